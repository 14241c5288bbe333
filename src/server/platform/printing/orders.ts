import type { DocumentDefinition, Margins } from 'pdfmake'
import type { Language } from '../http/language.ts'
import type { Table } from '../tables/table.ts'

/** A document as it travels to the printer: plain data, so no function. */
export interface PrintedDocument extends Omit<DocumentDefinition, 'footer' | 'header'> {
  /** stands at the head of every page but the first */
  readonly header?: RunningHead
  readonly footer?: RunningFooter
  /** of what the printer adds */
  readonly language: Language
}

/** Stands at the foot of every page; the number of the page and of all pages (`1/3`) comes after `right`. */
export interface RunningFooter {
  readonly text: string
  readonly right: string
  readonly margin: Margins
}

/** What a document is, at one end and the other. */
export interface RunningHead {
  readonly text: string
  readonly right: string
  readonly margin: Margins
}

/** What a file is made of: a PDF of a document, a spreadsheet of tables, a sheet each. */
export type Printed = { readonly document: PrintedDocument } | { readonly tables: readonly Table[] }

export interface Order {
  readonly id: number
  readonly printed: Printed
}

export interface Delivery {
  readonly id: number
  readonly file?: Uint8Array
  readonly failure?: string
}
