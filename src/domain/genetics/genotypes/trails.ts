import { type Pedigree, parentsOf, UNKNOWN } from '../pedigree.ts'
import type { Genotype } from './mendel.ts'
import { offspringIn } from './offspring.ts'

/** A step to a relative: to its sire, its dam, or an offspring. */
export type Step = 's' | 'd' | 'o'

/** A dog that a walk has come to, and the way to it. */
interface Trail {
  readonly dog: number
  readonly steps: readonly Step[]
}

export interface Walk {
  readonly pedigree: Pedigree
  readonly tested: ReadonlyMap<number, Genotype>
  /** so many parent–offspring links away at most */
  readonly reach: number
  /** so many dogs at most */
  readonly mostVisited: number
}

/** Whoever a walk came to, nearest first. */
export interface Trails {
  readonly found: readonly Trail[]
  /** nobody is farther */
  readonly isWhole: boolean
}

/**
 * Whose letters can tell anything of the letters of these dogs, nearest first, the dogs themselves among them: on from an untested dog in every direction, from a tested one only
 * from its one parent to the other, for its own letters settle everything beyond (d-separation, Shachter 1998). A step from an offspring to its other parent counts as none.
 * @returns null: more than the walk may visit
 */
export function trailsFrom(walk: Walk, dogs: readonly number[]): Trails | null {
  const { pedigree, tested, reach, mostVisited } = walk
  const found = new Map<number, Trail>()
  const seen = new Set<number>()
  let level: Way[] = dogs.map((dog) => ({ dog, steps: [], from: 'offspring' }))
  for (let distance = 0; distance <= reach && level.length > 0; distance++) {
    const next: Way[] = []
    // Grows while it is walked: the other parent of a tested offspring is as near as that.
    for (const way of level) {
      const { dog, steps, from } = way
      const place = 2 * dog + (from === 'parent' ? 1 : 0)
      if (seen.has(place)) continue
      seen.add(place)
      if (!found.has(dog)) found.set(dog, { dog, steps })
      const isTested = tested.has(dog)
      if (from === 'parent' && isTested) level.push(...upFrom(pedigree, way))
      if (from === 'offspring' && !isTested) next.push(...upFrom(pedigree, way))
      if (!isTested)
        for (const offspring of offspringIn(pedigree).of(dog))
          next.push({ dog: offspring, steps: [...steps, 'o'], from: 'parent' })
      if (seen.size + next.length > mostVisited) return null
    }
    level = next
  }
  return { found: [...found.values()], isWhole: level.length === 0 }
}

interface Way extends Trail {
  /** from whom the walk came */
  readonly from: 'offspring' | 'parent'
}

function upFrom(pedigree: Pedigree, { dog, steps }: Way): Way[] {
  const { sire, dam } = parentsOf(pedigree, dog)
  const up = (parent: number, step: Step): Way => ({
    dog: parent,
    steps: [...steps, step],
    from: 'offspring',
  })
  return [up(sire, 's'), up(dam, 'd')].filter((way) => way.dog !== UNKNOWN)
}
