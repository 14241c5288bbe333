import * as z from 'zod'
import { MOST_PARTIES, MOST_PARTY_JUDGES } from '#domain/entries/parties.ts'
import { id, lineInput, timeInput } from './inputs.ts'

const number = z.number().int().min(1).max(MOST_PARTIES)
const trialDay = z.number().int().min(1).max(31)

/** A judge's party as its organiser sees it: a judge or a day that the trial no longer has stays in it. */
export const party = z.strictObject({
  number,
  /** 1: the first day of the trial */
  day: trialDay,
  /** hh:mm */
  meetsAt: z.string().nullable(),
  place: z.string().nullable(),
  judges: z.array(z.strictObject({ id, name: z.string() })),
})

/** When and where a party meets, and who leads it; empty: not known yet. */
export const partyFields = {
  day: trialDay,
  meetsAt: timeInput.nullable(),
  place: lineInput(120),
  judgeIds: z.array(id).max(MOST_PARTY_JUDGES, 'PARTY_JUDGES_TOO_MANY'),
}
/** A whole plan of parties, in place of the one that was seen. */
export const partyPlan = z
  .array(z.object({ number, ...partyFields, entryIds: z.array(id).max(500) }))
  .max(MOST_PARTIES)
export type PartyPlan = z.output<typeof partyPlan>

/** The parties that were seen; another number by now: 409. */
export const seenParties = z.number().int().min(0).max(2_147_483_647)
