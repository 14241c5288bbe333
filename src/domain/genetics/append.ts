import type { Inbreeding } from './inbreeding.ts'
import type { Parents, Pedigree } from './pedigree.ts'

/**
 * Adds the puppies of one litter (or one dog of known or unknown parents) to a pedigree built with `spare` room,
 * and their F by direct sum. Parents must already be in the pedigree.
 * @returns the first puppy's dog number (the others follow), or null when there is no room left: build anew
 */
export declare function appendLitter(
  pedigree: Pedigree,
  inbreeding: Inbreeding,
  parents: Parents,
  puppies?: number,
): number | null
