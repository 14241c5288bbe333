import type { JobName } from '#contract/constants.ts'

/** Something that the service does by the clock. A run does what is due and may be repeated: one that was killed is begun anew. */
export interface Job {
  readonly name: JobName
  /** milliseconds from the beginning of a run to that of the next; 0: this copy leaves it to others */
  readonly everyMs: number
  /** @param signal aborts when the service stops, or another copy may have taken the job over; @throws what went wrong: the next run tries again */
  run(signal: AbortSignal): Promise<void>
}

/** How a job stands. Moments are the database's. */
export interface JobState {
  readonly name: JobName
  readonly everyMs: number
  readonly startedAt: Date | null
  readonly endedAt: Date | null
  readonly succeededAt: Date | null
  readonly failedAt: Date | null
  readonly failure: string | null
  /** a copy runs it, or was killed less than half a minute ago */
  readonly running: boolean
  /** it has not done its work for too long (docs/architecture.md#jobs) */
  readonly overdue: boolean
}
