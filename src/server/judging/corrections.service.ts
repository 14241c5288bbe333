import type * as z from 'zod'
import type { correctResult } from '#contract/judging.ts'
import type { SheetKind, SheetValues } from '#domain/trials/sheet.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { trialState } from '../trials/trials.service.ts'
import { findTrial, lockTrial } from '../trials/trials.store.ts'
import { classesAllowed } from './classes.service.ts'
import { logResult } from './history.service.ts'
import { judgedHunt, judgedWater, requireComplete } from './judging.service.ts'
import { chooseWaters, type JudgedTrial, judgedTrial } from './results.service.ts'
import { resultsCounting, trialIdOfResult } from './results.store.ts'
import type { DoneResult, ResultLine } from './results.types.ts'
import type { Writing } from './saving.service.ts'

type Corrected = z.output<NonNullable<(typeof correctResult)['body']>>

/** One result within its trial. */
export interface FoundResult {
  readonly judged: JudgedTrial
  readonly line: ResultLine & { readonly result: DoneResult }
}

/** @throws AppError 404 RESULT_NOT_FOUND */
export async function findResult(db: Db, kind: SheetKind, id: number, lock = false): Promise<FoundResult> {
  const trialId = await trialIdOfResult(db, kind, id)
  if (trialId === undefined) throw new AppError('notFound', 'RESULT_NOT_FOUND')
  const trial = await (lock ? lockTrial : findTrial)(db, trialId)
  const judged = await judgedTrial(db, trial, kind)
  const line = judged.lines.find(({ result }) => result?.id === id)
  if (!line?.result) throw new AppError('notFound', 'RESULT_NOT_FOUND')
  return { judged, line: { ...line, result: line.result } }
}

/** What is shown beside a result: what rests on it, and the water work that would count today. */
export async function describeResult(db: Db, { judged, line }: FoundResult) {
  const { trial, kind, books } = judged
  const chosen = kind === 'hunt' ? (await chooseWaters(db, trial, [line], books)).get(line.dogId) : undefined
  const { water } = line
  // Of a result from before performances were kept apart only the grades are known.
  const sameWork = chosen?.id === water?.id || water?.id === null
  const same = sameWork && chosen?.water === water?.water && chosen?.track === water?.track
  return {
    judged,
    line,
    otherWater: chosen && !same ? chosen : null,
    countsIn: kind === 'water' ? await resultsCounting(db, line.result.id) : [],
  }
}

/**
 * Corrects an official result; what it was stays in the log, with the reason.
 * @throws AppError 409 CHANGED_MEANWHILE, 422 RESULT_NOT_OFFICIAL or RESULT_INCOMPLETE
 */
export async function correct(tx: Db, found: FoundResult, given: Corrected, writing: Writing): Promise<void> {
  const { trial, kind, books } = found.judged
  const { line } = found
  const { result } = line
  if (trialState(trial, writing.today) !== 'ready') throw new AppError('refused', 'RESULT_NOT_OFFICIAL')
  if (result.version !== given.version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  const dog = { dogId: line.dogId, class: given.class }
  const allowed = await classesAllowed(tx, trial, [dog], line.rulebook)
  const chosen = given.waterAnew ? await chooseWaters(tx, trial, [dog], books) : null
  const judged = {
    trial,
    class: given.class,
    rulebook: line.rulebook,
    classAllowed: allowed.has(line.dogId),
    water: chosen ? (chosen.get(line.dogId) ?? null) : line.water,
    values: given.values,
  }
  requireComplete(kind, judged)
  const after =
    kind === 'hunt' ? await rewriteHunt(tx, result, judged) : await rewriteWater(tx, result, judged)
  await logResult(
    tx,
    { trialId: trial.id, dogId: line.dogId, kind },
    {
      at: writing.at,
      by: writing.by,
      code: 'CORRECTED',
      before: told(result.values, result),
      after: { ...told(given.values, { class: given.class, ...after }), reason: given.reason },
    },
  )
}

type Rewriting = Parameters<typeof judgedHunt>[0]

async function rewriteHunt(tx: Db, { id, version }: DoneResult, judged: Rewriting) {
  const columns = judgedHunt(judged)
  await tx
    .updateTable('trial_result')
    .set({ ...columns, version: version + 1 })
    .where('id', '=', id)
    .execute()
  return { points: columns.points, prize: columns.prize }
}

async function rewriteWater(tx: Db, { id, version }: DoneResult, judged: Rewriting) {
  await tx
    .updateTable('water_result')
    .set({ ...judgedWater(judged), version: version + 1 })
    .where('id', '=', id)
    .execute()
  return { points: null, prize: 0 }
}

/** A whole result as the log tells it. */
function told(
  values: SheetValues,
  { class: ofClass, points, prize }: Pick<DoneResult, 'class' | 'points' | 'prize'>,
) {
  return { ...values, class: ofClass, points, prize }
}
