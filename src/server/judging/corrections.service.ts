import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod'
import type { correctResult } from '#contract/judging.ts'
import { keepsSums } from '#domain/trials/accepted.ts'
import { KIND_RULES } from '#domain/trials/kinds.ts'
import type { SheetKind, SheetValues } from '#domain/trials/sheet.ts'
import { classesAllowed } from '../entries/startRights.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { trialState } from '../trials/states.ts'
import { findTrial, lockTrial, proposedCodes } from '../trials/trials.service.ts'
import type { Trial } from '../trials/trials.types.ts'
import { requireComplete, stillOverridden } from './completeness.ts'
import { mailCorrection } from './correctionMails.service.ts'
import { dogsOf } from './describe.service.ts'
import { judgedTrial } from './lines.service.ts'
import { trialIdOfResult } from './lines.store.ts'
import { resultsCounting, resultsEntitled } from './performances.store.ts'
import { inLog, subjectOf } from './resultLog.ts'
import type { CheckedPerformance, DoneResult, JudgedTrial, ResultLine } from './results.types.ts'
import { RESULT_TABLES } from './resultTables.store.ts'
import { chooseWaters } from './waters.service.ts'

type CorrectionInput = z.output<NonNullable<(typeof correctResult)['body']>>

/** One result within its trial. */
export interface FoundResult {
  readonly judged: JudgedTrial
  readonly line: ResultLine & { readonly result: DoneResult }
}

/** Which result is meant. */
interface ResultId {
  readonly kind: SheetKind
  readonly id: number
}

/** @throws AppError 404 RESULT_NOT_FOUND */
export async function findResult(reader: Reader, result: ResultId): Promise<FoundResult> {
  return resultIn(reader, await findTrial(reader, await trialIdOf(reader, result)), result)
}

/** As `resultIn`, with the trial locked to the end of the transaction. @throws AppError 404 RESULT_NOT_FOUND */
export async function lockResult(act: Act, result: ResultId): Promise<FoundResult> {
  return resultIn(act, await lockTrial(act, await trialIdOf(act, result)), result)
}

const RESULT_NOT_FOUND = new AppError('notFound', 'RESULT_NOT_FOUND')

async function trialIdOf({ db }: Reader, { kind, id }: ResultId): Promise<number> {
  const trialId = await trialIdOfResult(db, kind, id)
  if (trialId === undefined) throw RESULT_NOT_FOUND
  return trialId
}

async function resultIn(reader: Reader, trial: Trial, { kind, id }: ResultId): Promise<FoundResult> {
  const judged = await judgedTrial(reader, trial, { kind })
  const line = judged.lines.find(({ result }) => result?.id === id)
  if (!line?.result) throw RESULT_NOT_FOUND
  return { judged, line: { ...line, result: line.result } }
}

/** What is shown beside a result: its dog, what rests on it, and the water work that would count today. */
export async function describeResult(reader: Reader, { judged, line }: FoundResult) {
  const rules = KIND_RULES[judged.kind]
  const chosen = rules.countsWater ? (await chooseWaters(reader, judged, [line])).get(line.dogId) : undefined
  const { water } = line
  // Of a result from before performances were kept apart only the grades are known.
  const sameWork = chosen?.id === water?.id || water?.id === null
  const same = sameWork && chosen?.water === water?.water && chosen?.track === water?.track
  return {
    judged,
    line,
    otherWater: chosen && !same ? chosen : null,
    countsIn: rules.countsInHunt
      ? await resultsCounting(reader.db, line.result.id)
      : await resultsEntitled(reader.db, line.result, judged.trial),
    dogs: await dogsOf(reader, [line]),
    proposals: rules.countsWater ? ((await proposedCodes(reader, judged.trial)).get(line.dogId) ?? []) : [],
  }
}

/**
 * Corrects an official result; what it was stays in the log, with the reason, and entrant and owner are told.
 * @throws AppError 409 CHANGED_MEANWHILE, 422 RESULT_NOT_OFFICIAL, RESULT_INCOMPLETE or CORRECTION_CHANGES_NOTHING
 */
export async function correct(
  act: Act,
  { judged, line }: FoundResult,
  input: CorrectionInput,
): Promise<void> {
  const { trial, kind } = judged
  const { result, dogId } = line
  if (trialState(trial, act.today) !== 'ready') throw new AppError('refused', 'RESULT_NOT_OFFICIAL')
  if (result.version !== input.version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  const chosen = input.waterAnew ? await chooseWaters(act, judged, [{ dogId, class: input.class }]) : null
  const before = await checkedAs(act, line, { trial, ...result, water: line.water })
  const after = await checkedAs(act, line, {
    trial,
    class: input.class,
    values: input.values,
    water: chosen ? (chosen.get(dogId) ?? null) : line.water,
  })
  const override = input.override ? input.reason : null
  const overridden =
    requireComplete(kind, after, { before, override }) ?? stillOverridden(kind, after, result)
  const stored = await RESULT_TABLES[kind].update(act.db, after, {
    ...result,
    at: act.at,
    overridden,
    sums: !input.waterAnew && keepsSums(before, after),
    judge: (input.values.judgeId ?? null) === (result.values.judgeId ?? null),
  })
  const [was, is] = [audited(result.values, result), audited(input.values, stored)]
  const { reason } = input
  const [stood, stands] = [inLog(result.overridden), inLog(overridden)]
  if (isSameWork(after.water, line.water) && isSame(was, is) && isDeepStrictEqual(stood, stands))
    // What has been written already goes with the transaction.
    throw new AppError('refused', 'CORRECTION_CHANGES_NOTHING')
  await act.log(subjectOf(judged, line), 'CORRECTED', was, { ...is, ...stands, reason })
  await mailCorrection(act, trial, {
    thing: `${kind}-${result.id}`,
    version: stored.version,
    dogId,
    before: was,
    after: is,
    reason,
  })
}

/** A performance of a result's dog, with what its checks need. */
async function checkedAs(
  act: Act,
  { dogId, rulebook }: ResultLine,
  performance: Omit<CheckedPerformance, 'rulebook' | 'classAllowed'>,
): Promise<CheckedPerformance> {
  const { trial, class: ofClass } = performance
  const allowed = await classesAllowed(act, rulebook, {
    day: trial.heldOn ?? '',
    dogs: [{ dogId, class: ofClass }],
  })
  return { ...performance, rulebook, classAllowed: allowed.has(dogId) }
}

type Work = Pick<NonNullable<CheckedPerformance['water']>, 'id' | 'water' | 'track'> | null

const isSameWork = (a: Work, b: Work): boolean =>
  a?.id === b?.id && a?.water === b?.water && a?.track === b?.track

/** Whether two results say the same; a field that is left out is empty. */
function isSame(a: ReturnType<typeof audited>, b: ReturnType<typeof audited>): boolean {
  const [one, other]: Record<string, unknown>[] = [a, b]
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (name) => (one![name] ?? null) === (other![name] ?? null),
  )
}

/** A result with all its fields, for the log. */
function audited(
  values: SheetValues,
  { class: ofClass, points, prize }: Pick<DoneResult, 'class' | 'points' | 'prize'>,
) {
  return { ...values, class: ofClass, points, prize }
}
