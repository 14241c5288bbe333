import path from 'node:path'
import pdfmake, { type DocumentDefinition, type TableLayout } from 'pdfmake'
import fonts from 'pdfmake/fonts/Roboto.js'
import type { PrintedDocument, RunningFooter } from './orders.ts'

const FONT_FOLDER = path.dirname(fonts.Roboto!.normal)
const FOOTER_FONT = 7.5
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

pdfmake.setFonts(fonts)
pdfmake.setTableLayouts({ list: listLayout, signature: signatureLayout })
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((file) => path.dirname(file) === FONT_FOLDER)

/** The document as a PDF file. */
export function pdfFile({ footer, ...document }: PrintedDocument): Promise<Uint8Array> {
  const definition = footer ? { ...document, footer: printedFooter(footer) } : document
  return pdfmake.createPdf(definition).getBuffer()
}

function printedFooter({ left, right, margin }: RunningFooter): DocumentDefinition['footer'] {
  return (page, pages) => ({
    columns: [
      { width: '*', text: left, fontSize: FOOTER_FONT, noWrap: true },
      {
        width: 'auto',
        text: `${right}   ${page}/${pages}`,
        fontSize: FOOTER_FONT,
        alignment: 'right',
        noWrap: true,
      },
    ],
    margin,
  })
}
