import type * as z from 'zod'
import type { markResultDone, openResult } from '#contract/judging.ts'
import { keepsGiven } from '#domain/trials/accepted.ts'
import { KIND_RULES } from '#domain/trials/kinds.ts'
import { sheetKinds } from '#domain/trials/sheet.ts'
import { enterInClass } from '../entries/entries.service.ts'
import type { Act } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { correctResults } from '../trials/trials.policy.ts'
import type { TrialHead } from '../trials/trials.types.ts'
import { requireComplete } from './completeness.ts'
import { type JudgedEntry, judgedEntry, rulebookOf } from './lines.service.ts'
import { DONE_RESULTS } from './lines.store.ts'
import { lockPerformance, resultsCounting } from './performances.store.ts'
import { inLog, subjectOf } from './resultLog.ts'
import type { DoneResult, JudgedTrial, PlacedLine, ResultLine, ResultSheet } from './results.types.ts'
import { deleteResult, RESULT_TABLES, recountHunt } from './resultTables.store.ts'
import { deleteSheet, saveSheet } from './sheets.store.ts'
import { refuseOther } from './shownSums.ts'
import { chooseWaters } from './waters.service.ts'
import { requireWritable } from './writable.ts'

type MarkInput = z.output<NonNullable<(typeof markResultDone)['body']>>
type OpenInput = z.output<NonNullable<(typeof openResult)['body']>>
type JudgedHead = JudgedTrial<TrialHead>

/**
 * Runs all checks and moves what was written down into the public results. Done twice it is done once.
 * @returns the dog's line as it is then
 * @throws AppError 404, 409 CHANGED_MEANWHILE, RESULT_IS_DONE or RESULT_DIFFERS, 422 RESULT_INCOMPLETE, TRIAL_NOT_BEGUN or by state
 */
export async function markDone(act: Act, trial: TrialHead, marked: MarkInput): Promise<ResultLine> {
  const { judged, line } = await lineToMark(act, trial, marked)
  if (!line.result && (line.sheet?.updatedAt.toISOString() ?? null) !== marked.seenAt)
    throw new AppError('conflict', 'CHANGED_MEANWHILE')
  const { outcome, override = null, shown } = marked
  if (override !== null && !correctResults(act.viewer, trial)) throw new AppError('forbidden', 'FORBIDDEN')
  const done = await complete(act, judged, line, { outcome, override })
  if (shown) refuseOther(shown, { ...done, water: line.water })
  return done
}

/** @throws AppError 404, 422 */
function lineToMark(
  act: Act,
  trial: TrialHead,
  { kind, entryId }: Pick<MarkInput, 'kind' | 'entryId'>,
): Promise<JudgedEntry> {
  requireWritable(trial, kind)
  if (trial.heldOn! > act.today) throw new AppError('refused', 'TRIAL_NOT_BEGUN')
  return judgedEntry(act, trial, { kind, entryId })
}

interface Completion {
  /** what is not on the sheet, such as that the dog was absent */
  readonly outcome: MarkInput['outcome']
  /** why it is published although checks fail */
  readonly override: string | null
}

async function complete(
  act: Act,
  judged: JudgedHead,
  line: PlacedLine,
  { outcome, override }: Completion,
): Promise<ResultLine> {
  if (line.result) return alreadyDone(line, line.result, outcome)
  const { trial, kind } = judged
  const values = { ...line.sheet?.values, ...(outcome && { outcome }) }
  const performance = { ...line, trial, values }
  const accepted = line.sheet?.accepted
  const overridden = requireComplete(kind, performance, {
    before: accepted ? { ...performance, class: accepted.class, values: accepted.values } : null,
    override,
  })
  const result = await RESULT_TABLES[kind].insert(act.db, performance, {
    dogId: line.dogId,
    doneAt: act.at,
    overridden,
    given: accepted && keepsGiven(accepted, performance) ? accepted : null,
  })
  if (KIND_RULES[kind].countsInHunt && !trial.divided) await countInHunt(act, judged, line.dogId)
  await deleteSheet(act.db, line.entry.id, kind)
  await act.log(subjectOf(judged, line), 'RESULT_DONE', null, { ...values, ...inLog(overridden) })
  const water = line.water && result.water && { ...line.water, ...result.water }
  return { ...line, sheet: null, result, water }
}

/** For a result that somebody else has marked done first: fine where it has the same outcome. @throws AppError 409 RESULT_IS_DONE */
function alreadyDone(line: ResultLine, { values }: DoneResult, outcome: MarkInput['outcome']): ResultLine {
  if (outcome && values.outcome !== outcome) throw new AppError('conflict', 'RESULT_IS_DONE')
  return line
}

