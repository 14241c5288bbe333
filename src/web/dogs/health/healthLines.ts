import type { HealthStatement } from '#contract/dogs.ts'
import { healthRank } from '#domain/health/order.ts'

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
    .sort(([a], [b]) => healthRank(a) - healthRank(b) || a.localeCompare(b))
    .flatMap(([kind, all]) => {
      const [latest, ...earlier] = all.toSorted((a, b) =>
        (b.examinedOn ?? '').localeCompare(a.examinedOn ?? ''),
      )
      return latest ? [{ kind, latest, earlier }] : []
    })
}
