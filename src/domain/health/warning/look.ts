import { type AlarmLevel, alarmLevel, type FamilyFigures, familyFigures, isExcess } from './excess.ts'
import { type Ancestry, FAMILY_SORTS, type FamilySort, familiesOf } from './families.ts'
import { type ExaminedStatement, examinedAs } from './strata.ts'

/** A dog with the statement that counts of one kind. */
export interface WatchedDog extends Ancestry, ExaminedStatement {}

/** A family beside its breed, in one kind of statement. */
export interface WatchedFamily extends FamilyFigures {
  readonly sort: FamilySort
}

/** Every family of a breed in one kind of statement. @param parentOf finds a parent by its number, where it is known */
export function familiesOfKind(
  dogs: readonly WatchedDog[],
  parentOf: (id: number) => Ancestry | undefined,
): WatchedFamily[] {
  const examined = dogs.map(examinedAs)
  const families = familiesOf(dogs, parentOf)
  return FAMILY_SORTS.flatMap((sort) =>
    familyFigures(examined, families[sort]).map((figures) => ({ ...figures, sort })),
  )
}

/** What one look at a breed finds: the level for all its families together, and those that exceed what is expected. Source: docs/rules/health-warning.md#alerts. */
export function lookAt<Family extends Pick<FamilyFigures, 'excess' | 'mostExcess'>>(
  families: readonly Family[],
): { readonly level: AlarmLevel; readonly told: readonly Family[] } {
  const level = alarmLevel(families)
  return { level, told: families.filter((family) => isExcess(family, level)) }
}
