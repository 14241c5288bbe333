import type { Pedigree } from './pedigree.ts'

/**
 * Mendelian sampling variance of an offspring of two breeders: W = ½ − ¼(F_s + F_d), an unknown parent (0) counting as
 * F = −1. So W is 1 for a founder, ¾ − ¼F with one parent known, ½ for parents that are not inbred.
 * @param byMating mating → F of its offspring
 */
export function mendelianVariance(
  pedigree: Pedigree,
  byMating: Float64Array,
  sire: number,
  dam: number,
): number {
  return (
    0.5 -
    0.25 * (inbreedingOfBreeder(pedigree, byMating, sire) + inbreedingOfBreeder(pedigree, byMating, dam))
  )
}

function inbreedingOfBreeder(pedigree: Pedigree, byMating: Float64Array, breeder: number): number {
  return breeder === 0 ? -1 : byMating[pedigree.mating[pedigree.breederDog[breeder]!]!]!
}
