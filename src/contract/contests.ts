import * as z from 'zod'
import { CONTEST_REFUSALS, CONTEST_VERDICTS } from '#domain/entries/contests.ts'
import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import { call } from './call.ts'
import { contestRow } from './contestFields.ts'
import { dogSummary } from './dogs.ts'
import * as at from './endpoints/contests.ts'
import { entryTrial } from './entryTrial.ts'
import { confirmedInput, id, idParams, neededLine } from './inputs.ts'
import { entryMoneyAnswer } from './payments.ts'
import { allOf, type Refusals } from './refusals.ts'

const contestPage = z.strictObject({
  trial: entryTrial,
  dog: dogSummary,
  class: z.enum(TRIAL_CLASSES),
  enteredAt: z.iso.datetime(),
  leftAt: z.iso.datetime().nullable(),
  /** null: nobody has contested it */
  contest: contestRow.nullable(),
  /** why it cannot be contested now; null: it can */
  refused: z.enum(CONTEST_REFUSALS).nullable(),
})
export type ContestPage = z.infer<typeof contestPage>

const OF_AN_ENTRY: Refusals = { 403: ['FORBIDDEN'], 404: ['ENTRY_NOT_FOUND'] }

/** For those who own the dog on that day. It says nothing of who has entered it. */
export const entryContest = call(at.entryContest, {
  summary: 'An entry as an owner of its dog sees it who may contest it',
  access: 'signedIn',
  noStore: true,
  params: idParams,
  refusals: OF_AN_ENTRY,
  answer: contestPage,
})
/** The entry stays until the organiser has decided. Contested again it changes nothing. */
export const contestEntry = call(at.contestEntry, {
  summary: 'Contest an entry of one’s dog that somebody else has made',
  access: 'signedIn',
  params: idParams,
  body: z.object({ reason: neededLine(500) }),
  refusals: allOf(OF_AN_ENTRY, { 422: [...CONTEST_REFUSALS] }),
  answer: contestPage,
})
/** `removed`: the dog is withdrawn, and what was paid is owed to its entrant. */
export const decideContest = call(at.decideContest, {
  summary: 'Decide about an entry that the dog’s owner contests',
  access: 'money.decide',
  params: idParams,
  body: z.object({
    contestId: id,
    verdict: z.enum(CONTEST_VERDICTS),
    reason: neededLine(500),
    confirmed: confirmedInput,
  }),
  refusals: {
    404: ['ENTRY_NOT_FOUND', 'CONTEST_NOT_FOUND'],
    409: ['ENTRY_HAS_SHEET'],
    422: ['CONTEST_IS_DECIDED', 'ENTRY_HAS_RESULT'],
  },
  answer: entryMoneyAnswer,
})
