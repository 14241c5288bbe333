import type * as z from 'zod'
import type { health, ServiceState } from '#contract/operations.ts'
import type { JobState } from '../platform/jobs/jobs.types.ts'
import type { WatchedState } from './serviceWatch.service.ts'

const HOUR = 3_600_000

type Loops = readonly (readonly string[])[]

export function presentHealth(loops: Loops, jobs: readonly JobState[]): z.infer<typeof health.answer> {
  if (loops.length > 0) return { status: 'degraded', reason: 'PEDIGREE_LOOP' }
  if (jobs.some(({ overdue }) => overdue)) return { status: 'degraded', reason: 'JOB_OVERDUE' }
  return { status: 'ok' }
}

export function presentServiceState(state: WatchedState, loops: Loops): ServiceState {
  const { database, pool } = state
  return {
    version: state.version,
    nodeVersion: process.versions.node,
    databaseVersion: database.version,
    startedAt: state.startedAt.toISOString(),
    databaseMs: state.databaseMs,
    databaseBytes: database.bytes,
    connections: { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
    memoryBytes: state.memoryBytes,
    mails: {
      sending: state.sendsMails,
      waiting: database.waiting,
      oldestWaitingAt: database.oldest_waiting_at?.toISOString() ?? null,
      failed: database.failed,
    },
    backup: {
      everyHours: state.backupEveryMs / HOUR,
      newestAt: state.newestBackupAt?.toISOString() ?? null,
    },
    jobs: state.jobs.map(presentJob),
    pedigreeLoops: loops.map((loop) => [...loop]),
  }
}

function presentJob(job: JobState): ServiceState['jobs'][number] {
  const { name, everyMs, startedAt, endedAt, failedAt, failure, running, overdue } = job
  const hasEnded = startedAt && endedAt && !running && endedAt >= startedAt
  return {
    name,
    everyMs,
    startedAt: startedAt?.toISOString() ?? null,
    tookMs: hasEnded ? endedAt.getTime() - startedAt.getTime() : null,
    nextAt: startedAt && everyMs > 0 ? new Date(startedAt.getTime() + everyMs).toISOString() : null,
    running,
    overdue,
    failure: failedAt && failure ? { at: failedAt.toISOString(), code: failure } : null,
  }
}
