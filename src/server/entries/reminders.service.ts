import { formatEuros } from '#domain/payments/money.ts'
import { dueCents } from '#domain/payments/standing.ts'
import { type Act, inTransaction, type Reader } from '../platform/act.ts'
import { eachOf } from '../platform/eachOf.ts'
import { lockTrial } from '../trials/trials.service.ts'
import { findEntry } from './lists.service.ts'
import { mailEntrant, momentText } from './ownMails.service.ts'
import { type DueReminder, dueReminders } from './reminders.store.ts'

/** Reminds, once for each end of a hold, who has not paid for a place that is lost soon. Source: docs/rules/entries.md#reminders. */
export async function remindOfHolds(reader: Reader): Promise<void> {
  await eachOf(await dueReminders(reader.db, reader.at), (due) =>
    inTransaction(reader, (act) => remind(act, due)),
  )
}

async function remind(act: Act, { entryId, trialId, version }: DueReminder): Promise<void> {
  const trial = await lockTrial(act, trialId)
  const entry = await findEntry(act, trial, entryId)
  const due = dueCents({ ...entry, gone: entry.withdrawnAt !== null })
  // It may have been paid, or have left, since it was looked up.
  if (entry.heldUntil === null || entry.heldUntil <= act.at || due <= 0) return
  await mailEntrant(act, trial, entry, {
    kind: 'placeReminder',
    version,
    mustArrive: true,
    values: { until: momentText(entry.heldUntil, entry), amount: formatEuros(due, entry.language) },
  })
}
