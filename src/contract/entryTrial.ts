import * as z from 'zod'
import { ENTRY_PHASES } from '#domain/trials/entryPhase.ts'
import { TRIAL_CLASSES, TRIAL_TYPES } from '#domain/trials/results.ts'
import { TRIAL_STATES } from '#domain/trials/states.ts'
import { filling } from './filling.ts'
import { id } from './inputs.ts'

const day = z.iso.date()
const text = z.string().nullable()
const count = z.number().int()

/** What an entrant needs to know of the trial. */
export const entryTrial = z.strictObject({
  id,
  date: day,
  endDate: day.nullable(),
  kaerNr: count,
  type: z.enum(TRIAL_TYPES),
  place: z.string(),
  club: z.string(),
  state: z.enum(TRIAL_STATES).exclude(['draft']),
  phase: z.enum(ENTRY_PHASES),
  classes: z.array(z.enum(TRIAL_CLASSES)),
  ...filling,
  registrationStart: day.nullable(),
  registrationEnd: day.nullable(),
  organiserPhone: text,
  organiserEmail: text,
})
