import type { Frequency } from '#domain/genetics/genotypes/frequency.ts'
import type { LitterGenotypes, LitterRefusal } from '#domain/genetics/genotypes/litter.ts'
import type { Locus, RecordedLetters } from '#domain/genetics/genotypes/loci.ts'
import type { Genotype } from '#domain/genetics/genotypes/mendel.ts'
import type { SummaryRow } from '../../dogs/dogs.types.ts'

export interface TestedRow extends RecordedLetters {
  readonly id: number
}

export interface BornLitters {
  readonly litters: number
  readonly puppies: number
}

/** One gene in a breed: dog number → letters, and how frequent the second is. */
export interface TestedLocus {
  readonly locus: Locus
  readonly tested: ReadonlyMap<number, Genotype>
  readonly frequency: Frequency
}

export interface TestedBreed {
  /** genes of which a dog is tested */
  readonly loci: readonly TestedLocus[]
  readonly usual: { readonly puppies: number; readonly litters: number | null }
}

/** What puppies of a pair may inherit of one gene, or why that is not told. */
export interface ExpectedOfLocus extends Omit<TestedLocus, 'tested'> {
  readonly found: LitterGenotypes | LitterRefusal
}

export interface Expected {
  /** their dog numbers */
  readonly sire: number
  readonly dam: number
  readonly loci: readonly ExpectedOfLocus[]
  readonly usual: TestedBreed['usual']
  /** dog number → whoever is named */
  readonly dogs: ReadonlyMap<number, SummaryRow>
}
