import path from 'node:path'
import { parentPort } from 'node:worker_threads'
import pdfmake, { type DocumentDefinition, type TableLayout } from 'pdfmake'
import fonts from 'pdfmake/fonts/Roboto.js'
import { xlsxFile } from '../tables/xlsx.ts'
import type { Delivery, Order, Printed, PrintedDocument, RunningFooter } from './orders.ts'

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

parentPort!.on('message', async ({ id, printed }: Order) => {
  parentPort!.postMessage(await deliver(id, printed))
})

async function deliver(id: number, printed: Printed): Promise<Delivery> {
  try {
    return { id, file: await ('table' in printed ? xlsxFile(printed.table) : pdfFile(printed.document)) }
  } catch (error) {
    return { id, failure: (error as Error).message }
  }
}

function pdfFile({ footer, ...document }: PrintedDocument): Promise<Uint8Array> {
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
