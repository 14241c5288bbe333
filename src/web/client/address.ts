import { type AddressParts, addressAt } from '#contract/address.ts'
import type { FileQuestion, ParamsOf, QueryOf } from '#contract/calls.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Language } from '#contract/languages.ts'

/** The type that an input extends when all of its parts are optional. */
export type Nothing = Record<never, never>

/** A part of a call's input: left out where the call has none, optional where nothing of it is needed. */
export type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [N in Name]?: undefined }
  : Nothing extends Value
    ? { readonly [N in Name]?: Readonly<Value> }
    : { readonly [N in Name]: Readonly<Value> }

/** The parts of a call's address. */
export type AddressOf<E extends Endpoint> = Part<'params', ParamsOf<E>> & Part<'query', QueryOf<E>>

/** The parameters of a function whose last inputs may be left out where nothing is needed of them. */
export type Inputs<Input, Options = never> = Nothing extends Input
  ? [input?: Input, options?: Options]
  : [input: Input, options?: Options]

/** The address of a file of the service, for a link; a paper is written in the language `lang`. */
export function addressOf<E extends FileQuestion>(
  call: E,
  ...[input]: Inputs<AddressOf<E> & { readonly lang?: Language }>
): string {
  const { params, query, lang } = (input ?? {}) as AddressParts & { readonly lang?: string }
  return addressAt(call, { params, query: { ...query, lang } })
}

/** The address of a call that leads a browser on, for a link. */
export const onwardAddressOf = (call: Endpoint<'GET'>, parts: AddressParts): string => addressAt(call, parts)
