import type { HuntResult, Trial as PublicTrial, WaterTrackResult } from '#contract/calendar.ts'
import { CONDITION_FIELDS } from '#domain/trials/conditionFields.ts'
import { HUNT_FEATURES, WATER_FEATURES } from '#domain/trials/features.ts'
import { type Grades, mostPoints, PARTS } from '#domain/trials/rulebook.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import type { PaperContent } from '#domain/verification/statement.ts'
import type { PrintedDocument } from '../platform/printing/orders.ts'
import type { Cell, Column, Table } from '../platform/tables/table.ts'
import type { Trial } from '../trials/trials.types.ts'
import { sealBlock } from '../verification/sealBlock.ts'
import { headOf, markOf, type PaperFrame, paperOf, rulebookLine } from './paper.ts'
import { resultContent } from './paperContents.ts'
import { RESULT_ORDER, type ResultRow, resultTables } from './resultRows.ts'
import type { PaperTexts } from './texts.ts'

/** What is public of a trial, with the names of its dogs' breeds by code. */
export interface PublicResults {
  readonly trial: PublicTrial
  readonly breeds: ReadonlyMap<string, string>
}

/** The published results of a trial, in portrait: a table a class, the best first. */
export function resultListPaper(frame: PaperFrame, results: PublicResults): PrintedDocument {
  const { words } = frame
  const { papers } = words
  const { trial } = results
  const all = [...trial.results, ...trial.waterResults]
  const preliminary = all.some(({ status }) => status === 'preliminary')
  const title = papers.titles.resultList
  const leadTitle = papers.columns.rank
  const lines = [
    ...(preliminary ? [papers.record.preliminary] : []),
    ...trial.rulebooks.map((rulebook) => rulebookLine(rulebook, words)),
    ...(all.some(({ rulebook }) => rulebook === null) ? [papers.noRulebook] : []),
    ...(all.length === 0 ? [papers.noResults] : []),
  ]
  return paperOf(frame, {
    title,
    orientation: 'portrait',
    content: [
      ...headOf(frame, title, markOf(frame) ?? (preliminary ? papers.marks.preliminary : null), lines),
      ...resultTables(
        {
          kind: 'hunt',
          leadTitle,
          classes: RESULT_ORDER,
          rows: trial.results.map((row) => huntRow(row, results)),
        },
        words,
      ),
      ...resultTables(
        {
          kind: 'water',
          leadTitle,
          classes: RESULT_ORDER,
          rows: trial.waterResults.map((row) => waterRow(row, results)),
        },
        words,
      ),
      sealBlock(frame.seal(resultListContent(frame.trial, results)), words.language),
    ],
  })
}

/** What a result list says, for its square code. */
export const resultListContent = (trial: Trial, results: PublicResults): PaperContent =>
  resultContent('resultList', trial, {
    preliminary: [...results.trial.results, ...results.trial.waterResults].some(
      ({ status }) => status === 'preliminary',
    ),
    rows: [
      ...results.trial.results.map((row) => huntRow(row, results)),
      ...results.trial.waterResults.map((row) => waterRow(row, results)),
    ],
  })

function headRow(row: HuntResult | WaterTrackResult, { breeds }: PublicResults) {
  const { dog, outcome, judge, status } = row
  return {
    dog: { ...dog, registered: !dog.unregistered },
    breed: breeds.get(dog.breed) ?? dog.breed,
    class: row.class,
    outcome,
    grades: definedGrades(row.grades),
    judge,
    status,
  }
}

const huntRow = (row: HuntResult, results: PublicResults): ResultRow => ({
  ...headRow(row, results),
  lead: row.rank,
  prize: row.prize,
  proposals: row.proposals,
  points: row.points,
})

const waterRow = (row: WaterTrackResult, results: PublicResults): ResultRow => ({
  ...headRow(row, results),
  lead: null,
  prize: 0,
  proposals: [],
  points: null,
})

function definedGrades(grades: Readonly<Partial<Record<(typeof PARTS)[number], number | null>>>): Grades {
  return Object.fromEntries(Object.entries(grades).filter(([, grade]) => grade !== null))
}

