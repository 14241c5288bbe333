import * as z from 'zod'
import { FIELD_RULES, INFO_KINDS, MOMENT_KINDS, RESULT_FIELDS } from '#domain/resultFields.ts'
import { TRIAL_TYPES } from '#domain/trials/results.ts'
import { namedAccount } from './audit.ts'
import { AUDIT_CODES } from './auditConstants.ts'
import { SOURCE_KINDS } from './constants.ts'
import { valueSource } from './corrections.ts'
import { dogSummary } from './dogs.ts'
import { boundedText, dayInput, id } from './inputs.ts'

const moment = z.iso.datetime()
const day = z.iso.date()
const text = z.string().nullable()

/** What is recorded in a field; dogs, events and rulebooks by what they are called. */
const value = z.union([z.number(), z.string(), z.boolean(), z.array(z.string())]).nullable()
const field = z.enum(RESULT_FIELDS)

const source = valueSource.extend({
  /** id of the data update that it was; null: none, or one from the command line */
  update: id.nullable(),
  reason: text,
})
export type ResultSource = z.infer<typeof source>

const recordedField = z.strictObject({
  field,
  value,
  source,
  /** how the value follows from others; null: it was typed, or came as it is */
  rule: z.enum(FIELD_RULES).nullable(),
  /** what it held before, newest first; without those from before the history */
  earlier: z.array(z.strictObject({ value, source })),
})
export type RecordedResultField = z.infer<typeof recordedField>

/** `open`: taken back from the public and being written on; `removed`: there is no such result any more. */
const RESULT_STATES = ['recorded', 'open', 'removed'] as const

const event = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('trial'),
    id,
    type: z.enum(TRIAL_TYPES).nullable(),
    date: day.nullable(),
    kaerNr: z.number().int().nullable(),
    place: text,
  }),
  z.strictObject({
    kind: z.literal('show'),
    /** null: the show has gone with its last result */
    id: id.nullable(),
    date: day,
    place: z.string(),
    country: z.string(),
    name: text,
  }),
])

export const resultInfo = z.strictObject({
  kind: z.enum(INFO_KINDS),
  /** of the result as it is now; null: it is open or removed */
  id: id.nullable(),
  state: z.enum(RESULT_STATES),
  /** null: the dog is gone, or not in the register any more */
  dog: dogSummary.nullable(),
  /** what it was called last */
  dogName: text,
  event: event.nullable(),
  rulebook: z
    .strictObject({ id, validFrom: day, revision: z.number().int(), confirmed: z.boolean() })
    .nullable(),
  /** false: there was no such result that day */
  isRecorded: z.boolean(),
  fields: z.array(recordedField),
})
export type ResultInfo = z.infer<typeof resultInfo>

/** As it stood at the end of a day in Finland; without one now. */
export const onDay = z.object({ on: dayInput().optional() })

const key = boundedText(16).regex(/^[a-z]\d{1,15}$/, 'VALUE_INVALID')
const values = z.record(z.string(), value)

/** Who did it: of a person whose name the reader may not see `hidden`. */
const ORIGINS = [...SOURCE_KINDS, 'hidden'] as const

const resultMoment = z.strictObject({
  /** names it in an address */
  key: z.string(),
  at: moment,
  kind: z.enum(MOMENT_KINDS),
  /** what the command was; null: none that is known */
  code: z.enum(AUDIT_CODES).nullable(),
  origin: z.enum(ORIGINS),
  /** null too for the service itself, and for someone who has been erased */
  actor: namedAccount.nullable(),
  /** name of the imported file, and id of its update */
  file: text,
  update: id.nullable(),
  reason: text,
  /** what it did to the result; null: nothing */
  what: z.enum(['added', 'changed', 'removed', 'restored']).nullable(),
  /** only the fields that changed */
  before: values.nullable(),
  after: values.nullable(),
})
export type ResultMoment = z.infer<typeof resultMoment>

/** Newest first; `next` is the `before` of the following page. */
export const resultTimeline = z.strictObject({
  moments: z.array(resultMoment),
  /** what there is of each kind, and how much */
  kinds: z.array(z.strictObject({ kind: z.enum(MOMENT_KINDS), count: z.number().int() })),
  next: text,
  /** false: the result is older than the history, and what was before that is not known */
  fromBeginning: z.boolean(),
})
export type ResultTimeline = z.infer<typeof resultTimeline>

export const timelinePaging = z.object({
  kind: z.enum(MOMENT_KINDS).optional(),
  before: key.optional(),
  /** the moment that comes first: those after it are left out */
  from: key.optional(),
})
