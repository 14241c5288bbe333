import type { BreedingListSort } from '#contract/breedingListConstants.ts'
import { REGISTER_STATES } from '#domain/breeding/registerStates.ts'
import type { ListedEntry } from './list.types.ts'

/** What an entry is ordered by; null stands last in both directions. Names: as they came. */
const KEYS: Readonly<
  Record<Exclude<BreedingListSort, 'name'>, (one: ListedEntry) => string | number | null>
> = {
  // Whoever was born first is oldest; its day orders finer than full years.
  age: ({ facts, dead }) => (dead || facts.born === null ? null : -Date.parse(facts.born)),
  state: ({ entry }) => REGISTER_STATES.indexOf(entry.state),
  since: ({ since }) => since,
  conditions: ({ conditions, laterFindings }) => {
    const of = (wanted: string) => conditions.filter(({ outcome }) => outcome === wanted).length
    return laterFindings.length * 10_000 + of('notMet') * 100 + of('unknown')
  },
  litters: ({ facts }) => facts.litters,
  offspring: ({ facts }) => facts.offspring,
  lastLitter: ({ facts }) => facts.lastLitter,
  offered: ({ offered, facts }) => (facts.sex === 'male' ? Number(offered) : null),
  expires: ({ expires }) => expires?.day ?? null,
}

/** Entries that come by name, in another order; equal ones stay by name. */
export function inOrder<Entry extends ListedEntry>(
  entries: readonly Entry[],
  { sort, direction }: { readonly sort: BreedingListSort; readonly direction: 'asc' | 'desc' },
): readonly Entry[] {
  if (sort === 'name') return direction === 'asc' ? entries : entries.toReversed()
  const keyOf = KEYS[sort]
  const sign = direction === 'asc' ? 1 : -1
  return entries
    .map((entry) => ({ entry, key: keyOf(entry) }))
    .toSorted((a, b) => {
      if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null)
      return a.key === b.key ? 0 : sign * (a.key < b.key ? -1 : 1)
    })
    .map(({ entry }) => entry)
}
