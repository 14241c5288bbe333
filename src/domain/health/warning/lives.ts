import { fullMonths } from '../../dates.ts'
import type { Observed } from '../../statistics/survival.ts'

/**
 * Months after which nobody is watched: a dog whose death is not known is not taken to have lived longer, and of older ones those alone would be watched of whose death is known.
 */
const MOST_MONTHS = 15 * 12

/** ISO days; null: not known. */
export interface Life {
  readonly birthDate: string | null
  readonly deathDate: string | null
  /** a death without a day is known too */
  readonly dead: boolean
  /** the last day on which the dog is known to have lived */
  readonly lastSeen: string | null
}

export interface WatchedLives {
  /** a dog whose death is not known is taken as living */
  readonly upper: readonly Observed[]
  /** it is watched no longer than it is known to have lived */
  readonly lower: readonly Observed[]
  /** left out: no day of birth, or dead without a day of death */
  readonly withoutBirth: number
  readonly withoutDeath: number
}

/**
 * The dogs as they were watched from one ISO day to another, ages in months: a death counts in the month that had begun, anything else in full months. Source: docs/rules/health-warning.md#survival.
 */
export function livesBetween(
  dogs: readonly Life[],
  days: { readonly from: string; readonly to: string },
): WatchedLives {
  const born = dogs.filter(({ birthDate }) => birthDate !== null) as (Life & { birthDate: string })[]
  const known = born.filter(({ dead, deathDate }) => !dead || deathDate !== null)
  const watched = known.filter(
    ({ birthDate, deathDate }) => birthDate <= days.to && (deathDate === null || deathDate >= days.from),
  )
  const curve = (lostAt: (life: Life & { birthDate: string }) => number) =>
    watched.map((life): Observed => {
      const { birthDate, deathDate } = life
      const entry = Math.max(0, fullMonths(birthDate, days.from))
      const died = deathDate !== null && deathDate <= days.to
      const exit = died ? fullMonths(birthDate, deathDate) + 1 : Math.max(0, lostAt(life))
      return exit > MOST_MONTHS ? { entry, exit: MOST_MONTHS, ended: false } : { entry, exit, ended: died }
    })
  const atEnd = ({ birthDate }: { birthDate: string }) => fullMonths(birthDate, days.to)
  return {
    upper: curve(atEnd),
    lower: curve((life) => {
      if (life.dead) return atEnd(life)
      const { lastSeen } = life
      return lastSeen === null ? 0 : Math.min(atEnd(life), fullMonths(life.birthDate, lastSeen))
    }),
    withoutBirth: dogs.length - born.length,
    withoutDeath: born.length - known.length,
  }
}
