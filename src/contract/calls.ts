import type * as z from 'zod'
import * as accounts from './accounts.ts'
import * as audit from './audit.ts'
import * as calendar from './calendar.ts'
import type { Call } from './call.ts'
import * as content from './content.ts'
import * as dogStaff from './dogStaff.ts'
import * as dogs from './dogs.ts'
import type { Endpoint } from './endpoint.ts'
import * as entries from './entries.ts'
import * as judging from './judging.ts'
import * as mails from './mails.ts'
import * as officials from './officials.ts'
import * as organising from './organising.ts'
import * as papers from './papers.ts'
import * as pedigree from './pedigree.ts'
import * as rulebooks from './rulebooks.ts'
import * as users from './users.ts'

const subjects = {
  accounts,
  audit,
  calendar,
  content,
  dogStaff,
  dogs,
  entries,
  judging,
  mails,
  officials,
  organising,
  papers,
  pedigree,
  rulebooks,
  users,
}

type Values<Of> = Of[keyof Of]
type CallsIn<Subject> = Extract<Values<Subject>, Endpoint>
type AnyCall = { [S in keyof typeof subjects]: CallsIn<(typeof subjects)[S]> }[keyof typeof subjects]
type CallAt = { [C in AnyCall as `${C['method']} ${C['path']}`]: C }

/** The call that an endpoint belongs to, found by method and path: how the browser has its types without its schemas. */
export type CallOf<E extends Endpoint> = `${E['method']} ${E['path']}` extends infer Key extends keyof CallAt
  ? CallAt[Key]
  : never

type EndpointOf<C> =
  C extends Endpoint<infer Method, infer Path, infer Kind, infer Changes>
    ? Endpoint<Method, Path, Kind, Changes>
    : never
type Asking = Extract<AnyCall, { readonly changes: false }>
type Filing = Extract<Asking, { readonly produces: string }>

/** What may be asked with JSON as the answer, what gives a file, and what changes something. */
export type Question = EndpointOf<Exclude<Asking, Filing>>
export type FileQuestion = EndpointOf<Filing>
export type Change = EndpointOf<Extract<AnyCall, { readonly changes: true }>>

/** What is sent is not changed on the way. */
type Unchanged<T> = { readonly [K in keyof T]: Unchanged<T[K]> }
type Input<Schema> = Schema extends z.ZodType ? Unchanged<z.input<Schema>> : undefined

/** What the browser sends, before it is checked; undefined: nothing. */
export type ParamsOf<E extends Endpoint> = Input<CallOf<E>['params']>
export type QueryOf<E extends Endpoint> = Input<CallOf<E>['query']>
export type BodyOf<E extends Endpoint> = E['bodyKind'] extends 'file' ? Blob : Input<CallOf<E>['body']>
/** What the service answers. */
export type AnswerOf<E extends Endpoint> = z.output<CallOf<E>['answer']>
/** Whether a call needs a solved challenge. */
export type NeedsCaptcha<E extends Endpoint> = CallOf<E>['captcha']

/** Every call of the contract. */
export const calls: readonly Call[] = Object.values(subjects)
  .flatMap((subject): unknown[] => Object.values(subject))
  .filter(isCall)

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'bodyKind' in value
}
