import { KIND_RULES } from '#domain/trials/kinds.ts'
import { rulebookOn } from '#domain/trials/rulebook.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import type { PlacedEntry } from '../entries/entries.types.ts'
import { findPlaced, placedEntries } from '../entries/lists.service.ts'
import { classesAllowed } from '../entries/startRights.service.ts'
import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { citedRulebooks, rulebooksInForce } from '../rulebooks/rulebooks.service.ts'
import type { StoredRulebook } from '../rulebooks/rulebooks.types.ts'
import type { TrialHead } from '../trials/trials.types.ts'
import { type WrittenDown, writtenDown } from './lines.store.ts'
import type { DoneResult, JudgedTrial, Line, PlacedLine, ResultLine, Rulebooks } from './results.types.ts'
import { countingWaters } from './waters.service.ts'

/**
 * Every dog that has a place at the trial, in start order, then those that have a result without one.
 * @throws AppError 422 RULEBOOK_MISSING
 */
export async function judgedTrial<Of extends TrialHead>(
  reader: Reader,
  trial: Of,
  { kind }: { readonly kind: SheetKind },
): Promise<JudgedTrial<Of>> {
  const placed = await placedEntries(reader, trial)
  const written = await writtenDown(reader.db, trial, { kind, entryIds: placed.map(({ id }) => id) })
  return judgedLines(reader, { trial, kind }, bareLines(placed, written))
}

/** The line of one dog, by its entry. */
export interface JudgedEntry {
  readonly judged: JudgedTrial<TrialHead>
  readonly line: PlacedLine
}

/** @throws AppError 404 ENTRY_NOT_IN_TRIAL where the dog has no place at the trial, 422 RULEBOOK_MISSING */
export async function judgedEntry(
  reader: Reader,
  trial: TrialHead,
  { kind, entryId }: { readonly kind: SheetKind; readonly entryId: number },
): Promise<JudgedEntry> {
  const entry = await findPlaced(reader, trial, entryId)
  const written = await writtenDown(reader.db, trial, { kind, entryIds: [entry.id], dogId: entry.dogId })
  const judged = await judgedLines(reader, { trial, kind }, bareLines([entry], written))
  return { judged, line: { ...judged.lines[0]!, entry } }
}

/** Gives bare lines what judging them needs. */
async function judgedLines<Of extends TrialHead>(
  reader: Reader,
  { trial, kind }: { readonly trial: Of; readonly kind: SheetKind },
  lines: readonly Line[],
): Promise<JudgedTrial<Of>> {
  const books = await booksOf(reader, trial)
  const cited = await citedBooks(reader, books, lines)
  const waters = KIND_RULES[kind].countsWater ? await countingWaters(reader, { trial, books }, lines) : null
  const allowed = await classesAllowed(reader, books.ofDay, { day: trial.heldOn ?? '', dogs: lines })
  return {
    trial,
    kind,
    books,
    cited,
    lines: lines.map(
      (line): ResultLine => ({
        ...line,
        rulebook: cited.get(line.result?.rulebookId ?? books.ofDay.id) ?? books.ofDay,
        water: waters?.get(line.dogId) ?? null,
        classAllowed: allowed.has(line.dogId),
      }),
    ),
  }
}

/** @throws AppError 422 where no rulebook was in force on the day */
async function booksOf(reader: Reader, trial: TrialHead): Promise<Rulebooks> {
  const current = await rulebooksInForce(reader)
  const ofDay = rulebookOn(current, trial.heldOn ?? '')
  if (!ofDay) throw new AppError('refused', 'RULEBOOK_MISSING')
  return { current, ofDay }
}

/** The rulebooks that results cite and the one of the day, by id. */
async function citedBooks(
  reader: Reader,
  { ofDay }: Rulebooks,
  lines: readonly Line[],
): Promise<ReadonlyMap<number, StoredRulebook>> {
  const ids = lines.flatMap(({ result }) => result?.rulebookId ?? []).filter((id) => id !== ofDay.id)
  const others = ids.length === 0 ? [] : await citedRulebooks(reader, ids)
  return new Map([...others, [ofDay.id, ofDay] as const])
}

function bareLines(entries: readonly PlacedEntry[], { results, sheets }: WrittenDown): Line[] {
  const byDog = new Map(results.map((result) => [result.dogId, result]))
  const placed = entries.map((entry): Line => {
    const result = byDog.get(entry.dogId) ?? null
    byDog.delete(entry.dogId)
    return {
      entry,
      dogId: entry.dogId,
      class: result?.class ?? entry.class,
      sheet: result ? null : (sheets.get(entry.id) ?? null),
      result,
    }
  })
  const others = [...byDog.values()].map(
    (result): Line => ({ entry: null, dogId: result.dogId, class: result.class, sheet: null, result }),
  )
  return [...placed, ...others]
}

/** The rulebook that a result cites; of a result older than stored rulebooks, the one of its day. */
export async function rulebookOf(
  reader: Reader,
  { ofDay }: Rulebooks,
  { rulebookId }: DoneResult,
): Promise<StoredRulebook> {
  if (rulebookId === null || rulebookId === ofDay.id) return ofDay
  return (await citedRulebooks(reader, [rulebookId])).get(rulebookId) ?? ofDay
}