/** The published results for a spreadsheet: a row a performance, with every feature; columns of a kind without a result are left out. */
export function resultListTable({ words }: PaperFrame, results: PublicResults): Table {
  const { trial } = results
  const { columns, titles } = words.papers
  const kinds: readonly SheetKind[] = [
    ...(trial.results.length > 0 || trial.waterResults.length === 0 ? (['hunt'] as const) : []),
    ...(trial.waterResults.length > 0 ? (['water'] as const) : []),
  ]
  return {
    name: titles.resultList,
    columns: [
      { title: columns.performance, width: 18 },
      { title: columns.class, width: 8 },
      { title: columns.rank, width: 6 },
      { title: columns.titles, width: 14 },
      { title: columns.name, width: 32 },
      { title: columns.regnr, width: 16 },
      { title: columns.sex, width: 10 },
      { title: columns.born, width: 10 },
      { title: columns.breedCode, width: 10 },
      { title: columns.breed, width: 30 },
      { title: columns.outcome, width: 12 },
      { title: columns.prize, width: 8 },
      { title: columns.points, width: 8 },
      ...PARTS.map((part) => ({ title: words.trials.parts[part], width: 11 })),
      { title: columns.pointsAtGame, width: 12 },
      { title: columns.shotOver, width: 10 },
      ...featuresOf(kinds).map((code): Column => ({ title: words.feature(code), width: 14 })),
      ...CONDITION_FIELDS.map((field) => ({ title: words.papers.conditions[field], width: 14 })),
      { title: columns.judge, width: 26 },
      { title: columns.status, width: 12 },
      { title: columns.fullPoints, width: 14 },
      { title: columns.rulebook, width: 14 },
      { title: columns.proposals, width: 14 },
      { title: columns.report, width: 80 },
    ],
    rows: [
      ...trial.results.map((row) => cellsOf('hunt', row, results, kinds, words)),
      ...trial.waterResults.map((row) => cellsOf('water', row, results, kinds, words)),
    ],
  }
}

const FEATURES = { hunt: HUNT_FEATURES, water: WATER_FEATURES } as const

const featuresOf = (kinds: readonly SheetKind[]): string[] =>
  kinds.flatMap((kind) => FEATURES[kind].map(({ code }) => code))

function cellsOf(
  kind: SheetKind,
  row: HuntResult | WaterTrackResult,
  { breeds, trial }: PublicResults,
  kinds: readonly SheetKind[],
  words: PaperTexts,
): Cell[] {
  const { dog, outcome } = row
  const { papers, trials, common } = words
  const hunt = 'rank' in row ? row : null
  const grades: Readonly<Record<string, number | null>> = row.grades
  const features: Readonly<Record<string, number | null>> = row.features
  const shot = hunt?.shotOver ?? null
  const cited = trial.rulebooks.find(({ id }) => id === row.rulebook)
  return [
    papers.performances[kind],
    row.class,
    hunt?.rank ?? null,
    dog.titles.join(' '),
    dog.name,
    words.dogNumber({ regnr: dog.regnr, registered: !dog.unregistered }),
    dog.gender && words.sex(dog.gender),
    dog.birthYear,
    dog.breed,
    breeds.get(dog.breed) ?? null,
    trials.outcomes[outcome],
    hunt && outcome === 'judged' ? hunt.prize : null,
    hunt?.points ?? null,
    ...PARTS.map((part) => grades[part] ?? null),
    hunt?.pointsAtGame ?? null,
    shot === null ? null : shot ? common.yes : common.no,
    ...featuresOf(kinds).map((code) => features[code] ?? null),
    ...conditionCells(hunt, papers),
    row.judge,
    papers.statuses[row.status],
    hunt && cited ? mostPoints(cited.coefficients[hunt.class]) : null,
    cited ? { day: cited.validFrom } : null,
    hunt?.proposals.join(', ') || null,
    row.report,
  ]
}

/** What was around the performance; empty where it was not asked for. */
function conditionCells(hunt: HuntResult | null, { conditions: words }: PaperTexts['papers']): Cell[] {
  if (!hunt) return CONDITION_FIELDS.map(() => null)
  const { birdsMet, weather, terrain, minutesSearched } = hunt.conditions
  return [birdsMet, weather && words.weathers[weather], terrain && words.terrains[terrain], minutesSearched]
}
