import path from 'node:path'
import { parentPort } from 'node:worker_threads'
import pdfmake, { type DocumentDefinition } from 'pdfmake'
import fonts from 'pdfmake/fonts/Roboto.js'

export interface PdfOrder {
  readonly id: number
  readonly document: DocumentDefinition
}
export interface PdfDelivery {
  readonly id: number
  readonly file?: Uint8Array
  readonly failure?: string
}

const FONT_FOLDER = path.dirname(fonts.Roboto!.normal)
pdfmake.setFonts(fonts)
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((file) => path.dirname(file) === FONT_FOLDER)

parentPort!.on('message', async ({ id, document }: PdfOrder) => {
  parentPort!.postMessage(await deliver(id, document))
})

async function deliver(id: number, document: DocumentDefinition): Promise<PdfDelivery> {
  try {
    return { id, file: await pdfmake.createPdf(document).getBuffer() }
  } catch (error) {
    return { id, failure: (error as Error).message }
  }
}
