import type { TableNode } from 'pdfmake'
import { fillText } from '#contract/translation.ts'
import { KIND_RULES } from '#domain/trials/kinds.ts'
import { type ResultStatus, TRIAL_CLASSES, type TrialClass } from '#domain/trials/results.ts'
import { type Grades, PARTS, type Part } from '#domain/trials/rulebook.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import { type ListCell, type ListColumn, listTable } from './listTable.ts'
import { NONE, type PaperTexts, type PrintableResult } from './texts.ts'

/** One dog's performance in a record or a result list. */
export interface ResultRow extends PrintableResult {
  /** its place in the list or its start number */
  readonly lead: number | null
  readonly dog: {
    readonly name: string
    readonly regnr: string
    /** false: it is not in the register */
    readonly registered?: boolean
    readonly titles: readonly string[]
    /** code of its breed */
    readonly breed: string
  }
  /** in words */
  readonly breed: string
  readonly grades: Grades
  readonly points: number | null
  readonly judge: string | null
  /** what the dog is proposed for */
  readonly proposals: readonly string[]
  /** the record's alone; left out where it is not told */
  readonly handler?: string | null
  readonly status: 'entered' | ResultStatus
}

export interface ResultTable {
  readonly kind: SheetKind
  /** what stands in the first column */
  readonly leadTitle: string
  /** the classes from the first to the last, or the highest first */
  readonly classes: readonly TrialClass[]
  readonly rows: readonly ResultRow[]
}

/** From the youth to the winner class, as dogs start. */
export const START_ORDER: readonly TrialClass[] = TRIAL_CLASSES
/** The winner class first, as results are read. */
export const RESULT_ORDER: readonly TrialClass[] = TRIAL_CLASSES.toReversed()

/** The title of a kind's tables before the class; null: the class alone. */
const titleOf: Readonly<Record<SheetKind, (papers: PaperTexts['papers']) => string | null>> = {
  hunt: () => null,
  water: ({ waterTitle }) => waterTitle,
}
const PARTS_OF: Readonly<Record<SheetKind, readonly Part[]>> = { hunt: PARTS, water: ['water', 'track'] }

/** A table a class, each with its dogs in the order given, and with the parts that any of them has. */
export function resultTables(
  { kind, leadTitle, classes, rows }: ResultTable,
  words: PaperTexts,
): TableNode[] {
  const { papers, trials } = words
  return classes.flatMap((code) => {
    const own = rows.filter((row) => row.class === code)
    if (own.length === 0) return []
    const parts = PARTS_OF[kind].filter(
      (part) => part !== 'track' || code === 'VOI' || own.some(({ grades }) => grades.track !== undefined),
    )
    const layout = {
      kind,
      parts,
      lead: own.some(({ lead }) => lead !== null) ? leadTitle : null,
      official: own.some(({ handler }) => handler !== undefined),
      proposed: own.some(({ proposals }) => proposals.length > 0),
    }
    const name = fillText(papers.classTitle, { code, name: trials.classes[code] })
    const heading = [titleOf[kind](papers), name].filter(Boolean).join(', ')
    return [
      listTable(
        `${heading} (${words.dogs(own.length)})`,
        columnsOf(layout, words),
        own.map((row) => cellsOf(layout, row, words)),
      ),
    ]
  })
}

/** Which columns a table has. */
interface Layout {
  readonly kind: SheetKind
  readonly parts: readonly Part[]
  /** title of the first column; null: it would be empty */
  readonly lead: string | null
  /** as the national system asks: breed code and handler in columns of their own */
  readonly official: boolean
  /** some dog is proposed: room for its code */
  readonly proposed: boolean
}

function columnsOf(
  { kind, parts, lead, official, proposed }: Layout,
  { papers: { columns, shortParts } }: PaperTexts,
): ListColumn[] {
  return [
    ...(lead === null ? [] : [{ title: lead, width: 19, right: true }]),
    { title: columns.dog, width: '*' },
    ...(official
      ? [
          { title: columns.breedCode, width: 44 },
          { title: columns.handler, width: 105 },
        ]
      : []),
    ...parts.map((part) => ({ title: shortParts[part], width: 28, right: true })),
    ...(KIND_RULES[kind].scored ? [{ title: columns.points, width: 30, right: true }] : []),
    { title: columns.result, width: proposed ? 76 : 48 },
    { title: columns.judge, width: 72 },
  ]
}

function cellsOf({ kind, parts, lead, official }: Layout, row: ResultRow, words: PaperTexts): ListCell[] {
  const { papers, trials } = words
  const { outcome, status } = row
  const { scored } = KIND_RULES[kind]
  const result = !scored && outcome === 'judged' ? trials.outcomes.judged : words.result(row)
  const below = [
    ...row.proposals.map((code) => fillText(trials.proposal, { code })),
    ...(status === 'preliminary' ? [papers.statuses[status]] : []),
  ]
  return [
    ...(lead === null ? [] : [words.number(row.lead)]),
    [words.dogName(row.dog), `${words.dogNumber(row.dog)} · ${row.breed}`],
    ...(official ? [row.dog.breed, row.handler ?? NONE] : []),
    ...parts.map((part) => words.number(row.grades[part])),
    ...(scored ? [words.number(row.points)] : []),
    below.length > 0 ? [result, below.join(', ')] : result,
    row.judge ?? NONE,
  ]
}
