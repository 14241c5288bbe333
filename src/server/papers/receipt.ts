import { fillText } from '#contract/translation.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { formatPermille } from '#domain/payments/vat.ts'
import type { ListedEntry } from '../entries/entries.types.ts'
import type { Receipt, ReceiptLine } from '../payments/payments.types.ts'
import type { PrintedDocument } from '../platform/printing/orders.ts'
import { sealBlock } from '../verification/sealBlock.ts'
import { type EnteredDog, entryLine, type LabelledLine, labelledTable } from './labelledLines.ts'
import { GREY, headOf, markOf, type PaperFrame, paperOf } from './paper.ts'
import { receiptContent } from './paperContents.ts'

export interface ReceiptContent {
  readonly receipt: Receipt
  readonly entry: Pick<ListedEntry, 'id' | 'class' | 'contactName' | 'contactEmail'>
  readonly dog: EnteredDog
}

/** The receipt of an entry: to whom, what for, each payment and each refund with its day, and the tax. */
export function receiptPaper(frame: PaperFrame, content: ReceiptContent): PrintedDocument {
  const { words } = frame
  const title = words.papers.titles.receipt
  return paperOf(frame, {
    title,
    orientation: 'portrait',
    content: [
      ...headOf(frame, title, markOf(frame), []),
      labelledTable([...partiesOf(frame, content), ...linesOf(frame, content.receipt)]),
      { text: noteOf(frame, content.receipt), fontSize: 9, color: GREY },
      sealBlock(frame.seal(receiptContent(frame.trial, content)), words.language),
    ],
  })
}

function partiesOf({ words, trial, today }: PaperFrame, { entry, dog }: ReceiptContent): LabelledLine[] {
  const { receipt: labels, bill } = words.papers
  const { name, businessId } = trial.club
  return [
    [labels.number, String(entry.id)],
    [labels.day, words.day(today)],
    [bill.payee, name],
    ...(businessId === null ? [] : [[labels.businessId, businessId] as const]),
    [bill.payer, entry.contactName ?? entry.contactEmail ?? ''],
    [bill.what, entryLine(words, entry, dog)],
  ]
}

function linesOf({ words }: PaperFrame, { paid, returned, totalCents, vat }: Receipt): LabelledLine[] {
  const { receipt: labels } = words.papers
  const euros = (cents: number) => formatEuros(cents, words.language)
  const line = (label: string, { id, day, method, amountCents }: ReceiptLine, sign: 1 | -1): LabelledLine => [
    fillText(label, { number: id, day: words.day(day) }),
    `${euros(sign * amountCents)}  ${labels.methods[method]}`,
  ]
  return [
    ...paid.map((payment) => line(labels.payment, payment, 1)),
    ...returned.map((refund) => line(labels.refund, refund, -1)),
    [labels.total, euros(totalCents)],
    ...(vat === null
      ? []
      : ([
          [fillText(labels.vat, { percent: formatPermille(vat.permille, words.language) }), euros(vat.cents)],
          [labels.untaxed, euros(totalCents - vat.cents)],
        ] satisfies LabelledLine[])),
  ]
}

function noteOf({ words }: PaperFrame, { onWayCents, vat }: Receipt): string {
  const { receipt: labels } = words.papers
  const coming = fillText(labels.onWay, { amount: formatEuros(onWayCents, words.language) })
  return [vat === null && labels.noVat, onWayCents > 0 && coming].filter(Boolean).join(' ')
}
