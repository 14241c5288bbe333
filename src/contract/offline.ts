import * as z from 'zod'
import { TRIAL_TYPES } from '#domain/trials/results.ts'
import { SHEET_KINDS } from '#domain/trials/sheet.ts'
import { call } from './call.ts'
import * as at from './endpoints/offline.ts'
import { boundedText, id } from './inputs.ts'

const day = z.iso.date()

const trialToKeep = z.strictObject({
  id,
  heldOn: day,
  endDate: day.nullable(),
  place: z.string().nullable(),
  type: z.enum(TRIAL_TYPES).nullable(),
  kinds: z.array(z.enum(SHEET_KINDS)),
  /** the reader writes its results */
  results: z.boolean(),
  /** the reader may practise beside the judge */
  practice: z.boolean(),
  /** the last day on which a device keeps its sheets */
  until: day,
})
export type TrialToKeep = z.infer<typeof trialToKeep>

const dayToKeep = z.strictObject({ id, heldOn: day, place: z.string(), until: day })
export type DayToKeep = z.infer<typeof dayToKeep>

/** Source: docs/rules/offline.md#which-sheets. */
export const sheetsToKeep = call(at.sheetsToKeep, {
  summary:
    'Trials and review days whose sheets the reader’s device may keep for work without network, with a ticket that stands for it',
  access: 'signedIn',
  answer: z.strictObject({
    trials: z.array(trialToKeep),
    days: z.array(dayToKeep),
    /** by which the device learns later, without a session, what it may still keep */
    ticket: z.string(),
  }),
})

/** Of a ticket that the service has not made, or whose account is gone: nothing. Source: docs/rules/offline.md#emptying-the-device. */
export const keptSheets = call(at.keptSheets, {
  summary: 'Which trials and review days a device may still keep, by its ticket',
  noStore: true,
  body: z.object({ ticket: boundedText(100, 'TEXT_TOO_LONG') }),
  answer: z.strictObject({
    /** false: the account is gone, or has no right to any sheets: nothing of it may stay */
    owner: z.boolean(),
    trials: z.array(id),
    days: z.array(id),
  }),
})
