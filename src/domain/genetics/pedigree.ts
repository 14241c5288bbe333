/**
 * The pedigree of a whole population in typed arrays.
 *
 * Three tables, each an array per column:
 *
 * - **dogs**, numbered 0 … in the caller's order: the mating a dog comes from, and its number as a breeder;
 * - **matings**, one row per distinct (sire, dam): full sibs share it, and with it everything that depends on
 *   their ancestors alone (inbreeding, completeness, complete generation equivalents);
 * - **breeders**, the dogs with offspring (a tenth to a fifth of all): their own parents, as breeder numbers.
 *
 * Row 0 of matings and of breeders stands for "unknown", so that sums over parents need no test. Breeders are
 * numbered parents before offspring and breed by breed, so a sweep over the ancestors of a dog stays inside a
 * small stretch of memory. Every parent is a breeder, so the pedigree proper is the breeders' table; the rest of
 * the population hangs on it by its matings.
 *
 * The arrays may lie on shared memory (`buildPedigree` with `shared`): a Pedigree is a plain object that
 * `postMessage` hands to another thread without copying.
 */
export interface Pedigree {
  /** [dogs, matings, breeders] in use; rows 0 of matings and breeders are not counted. Arrays may be longer. */
  readonly counts: Int32Array
  /** dog → mating it comes from; 0: no parent known */
  readonly mating: Int32Array
  /** dog → its number as a breeder; 0: no offspring */
  readonly breeder: Int32Array
  /** mating → the sire's breeder number; 0: unknown */
  readonly matingSire: Int32Array
  /** mating → the dam's breeder number; 0: unknown */
  readonly matingDam: Int32Array
  /** breeder → dog; UNKNOWN at 0 */
  readonly breederDog: Int32Array
  /** breeder → its sire's breeder number, always smaller than its own; 0: unknown */
  readonly breederSire: Int32Array
  /** breeder → its dam's breeder number, always smaller than its own; 0: unknown */
  readonly breederDam: Int32Array
  /** the last breeder of each component (breed), ascending; breeders appended later stand behind the last */
  readonly componentEnds: Int32Array
  /** mating → where its offspring begin in `litterDogs`; they end where the next mating's begin */
  readonly litterStart: Int32Array
  /** dogs, mating by mating; those appended later are not among them */
  readonly litterDogs: Int32Array
  /** breeder → generations on its longest way up to a founder; 0: no parent known */
  readonly breederLevel: Int32Array
}

/** Stands for a parent (or a place of a chart) that nobody knows, wherever dogs are numbered from 0. */
export const UNKNOWN = -1

/** The two parents of a dog, or of a litter that is only planned, as dog numbers or UNKNOWN. */
export interface Parents {
  readonly sire: number
  readonly dam: number
}

export function dogCount(pedigree: Pedigree): number {
  return pedigree.counts[0]!
}

export function matingCount(pedigree: Pedigree): number {
  return pedigree.counts[1]!
}

export function breederCount(pedigree: Pedigree): number {
  return pedigree.counts[2]!
}

/** The parents of a dog, as dog numbers or UNKNOWN. */
export function parentsOf(pedigree: Pedigree, dog: number): Parents {
  const mating = pedigree.mating[dog]!
  return {
    sire: pedigree.breederDog[pedigree.matingSire[mating]!]!,
    dam: pedigree.breederDog[pedigree.matingDam[mating]!]!,
  }
}

/**
 * Spreads a figure that is known per mating (an inbreeding coefficient, say) to every dog.
 * @param byMating one value per mating, row 0 included
 * @param out where to write; a fresh array of dogCount values when left out
 */
export function perDog(
  pedigree: Pedigree,
  byMating: Float64Array,
  out = new Float64Array(dogCount(pedigree)),
): Float64Array {
  const { mating } = pedigree
  const dogs = dogCount(pedigree)
  for (let dog = 0; dog < dogs; dog++) out[dog] = byMating[mating[dog]!]!
  return out
}
