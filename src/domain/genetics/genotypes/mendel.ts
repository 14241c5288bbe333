/** A dog's two letters of one gene, as the copies of the second letter. */
export type Genotype = 0 | 1 | 2
export const GENOTYPES = [0, 1, 2] as const
export const STATES = GENOTYPES.length

/** Probability that a dog passes the second letter on. */
export const passes = (genotype: number): number => genotype / 2

/** Probability of an offspring's letters, by the probabilities that sire and dam pass the second letter on: Mendel's first law. */
export function inherits(offspring: Genotype, fromSire: number, fromDam: number): number {
  if (offspring === 0) return (1 - fromSire) * (1 - fromDam)
  if (offspring === 2) return fromSire * fromDam
  return fromSire * (1 - fromDam) + (1 - fromSire) * fromDam
}

/** Whether an offspring can have such letters; null: those of the parent are not known. */
export function canInherit(offspring: Genotype, sire: Genotype | null, dam: Genotype | null): boolean {
  return inherits(offspring, sire === null ? 0.5 : passes(sire), dam === null ? 0.5 : passes(dam)) > 0
}
