/** A dog with its parents, by their numbers in the pedigree. */
export interface Ancestry {
  readonly id: number
  readonly sire: number | null
  readonly dam: number | null
}

/** How families are made: the offspring of a sire, or its line. */
export const FAMILY_SORTS = ['sire', 'line'] as const
export type FamilySort = (typeof FAMILY_SORTS)[number]

/**
 * Places of the dogs in the list by sire, and by line: of a sire the offspring and the grand-offspring, by sons and by daughters. A dog is in a line once. In time proportional to the
 * number of dogs. Source: docs/rules/health-warning.md#families.
 * @param parentOf finds a parent by its number, where it is known
 */
export function familiesOf(
  dogs: readonly Ancestry[],
  parentOf: (id: number) => Ancestry | undefined,
): Readonly<Record<FamilySort, ReadonlyMap<number, readonly number[]>>> {
  const families = { sire: new Map<number, number[]>(), line: new Map<number, number[]>() }
  for (const [place, { sire, dam }] of dogs.entries()) {
    const grandsires = [sire, dam].map((id) => (id === null ? null : (parentOf(id)?.sire ?? null)))
    if (sire !== null) join(families.sire, sire, place)
    for (const head of new Set([sire, ...grandsires])) if (head !== null) join(families.line, head, place)
  }
  return families
}

function join(families: Map<number, number[]>, head: number, place: number): void {
  const members = families.get(head)
  if (members) members.push(place)
  else families.set(head, [place])
}
