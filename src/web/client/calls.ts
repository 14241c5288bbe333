import type { AnswerOf, BodyOf, Change, NeedsCaptcha, Question } from '#contract/calls.ts'
import type { AddressOf, Inputs, Nothing, Part } from './address.ts'
import { type Message, type SendOptions, send } from './send.ts'

/** The input of a reading call: the parts of its address, and a body where it has one. */
export type InputOf<E extends Question> = AddressOf<E> & Part<'body', BodyOf<E>>

/** Sends a reading call of the contract. @throws ApiError */
export function ask<E extends Question>(
  call: E,
  ...[input, options = {}]: Inputs<InputOf<E>, Pick<SendOptions, 'signal' | 'sender'>>
): Promise<AnswerOf<E>> {
  return send(call, (input ?? {}) as Message, options) as Promise<AnswerOf<E>>
}

type Solved<E extends Change> =
  NeedsCaptcha<E> extends true
    ? { readonly captcha: string }
    : { readonly captcha?: NeedsCaptcha<E> extends 'asked' | 'visitors' ? string : undefined }

/** How the sending of a file is followed, and ended. */
type Followed<E extends Change> = E['bodyKind'] extends 'file'
  ? Pick<SendOptions, 'onProgress' | 'signal'>
  : Nothing

/** The input of a changing call beside its body. */
export type ChangeOptions<E extends Change> = AddressOf<E> &
  Solved<E> &
  Followed<E> &
  Pick<SendOptions, 'sender'>

type ChangeInputs<E extends Change> =
  Nothing extends ChangeOptions<E>
    ? [BodyOf<E>] extends [undefined]
      ? [body?: undefined, options?: ChangeOptions<E>]
      : [body: BodyOf<E>, options?: ChangeOptions<E>]
    : [body: BodyOf<E>, options: ChangeOptions<E>]

/** Sends a changing call of the contract. @throws ApiError */
export function change<E extends Change>(call: E, ...[body, options]: ChangeInputs<E>): Promise<AnswerOf<E>> {
  const { params, query, ...sending } = (options ?? {}) as Message & SendOptions
  return send(call, { params, query, body }, sending) as Promise<AnswerOf<E>>
}
