/** What a request came to. */
export interface Outcome {
  readonly call: string
  /** 0: no answer at all */
  readonly status: number
  /** milliseconds of the clock at which the answer came */
  readonly at: number
  /** beginning of what a refusal said */
  readonly said: string
  /** of a write that was acknowledged: the number by which it is found in the database */
  readonly written?: string
}

const OK = 200
const BUSY = 503

export const isDone = ({ status }: Outcome): boolean => status === OK
/** A refusal after which the same request may be sent again. */
export const isBusy = ({ status }: Outcome): boolean => status === BUSY

/** The longest time between two writes that were acknowledged one after the other, in milliseconds. */
export function longestPause(outcomes: readonly Outcome[]): number {
  const times = outcomes
    .filter(({ written }) => written !== undefined)
    .map(({ at }) => at)
    .toSorted((a, b) => a - b)
  return times.slice(1).reduce((longest, at, index) => Math.max(longest, at - times[index]!), 0)
}

/** Acknowledged writes that the database does not hold. */
export function lostWrites(outcomes: readonly Outcome[], kept: ReadonlySet<string>): string[] {
  return outcomes.flatMap(({ written }) => (written === undefined || kept.has(written) ? [] : [written]))
}

/** One line for each kind of answer, the most frequent first: `3 × 500 dog page: what it said`. */
export function linesOf(outcomes: readonly Outcome[]): string[] {
  const counts = new Map<string, number>()
  for (const { call, status, said } of outcomes) {
    const kind = `${status || 'no answer'} ${call}: ${said}`
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([kind, count]) => `${count} × ${kind}`)
}
