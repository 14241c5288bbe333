import { canBeUndone } from '#domain/entries/holds.ts'
import { isNewsOfMovingUp } from '#domain/entries/movingUp.ts'
import { isUndrawn } from '#domain/entries/placeDraw.ts'
import { whyNotRunning } from '#domain/trials/refusals.ts'
import type { Act } from '../platform/act.ts'
import { trialState } from '../trials/states.ts'
import type { Trial } from '../trials/trials.types.ts'
import { readLists } from './lists.service.ts'
import { keepToldNumber, toldNumbers } from './movingUp.store.ts'
import { lastHandChange } from './offers.store.ts'
import { mailEntrant } from './ownMails.service.ts'

/** Milliseconds: of one entry fewer than one such mail an hour. */
const HOUR = 3_600_000

/**
 * Tells those who wait in a locked trial that they have moved up, where that is better than what they were told last, and not too soon after. What a
 * person has just changed by hand is left alone for the minute in which it can be undone. Source: docs/rules/entries.md#moving-up.
 */
export async function tellMovedUp(act: Act, trial: Trial): Promise<void> {
  const { db, at } = act
  if (whyNotRunning(trialState(trial, act.today)) !== null || isUndrawn(trial)) return
  const changed = await lastHandChange(db, trial.id)
  if (changed && canBeUndone(at, changed)) return
  const told = new Map((await toldNumbers(db, trial.id)).map((one) => [one.entryId, one]))
  const { reserve } = await readLists(act, trial)
  for (const [index, entry] of reserve.entries()) {
    const number = index + 1
    const before = told.get(entry.id)
    if (before && !isNewsOfMovingUp(number, before, at)) continue
    // The mail by which one joined the queue has told the first number.
    await keepToldNumber(db, { entryId: entry.id, number, toldAt: at })
    if (before)
      await mailEntrant(act, trial, entry, {
        kind: 'queueMovedUp',
        version: Math.floor(at.getTime() / HOUR),
        values: { number: String(number) },
      })
  }
}
