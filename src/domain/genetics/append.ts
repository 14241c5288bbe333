import type { Inbreeding } from './inbreeding.ts'
import { kinship } from './kinship.ts'
import { levelBelow } from './levels.ts'
import { mendelianVariance } from './mendelian.ts'
import { breederCount, dogCount, matingCount, type Parents, type Pedigree, UNKNOWN } from './pedigree.ts'

/**
 * Adds the puppies of one litter (or one dog of known or unknown parents) to a pedigree built with `spare` room, and their
 * F by direct sum. Parents must be in the pedigree already; a changed parent of a dog that is in it needs a new build.
 * Readers in other threads see the puppies only when all about them is written.
 * @returns the first puppy's dog number (the others follow), or null when there is no room left: build anew
 */
export function appendLitter(
  pedigree: Pedigree,
  inbreeding: Inbreeding,
  parents: Parents,
  puppies = 1,
): number | null {
  if (!hasRoom(pedigree, puppies)) return null
  const sire = asBreeder(pedigree, inbreeding, parents.sire)
  const dam = asBreeder(pedigree, inbreeding, parents.dam)
  let mating = 0
  if (sire !== 0 || dam !== 0) {
    mating = matingCount(pedigree) + 1
    pedigree.matingSire[mating] = sire
    pedigree.matingDam[mating] = dam
    inbreeding.byMating[mating] =
      sire !== 0 && dam !== 0 ? kinship(pedigree, inbreeding, parents.sire, parents.dam) : 0
    pedigree.counts[1] = mating
  }
  const first = dogCount(pedigree)
  pedigree.mating.fill(mating, first, first + puppies)
  pedigree.counts[0] = first + puppies
  return first
}

function hasRoom(pedigree: Pedigree, puppies: number): boolean {
  const dogs = dogCount(pedigree) + puppies <= pedigree.mating.length
  const matings = matingCount(pedigree) + 1 < pedigree.matingSire.length
  const breeders = breederCount(pedigree) + 2 < pedigree.breederDog.length
  return dogs && matings && breeders
}

/** A dog's breeder number; a dog without offspring until now gets the next one. 0 for UNKNOWN. */
function asBreeder(pedigree: Pedigree, inbreeding: Inbreeding, dog: number): number {
  if (dog === UNKNOWN) return 0
  const known = pedigree.breeder[dog]!
  if (known !== 0) return known
  const breeder = breederCount(pedigree) + 1
  const mating = pedigree.mating[dog]!
  const sire = pedigree.matingSire[mating]!
  const dam = pedigree.matingDam[mating]!
  pedigree.breederDog[breeder] = dog
  pedigree.breederSire[breeder] = sire
  pedigree.breederDam[breeder] = dam
  pedigree.breederLevel[breeder] = levelBelow(pedigree.breederLevel, sire, dam)
  inbreeding.mendelian[breeder] = mendelianVariance(pedigree, inbreeding.byMating, sire, dam)
  pedigree.breeder[dog] = breeder
  pedigree.counts[2] = breeder
  return breeder
}
