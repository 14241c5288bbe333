import { createRequire } from 'node:module'
import path from 'node:path'
import pdfmake, { type DocumentDefinition, type Margins, type TableLayout, type TextColumn } from 'pdfmake'
import { Letters } from '../pdf/letters.ts'
import { PAPER_TEXT } from '../pdf/paperText.ts'
import type { PrintedDocument, RunningFooter, RunningHead } from './orders.ts'
import { TornTables } from './tornTables.ts'

const require = createRequire(import.meta.url)
const FONT_FOLDER = path.join(path.dirname(require.resolve('source-sans/package.json')), 'TTF')
const cut = (name: string) => path.join(FONT_FOLDER, `SourceSans3-${name}.ttf`)
const FONTS = {
  [PAPER_TEXT.font]: {
    normal: cut('Regular'),
    bold: cut('Semibold'),
    italics: cut('It'),
    bolditalics: cut('SemiboldIt'),
  },
}
const FOOTER_FONT = 7.5
/** Room of the line above the footer, and its place where there is no footer; points. */
const NOTE_HEIGHT = 9
const NOTE_MARGIN: Margins = [24, 0, 24, 0]
const HAIRLINE = 0.4
const HEADING_LINE = 0.9

/** Thin lines between rows and a stronger one under the headings. */
const listLayout: TableLayout = {
  hLineWidth: (line, { table }) => (line === table.headerRows ? HEADING_LINE : line === 0 ? 0 : HAIRLINE),
  vLineWidth: () => 0,
  hLineColor: () => '#888888',
  paddingLeft: () => 3.5,
  paddingRight: () => 3.5,
  paddingTop: () => 2.5,
  paddingBottom: () => 2.5,
}

/** Nothing but the line on which a hand writes. */
const signatureLayout: TableLayout = {
  ...listLayout,
  hLineWidth: (line, { table }) => (line === table.headerRows ? HAIRLINE : 0),
}

/** No lines at all. */
const plainLayout: TableLayout = { ...listLayout, hLineWidth: () => 0 }

pdfmake.setFonts(FONTS)
pdfmake.setTableLayouts({ list: listLayout, signature: signatureLayout, plain: plainLayout })
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((file) => path.dirname(file) === FONT_FOLDER)

/** The document as a PDF file. What its font does not have is marked, and told at the foot of every page. */
export async function pdfFile({
  header,
  footer,
  language,
  content,
  ...document
}: PrintedDocument): Promise<Uint8Array> {
  const letters = new Letters()
  letters.printableIn([content, footer, header])
  const printed = {
    ...document,
    ...printedHead(letters.printableIn(header)),
    ...printedFooter(letters.printableIn(footer), letters.sentence(language)),
  }
  const split = new Set<number>()
  for (;;) {
    const tables = new TornTables()
    // The library changes what it lays out: each time a copy.
    const copy = tables.watched(letters.printableIn(content), split)
    const file = await pdfmake
      .createPdf({ ...printed, content: copy, pageBreakBefore: tables.see })
      .getBuffer()
    if (tables.torn.size === 0) return file
    for (const place of tables.torn) split.add(place)
  }
}

/** The first page has a title of its own. */
function printedHead(head: RunningHead | undefined): Pick<DocumentDefinition, 'header'> {
  if (!head) return {}
  const columns: TextColumn[] = [
    { width: '*', text: head.text, fontSize: FOOTER_FONT, noWrap: true },
    { width: 'auto', text: head.right, fontSize: FOOTER_FONT, alignment: 'right', noWrap: true },
  ]
  return { header: (page) => (page === 1 ? null : { columns, margin: head.margin }) }
}

function printedFooter(
  footer: RunningFooter | undefined,
  note: string | null,
): Pick<DocumentDefinition, 'footer'> {
  const notes = note === null ? [] : [{ text: note, fontSize: FOOTER_FONT, noWrap: true }]
  if (!footer) return note === null ? {} : { footer: () => ({ stack: notes, margin: NOTE_MARGIN }) }
  const [before, above, behind, below] = footer.margin
  return {
    footer: (page, pages) => ({
      stack: [...notes, { columns: columnsOf(footer, `${page}/${pages}`) }],
      margin: [before, above - NOTE_HEIGHT * notes.length, behind, below],
    }),
  }
}

const columnsOf = ({ text, right }: RunningFooter, page: string): TextColumn[] => [
  { width: '*', text, fontSize: FOOTER_FONT, noWrap: true },
  { width: 'auto', text: `${right}   ${page}`, fontSize: FOOTER_FONT, alignment: 'right', noWrap: true },
]
