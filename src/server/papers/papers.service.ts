import type * as z from 'zod'
import type { spareSheetsPdf } from '#contract/papers.ts'
import type { Party } from '#domain/entries/parties.ts'
import { inStartOrder } from '#domain/entries/startOrder.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import { sheetKinds } from '#domain/trials/sheet.ts'
import type { ListedDog } from '../dogs/dogs.types.ts'
import { listedDogs } from '../dogs/listedDogs.service.ts'
import type { EntryLists } from '../entries/entries.types.ts'
import { readLists } from '../entries/lists.service.ts'
import { readParties } from '../entries/parties/parties.service.ts'
import { judgedTrial } from '../judging/lines.service.ts'
import type { JudgedTrial, ResultLine } from '../judging/results.types.ts'
import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { toldSignature } from '../signing/signatures.service.ts'
import { proposedCodes } from '../trials/trials.service.ts'
import type { Trial } from '../trials/trials.types.ts'
import type { SheetDog } from './sheet/sheetDog.ts'
import type { StartList } from './startList.ts'

/** The dogs of a trial, class by class by start number, those without one last in the order of the list. */
export async function startListOf(
  reader: Reader,
  trial: Trial,
  input: { readonly reserve: boolean },
): Promise<StartList> {
  const { places, reserve } = await readLists(reader, trial)
  const queue = input.reserve ? reserve : []
  const dogs = await listedDogs(
    reader,
    [...places, ...queue].map(({ dogId }) => dogId),
  )
  const starter = (entry: EntryLists['places'][number]) => ({ entry, listed: dogs.get(entry.dogId)! })
  return {
    parties: await readParties(reader, trial),
    places: inStartOrder(places).map(starter),
    reserve: queue.map(starter),
  }
}

/** The most sheets of one PDF, more than any trial has starters: it bounds the work of one request. */
const MAX_SHEETS = 300

/** What is on the sheets of a trial. */
export interface SheetDogs {
  readonly judged: JudgedTrial
  readonly lines: readonly ResultLine[]
  readonly dogs: ReadonlyMap<number, ListedDog>
  readonly parties: readonly Party[]
}

/** The kind that is asked for, else the trial's first. */
function kindOf(trial: Trial, kind: SheetKind | undefined): SheetKind {
  const kinds = sheetKinds(trial.type, trial.divided)
  const wanted = kind ?? kinds[0]
  if (!kinds.includes(wanted)) throw new AppError('refused', 'SHEET_NOT_OF_TRIAL')
  return wanted
}

/**
 * The dogs that get a sheet: all of a trial, or one by its entry.
 * @throws AppError 404 ENTRY_NOT_IN_TRIAL, 422 NO_STARTERS, TOO_MANY_SHEETS, SHEET_NOT_OF_TRIAL or RULEBOOK_MISSING
 */
export async function sheetDogs(
  reader: Reader,
  trial: Trial,
  { kind, entry }: { readonly kind?: SheetKind; readonly entry?: number },
): Promise<SheetDogs> {
  const wanted = kindOf(trial, kind)
  const judged = await judgedTrial(reader, trial, { kind: wanted })
  const lines = judged.lines.filter((line) => entry === undefined || line.entry?.id === entry)
  if (entry !== undefined && lines.length === 0) throw new AppError('notFound', 'ENTRY_NOT_IN_TRIAL')
  if (lines.length === 0) throw new AppError('refused', 'NO_STARTERS')
  if (lines.length > MAX_SHEETS) throw new AppError('refused', 'TOO_MANY_SHEETS')
  return { judged, lines, dogs: await dogsOf(reader, lines), parties: await readParties(reader, trial) }
}

/** Sheets that no dog has yet. */
export interface SpareSheets {
  readonly sheet: SheetDog
  readonly count: number
}

/** @throws AppError 422 SHEET_NOT_OF_TRIAL, CLASS_NOT_OFFERED, JUDGE_NOT_OF_TRIAL or RULEBOOK_MISSING */
export async function spareSheets(
  reader: Reader,
  trial: Trial,
  { kind, judge, sheets, class: trialClass }: z.output<(typeof spareSheetsPdf)['query']>,
): Promise<SpareSheets> {
  const wanted = kindOf(trial, kind)
  const named = trial.judges.find(({ id }) => id === judge)
  if (!trial.classes.includes(trialClass)) throw new AppError('refused', 'CLASS_NOT_OFFERED')
  if (judge !== undefined && !named) throw new AppError('refused', 'JUDGE_NOT_OF_TRIAL')
  const { books } = await judgedTrial(reader, trial, { kind: wanted })
  const line: ResultLine = {
    entry: null,
    dogId: 0,
    class: trialClass,
    sheet: null,
    result: null,
    rulebook: books.ofDay,
    water: null,
    classAllowed: true,
  }
  const nobody = { listed: null, handler: null, party: null, filled: null }
  return { sheet: { kind: wanted, line, ...nobody, judge: named?.name ?? null }, count: sheets }
}

/** Every performance of a trial for its record: of an undivided trial the water and track work too. @throws AppError 422 */
export async function recordDogs(reader: Reader, trial: Trial) {
  const kinds = sheetKinds(trial.type, trial.divided)
  const judged = await Promise.all(kinds.map((kind) => judgedTrial(reader, trial, { kind })))
  return {
    judged,
    proposed: await proposedCodes(reader, trial),
    signature: await toldSignature(reader, trial),
    dogs: await dogsOf(
      reader,
      judged.flatMap(({ lines }) => lines),
    ),
  }
}

const dogsOf = (reader: Reader, lines: readonly ResultLine[]) =>
  listedDogs(reader, [...new Set(lines.map(({ dogId }) => dogId))])
