import type { DocumentNode, TextNode } from 'pdfmake'
import { fillText } from '#contract/translation.ts'
import { type ListCell, listTable } from '../papers/listTable.ts'
import { GREY, INK, PAGE } from '../papers/paper.ts'
import { fitText } from '../platform/pdf/fitText.ts'
import { PAPER_TEXT } from '../platform/pdf/paperText.ts'
import type { PrintedDocument } from '../platform/printing/orders.ts'
import type { Cell } from '../platform/tables/table.ts'
import { bookName, breedOf, type Part, partsOf } from './parts.ts'
import type { YearbookWords } from './texts.ts'
import type { Yearbook } from './yearbook.types.ts'

const HEAD_FONT = 7.5
/** Room that the club's name has beside the book's. */
const HEAD_ROOM = 260
const TOP = 46

interface Frame {
  readonly clubName: string
  /** ISO day of printing */
  readonly today: string
}

/** The book on upright pages: title, list of contents, then a part after the other, each on a page of its own. */
export function yearbookPaper(
  book: Yearbook,
  { clubName, today }: Frame,
  words: YearbookWords,
): PrintedDocument {
  const { side, bottom } = PAGE
  const name = bookName(book, words)
  const breed = breedOf(book, words)
  return {
    language: words.language,
    pageSize: 'A4',
    pageOrientation: 'portrait',
    pageMargins: [side, TOP, side, bottom],
    info: { title: `${name} ${breed}`, author: clubName },
    defaultStyle: { ...PAPER_TEXT, color: INK },
    header: {
      text: fitText(clubName, HEAD_FONT, HEAD_ROOM),
      right: fitText(`${name} · ${breed}`, HEAD_FONT, HEAD_ROOM),
      margin: [side, 20, side, 0],
    },
    footer: {
      text: '',
      right: fillText(words.own.printed, { date: words.day(today) }),
      margin: [side, 16, side, 0],
    },
    content: [
      ...titleOf(book, { clubName, today }, words),
      ...partsOf(book, words).flatMap((part) => pagesOf(part, words)),
    ],
  }
}

function titleOf(book: Yearbook, { clubName }: Frame, words: YearbookWords): DocumentNode[] {
  const days = `${words.day(book.from)}–${words.day(book.to)}`
  return [
    { text: clubName, fontSize: 12, color: GREY, margin: [0, 90, 0, 6] },
    { text: bookName(book, words), fontSize: 30, bold: true, margin: [0, 0, 0, 6] },
    { text: breedOf(book, words), fontSize: 15, margin: [0, 0, 0, 4] },
    { text: days, fontSize: 11, color: GREY, margin: [0, 0, 0, book.running ? 4 : 36] },
    ...(book.running
      ? [{ text: words.own.running, fontSize: 11, bold: true, margin: [0, 0, 0, 36] } satisfies TextNode]
      : []),
    {
      toc: {
        title: { text: words.own.contents, fontSize: 14, bold: true, margin: [0, 0, 0, 6] },
        numberStyle: { fontSize: 10.5 },
      },
    },
  ]
}

/** A part from the top of a page on. */
function pagesOf(part: Part, words: YearbookWords): DocumentNode[] {
  const head: DocumentNode[] = [
    {
      text: part.n === null ? part.title : `${part.title} (n = ${part.n})`,
      fontSize: 17,
      bold: true,
      margin: [0, 0, 0, 2],
      pageBreak: 'before',
      tocItem: true,
      tocStyle: { fontSize: 10.5 },
      tocMargin: [0, 3, 0, 0],
    },
    ...(part.note === null
      ? []
      : [{ text: part.note, fontSize: 9, color: GREY, margin: [0, 2, 0, 0] } satisfies TextNode]),
  ]
  if (part.rows.length === 0) return [...head, { text: words.own.empty, fontSize: 10, margin: [0, 10, 0, 0] }]
  const shown = part.columns.flatMap((column, index) =>
    column.paper === undefined
      ? []
      : [{ index, title: column.title, width: column.paper, right: column.right ?? false }],
  )
  return [
    ...head,
    ...groupsOf(part, words).map(({ heading, rows }) =>
      listTable(
        heading,
        shown,
        rows.map((row) => shown.map(({ index }): ListCell => written(row[index] ?? null, words))),
      ),
    ),
  ]
}

/** Rows that stand together, in the order in which they come; without a heading where the part is one group. */
function groupsOf({ columns, rows, counted }: Part, words: YearbookWords) {
  const grouped = columns.flatMap(({ paper }, index) => (paper === undefined ? [index] : []))
  if (grouped.length === 0) return [{ heading: null, rows }]
  const groups = Map.groupBy(rows, (row) =>
    grouped.map((index) => written(row[index] ?? null, words)).join(' · '),
  )
  const countIn = (row: Part['rows'][number]) => (counted === null ? 1 : Number(row[counted]))
  return [...groups].map(([heading, own]) => ({
    heading: `${heading} (n = ${own.reduce((sum, row) => sum + countIn(row), 0)})`,
    rows: own,
  }))
}

function written(cell: Cell, words: YearbookWords): string {
  if (cell === null || cell === '') return words.none
  if (typeof cell === 'string') return cell
  if (typeof cell === 'number') return words.number(cell)
  return 'day' in cell ? words.day(cell.day) : words.none
}
