import { STATES } from './mendel.ts'

/** Beyond so many neighbours a dog's table is too large anyway; it waits until the others have gone. */
const MOST_NEIGHBOURS = 12

/**
 * In which order dogs are summed over: always one whose going ties the fewest others together anew (minimum fill), of these the one with the fewest
 * neighbours. Source: docs/rules/genetics.md#peeling.
 * @param scopes the dogs of each table
 * @param kept who stays
 * @param mostCells so many cells may all tables have together
 * @returns null: they have more
 */
export function eliminationOrder(
  scopes: readonly (readonly number[])[],
  kept: ReadonlySet<number>,
  mostCells: number,
): number[] | null {
  const near = neighbours(scopes)
  const costs = new Map<number, number>()
  for (const dog of near.keys()) if (!kept.has(dog)) costs.set(dog, costOf(near, dog))
  const order: number[] = []
  let cells = 0
  while (costs.size > 0) {
    const dog = cheapest(costs)
    const around = near.get(dog)!
    cells += STATES ** (around.size + 1)
    if (cells > mostCells) return null
    order.push(dog)
    costs.delete(dog)
    for (const changed of takeOut(near, dog))
      if (costs.has(changed)) costs.set(changed, costOf(near, changed))
  }
  return order
}

type Neighbours = Map<number, Set<number>>

function neighbours(scopes: readonly (readonly number[])[]): Neighbours {
  const near: Neighbours = new Map()
  for (const scope of scopes) {
    for (const dog of scope) {
      const around = near.get(dog) ?? new Set()
      for (const other of scope) if (other !== dog) around.add(other)
      near.set(dog, around)
    }
  }
  return near
}

/** Pairs among the neighbours that are not tied yet; ties of a dog's own break what is equal. */
function costOf(near: Neighbours, dog: number): number {
  const around = [...near.get(dog)!]
  if (around.length > MOST_NEIGHBOURS) return Number.MAX_SAFE_INTEGER
  let untied = 0
  for (const [i, one] of around.entries()) {
    const tied = near.get(one)!
    for (let j = i + 1; j < around.length; j++) if (!tied.has(around[j]!)) untied++
  }
  return untied * (MOST_NEIGHBOURS + 1) + around.length
}

function cheapest(costs: ReadonlyMap<number, number>): number {
  let [found, least] = [-1, Number.POSITIVE_INFINITY]
  for (const [dog, cost] of costs) if (cost < least) [found, least] = [dog, cost]
  return found
}

/** Ties the neighbours of a dog to each other and takes it away; whose cost may have changed. */
function takeOut(near: Neighbours, dog: number): Set<number> {
  const around = near.get(dog)!
  const changed = new Set<number>(around)
  for (const one of around) {
    const tied = near.get(one)!
    tied.delete(dog)
    for (const other of around) if (other !== one) tied.add(other)
  }
  for (const one of around) for (const other of near.get(one)!) changed.add(other)
  near.delete(dog)
  return changed
}
