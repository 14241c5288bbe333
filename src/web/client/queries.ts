import {
  type DataTag,
  infiniteQueryOptions,
  type QueryClient,
  type QueryFunction,
  type QueryKey,
  type SkipToken,
  skipToken,
} from '@tanstack/react-query'
import type { AddressParts } from '#contract/address.ts'
import type { AnswerOf, Question } from '#contract/calls.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Inputs } from './address.ts'
import type { InputOf } from './calls.ts'
import { type Message, send } from './send.ts'

/** The key of a cached answer, with the answer's type. */
export type AnswerKey<E extends Question> = DataTag<QueryKey, AnswerOf<E>>

interface AnswerQuery<E extends Question, Fn> {
  readonly queryKey: AnswerKey<E>
  readonly queryFn: Fn
  readonly staleTime?: number
}

/**
 * A question as TanStack Query asks it, for `useQuery`, `prefetchQuery` and the like; the key follows from the call and
 * its input.
 */
export function queryOf<E extends Question>(
  call: E,
  ...[input]: Inputs<InputOf<E>>
): AnswerQuery<E, QueryFunction<AnswerOf<E>>> {
  const message = (input ?? {}) as Message
  return {
    queryKey: [nameOf(call), written(message)] as unknown as AnswerKey<E>,
    queryFn: ({ signal }) => send(call, message, { signal }) as Promise<AnswerOf<E>>,
    ...freshness(call),
  }
}

/** As `queryOf`; disabled while the input is undefined. */
export function queryIf<E extends Question>(
  call: E,
  input: InputOf<E> | undefined,
): AnswerQuery<E, QueryFunction<AnswerOf<E>> | SkipToken> {
  if (input !== undefined) return queryOf(call, ...([input] as Inputs<InputOf<E>>))
  return { queryKey: [nameOf(call), null] as unknown as AnswerKey<E>, queryFn: skipToken }
}

/** Of a read without which there is no page: the page itself says that it is refused. */
export const TOLD_BY_PAGE = { meta: { isRefusalTold: true } } as const

/** The key of one answer: of a call with its input. */
export const keyOf = <E extends Question>(call: E, ...input: Inputs<InputOf<E>>): AnswerKey<E> =>
  queryOf(call, ...input).queryKey

type PagedIn<E> = E extends Question
  ? AnswerOf<E> extends { readonly next: number | string | null }
    ? E
    : never
  : never

/** The same for a list that comes page by page: `next` of an answer is the `before` of the following page. */
export function pagesOf<E extends PagedIn<Question>>(call: E, ...[input]: Inputs<InputOf<E>>) {
  const { params, query } = (input ?? {}) as AddressParts
  return infiniteQueryOptions({
    queryKey: [nameOf(call), written({ params, query }), 'pages'] as QueryKey,
    queryFn: ({ signal, pageParam }) =>
      send(call, { params, query: { ...query, before: pageParam } }, { signal }) as Promise<Page<E>>,
    initialPageParam: undefined as number | string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...freshness(call),
  })
}
type Page<E extends Question> = AnswerOf<E> & { readonly next: number | string | null }

/** What to invalidate: all answers of a call, or the one of a key. */
export type Answers = Question | QueryKey

/** Marks answers stale and fetches those again that are shown. */
export async function invalidate(queries: QueryClient, ...which: readonly Answers[]): Promise<void> {
  await Promise.all(
    which.map((one) => queries.invalidateQueries({ queryKey: 'path' in one ? [nameOf(one)] : one })),
  )
}

export const asksOneOf =
  (calls: readonly Endpoint[]) =>
  ({ queryKey: [name] }: { readonly queryKey: QueryKey }): boolean =>
    calls.some((call) => nameOf(call) === name)

/** Whether a query's answer is only for the signed-in user. */
export const isPrivate = ({ queryKey: [name] }: { readonly queryKey: QueryKey }): boolean =>
  String(name).includes(PRIVATE)

const PRIVATE = ' /api/auth/'
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`

/** Answers for staff are fetched again whenever they are shown. */
const freshness = (call: Endpoint) => (nameOf(call).includes(PRIVATE) ? { staleTime: 0 } : {})

/** An input as it is sent, so that `12` and `'12'` in an address give one key, and undefined parts are left out. */
function written({ params, query, body }: Message) {
  return {
    ...texts('params', params),
    ...texts('query', query),
    ...(body !== undefined && { body }),
  }
}

function texts(name: string, values: AddressParts['query'] = {}) {
  const given = Object.entries(values).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)] as const],
  )
  return given.length > 0 && { [name]: Object.fromEntries(given) }
}
