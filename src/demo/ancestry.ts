import { appendLitter } from '#domain/genetics/append.ts'
import { buildPedigree } from '#domain/genetics/build.ts'
import { chartInbreedingBy } from '#domain/genetics/chartInbreeding.ts'
import { inbreedingOf, inbreedingOfAll } from '#domain/genetics/inbreeding.ts'
import { mendelianVariance } from '#domain/genetics/mendelian.ts'
import { dogCount, type Parents, parentsOf, UNKNOWN } from '#domain/genetics/pedigree.ts'
import type { Dog } from './model.ts'

/** Generations that a breeder looks at before mating: the parents and four more. */
const GENERATIONS = 5
/** Spare room, in dogs: when it is used up, the pedigree is rebuilt. */
const CAPACITY = 8192

/** The pedigree of the club as it grows, by the domain's genetics; a dog's number there is its id − 1. */
export class Ancestry {
  #pedigree = buildPedigree(new Int32Array(), new Int32Array(), { spare: CAPACITY })
  #inbreeding = inbreedingOfAll(this.#pedigree)
  /** rebuilt after every litter */
  #chart: ((parents: Parents) => number) | null = null

  /**
   * Appends a litter; its puppies get the next ids.
   * @returns its F over all generations, and the share of the additive variance that Mendelian sampling adds
   */
  append(sire: Dog | null, dam: Dog | null, puppies: number): { inbreeding: number; mendelian: number } {
    const parents = parentsBy(sire, dam)
    const first = appendLitter(this.#pedigree, this.#inbreeding, parents, puppies)
    if (first === null) {
      this.#grow()
      return this.append(sire, dam, puppies)
    }
    this.#chart = null
    const breeder = (dog: number) => (dog === UNKNOWN ? 0 : this.#pedigree.breeder[dog]!)
    return {
      inbreeding: inbreedingOf(this.#pedigree, this.#inbreeding, first),
      mendelian: mendelianVariance(
        this.#pedigree,
        this.#inbreeding.byMating,
        breeder(parents.sire),
        breeder(parents.dam),
      ),
    }
  }

  /** F of a litter of the two, over the generations that a breeder looks at. */
  kinship(sire: Dog | null, dam: Dog | null): number {
    this.#chart ??= chartInbreedingBy(this.#pedigree, GENERATIONS)
    return this.#chart(parentsBy(sire, dam))
  }

  /** Rebuilds the pedigree with spare room. */
  #grow(): void {
    const parents = Array.from({ length: dogCount(this.#pedigree) }, (_, dog) =>
      parentsOf(this.#pedigree, dog),
    )
    this.#pedigree = buildPedigree(
      Int32Array.from(parents, ({ sire }) => sire),
      Int32Array.from(parents, ({ dam }) => dam),
      { spare: CAPACITY },
    )
    this.#inbreeding = inbreedingOfAll(this.#pedigree)
  }
}

const parentsBy = (sire: Dog | null, dam: Dog | null): Parents => ({
  sire: sire ? sire.id - 1 : UNKNOWN,
  dam: dam ? dam.id - 1 : UNKNOWN,
})
