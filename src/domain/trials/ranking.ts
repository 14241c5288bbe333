import type { Outcome } from './results.ts'
import type { Grades } from './rulebook.ts'

/** The fields that the order of results within a class depends on. */
export interface RankedResult {
  readonly outcome: Outcome
  readonly prize: number
  readonly points: number | null
  readonly grades: Grades
  readonly collaboration: number | null
  readonly willToHunt: number | null
  /** ISO day; null: not known */
  readonly birthDate: string | null
}

/** The outcomes in the order of a result list. */
const OUTCOME_ORDER: readonly Outcome[] = [
  'judged',
  'rejected',
  'closed',
  'interrupted',
  'withdrawn',
  'absent',
]

type Criterion = (one: RankedResult, other: RankedResult) => number

const more =
  (of: (result: RankedResult) => number | null | undefined): Criterion =>
  (one, other) =>
    (of(other) ?? -1) - (of(one) ?? -1)

/**
 * Prize, points, and where those are equal: game work, search, retrieve, collaboration, will to hunt, the younger dog
 * (a dog of unknown age last). Source: docs/rules/trials.md#ranking.
 */
const CRITERIA: readonly Criterion[] = [
  (one, other) => OUTCOME_ORDER.indexOf(one.outcome) - OUTCOME_ORDER.indexOf(other.outcome),
  (one, other) => (one.prize || 4) - (other.prize || 4),
  more(({ points }) => points),
  more(({ grades }) => grades.game),
  more(({ grades }) => grades.search),
  more(({ grades }) => grades.retrieve),
  more(({ collaboration }) => collaboration),
  more(({ willToHunt }) => willToHunt),
  (one, other) => compareText(other.birthDate ?? '', one.birthDate ?? ''),
]

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

function compare(one: RankedResult, other: RankedResult): number {
  for (const criterion of CRITERIA) {
    const difference = criterion(one, other)
    if (difference !== 0) return difference
  }
  return 0
}

interface Ranked<R> {
  readonly result: R
  /** 1 for the best; equal results share a place and the next ones are left out; null where the dog was not judged to the end */
  readonly place: number | null
}

/** The results of one class in their order, with their places. What nothing separates keeps the order it came in. */
export function rank<R extends RankedResult>(results: readonly R[]): Ranked<R>[] {
  const ordered = [...results].sort(compare)
  return ordered.map((result) => {
    const equals = ordered.findIndex((other) => compare(other, result) === 0)
    return { result, place: result.outcome === 'judged' ? equals + 1 : null }
  })
}
