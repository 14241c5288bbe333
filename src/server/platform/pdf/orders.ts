import type { DocumentDefinition, Margins } from 'pdfmake'

/** A document as it travels to the printer: plain data, so no function. */
export interface PrintedDocument extends Omit<DocumentDefinition, 'footer'> {
  readonly footer?: RunningFooter
}

/** Stands at the foot of every page; the number of the page and of all pages (`1/3`) comes after what stands on the right. */
export interface RunningFooter {
  readonly left: string
  readonly right: string
  readonly margin: Margins
}

export interface PdfOrder {
  readonly id: number
  readonly document: PrintedDocument
}

export interface PdfDelivery {
  readonly id: number
  readonly file?: Uint8Array
  readonly failure?: string
}
