import { asShown } from './aims.ts'

/** Whose statements count for a male, and its part of genes in common with them (Wright's coefficient of relationship, all else unrelated). */
export const FAMILY_PARTS = { self: 1, full: 0.5, half: 0.25, offspring: 0.5 } as const
export type FamilyPart = keyof typeof FAMILY_PARTS

/** Statements of one kind in a part of a family: the latest of each dog that has a place on a scale which divides free from affected. */
export interface KindCount {
  readonly part: FamilyPart
  readonly kind: string
  readonly examined: number
  readonly affected: number
}

export interface FamilyHealth {
  readonly examined: number
  readonly affected: number
  /** how many would be affected if the family were as the breed */
  readonly expected: number
  /** the larger, the healthier; 0: as the breed */
  readonly merit: number
}

/** So much of statements as the breed has stands beside those of a family, so that a few say little. */
const BREED_STATEMENTS = 2
const DECIMALS = 3

/**
 * A family's health beside the breed's: Σ a (expected − affected) / (Σ a · examined + 2), a the part of genes in common. Null where nobody is
 * examined in a kind of which the breed's share is known. Source: docs/rules/breeding-and-health.md#health-of-a-family.
 * @param shares kind → part of the breed's examined dogs that are affected (0–1)
 */
export function familyHealth(
  counts: readonly KindCount[],
  shares: ReadonlyMap<string, number>,
): FamilyHealth | null {
  let [examined, affected, expected, weighed, excess] = [0, 0, 0, 0, 0]
  for (const count of counts) {
    const share = shares.get(count.kind)
    if (share === undefined || count.examined === 0) continue
    const part = FAMILY_PARTS[count.part]
    examined += count.examined
    affected += count.affected
    expected += count.examined * share
    weighed += part * count.examined
    excess += part * (count.affected - count.examined * share)
  }
  if (examined === 0) return null
  const merit = asShown(-excess / (weighed + BREED_STATEMENTS), DECIMALS)
  return { examined, affected, expected, merit: merit === 0 ? 0 : merit }
}
