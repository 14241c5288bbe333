import { tellMovedUp } from '../entries/movingUp.service.ts'
import { expireHolds, offerPlaces, trialsToExpire, trialsToOffer } from '../entries/offers.service.ts'
import { tellOvertaken, trialsToTell } from '../entries/overtaking.service.ts'
import { drawPlaces, trialsToDraw } from '../entries/placeDraw.service.ts'
import { remindOfHolds } from '../entries/reminders.service.ts'
import { applyLeft } from '../payments/applying.service.ts'
import { handleLeft } from '../payments/callbacks.service.ts'
import { askBeforeExpiry, askUnsettled } from '../payments/paying.service.ts'
import { refundCancelledTrials, sendRefunds } from '../payments/refunding.service.ts'
import { inTransaction, type Reader, readerOf } from '../platform/act.ts'
import { eachOf } from '../platform/eachOf.ts'
import type { Job } from '../platform/jobs/jobs.types.ts'
import type { Services } from '../platform/services.ts'
import { SYSTEM } from '../platform/systemCaller.ts'
import { lockTrial } from '../trials/trials.service.ts'

/**
 * Does what the time, the provider of payments or a killed service has left to do for entries and their money. Each step looks at how
 * things stand and locks what it changes, so that copies of the service may look at once, and a look that is repeated does no harm.
 * What one step cannot do keeps none of the others from theirs. @throws the first failure, at the end
 */
export async function lookAfterEntries(services: Services, signal?: AbortSignal): Promise<void> {
  await eachOf(STEPS, async (step) => {
    if (!signal?.aborted) await step(readerOf(services, SYSTEM))
  })
}

/** The same by the clock. */
export const entryJob = (services: Services): Job => ({
  name: 'entries',
  everyMs: services.config.entryJobsMs,
  run: (signal) => lookAfterEntries(services, signal),
})

/** What has been paid is known before any place is taken back. */
async function takeMoney(reader: Reader): Promise<void> {
  await handleLeft(reader)
  await applyLeft(reader)
  await askUnsettled(reader)
}

async function expire(reader: Reader): Promise<void> {
  await eachOf(await trialsToExpire(reader), async (id) => {
    const uncertain = await askBeforeExpiry(reader, id)
    await inTransaction(reader, async (act) => expireHolds(act, await lockTrial(act, id), uncertain))
  })
}

async function draw(reader: Reader): Promise<void> {
  await eachOf(await trialsToDraw(reader), (id) =>
    inTransaction(reader, async (act) => drawPlaces(act, await lockTrial(act, id))),
  )
}

async function offer(reader: Reader): Promise<void> {
  await eachOf(await trialsToOffer(reader), (id) =>
    inTransaction(reader, async (act) => {
      const trial = await lockTrial(act, id)
      await offerPlaces(act, trial)
      await tellMovedUp(act, trial)
    }),
  )
}

async function tell(reader: Reader): Promise<void> {
  await eachOf(await trialsToTell(reader), (id) =>
    inTransaction(reader, async (act) => tellOvertaken(act, await lockTrial(act, id))),
  )
}

const STEPS = [takeMoney, remindOfHolds, expire, draw, offer, tell, refundCancelledTrials, sendRefunds]
