import type { DocumentNode } from 'pdfmake'
import { fillText } from '#contract/translation.ts'
import type { TrialClass } from '#domain/trials/results.ts'
import { GREY } from './paper.ts'
import type { PaperTexts } from './texts.ts'

export type LabelledLine = readonly [label: string, value: string]

/** A paper's facts under each other, each behind its label. */
export const labelledTable = (lines: readonly LabelledLine[]): DocumentNode => ({
  table: {
    widths: [150, '*'],
    headerRows: 0,
    body: lines.map(([label, value]) => [
      { text: label, fontSize: 9, color: GREY },
      { text: value, fontSize: 11 },
    ]),
  },
  layout: 'list',
  margin: [0, 14, 0, 14],
})

export interface EnteredDog {
  readonly name: string
  readonly regnr: string
  readonly titles: readonly string[]
}

/** What an entry's money is for: which dog, in which class. */
export const entryLine = (
  words: PaperTexts,
  entry: { readonly class: TrialClass },
  dog: EnteredDog,
): string =>
  fillText(words.papers.bill.entryOf, { dog: words.dogName(dog), regnr: dog.regnr, class: entry.class })
