import { Gauge, type Registry } from 'prom-client'
import type { Jobs } from './jobs.ts'
import type { JobState } from './jobs.types.ts'

/** Tells in the metrics when each job last did its work, and which have not for too long; nothing while the database is away. */
export function watchJobs(registry: Registry, jobs: Jobs): void {
  const gauges = [
    {
      name: 'job_last_success_timestamp_seconds',
      help: 'When a job last did its work, in seconds since 1970',
      of: ({ succeededAt }: JobState) => succeededAt && succeededAt.getTime() / 1000,
    },
    {
      name: 'job_overdue',
      help: '1: a job has not done its work for three of its rhythms',
      of: ({ overdue }: JobState) => Number(overdue),
    },
  ]
  for (const { of, ...named } of gauges)
    registry.registerMetric(
      new Gauge({
        ...named,
        labelNames: ['job'],
        registers: [],
        async collect() {
          this.reset()
          for (const state of await jobs.states().catch(() => [])) {
            const value = of(state)
            if (value !== null) this.set({ job: state.name }, value)
          }
        },
      }),
    )
}
