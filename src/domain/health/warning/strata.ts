import type { Examined } from './excess.ts'

/** Dogs are compared with dogs born in the same five years. Source: docs/rules/health-warning.md#expected. */
const YEARS_TOGETHER = 5
/** Bands of the age at the examination: months from which on each begins. A dog younger than the first is examined as a puppy, and in none. */
export const AGE_BANDS = [12, 24, 48, 84] as const

/** The place of the age band of a dog that was examined at so many months; -1: in none. */
export const ageBand = (months: number): number => AGE_BANDS.findLastIndex((from) => months >= from)

export interface ExaminedStatement {
  readonly scale: string
  readonly birthYear: number
  /** at the examination, at least as many as the first band begins with */
  readonly ageMonths: number
  readonly affected: boolean
}

export const examinedAs = ({ scale, birthYear, ageMonths, affected }: ExaminedStatement): Examined => ({
  stratum: `${scale} ${Math.floor(birthYear / YEARS_TOGETHER)} ${ageBand(ageMonths)}`,
  affected,
})
