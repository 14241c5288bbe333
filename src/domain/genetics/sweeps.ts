import type { Inbreeding } from './inbreeding.ts'
import { breederCount, type Pedigree } from './pedigree.ts'

/**
 * Products with A = T W T′ over all breeders, never a matrix: T′ is a sweep from the youngest to the oldest, T one from the
 * oldest to the youngest (Colleau 2002). A vector has one number per breeder; row 0 (unknown) is 0.
 *
 * A dog that has offspring is a breeder and stands in the vector itself. One that has none enters by its parents, each
 * with ½, since A(x, y) = ½ A(x_sire, y) + ½ A(x_dam, y) for every y ≠ x that does not descend from x.
 */

/** A vector of zeros. */
export function emptyVector(pedigree: Pedigree): Float64Array {
  return new Float64Array(breederCount(pedigree) + 1)
}

/** Adds a dog to a vector, once. @returns the highest breeder number it touched */
export function addDog(pedigree: Pedigree, vector: Float64Array, dog: number): number {
  const self = pedigree.breeder[dog]!
  if (self !== 0) {
    vector[self]! += 1
    return self
  }
  const mating = pedigree.mating[dog]!
  const sire = pedigree.matingSire[mating]!
  const dam = pedigree.matingDam[mating]!
  vector[sire]! += 0.5
  vector[dam]! += 0.5
  vector[0] = 0
  return Math.max(sire, dam)
}

/** v ← T′ v, where nothing stands above breeder `top`. */
export function sweepToAncestors(pedigree: Pedigree, vector: Float64Array, top = vector.length - 1): void {
  const { breederSire, breederDam } = pedigree
  for (let b = top; b > 0; b--) {
    const half = 0.5 * vector[b]!
    if (half === 0) continue
    vector[breederSire[b]!]! += half
    vector[breederDam[b]!]! += half
  }
  vector[0] = 0
}

/** v ← T W v over the breeders `first` … `last`; the others are taken to stay as they are. */
export function sweepToDescendants(
  pedigree: Pedigree,
  inbreeding: Inbreeding,
  vector: Float64Array,
  first = 1,
  last = vector.length - 1,
): void {
  const { breederSire, breederDam } = pedigree
  const { mendelian } = inbreeding
  for (let b = first; b <= last; b++) {
    const fromParents = vector[breederSire[b]!]! + vector[breederDam[b]!]!
    vector[b] = mendelian[b]! * vector[b]! + 0.5 * fromParents
  }
}
