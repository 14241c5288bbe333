import * as z from 'zod'
import { FILLINGS } from '#domain/entries/placeDraw.ts'
import { MOST_PROPOSALS } from '#domain/trials/proposalRules.ts'
import { TRIAL_CLASSES, TRIAL_TYPES } from '#domain/trials/results.ts'
import {
  HAPPENED_NAMES,
  type HappenedName,
  WRITTEN_FIELDS,
  type WrittenFields,
  type WrittenName,
  writtenValues,
} from '#domain/trials/trialFields.ts'
import { emailOrNone } from './accounts.ts'
import { dayInput, id, lineInput, textInput, timeInput, valuesByName } from './inputs.ts'
import { proposalCode } from './rulebooks.ts'

const count = ([least, most]: readonly [number, number]) =>
  z.number().int('COUNT_INVALID').min(least, 'COUNT_INVALID').max(most, 'COUNT_INVALID')
/** A year that no calendar of ours has is a slip of the finger. */
export const trialDay = dayInput('DATE_INVALID').refine(
  (iso) => iso >= '1900-01-01' && iso < '2200-01-01',
  'DATE_INVALID',
)
const classLimits = valuesByName(TRIAL_CLASSES, count(WRITTEN_FIELDS.capacity.range))

const writtenSchemas = writtenValues<{
  [Name in WrittenName]: z.ZodType<WrittenFields[Name], WrittenFields[Name]>
}>((_, field): z.ZodType => {
  switch (field.kind) {
    case 'day':
      return trialDay.nullable()
    case 'time':
      return timeInput.nullable()
    case 'count':
      return count(field.range).nullable()
    case 'line':
    case 'phone':
      return lineInput(field.most)
    case 'text':
      return textInput(field.most)
    case 'email':
      return emailOrNone
  }
})

/** What may be added after the end. */
export const happenedSchemas = Object.fromEntries(
  HAPPENED_NAMES.map((name) => [name, writtenSchemas[name]]),
) as Pick<typeof writtenSchemas, HappenedName>

/** What an organiser writes down of a trial; null and '' say that it is not known yet. */
export const trialFields = z.strictObject({
  clubId: id,
  type: z.enum(TRIAL_TYPES).nullable(),
  date: trialDay.nullable(),
  /** water and track are done at trials of their own */
  divided: z.boolean(),
  classes: z.array(z.enum(TRIAL_CLASSES)).max(TRIAL_CLASSES.length),
  ...writtenSchemas,
  /** set before publishing */
  filling: z.enum(FILLINGS).default('queue'),
  capacityByClass: classLimits,
  judgeIds: z.array(id).max(20),
  headJudgeId: id.nullable(),
  /** what its organiser has the right to propose dogs for, by code */
  proposals: z.array(proposalCode).max(MOST_PROPOSALS).default([]),
})