/**
 * Work that is marked done after the hunt of a rejected dog counts in its points as if it had been marked done before: the order in
 * which sheets are written changes nothing.
 */
async function countInHunt(act: Act, { trial, books }: JudgedHead, dogId: number): Promise<void> {
  const [hunt] = await DONE_RESULTS.hunt(act.db, trial, dogId)
  if (!hunt || hunt.points === null || hunt.water) return
  const water = (await chooseWaters(act, { trial, books }, [hunt])).get(dogId) ?? null
  const rulebook = await rulebookOf(act, books, hunt)
  const after = await recountHunt(act.db, { ...hunt, trial, rulebook, water }, hunt)
  const { points, prize } = hunt
  await act.log(subjectOf({ trial, kind: 'hunt' }, hunt), 'CHANGED', { points, prize }, after)
}

/**
 * Takes a result back from the public into its sheet. Done twice it is done once.
 * @returns the dog's line as it is then
 * @throws AppError 404, 422 WATER_RESULT_COUNTS
 */
export async function openAgain(
  act: Act,
  trial: TrialHead,
  { kind, entryId }: OpenInput,
): Promise<ResultLine> {
  requireWritable(trial, kind)
  const { judged, line } = await judgedEntry(act, trial, { kind, entryId })
  if (!line.result) return line
  const { values } = line.result
  const { class: ofClass, points, prize, water, rulebookId, judge } = line.result
  const accepted = { class: ofClass, values, points, prize, water, rulebookId, judge }
  const sheet = { values, updatedAt: act.at, accepted }
  await takeBack(act, judged, { ...line, result: line.result }, sheet)
  const chosen = KIND_RULES[kind].countsWater ? await chooseWaters(act, judged, [line]) : null
  return {
    ...line,
    rulebook: judged.books.ofDay,
    water: chosen?.get(line.dogId) ?? null,
    result: null,
    sheet,
  }
}

/** @param sheet what stands there afterwards */
async function takeBack(
  act: Act,
  judged: JudgedHead,
  line: PlacedLine & { readonly result: DoneResult },
  sheet: ResultSheet,
): Promise<void> {
  const { kind } = judged
  const { entry, result } = line
  const rules = KIND_RULES[kind]
  if (rules.countsInHunt) await refuseCounting(act, result.id)
  await saveSheet(act.db, { entryId: entry.id, kind }, sheet)
  await deleteResult(act.db, kind, result.id)
  // The sheet is judged in the class of the entry, which a correction of the result has left as it was.
  if (line.class !== entry.class) await enterInClass(act, entry, line.class)
  const { points, prize } = result
  await act.log(subjectOf(judged, line), 'RESULT_OPENED', rules.scored ? { points, prize } : {})
}

/** An entry, by its trial's other commands. */
interface EntryId {
  readonly entryId: number
}

/**
 * Marks a dog done that did not come; of an undivided trial its hunt, by which the trial is ended.
 * @throws AppError as markDone: 422 RESULT_INCOMPLETE where more is written down of it than that
 */
export async function setAbsent(act: Act, trial: TrialHead, { entryId }: EntryId): Promise<void> {
  const [kind] = sheetKinds(trial.type, trial.divided)
  const { judged, line } = await lineToMark(act, trial, { kind, entryId })
  await complete(act, judged, line, { outcome: 'absent', override: null })
}

/** Takes an absence back and clears the sheet of it. @throws AppError 404, 422 by state */
export async function setPresent(act: Act, trial: TrialHead, { entryId }: EntryId): Promise<void> {
  for (const kind of sheetKinds(trial.type, trial.divided)) {
    const { judged, line } = await judgedEntry(act, trial, { kind, entryId })
    const { result } = line
    if (result?.values.outcome !== 'absent') continue
    requireWritable(trial, kind)
    const { outcome: _absent, ...others } = result.values
    const sheet = { values: others, updatedAt: act.at, accepted: null }
    await takeBack(act, judged, { ...line, result }, sheet)
  }
}

/** @throws AppError 422 WATER_RESULT_COUNTS where a hunt result rests on the performance */
async function refuseCounting({ db }: Act, waterResultId: number): Promise<void> {
  await lockPerformance(db, waterResultId)
  if ((await resultsCounting(db, waterResultId)).length > 0)
    throw new AppError('refused', 'WATER_RESULT_COUNTS')
}
