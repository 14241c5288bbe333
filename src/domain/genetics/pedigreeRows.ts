import { type BuildOptions, buildPedigree } from './build.ts'
import { PedigreeError, type PedigreeFault } from './errors.ts'
import { type Pedigree, UNKNOWN } from './pedigree.ts'

export interface NamedPedigree {
  readonly pedigree: Pedigree
  /** dog number → id, in the order of their first mention, as a dog or as a parent */
  readonly ids: readonly string[]
  /** id → dog number */
  readonly numberOf: ReadonlyMap<string, number>
}

/** Collects rows one by one, in any order, so that the caller knows which one is wrong. Parents without a row become founders. */
export class PedigreeRows {
  readonly #ids: string[] = []
  readonly #numberOf = new Map<string, number>()
  readonly #sire: number[] = []
  readonly #dam: number[] = []

  /**
   * Adds one row.
   * @returns the dog's number
   * @throws PedigreeError when the row contradicts itself, or the dog had a row before
   */
  add(id: string, sire: string | null, dam: string | null): number {
    const dog = this.#number(id)
    if (this.#sire[dog] !== NO_ROW) throw this.#fault('duplicate', [dog])
    const s = sire ? this.#number(sire) : UNKNOWN
    const d = dam ? this.#number(dam) : UNKNOWN
    if (s === dog || d === dog) throw this.#fault('own-parent', [dog])
    if (s === d && s !== UNKNOWN) throw this.#fault('same-parents', [dog])
    this.#sire[dog] = s
    this.#dam[dog] = d
    return dog
  }

  /** What has been gathered so far: ids by dog number, and each dog's parents, `UNKNOWN` where none is given. */
  links(): { readonly ids: readonly string[]; readonly sire: Int32Array; readonly dam: Int32Array } {
    return {
      ids: this.#ids,
      sire: Int32Array.from(this.#sire, withoutRow),
      dam: Int32Array.from(this.#dam, withoutRow),
    }
  }

  /** @throws PedigreeError a loop */
  build(options: BuildOptions = {}): NamedPedigree {
    const { ids, sire, dam } = this.links()
    try {
      return { pedigree: buildPedigree(sire, dam, options), ids, numberOf: this.#numberOf }
    } catch (error) {
      throw error instanceof PedigreeError ? this.#fault(error.fault, error.dogs) : error
    }
  }

  #number(id: string): number {
    const known = this.#numberOf.get(id)
    if (known !== undefined) return known
    const dog = this.#ids.length
    this.#ids.push(id)
    this.#numberOf.set(id, dog)
    this.#sire.push(NO_ROW)
    this.#dam.push(NO_ROW)
    return dog
  }

  #fault(fault: PedigreeFault, dogs: readonly number[]): PedigreeError {
    return new PedigreeError(
      fault,
      dogs,
      dogs.map((dog) => this.#ids[dog]!),
    )
  }
}

/** a dog mentioned as a parent that has not had a row yet */
const NO_ROW = -2

function withoutRow(parent: number): number {
  return parent === NO_ROW ? UNKNOWN : parent
}
