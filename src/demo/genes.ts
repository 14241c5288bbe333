import type { Dog } from './model.ts'
import type { Random } from './random.ts'

type Genotype = readonly [boolean, boolean]

/** Breeds whose dogs carry or lack the beard gene, by the letters the club writes, and the frequency of the first letter. */
const BEARD_LETTERS: Readonly<Record<string, readonly [first: string, second: string, frequency: number]>> = {
  '98': ['L', 'I', 0.35],
  '239': ['L', 'I', 0.45],
  '107': ['W', 'w', 0.85],
  '216': ['W', 'w', 0.6],
  '245': ['W', 'w', 0.8],
  '320': ['W', 'w', 0.8],
}
const VWD_FREQUENCY: Readonly<Record<string, number>> = { '98': 0.05, '102': 0.06, '119': 0.02, '239': 0.03 }

/** Two genes with two alleles each, inherited by Mendel's rules. */
export class Genes {
  readonly #random: Random
  readonly #beard = new Map<Dog, Genotype>()
  readonly #vwd = new Map<Dog, Genotype>()

  constructor(random: Random) {
    this.#random = random
  }

  /** Test results; null where the breed is not tested. To be called for parents before their offspring. */
  results(dog: Dog): { beard: string | null; vwd: string | null } {
    const letters = BEARD_LETTERS[dog.breed.code]
    const frequency = VWD_FREQUENCY[dog.breed.code]
    const beard = letters && this.#inherit(this.#beard, dog, letters[2])
    const vwd = frequency === undefined ? undefined : this.#inherit(this.#vwd, dog, frequency)
    return {
      beard: beard ? genotypeText(beard, letters[0], letters[1]) : null,
      vwd: vwd ? status(vwd) : null,
    }
  }

  #inherit(gene: Map<Dog, Genotype>, dog: Dog, frequency: number): Genotype {
    const from = (parent: Dog | null) => {
      const known = parent && gene.get(parent)
      return known ? this.#random.pick(known) : this.#random.chance(frequency)
    }
    const genotype: Genotype = [from(dog.sire), from(dog.dam)]
    gene.set(dog, genotype)
    return genotype
  }
}

function genotypeText([one, other]: Genotype, first: string, second: string): string {
  return [one, other]
    .sort((a, b) => Number(b) - Number(a))
    .map((has) => (has ? first : second))
    .join('')
}

function status([one, other]: Genotype): string {
  if (one && other) return 'vWD/vWD'
  return one || other ? 'N/vWD' : 'N/N'
}
