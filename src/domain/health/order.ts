import { HEALTH_KINDS } from './codes.ts'

/** Statements in the order breeders read them: hips first; kinds that are not known last. */
export const inHealthOrder = <Chip extends { kind: string }>(chips: readonly Chip[]): Chip[] =>
  chips.toSorted((a, b) => healthRank(a.kind) - healthRank(b.kind))

/** Place of a kind in that order. */
export function healthRank(kind: string): number {
  const place = (HEALTH_KINDS as readonly string[]).indexOf(kind)
  return place < 0 ? HEALTH_KINDS.length : place
}
