import type { HealthStatement } from '#contract/dogs.ts'
import { HEALTH_KINDS } from '#domain/health/statements.ts'

/** One line of a dog's health: the latest statement of a kind, and those before it. */
export interface HealthLine {
  kind: string
  latest: HealthStatement
  earlier: readonly HealthStatement[]
}

/** One line per kind, in the order breeders read them; within a kind the latest first, undated ones last. */
export function healthLines(statements: readonly HealthStatement[]): HealthLine[] {
  const byKind = Map.groupBy(statements, ({ kind }) => kind)
  return [...byKind]
    .sort(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b))
    .flatMap(([kind, all]) => {
      const [latest, ...earlier] = all.toSorted((a, b) =>
        (b.examinedOn ?? '').localeCompare(a.examinedOn ?? ''),
      )
      return latest ? [{ kind, latest, earlier }] : []
    })
}

/** A dog's chips in the order breeders read them. */
export function inHealthOrder<Chip extends { kind: string }>(chips: readonly Chip[]): Chip[] {
  return chips.toSorted((a, b) => rank(a.kind) - rank(b.kind))
}

function rank(kind: string): number {
  const place = (HEALTH_KINDS as readonly string[]).indexOf(kind)
  return place < 0 ? HEALTH_KINDS.length : place
}
