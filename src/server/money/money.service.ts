import { addMonths } from '#domain/dates.ts'
import type { Reader } from '../platform/act.ts'
import { moneyEvents, moneyOfMonths, moneyOfTrials } from './money.store.ts'
import type { MoneyEvent, MonthMoney, MonthSums, Period, TrialMoney, TrialSums } from './money.types.ts'

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
  feeCents: 0,
  owedCents: 0,
  unpaidCents: 0,
  waiting: 0,
}
const NOTHING_MOVED: MonthSums = {
  inCents: 0,
  backCents: 0,
  feeCents: 0,
  waiting: 0,
  compared: 0,
  cases: 0,
  unsettled: 0,
  differenceCents: 0,
  unsettledCents: 0,
}

/** Money of the reader's trials in a period, with its sums. */
export async function findTreasury(reader: Reader, period: Period) {
  const trials = await findTrials(reader, period)
  const months = await findMonths(reader, period)
  return {
    period,
    trials,
    months,
    totals: { trials: sumOf(NO_MONEY, trials), months: sumOf(NOTHING_MOVED, months) },
  }
}
export type FoundTreasury = Awaited<ReturnType<typeof findTreasury>>

/** The money of each of the reader's trials that a period is about. */
export const findTrials = ({ db, viewer }: Reader, period: Period): Promise<TrialMoney[]> =>
  moneyOfTrials(db, viewer, period)

/** The months of a period in which money of the reader's trials moved or waits, each with its trials. */
export async function findMonths({ db, viewer }: Reader, period: Period): Promise<MonthMoney[]> {
  const byMonth = Map.groupBy(await moneyOfMonths(db, viewer, period), ({ month }) => month)
  return [...byMonth].map(([month, trials]) => ({ month, ...sumOf(NOTHING_MOVED, trials), trials }))
}

/** Adds up what `nothing` names. */
function sumOf<Sums extends { readonly [Name in keyof Sums]: number }>(
  nothing: Sums,
  rows: readonly Sums[],
): Sums {
  const names = Object.keys(nothing) as (keyof Sums)[]
  return Object.fromEntries(
    names.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)]),
  ) as Sums
}

/** Each payment and refund of a period. */
export const findEvents = ({ db, viewer }: Reader, period: Period): Promise<MoneyEvent[]> =>
  moneyEvents(db, viewer, period)
