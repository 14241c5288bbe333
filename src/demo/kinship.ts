import type { Dog } from './model.ts'

/** Generations each of the two is followed back: what a breeder sees on a pedigree before mating. */
const DEPTH = 4

/**
 * Kinship of two dogs as far as four generations of each tell; the F of their puppies. Only the generator's eye
 * for close matings: the service's own figures come from domain/genetics.
 */
export function kinship(one: Dog | null, other: Dog | null): number {
  return between(one, other, DEPTH, DEPTH)
}

function between(one: Dog | null, other: Dog | null, depthOne: number, depthOther: number): number {
  if (!one || !other) return 0
  if (one === other) return 0.5 * (1 + one.inbreeding)
  // Ids grow from parent to offspring: the younger of two is never the other's ancestor.
  if (one.id > other.id) {
    if (depthOne === 0) return 0
    return (
      0.5 *
      (between(one.sire, other, depthOne - 1, depthOther) + between(one.dam, other, depthOne - 1, depthOther))
    )
  }
  if (depthOther === 0) return 0
  return (
    0.5 *
    (between(one, other.sire, depthOne, depthOther - 1) + between(one, other.dam, depthOne, depthOther - 1))
  )
}
