import * as z from 'zod'
import { AGREEMENTS } from '#domain/payments/agreement.ts'
import { call, fileContent } from './call.ts'
import * as at from './endpoints/money.ts'
import { boundedText, id } from './inputs.ts'

/** Integer cents of euro, never negative. */
const cents = z.number().int().min(0)
const count = z.number().int().min(0)

/** A month such as `2026-09`, of the years 1900–2199. */
const month = boundedText(7).regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, 'VALUE_INVALID')
/** Months in Finland, both counted in: without `to` up to this one, without `from` twelve of them. */
const period = z
  .object({ from: month.optional(), to: month.optional() })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    error: 'VALUE_INVALID',
  })

/** Source: docs/rules/entries.md#treasurers-view. What came in is what went back, is on its way back, is owed and stays. */
const trialSums = {
  /** entries with a fee that are in the trial, or for which money came */
  entries: count,
  paidCents: cents,
  /** has arrived with the entrants */
  refundedCents: cents,
  onItsWayCents: cents,
  /** stays with the organiser, as things are now */
  keptCents: cents,
  /** what the provider of payments has kept, as far as it has settled */
  feeCents: z.number().int(),
  /** is owed to entrants and not on its way */
  owedCents: cents,
  /** what dogs that have a place have not paid */
  unpaidCents: cents,
  /** entries whose money somebody has to decide about */
  waiting: count,
}
/** Source: docs/rules/entries.md#agreement. */
const agreement = z.strictObject({
  /** null: nothing moved through the provider */
  state: z.enum(AGREEMENTS).nullable(),
  /** what settlements say less what is known here, of what does not agree */
  differenceCents: z.number().int(),
  /** what no settlement has yet; negative: more went back than came */
  unsettledCents: z.number().int(),
})
export type MonthAgreement = z.infer<typeof agreement>
const monthSums = {
  inCents: cents,
  backCents: cents,
  /** what the provider of payments has kept for what moved in the month, as far as it has settled */
  feeCents: z.number().int(),
  /** entries whose money somebody has to decide about, in the month in which money last came for them */
  waiting: count,
  settlement: agreement,
}

const namedTrial = z.strictObject({
  id,
  date: z.iso.date().nullable(),
  kaerNr: z.number().int().nullable(),
  place: z.string().nullable(),
  club: z.strictObject({ id, name: z.string() }),
})
const trialMoney = z.strictObject({ trial: namedTrial, ...trialSums })
export type TrialMoney = z.infer<typeof trialMoney>
/** null: what a settlement says of nothing that is known */
const monthOfTrial = z.strictObject({ trial: namedTrial.nullable(), ...monthSums })
export type MonthOfTrial = z.infer<typeof monthOfTrial>
const monthMoney = z.strictObject({ month: z.string(), ...monthSums, trials: z.array(monthOfTrial) })
export type MonthMoney = z.infer<typeof monthMoney>

const answer = z.strictObject({
  from: z.string(),
  to: z.string(),
  /** all the money of each, of whichever month: trials held in the period, those whose money moved in it, and all that wait; the latter first */
  trials: z.array(trialMoney),
  /** in which money moved or waits, the latest first, each with its trials */
  months: z.array(monthMoney),
  totals: z.strictObject({ trials: z.strictObject(trialSums), months: z.strictObject(monthSums) }),
})
export type Treasury = z.infer<typeof answer>

const access = 'money.decide'
const CSV = 'text/csv; charset=utf-8'

/** Of the trials of the reader's own clubs; of SYSADMIN all. */
export const treasury = call(at.treasury, {
  summary:
    'Payments, refunds, fees of the provider and what waits, trial by trial and month by month, beside the settlements',
  access,
  query: period,
  cost: 5,
  answer,
})
const file = { access, query: period, cost: 5, answer: fileContent, produces: CSV } as const
export const treasuryCsv = call(at.treasuryCsv, {
  summary: 'Each payment that came and each refund of a period, a row each',
  ...file,
})
export const treasuryTrialsCsv = call(at.treasuryTrialsCsv, {
  summary: 'The money of each trial of a period, a row each',
  ...file,
})
export const treasuryMonthsCsv = call(at.treasuryMonthsCsv, {
  summary:
    'What moved in each month of a period and whether it agrees with the settlements, a row for each trial',
  ...file,
})
