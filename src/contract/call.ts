import * as z from 'zod'
import type { Permission } from '#domain/accounts/permissions.ts'
import type { Endpoint, NamesIn } from './endpoint.ts'
import type { ErrorCode, Refusals } from './refusals.ts'

/** What a call with a `file` body takes; what the file says it is, is checked again by its content. */
export interface FileRules {
  /** what the browser may say it sends */
  readonly mediaTypes: readonly string[]
  /** which of the configured limits its bytes are held to */
  readonly limit: 'picture' | 'attachment'
  /** code of the 413 for one that is larger */
  readonly tooLarge: ErrorCode
  /** code of the 400 for one of another type */
  readonly wrongType: ErrorCode
  /** it is one of the parts of a larger file: not counted among the files that a caller may bring in a day */
  readonly part?: true
}

/** Who may make a call at all: everyone, whoever is signed in (`/api/auth/…`), or staff with a permission. */
type Access = 'anyone' | 'signedIn' | Permission

/** Cost from which on a call counts as expensive: of those only few are answered at once, in turns. */
export const EXPENSIVE = 3

/** Content of a body or an answer that is a file. */
export const fileContent = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

/** Content of an answer that is a file of any length, sent as it comes. */
export const streamContent = z.custom<AsyncIterable<unknown>>(
  (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
)

/** A value in an address; a number is written out. */
type AddressValue = string | number

/** What every call says of itself beside its endpoint. */
interface Terms {
  readonly summary: string
  readonly access: Access
  /**
   * true: it needs a solved challenge of `GET /api/captcha`, which works once; `visitors`: of who has not signed in; `asked`: only where a
   * refusal asks for one
   */
  readonly captcha: boolean | 'visitors' | 'asked'
  /**
   * what it takes of its caller's budget, in tokens (docs/security.md#work-is-bounded): 1 of a look at a few rows, a tenth of what is in
   * memory anyway, `EXPENSIVE` and more of what goes through much
   */
  readonly cost: number
  /** what it costs instead where the query names one of these */
  readonly costWith?: Readonly<Record<string, number>>
  /** most bytes of its body, where the 64 KiB of every other call are too few */
  readonly bodyBytes?: number
  /** true: kept by no browser and no proxy, although anyone may ask; what changes or needs a session never is */
  readonly noStore?: boolean
  /** true: who must set up a second factor and has not may make it, as the only calls of those signed in */
  readonly withoutFactor?: boolean
  /** what it is refused with beside what follows from the other terms (`refusalsOf`); a refusal that is not listed fails the tests */
  readonly refusals: Refusals
  /** the named parts of the path */
  readonly params?: z.ZodType<unknown, Readonly<Record<string, AddressValue>>>
  readonly query?: z.ZodType<unknown, Readonly<Record<string, AddressValue | undefined>>>
  readonly answer: z.ZodType
}

interface WithoutBody {
  readonly bodyKind: 'none'
  readonly body?: undefined
  readonly file?: undefined
}
interface WithText {
  readonly bodyKind: 'text'
  /** one string, checked by the same schema on both sides */
  readonly body: z.ZodType<unknown, string>
  readonly file?: undefined
}
interface WithForm {
  readonly bodyKind: 'form'
  readonly body: z.ZodType<unknown, Readonly<Record<string, string>>>
  readonly file?: undefined
}
interface WithJson {
  readonly bodyKind: 'json'
  readonly body: z.ZodType
  readonly file?: undefined
}
interface WithFile {
  readonly bodyKind: 'file'
  readonly body: typeof fileContent
  readonly file: FileRules
}

/** A call that only asks; `produces`: media type of an answer that is a file, else it is JSON. */
type ReadingCall = Endpoint &
  Terms & { readonly changes: false; readonly produces?: string } & (WithoutBody | WithText | WithJson)

/** A call that changes something. */
type ChangingCall = Endpoint &
  Terms & { readonly changes: true; readonly produces?: undefined } & (
    | WithoutBody
    | WithText
    | WithForm
    | WithJson
    | WithFile
  )

/** What calls with a JSON body have in common that are answered by one recipe; they differ in what their body says. */
export interface JsonChange<
  Body extends z.ZodType,
  Answer extends z.ZodType,
  Params extends Terms['params'] = undefined,
> extends Endpoint<'POST', string, 'json', true>,
    Omit<Terms, 'params' | 'answer'>,
    Omit<WithJson, 'body'> {
  readonly params: Params
  readonly body: Body
  readonly answer: Answer
  readonly produces?: undefined
}

/** One call that browser and server agree on. */
export type Call = ReadingCall | ChangingCall

/** What a request of a call with this query costs, in tokens. */
export function costOf({ cost, costWith = {} }: Pick<Call, 'cost' | 'costWith'>, query: unknown): number {
  const named = Object.entries(costWith).filter(([name]) => Object.hasOwn(Object(query), name))
  return Math.max(cost, ...named.map(([, more]) => more))
}

/** What a body, a query or the named parts of a path may look like, of a call whose endpoint is `E`. */
interface BodyTerms {
  none: { readonly body?: undefined; readonly file?: undefined }
  text: Pick<WithText, 'body' | 'file'>
  form: Pick<WithForm, 'body' | 'file'>
  json: Pick<WithJson, 'body' | 'file'>
  file: { readonly body?: undefined; readonly file: FileRules }
}
type ParamsTerms<Names extends string> = [Names] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: z.ZodType<unknown, Readonly<Record<Names, AddressValue>>> }

/** What is said of a call beside its endpoint; what is left out: open to everyone, no captcha, costs 1. */
type TermsOf<E extends Endpoint> = Omit<Terms, 'access' | 'captcha' | 'cost' | 'refusals' | 'params'> & {
  readonly access?: Exclude<Access, 'anyone'>
  readonly captcha?: true | 'visitors' | 'asked'
  readonly cost?: number
  readonly refusals?: Refusals
  readonly produces?: E['changes'] extends true ? undefined : string
} & BodyTerms[E['bodyKind']] &
  ParamsTerms<NamesIn<E['path']>>

type ValueOf<T, Name extends string, Otherwise> = T extends { readonly [N in Name]: infer Value }
  ? Value
  : Otherwise

/** The call that an endpoint and its terms make. */
type DeclaredCall<E extends Endpoint, T extends { readonly answer: z.ZodType }> = E & {
  readonly summary: string
  readonly access: Access
  readonly captcha: ValueOf<T, 'captcha', false>
  readonly cost: number
  readonly costWith?: Terms['costWith']
  readonly bodyBytes?: number
  readonly noStore?: boolean
  readonly withoutFactor?: boolean
  readonly refusals: Refusals
  readonly params: ValueOf<T, 'params', undefined>
  readonly query: ValueOf<T, 'query', undefined>
  readonly body: E['bodyKind'] extends 'file' ? typeof fileContent : ValueOf<T, 'body', undefined>
  readonly file: ValueOf<T, 'file', undefined>
  readonly answer: T['answer']
  readonly produces: ValueOf<T, 'produces', undefined>
}

/** Declares a call: its endpoint, who may make it, and the schemas of what it takes and answers. */
export function call<const E extends Endpoint, T extends TermsOf<E>>(
  endpoint: E,
  terms: T,
): DeclaredCall<E, T> {
  return {
    access: 'anyone',
    captcha: false,
    cost: 1,
    refusals: {},
    ...endpoint,
    ...terms,
    ...(endpoint.bodyKind === 'file' && { body: fileContent }),
  } as unknown as DeclaredCall<E, T>
}
