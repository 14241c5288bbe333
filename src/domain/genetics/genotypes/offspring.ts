import { breederCount, matingCount, type Pedigree } from '../pedigree.ts'

/** Every dog's offspring: a pedigree holds matings, and this the matings of each breeder. */
class Offspring {
  readonly #pedigree: Pedigree
  /** breeder → where its matings begin; they end where the next one's begin */
  readonly #start: Int32Array
  readonly #matings: Int32Array

  constructor(pedigree: Pedigree) {
    const { matingSire, matingDam } = pedigree
    const matings = matingCount(pedigree)
    const start = new Int32Array(breederCount(pedigree) + 2)
    for (let mating = 1; mating <= matings; mating++) {
      start[matingSire[mating]! + 1]!++
      start[matingDam[mating]! + 1]!++
    }
    for (let breeder = 1; breeder < start.length; breeder++) start[breeder]! += start[breeder - 1]!
    const next = start.slice()
    this.#matings = new Int32Array(2 * matings)
    for (let mating = 1; mating <= matings; mating++) {
      this.#matings[next[matingSire[mating]!]!++] = mating
      this.#matings[next[matingDam[mating]!]!++] = mating
    }
    this.#pedigree = pedigree
    this.#start = start
  }

  /** Dog numbers of all offspring of a dog. */
  *of(dog: number): Generator<number> {
    const { breeder, litterStart, litterDogs } = this.#pedigree
    const parent = breeder[dog]!
    if (parent === 0) return
    for (let i = this.#start[parent]!; i < this.#start[parent + 1]!; i++) {
      const mating = this.#matings[i]!
      for (let place = litterStart[mating]!; place < litterStart[mating + 1]!; place++)
        yield litterDogs[place]!
    }
  }
}

const made = new WeakMap<Pedigree, Offspring>()

/** The offspring of a pedigree's dogs; counted once for each pedigree. */
export function offspringIn(pedigree: Pedigree): Offspring {
  const known = made.get(pedigree) ?? new Offspring(pedigree)
  made.set(pedigree, known)
  return known
}
