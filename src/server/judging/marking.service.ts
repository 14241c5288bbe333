import type * as z from 'zod'
import type { markResultDone, openResult } from '#contract/judging.ts'
import { sheetKinds } from '#domain/trials/sheet.ts'
import type { Act } from '../platform/act.ts'
import { finnishDay } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Trial } from '../trials/trials.types.ts'
import { logResult } from './history.service.ts'
import { judgedHunt, judgedWater, requireComplete } from './judging.service.ts'
import { chooseWaters, judgedTrial, lineOfEntry } from './results.service.ts'
import {
  deleteResult,
  deleteSheet,
  enterInClass,
  lockPerformance,
  resultsCounting,
  saveSheet,
} from './results.store.ts'
import type { ResultLine } from './results.types.ts'
import { requireWritable, type Writing, writingOf } from './saving.service.ts'

type Marked = z.output<NonNullable<(typeof markResultDone)['body']>>
type Opened = z.output<NonNullable<(typeof openResult)['body']>>

/**
 * Runs all checks and moves what was written down into the public results. Done twice it is done once.
 * @throws AppError 404, 409 CHANGED_MEANWHILE or RESULT_IS_DONE, 422 RESULT_INCOMPLETE, TRIAL_NOT_BEGUN or by state
 */
export async function markDone(tx: Db, trial: Trial, marked: Marked, writing: Writing): Promise<void> {
  const { entryId, kind, outcome } = marked
  requireWritable(trial, kind)
  if (trial.heldOn! > finnishDay(writing.at)) throw new AppError('refused', 'TRIAL_NOT_BEGUN')
  const line = await lineNow(tx, trial, marked)
  if (line.result) return refuseOther(line, outcome)
  if ((line.sheet?.updatedAt.toISOString() ?? null) !== marked.seenAt)
    throw new AppError('conflict', 'CHANGED_MEANWHILE')
  const values = { ...line.sheet?.values, ...(outcome && { outcome }) }
  const judged = { ...line, trial, values }
  requireComplete(kind, judged)
  const head = {
    trial_id: trial.id,
    dog_id: line.dogId,
    status: 'preliminary',
    done_at: writing.at,
  } as const
  if (kind === 'hunt') {
    await tx
      .insertInto('trial_result')
      .values({ ...head, ...judgedHunt(judged) })
      .execute()
  } else {
    await tx
      .insertInto('water_result')
      .values({ ...head, ...judgedWater(judged) })
      .execute()
    if (!trial.divided) await countInHunt(tx, trial, line.dogId, writing)
  }
  await deleteSheet(tx, entryId, kind)
  await logResult(tx, keyOf(trial, line, kind), {
    at: writing.at,
    by: writing.by,
    code: 'RESULT_DONE',
    after: { ...values },
  })
}

/**
 * Work that is marked done after the hunt of a rejected dog counts in its points as if it had been marked done before: the order in
 * which sheets are written changes nothing.
 */
async function countInHunt(tx: Db, trial: Trial, dogId: number, { at, by }: Writing): Promise<void> {
  const { books, lines } = await judgedTrial(tx, trial, 'hunt', [dogId])
  const [hunt] = lines
  const { result } = hunt ?? {}
  if (!hunt || !result || result.points === null || result.water) return
  const water = (await chooseWaters(tx, trial, [hunt], books)).get(dogId) ?? null
  const columns = judgedHunt({ ...hunt, trial, water, values: result.values })
  const { points, prize, water_grade, track_grade, water_result_id } = columns
  await tx
    .updateTable('trial_result')
    .set({ points, prize, water_grade, track_grade, water_result_id, version: result.version + 1 })
    .where('id', '=', result.id)
    .execute()
  await logResult(tx, keyOf(trial, hunt, 'hunt'), {
    at,
    by,
    code: 'CHANGED',
    before: { points: result.points, prize: result.prize },
    after: { points, prize },
  })
}

/**
 * Takes a result back from the public into its sheet. Done twice it is done once.
 * @throws AppError 404, 422 WATER_RESULT_COUNTS
 */
export async function openAgain(tx: Db, trial: Trial, opened: Opened, writing: Writing): Promise<void> {
  const { entryId, kind } = opened
  requireWritable(trial, kind)
  const line = await lineNow(tx, trial, opened)
  const { result } = line
  if (!result) return
  if (kind === 'water') await refuseCounting(tx, result.id)
  await saveSheet(tx, entryId, kind, result.values, writing.at)
  await deleteResult(tx, kind, result.id)
  // The sheet is judged in the class of the entry, which a correction of the result has left as it was.
  if (line.class !== line.entry.class) await enterInClass(tx, entryId, line.class)
  const { points, prize } = result
  await logResult(tx, keyOf(trial, line, kind), {
    at: writing.at,
    by: writing.by,
    code: 'RESULT_OPENED',
    before: kind === 'hunt' ? { points, prize } : {},
  })
}

/**
 * Marks a dog done that did not come; of an undivided trial its hunt, by which the trial is ended.
 * @throws AppError as markDone: 422 RESULT_INCOMPLETE where more is written down of it than that
 */
export async function setAbsent(
  act: Act,
  trial: Trial,
  { entryId }: { readonly entryId: number },
): Promise<void> {
  const kind = trial.type === 'water_track' ? 'water' : 'hunt'
  const { sheet } = await lineNow(act.db, trial, { entryId, kind })
  const seenAt = sheet?.updatedAt.toISOString() ?? null
  await markDone(act.db, trial, { entryId, kind, seenAt, outcome: 'absent' }, writingOf(act))
}

/** Opens what says that a dog was absent, and leaves nothing of it on the sheet. @throws AppError 404, 422 by state */
export async function setPresent(
  act: Act,
  trial: Trial,
  { entryId }: { readonly entryId: number },
): Promise<void> {
  const { db } = act
  const writing = writingOf(act)
  for (const kind of sheetKinds(trial.type, trial.divided)) {
    const { result } = await lineNow(db, trial, { entryId, kind })
    if (result?.values.outcome !== 'absent') continue
    await openAgain(db, trial, { entryId, kind }, writing)
    const { outcome: _absent, ...others } = result.values
    await saveSheet(db, entryId, kind, others, writing.at)
  }
}

/** @throws AppError 422 WATER_RESULT_COUNTS where a hunt result rests on the performance */
async function refuseCounting(tx: Db, waterResultId: number): Promise<void> {
  await lockPerformance(tx, waterResultId)
  if ((await resultsCounting(tx, waterResultId)).length > 0)
    throw new AppError('refused', 'WATER_RESULT_COUNTS')
}

async function lineNow(tx: Db, trial: Trial, { entryId, kind }: Pick<Marked, 'entryId' | 'kind'>) {
  return lineOfEntry(await judgedTrial(tx, trial, kind), entryId)
}

const keyOf = (trial: Trial, { dogId }: ResultLine, kind: Marked['kind']) => ({
  trialId: trial.id,
  dogId,
  kind,
})

/** Somebody else was quicker: fine where it says the same. */
function refuseOther({ result }: ResultLine, outcome: Marked['outcome']): void {
  if (outcome && result?.values.outcome !== outcome) throw new AppError('conflict', 'RESULT_IS_DONE')
}
