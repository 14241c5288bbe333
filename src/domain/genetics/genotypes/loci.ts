import { beardGeneOf } from '../../dogBasics.ts'
import type { Genotype } from './mendel.ts'

/**
 * Genes of which the register has test results. The two ways to write the beard gene stand apart: which letter of one is which of the other is not known.
 * Source: docs/rules/genetics.md#genotypes-of-a-litter.
 */
export const LOCI = ['beardLI', 'beardWw', 'vwd'] as const
export type Locus = (typeof LOCI)[number]

/** The three results of each, by the copies of the second letter. */
export const LETTERS = {
  beardLI: ['LL', 'LI', 'II'],
  beardWw: ['WW', 'Ww', 'ww'],
  vwd: ['N/N', 'N/vWD', 'vWD/vWD'],
} as const satisfies Readonly<Record<Locus, readonly [string, string, string]>>

/** What is recorded of a dog. */
export interface RecordedLetters {
  readonly beardGene: string | null
  readonly vwd: string | null
}

/** What a recorded result tells of a gene; null: nothing is recorded, or it is written in a way that nobody can be sure of. */
export function genotypeOf(locus: Locus, { beardGene, vwd }: RecordedLetters): Genotype | null {
  const found = placeOf(
    LETTERS[locus],
    locus === 'vwd' ? vwdLetters(vwd ?? '') : beardGeneOf(beardGene ?? ''),
  )
  return found < 0 ? null : (found as Genotype)
}

const placeOf = (letters: readonly string[], written: string): number => letters.indexOf(written)

/** The field is free text: only the two letters of a genotype are read, in either order and case. */
function vwdLetters(written: string): string {
  const [one, other, ...more] = written.replaceAll(/\s/g, '').toUpperCase().split('/')
  if (more.length > 0) return written
  const alleles = [one, other].sort()
  return alleles.map((allele) => (allele === 'VWD' ? 'vWD' : allele)).join('/')
}
