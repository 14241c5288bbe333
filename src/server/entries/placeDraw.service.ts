import { createHash, randomBytes } from 'node:crypto'
import { canBeUndone } from '#domain/entries/holds.ts'
import { drawOrder, isUndrawn } from '#domain/entries/placeDraw.ts'
import { whyNotRunning } from '#domain/trials/refusals.ts'
import type { Act, Reader } from '../platform/act.ts'
import { trialState } from '../trials/states.ts'
import { findTrial } from '../trials/trials.service.ts'
import type { Trial, TrialHead } from '../trials/trials.types.ts'
import type { ListedEntry } from './entries.types.ts'
import { drawValues } from './entryMails.ts'
import { readLists } from './lists.service.ts'
import { insertMove } from './moves.store.ts'
import { offerPlaces } from './offers.service.ts'
import { lastHandChange } from './offers.store.ts'
import { mailEntrant } from './ownMails.service.ts'
import {
  type DrawnEntry,
  drawnEntries,
  insertDraw,
  keepDrawn,
  seedOf,
  trialsWithDraw,
} from './placeDraw.store.ts'

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

/** Trials whose places can be drawn now. */
export const trialsToDraw = ({ db, today }: Reader): Promise<number[]> => trialsWithDraw(db, today)

/**
 * Makes the seed of the draw of a trial that is being published. It is told to nobody before the draw.
 * @returns its hash, which is public from now on. Source: docs/rules/entries.md#queue-or-draw
 */
export async function commitToDraw({ db, at }: Act, { id }: Pick<TrialHead, 'id'>): Promise<string> {
  const seed = randomBytes(32).toString('hex')
  const hash = sha256(seed)
  await insertDraw(db, { trialId: id, seed, hash, at })
  return hash
}

/**
 * Draws the places of a locked trial, once, after its registration has ended: the drawn order is that of the queue, the first are offered places,
 * and everybody is told. What a person has just changed by hand is left alone for the minute in which it can be undone.
 */
export async function drawPlaces(act: Act, trial: Trial): Promise<void> {
  if (whyNotRunning(trialState(trial, act.today)) !== null || !isUndrawn(trial)) return
  if (trial.registrationEnd! >= act.today) return
  if (canBeUndone(act.at, await lastHandChange(act.db, trial.id))) return
  const { reserve } = await readLists(act, trial)
  const seed = (await seedOf(act.db, trial.id))!
  const drawn = inDrawnOrder(reserve, seed)
  for (const { entryId } of drawn)
    await insertMove(act.db, {
      trialId: trial.id,
      entryId,
      list: 'reserve',
      beforeId: null,
      at: act.at,
      by: null,
    })
  await keepDrawn(act.db, trial.id, act.at, drawn)
  await act.log(['trial', trial.id], 'PLACES_DRAWN', null, { drawSeed: seed, drawnDogs: drawn.length })
  const after = await findTrial(act, trial.id)
  await offerPlaces(act, after, 'draw')
  await tellQueue(act, after)
}

/** Entries with their positions; of two with one number the earlier comes first. */
function inDrawnOrder(entries: readonly ListedEntry[], seed: string): DrawnEntry[] {
  const left = entries
    .map(({ id, class: trialClass, regnr }) => ({ id, class: trialClass, regnr: regnr.normalize('NFC') }))
    .toSorted((a, b) => a.id - b.id)
  const numbers = left.map(({ regnr }) => regnr)
  return drawOrder(seed, numbers, sha256).map(({ regnr }, index) => {
    const [entry] = left.splice(
      left.findIndex((one) => one.regnr === regnr),
      1,
    )
    return { entryId: entry!.id, regnr, class: entry!.class, position: index + 1 }
  })
}

/** Tells those who were not offered a place where they stand in the queue. */
async function tellQueue(act: Act, trial: Trial): Promise<void> {
  const { reserve } = await readLists(act, trial)
  for (const [index, entry] of reserve.entries())
    await mailEntrant(act, trial, entry, {
      kind: 'drawnQueued',
      mustArrive: true,
      values: { number: String(index + 1), ...drawValues(act, trial) },
    })
}

/** A draw as everyone may see it: its dogs and its seed once it has been drawn. */
export async function readDraw({ db }: Reader, { id, placeDraw }: TrialHead) {
  const isDrawn = placeDraw !== null && placeDraw.drawnAt !== null
  return isDrawn
    ? { seed: (await seedOf(db, id))!, entries: await drawnEntries(db, id) }
    : { seed: null, entries: [] }
}
