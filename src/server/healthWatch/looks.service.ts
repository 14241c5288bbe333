import { findFamiliesAfter } from '../dogs/breeds.service.ts'
import { inTransaction, readerOf } from '../platform/act.ts'
import { finnishDay } from '../platform/clock.ts'
import type { Job } from '../platform/jobs/jobs.types.ts'
import type { Services } from '../platform/services.ts'
import { SYSTEM } from '../platform/systemCaller.ts'
import { unhurried } from '../platform/unhurried.store.ts'
import { mailAlerts } from './alertMails.ts'
import { countTold } from './alerts.store.ts'
import { beginLook, finishLook, lockUnfinishedLook, passBreed } from './looks.store.ts'
import { watchBreed } from './watch.service.ts'

/** Milliseconds between two looks at whether a quarter has begun, or a look was left unfinished. */
const EVERY = 600_000

/** The look of each quarter by the clock. Source: docs/rules/health-warning.md#alerts. */
export const healthLookJob = (services: Services): Job => ({
  name: 'healthLooks',
  everyMs: EVERY,
  run: (signal) => lookByQuarter(services, signal),
})

/** First day of the quarter of an ISO day. */
export function quarterOf(day: string): string {
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1
  return `${day.slice(0, 4)}-${String(month).padStart(2, '0')}-01`
}

/**
 * Begins the look of the quarter, and works until none is unfinished, another copy is at it, or `signal` aborts: a breed in each transaction, so that what a killed
 * service leaves behind the next one goes on with.
 */
export async function lookByQuarter(services: Services, signal?: AbortSignal): Promise<void> {
  const at = services.now()
  await beginLook(services.db, quarterOf(finnishDay(at)), at)
  while (!signal?.aborted && (await lookNext(services))) await new Promise(setImmediate)
}

/** One breed of the look that is under way. @returns whether there is more to do */
function lookNext(services: Services): Promise<boolean> {
  return inTransaction(readerOf(services, SYSTEM), async (act) => {
    await unhurried(act.db)
    const look = await lockUnfinishedLook(act.db)
    if (!look) return false
    const [family] = await findFamiliesAfter(act, look.last_family ?? '')
    if (family === undefined) {
      await finishLook(act.db, look.id, act.at)
      const told = await countTold(act.db, look.id)
      if (told > 0) await mailAlerts(act, { lookId: look.id, told })
      return false
    }
    await passBreed(act.db, look.id, { family, watch: await watchBreed(act, family) })
    return true
  })
}
