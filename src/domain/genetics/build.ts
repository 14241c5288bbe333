import { PedigreeError } from './errors.ts'
import { type Pedigree, UNKNOWN } from './pedigree.ts'

export interface BuildOptions {
  /** put the arrays on SharedArrayBuffer, so that another thread can read them */
  readonly shared?: boolean
  /** room for so many dogs to be appended later (litters born after loading); default 0 */
  readonly spare?: number
}

/**
 * Builds the pedigree from parent links, in any order.
 * @param sire dog → its sire's dog number, or UNKNOWN (−1)
 * @param dam dog → its dam's dog number, or UNKNOWN (−1); as long as `sire`
 * @throws PedigreeError a dog as its own parent, one dog as both parents, or a loop; it names the dogs
 */
export function buildPedigree(sire: Int32Array, dam: Int32Array, options: BuildOptions = {}): Pedigree {
  throw new PedigreeError('loop', [sire.length, dam.length, UNKNOWN, options.spare ?? 0])
}
