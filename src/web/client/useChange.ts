import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, BodyOf, Change } from '#contract/calls.ts'
import type { AddressOf } from './address.ts'
import { type Answers, invalidate } from './queries.ts'
import type { Message } from './send.ts'
import { send } from './send.ts'

type Options<E extends Change> = AddressOf<E> & {
  /** the calls whose answers are stale afterwards */
  readonly invalidates?: readonly Answers[]
  readonly onSuccess?: (answer: AnswerOf<E>, body: BodyOf<E>) => unknown
  readonly onError?: (error: Error, body: BodyOf<E>) => unknown
  readonly onSettled?: () => unknown
  /** wraps the call, to look for a conflict */
  readonly around?: (send: () => Promise<AnswerOf<E>>) => Promise<AnswerOf<E>>
}

/** A change of the contract as a mutation, whose variable is the body; its answers are made stale after `onSuccess`. */
export function useChange<E extends Change>(call: E, options: Options<E>) {
  const { params, query } = options as Message
  const { invalidates = [], onSuccess, onError, onSettled, around }: Options<E> = options
  const queries = useQueryClient()
  return useMutation<AnswerOf<E>, Error, BodyOf<E>>({
    mutationFn: (body) => {
      const sent = () => send(call, { params, query, body }, {}) as Promise<AnswerOf<E>>
      return around ? around(sent) : sent()
    },
    onSuccess: async (answer, body) => {
      await onSuccess?.(answer, body)
      void invalidate(queries, ...invalidates)
    },
    onError,
    onSettled,
  })
}
