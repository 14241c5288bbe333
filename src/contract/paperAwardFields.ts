import * as z from 'zod'
import { PAPER_AWARD_GROUNDS, PAPER_AWARD_VERDICTS } from '#domain/trials/paperAwards.ts'
import { dayInput, id, neededLine } from './inputs.ts'

/** An award of a dog that was seen on paper; `verdict` null: the register has not looked into it, and it counts. */
export const paperAward = z.strictObject({
  id,
  /** id of the trial it was recorded for, whose organiser may take it back; null: a draft that has been deleted */
  trialId: id.nullable(),
  ground: z.enum(PAPER_AWARD_GROUNDS),
  /** what was won, such as a title, and where */
  award: z.string(),
  place: z.string(),
  wonOn: z.iso.date(),
  /** who has seen the paper; null: nobody, an entrant says so */
  seenBy: z.string().nullable(),
  verdict: z.enum(PAPER_AWARD_VERDICTS).nullable(),
  verdictReason: z.string().nullable(),
})
export type PaperAward = z.infer<typeof paperAward>

/** What an organiser writes of an award that was seen on paper. */
export const paperAwardFields = {
  ground: z.enum(PAPER_AWARD_GROUNDS, 'VALUE_REQUIRED'),
  award: neededLine(200),
  place: neededLine(200),
  wonOn: dayInput(),
  seenBy: neededLine(100),
}
