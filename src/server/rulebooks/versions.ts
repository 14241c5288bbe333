import { addDays } from '#domain/dates.ts'
import type { Rulebook } from '#domain/trials/rulebook.ts'
import { AppError } from '../platform/errors.ts'
import type { RulebookVersion } from './rulebooks.types.ts'

/*
 * Versions come newest first: by the day from which they hold, of each day the newest version first.
 */

/** The last day a rulebook holds for: the one before the next begins; null: until further notice. */
export function lastDay(versions: readonly Rulebook[], validFrom: string): string | null {
  const later = versions.map((version) => version.validFrom).filter((day) => day > validFrom)
  return later.length === 0 ? null : addDays(later.toSorted()[0]!, -1)
}

/** @throws AppError 404 RULEBOOK_NOT_FOUND */
export function versionIn(versions: readonly RulebookVersion[], id: number): RulebookVersion {
  const version = versions.find((each) => each.id === id)
  if (!version) throw new AppError('notFound', 'RULEBOOK_NOT_FOUND')
  return version
}

/** The version of a date that holds; undefined: there is no rulebook of that date. */
export function newestOf(
  versions: readonly RulebookVersion[],
  validFrom: string,
): RulebookVersion | undefined {
  return versions.find((version) => version.validFrom === validFrom)
}

/** Of each date the version that holds. */
export function newestOfEachDate<R extends Rulebook>(versions: readonly R[]): R[] {
  return versions.filter(
    (version, index) => versions.findIndex(({ validFrom }) => validFrom === version.validFrom) === index,
  )
}
