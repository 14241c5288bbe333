import { addMonths } from '#domain/dates.ts'
import type { Reader } from '../platform/act.ts'
import { moneyEvents, moneyOfMonths, moneyOfTrials } from './money.store.ts'
import type { MoneyEvent, MonthMoney, Period, TrialMoney, TrialSums } from './money.types.ts'

/** Months before the last one that a period has by itself. */
const MONTHS_BEFORE = 11

/** The period that is asked for; by itself the twelve months up to this one. */
export function periodOf(today: string, { from, to }: Partial<Period>): Period {
  const last = to ?? today.slice(0, 7)
  return { from: from ?? addMonths(`${last}-01`, -MONTHS_BEFORE).slice(0, 7), to: last }
}

const NO_MONEY: TrialSums = {
  entries: 0,
  paidCents: 0,
  refundedCents: 0,
  onItsWayCents: 0,
  keptCents: 0,
  owedCents: 0,
  unpaidCents: 0,
  waiting: 0,
}
const TRIAL_SUMS = Object.keys(NO_MONEY) as (keyof TrialSums)[]

/** Money of the reader's trials in a period, with its sums. */
export async function findTreasury({ db, viewer }: Reader, period: Period) {
  const trials = await moneyOfTrials(db, viewer, period)
  const months = await moneyOfMonths(db, viewer, period)
  return { period, trials, months, totals: { trials: sumOfTrials(trials), months: sumOfMonths(months) } }
}
export type FoundTreasury = Awaited<ReturnType<typeof findTreasury>>

const sumOfTrials = (trials: readonly TrialMoney[]): TrialSums =>
  trials.reduce(
    (sums, trial) =>
      Object.fromEntries(TRIAL_SUMS.map((name) => [name, sums[name] + trial[name]])) as unknown as TrialSums,
    NO_MONEY,
  )

const sumOfMonths = (months: readonly MonthMoney[]) => ({
  inCents: months.reduce((sum, { inCents }) => sum + inCents, 0),
  backCents: months.reduce((sum, { backCents }) => sum + backCents, 0),
})

/** Each payment and refund of a period. */
export const findEvents = ({ db, viewer }: Reader, period: Period): Promise<MoneyEvent[]> =>
  moneyEvents(db, viewer, period)
