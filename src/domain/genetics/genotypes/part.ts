import { type Parents, type Pedigree, parentsOf, UNKNOWN } from '../pedigree.ts'
import type { Genotype } from './mendel.ts'
import { offspringIn } from './offspring.ts'
import type { Family } from './peeling.ts'
import { trailsFrom, type Walk } from './trails.ts'

/** The part of a pedigree that is summed over. */
export interface NeededPart extends Family {
  /** member → dog number; the two dogs of the pair come first */
  readonly dogs: readonly number[]
  /** no farther relative tells anything */
  readonly isWhole: boolean
}

/**
 * The dogs whose letters can tell anything of a pair's: those the walk comes to, without untested ones that nobody hangs on; and the other parent of each that has one parent among
 * them. Who has no parent among them is a founder. Source: docs/rules/genetics.md#the-needed-part.
 * @returns null: more dogs than the walk may visit
 */
export function neededPart(walk: Walk, { sire, dam }: Parents): NeededPart | null {
  const trails = trailsFrom(walk, [sire, dam])
  if (!trails) return null
  const members = new Set(trails.found.map(({ dog }) => dog))
  const pair = new Set([sire, dam])
  withoutLeaves(walk, members, pair)
  withMates(walk.pedigree, members)
  const dogs = [sire, dam, ...[...members].filter((dog) => !pair.has(dog))]
  return { ...familyOf(walk, dogs), dogs, isWhole: trails.isWhole }
}

/** Untested dogs without offspring among the members tell nothing. */
function withoutLeaves({ pedigree, tested }: Walk, members: Set<number>, pair: ReadonlySet<number>): void {
  const stays = (dog: number) =>
    tested.has(dog) || pair.has(dog) || someOf(offspringIn(pedigree).of(dog), (one) => members.has(one))
  const waiting = [...members]
  for (let dog = waiting.pop(); dog !== undefined; dog = waiting.pop()) {
    if (!members.has(dog) || stays(dog)) continue
    members.delete(dog)
    waiting.push(...knownParents(pedigree, dog))
  }
}

function someOf(dogs: Iterable<number>, is: (dog: number) => boolean): boolean {
  for (const dog of dogs) if (is(dog)) return true
  return false
}

function withMates(pedigree: Pedigree, members: Set<number>): void {
  // A set that grows is walked to its new end.
  for (const dog of members) {
    const parents = knownParents(pedigree, dog)
    if (parents.some((parent) => members.has(parent))) for (const parent of parents) members.add(parent)
  }
  const isWhole = (dog: number) => {
    const inside = knownParents(pedigree, dog).map((parent) => members.has(parent))
    return inside.every((is) => is === inside[0])
  }
  // A dog that was walked before its parent came in.
  if (![...members].every(isWhole)) withMates(pedigree, members)
}

function familyOf({ pedigree, tested }: Walk, dogs: readonly number[]): Family {
  const places = new Map(dogs.map((dog, member) => [dog, member]))
  const parents = dogs.map((dog) => parentsOf(pedigree, dog))
  return {
    sire: parents.map(({ sire }) => places.get(sire) ?? UNKNOWN),
    dam: parents.map(({ dam }) => places.get(dam) ?? UNKNOWN),
    tested: dogs.map((dog): Genotype | null => tested.get(dog) ?? null),
  }
}

function knownParents(pedigree: Pedigree, dog: number): number[] {
  const { sire, dam } = parentsOf(pedigree, dog)
  return [sire, dam].filter((parent) => parent !== UNKNOWN)
}
