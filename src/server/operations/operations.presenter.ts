import type * as z from 'zod'
import type { health, ServiceState } from '#contract/operations.ts'
import type { WatchedState } from './serviceWatch.service.ts'

const HOUR = 3_600_000

type Loops = readonly (readonly string[])[]

export const presentHealth = (loops: Loops): z.infer<typeof health.answer> =>
  loops.length > 0 ? { status: 'degraded', reason: 'PEDIGREE_LOOP' } : { status: 'ok' }

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
    pedigreeLoops: loops.map((loop) => [...loop]),
  }
}
