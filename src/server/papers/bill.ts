import type { DocumentNode } from 'pdfmake'
import { formatEuros } from '#domain/payments/money.ts'
import { groupedByFour, groupedReference } from '#domain/payments/reference.ts'
import type { ListedEntry } from '../entries/entries.types.ts'
import type { Bill } from '../payments/payments.types.ts'
import type { PrintedDocument } from '../platform/printing/orders.ts'
import { barcodeSymbol } from './barcodeSymbol.ts'
import { type EnteredDog, entryLine, type LabelledLine, labelledTable } from './labelledLines.ts'
import { GREY, headOf, markOf, PAGE, type PaperFrame, paperOf } from './paper.ts'

/** What an entrant pays for by bank transfer, with everything that the bank asks for. */
export interface BillContent {
  readonly bill: Bill
  readonly entry: Pick<ListedEntry, 'class' | 'contactName' | 'contactEmail'>
  readonly dog: EnteredDog
}

/** Where the bar code stands on the page, above its foot; points. */
const SYMBOL_AT = PAGE.height - 110

/** The bill of an entry: who pays whom, what for, by when, and the bar code at the foot of the page. */
export function billPaper(frame: PaperFrame, content: BillContent): PrintedDocument {
  const { words } = frame
  const title = words.papers.titles.bill
  return paperOf(frame, {
    title,
    orientation: 'portrait',
    content: [
      ...headOf(frame, title, markOf(frame), []),
      labelledTable(linesOf(frame, content)),
      { text: words.papers.bill.help, fontSize: 9, color: GREY },
      ...barcodeNodes(frame, content.bill.barcode),
    ],
  })
}

function barcodeNodes({ words }: PaperFrame, barcode: string | null): DocumentNode[] {
  if (barcode === null) return []
  return [
    { text: `${words.papers.bill.barcode}: ${barcode}`, fontSize: 9, margin: [0, 8, 0, 0] },
    { absolutePosition: { x: PAGE.side, y: SYMBOL_AT }, canvas: barcodeSymbol(barcode) },
  ]
}

function linesOf({ words }: PaperFrame, { bill, entry, dog }: BillContent): LabelledLine[] {
  const { bill: labels } = words.papers
  const { payee, reference, rf } = bill
  return [
    [labels.payee, payee.name],
    [labels.iban, groupedByFour(payee.iban)],
    [labels.bic, payee.bic],
    [labels.payer, entry.contactName ?? entry.contactEmail ?? ''],
    [labels.what, entryLine(words, entry, dog)],
    [labels.reference, groupedReference(reference)],
    [labels.rf, groupedByFour(rf)],
    [labels.due, words.day(bill.dueOn)],
    [labels.amount, formatEuros(bill.amountCents, words.language)],
  ]
}
