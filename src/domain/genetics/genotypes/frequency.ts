import type { Genotype } from './mendel.ts'

/** With fewer tested dogs the frequency in a breed counts as unknown. Source: docs/rules/genetics.md#frequency-in-the-breed. */
export const LEAST_TESTED = 30

export interface Frequency {
  readonly tested: number
  /** of the second letter, 0–1 without its ends; null: too few dogs are tested */
  readonly frequency: number | null
}

/** The frequency of the second letter among tested dogs, (x + ½) / (2 n + 1). Source: docs/rules/genetics.md#frequency-in-the-breed. */
export function frequencyAmong(genotypes: Iterable<Genotype>): Frequency {
  let tested = 0
  let copies = 0
  for (const genotype of genotypes) {
    tested++
    copies += genotype
  }
  return { tested, frequency: tested < LEAST_TESTED ? null : (copies + 0.5) / (2 * tested + 1) }
}
