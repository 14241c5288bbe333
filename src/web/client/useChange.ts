import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, BodyOf, Change } from '#contract/calls.ts'
import type { ChangeOptions } from './calls.ts'
import { type Answers, invalidate } from './queries.ts'
import { type Message, type SendOptions, send } from './send.ts'

interface Handlers<E extends Change, Given> {
  /** the calls whose answers are stale afterwards */
  readonly invalidates?: readonly Answers[]
  readonly onSuccess?: (answer: AnswerOf<E>, given: Given) => unknown
  readonly onError?: (error: Error, given: Given) => unknown
  readonly onSettled?: () => unknown
  /** wraps the call, to look for a conflict or to send it again */
  readonly around?: (send: () => Promise<AnswerOf<E>>) => Promise<AnswerOf<E>>
}

/** A change with all that is sent by it. */
export type ChosenChange<E extends Change> = { readonly call: E; readonly body: BodyOf<E> } & ChangeOptions<E>

/** A change of the contract as a mutation, whose variable is the body; its answers are made stale after `onSuccess`. */
export function useChange<E extends Change>(call: E, options: ChangeOptions<E> & Handlers<E, BodyOf<E>>) {
  const { params, query, captcha } = options as Message & SendOptions
  return useChosenChange<E, BodyOf<E>>(
    (body) => ({ call, body, params, query, captcha }) as unknown as ChosenChange<E>,
    options,
  )
}

/** As `useChange`, where the variable decides what is sent: `choose` is asked each time it is. */
export function useChosenChange<E extends Change, Given>(
  choose: (given: Given) => ChosenChange<E> | Promise<ChosenChange<E>>,
  { invalidates = [], onSuccess, onError, onSettled, around }: Handlers<E, Given>,
) {
  const queries = useQueryClient()
  return useMutation<AnswerOf<E>, Error, Given>({
    mutationFn: (given) => {
      const sent = async () => {
        const { call, params, query, body, captcha } = (await choose(given)) as ChosenMessage<E>
        return send(call, { params, query, body }, { captcha }) as Promise<AnswerOf<E>>
      }
      return around ? around(sent) : sent()
    },
    onSuccess: async (answer, given) => {
      await onSuccess?.(answer, given)
      void invalidate(queries, ...invalidates)
    },
    onError,
    onSettled,
  })
}

type ChosenMessage<E extends Change> = { readonly call: E } & Message & SendOptions
