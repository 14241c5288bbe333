import { seasonDays, seasonOf } from '../dates.ts'
import type { CompetitionPeriod } from './rule.ts'

/** The season or calendar year of an ISO day; a season is named by the year it starts in. */
export const periodOf = (period: CompetitionPeriod, day: string): number =>
  period === 'season' ? seasonOf(day) : Number(day.slice(0, 4))

/** First and last day of a season or calendar year. */
export const periodDays = (period: CompetitionPeriod, number: number) =>
  period === 'season' ? seasonDays(number) : { from: `${number}-01-01`, to: `${number}-12-31` }

/** `2025–2026` of a season, `2025` of a year. */
export const periodName = (period: CompetitionPeriod, number: number): string =>
  period === 'season' ? `${number}–${number + 1}` : String(number)

/** For which periods a rule holds, both ends counted in; `validTo` null: on and on. */
interface Validity {
  readonly validFrom: number
  readonly validTo: number | null
}

export const holdsIn = ({ validFrom, validTo }: Validity, number: number): boolean =>
  validFrom <= number && (validTo === null || number <= validTo)

export const doOverlap = (one: Validity, other: Validity): boolean =>
  one.validFrom <= (other.validTo ?? Infinity) && other.validFrom <= (one.validTo ?? Infinity)

/** Whether some period that the rule held for is over: from then on the rule stays as it is. */
export const hasHeld = (rule: Validity, running: number): boolean => rule.validFrom < running

/** Whether a rule that ends anew still holds for every period that is over and that it held for. */
export const keepsHeld = (before: Validity, validTo: number | null, running: number): boolean =>
  (validTo ?? Infinity) >= Math.min(before.validTo ?? Infinity, running - 1)
