import type { Permission } from '../accounts/permissions.ts'

/** Papers that can be checked. Source of everything here: docs/rules/verification.md. */
export const VERIFIED_PAPERS = ['record', 'resultList', 'pedigree', 'receipt'] as const
export type VerifiedPaper = (typeof VERIFIED_PAPERS)[number]

const OF_TRIALS: readonly VerifiedPaper[] = ['record', 'resultList']

/** What it takes to withdraw a paper. Source: docs/rules/verification.md#withdrawing. */
export const withdrawPermission = (kind: VerifiedPaper): Permission =>
  OF_TRIALS.includes(kind) ? 'papers.withdraw' : 'papers.withdrawAll'

/** What a statement says, each with its value as text: days ISO, numbers with a point, cents whole. */
export const PAPER_FACTS = [
  'regnr',
  'name',
  'born',
  'titles',
  /** `kind:scale:value`, between them `|` */
  'health',
  'inbreeding',
  'generations',
  'day',
  'lastDay',
  'place',
  'kaerNr',
  'type',
  'organiser',
  'headJudge',
  'preliminary',
  'class',
  'totalCents',
] as const
export type PaperFact = (typeof PAPER_FACTS)[number]

/** Columns of the rows: of records and lists a performance a row, of a pedigree a place of its chart a row, in their order, of a receipt a payment or refund. */
export const PAPER_COLUMNS = {
  record: ['lead', 'class', 'regnr', 'result', 'points', 'grades', 'judge'],
  resultList: ['lead', 'class', 'regnr', 'result', 'points', 'grades', 'judge'],
  pedigree: ['regnr'],
  receipt: ['payment', 'day', 'cents'],
} as const satisfies Readonly<Record<VerifiedPaper, readonly string[]>>
export type PaperColumn = (typeof PAPER_COLUMNS)[VerifiedPaper][number]

/** What a paper says today, whatever the language it is printed in. */
export interface PaperContent {
  readonly kind: VerifiedPaper
  /** what it is about: id of the trial or entry, number of the dog; of a pedigree with its generations behind a colon */
  readonly about: string
  readonly facts: readonly (readonly [PaperFact, string])[]
  readonly rows: readonly (readonly string[])[]
}

/** What a printed paper said. */
export interface PaperStatement extends Omit<PaperContent, 'rows'> {
  /** moment of printing, ISO to the second, UTC */
  readonly printedAt: string
  readonly rows:
    | PaperContent['rows']
    /** too many to stand in the code: their number and the SHA-256 of their text (`rowsText`), hexadecimal */
    | { readonly count: number; readonly digest: string }
}

/** The rows as the text that their digest is of. */
export const rowsText = (rows: PaperContent['rows']): string => JSON.stringify(rows)

/** Format of the statement's text. */
const FORMAT = 1

/** The statement as the text that is signed. */
export const statementText = ({ kind, about, printedAt, facts, rows }: PaperStatement): string =>
  JSON.stringify([FORMAT, kind, about, printedAt, facts, 'digest' in rows ? [rows.count, rows.digest] : rows])

/** @returns undefined where the text is not of this format; the text is one that was signed, so what stands in it is not checked again */
export function readStatement(text: string): PaperStatement | undefined {
  const parts = JSON.parse(text) as unknown
  if (!Array.isArray(parts) || parts[0] !== FORMAT) return undefined
  const [, kind, about, printedAt, facts, rows] = parts
  const withheld = typeof rows[0] === 'number'
  return {
    kind,
    about,
    printedAt,
    facts,
    rows: withheld ? { count: rows[0], digest: rows[1] } : rows,
  }
}

/** Signs of a code at most. */
export const LONGEST_CODE = 3000

/** The two parts of a code, `payload.signature`, both base64url; undefined where it is none. Whole addresses are taken for the code behind their `#`. */
export function partsOfCode(
  text: string,
): { readonly payload: string; readonly signature: string } | undefined {
  const code = text.slice(text.lastIndexOf('#') + 1).replace(/\s+/g, '')
  const [, payload, signature] = /^([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]{86})$/.exec(code) ?? []
  return payload && signature && code.length <= LONGEST_CODE ? { payload, signature } : undefined
}

export interface PaperDifferences {
  /** facts of the paper that read otherwise today */
  readonly facts: readonly PaperFact[]
  /** rows of the paper, by their index, that do not stand in today's */
  readonly rows: readonly number[]
  /** rows of today that do not stand on the paper */
  readonly missing: number
  /** the rows, of which the code has the digest alone, are others today */
  readonly otherRows: boolean
}

/** How a paper differs from what it would say today. @param digest of a row text, as in `PaperStatement` */
export function differencesOf(
  paper: PaperStatement,
  now: PaperContent,
  digest: (text: string) => string,
): PaperDifferences {
  const today = new Map(now.facts)
  const names = new Set([...paper.facts, ...now.facts].map(([name]) => name))
  const stated = new Map(paper.facts)
  const facts = [...names].filter((name) => stated.get(name) !== today.get(name))
  if ('digest' in paper.rows)
    return { facts, rows: [], missing: 0, otherRows: digest(rowsText(now.rows)) !== paper.rows.digest }
  const own = keysOf(paper.kind, paper.rows)
  const others = keysOf(now.kind, now.rows)
  return {
    facts,
    rows: own.flatMap((row, index) => (others.includes(row) ? [] : [index])),
    missing: others.filter((row) => !own.includes(row)).length,
    otherRows: false,
  }
}

/** The rows as texts that are compared: those of a pedigree by their places, all others wherever they stand. */
const keysOf = (kind: VerifiedPaper, rows: PaperContent['rows']): string[] =>
  rows.map((row, index) => JSON.stringify(kind === 'pedigree' ? [index, ...row] : row))

/** Whether the paper says what it would say today. */
export const isCurrent = ({ facts, rows, missing, otherRows }: PaperDifferences): boolean =>
  facts.length === 0 && rows.length === 0 && missing === 0 && !otherRows
