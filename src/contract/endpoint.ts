/** How a body travels: plain text and forms beside JSON; a `file` is the whole body itself (docs/rules/accounts.md#calls). */
type BodyKind = 'none' | 'text' | 'form' | 'json' | 'file'

/** What a change is of: in a sentence such as "The trial could not be saved" (`common.failed` of the texts). */
export type Subject =
  | 'signin'
  | 'signout'
  | 'registration'
  | 'password'
  | 'profile'
  | 'session'
  | 'secondFactor'
  | 'erasure'
  | 'dog'
  | 'picture'
  | 'show'
  | 'showResult'
  | 'title'
  | 'dogTitle'
  | 'trial'
  | 'report'
  | 'entryList'
  | 'ownEntry'
  | 'payment'
  | 'refund'
  | 'settlement'
  | 'bankStatement'
  | 'checkIn'
  | 'paperAward'
  | 'objection'
  | 'proposal'
  | 'signature'
  | 'message'
  | 'result'
  | 'practice'
  | 'rulebook'
  | 'phrase'
  | 'product'
  | 'refundRule'
  | 'refundClaim'
  | 'contest'
  | 'averages'
  | 'register'
  | 'competition'
  | 'breedingRule'
  | 'systemUpdate'
  | 'informationPage'
  | 'breed'
  | 'withdrawal'
  | 'archive'
  | 'apiKey'
  | 'advertisement'
  | 'document'
  | 'folder'
  | 'healthAlert'
  | 'healthCode'
  | 'healthInquiry'
  | 'notice'
  | 'mateSearch'
  | 'savedSearch'
  | 'review'
  | 'judge'
  | 'club'
  | 'user'
  | 'memberList'
  | 'dataUpdate'
  | 'dataMapping'
  | 'mail'
  | 'job'
  | 'demo'

/**
 * What a call is on the wire: the part of it that the browser carries, so it stands apart from the schemas and their
 * validator. `src/contract/call.ts` makes the whole call of it.
 */
export interface Endpoint<
  Method extends 'GET' | 'POST' = 'GET' | 'POST',
  Path extends string = string,
  Kind extends BodyKind = BodyKind,
  Changes extends boolean = boolean,
> {
  readonly method: Method
  /** in the Fastify form (`:id`); a trailing slash is tolerated both ways */
  readonly path: Path
  readonly bodyKind: Kind
  /** true: it changes something, so it needs the anti-forgery token; false: it only asks */
  readonly changes: Changes
  /** of a change */
  readonly subject?: Subject
  /** the file travels as a part of a form */
  readonly multipart?: true
}

/** Names that a path leaves open: `'trialDate' | 'kaerNr'` of `/api/trials/:trialDate/:kaerNr`. */
export type NamesIn<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? NamesIn<Head> | NamesIn<Tail>
  : Path extends `:${infer Name}`
    ? Name
    : never

/** Asks by its address alone. */
export const get = <const Path extends string>(path: Path): Endpoint<'GET', Path, 'none', false> => ({
  method: 'GET',
  path,
  bodyKind: 'none',
  changes: false,
})

/** Asks by a body, because the question is long or nobody's business. */
export const post = <const Path extends string, const Kind extends 'text' | 'json'>(
  path: Path,
  bodyKind: Kind,
): Endpoint<'POST', Path, Kind, false> => ({ method: 'POST', path, bodyKind, changes: false })

/** Changes something by what its body says. */
export const change = <const Path extends string, const Kind extends 'text' | 'form' | 'json'>(
  path: Path,
  bodyKind: Kind,
  subject: Subject,
): Endpoint<'POST', Path, Kind, true> => ({ method: 'POST', path, bodyKind, changes: true, subject })

/** Changes something by its address alone. */
export const command = <const Path extends string>(
  path: Path,
  subject: Subject,
): Endpoint<'POST', Path, 'none', true> => ({
  method: 'POST',
  path,
  bodyKind: 'none',
  changes: true,
  subject,
})

/** Uploads a file; all other input is in the address. */
export const upload = <const Path extends string>(
  path: Path,
  subject: Subject,
): Endpoint<'POST', Path, 'file', true> => ({
  method: 'POST',
  path,
  bodyKind: 'file',
  changes: true,
  subject,
})

/** Uploads a file as the part `file` of a form with parts, as the specified call takes it; all other input is in the address. */
export const uploadForm = <const Path extends string>(
  path: Path,
  subject: Subject,
): Endpoint<'POST', Path, 'file', true> => ({ ...upload(path, subject), multipart: true })
