import enEntries from '#contract/texts/en/staff/entries.json' with { type: 'json' }
import en from '#contract/texts/en/staff/money.json' with { type: 'json' }
import fiEntries from '#contract/texts/fi/staff/entries.json' with { type: 'json' }
import fi from '#contract/texts/fi/staff/money.json' with { type: 'json' }
import svEntries from '#contract/texts/sv/staff/entries.json' with { type: 'json' }
import sv from '#contract/texts/sv/staff/money.json' with { type: 'json' }
import { formatMoment } from '#domain/moments.ts'
import { attachment } from '../platform/files/disposition.ts'
import type { Language } from '../platform/http/language.ts'
import type { Table } from '../platform/tables/table.ts'
import type { MoneyEvent, Period } from './money.types.ts'

const TEXTS = {
  fi: { ...fi.file, ...fiEntries.money },
  sv: { ...sv.file, ...svEntries.money },
  en: { ...en.file, ...enEntries.money },
} as const

/** Payments and refunds for a spreadsheet, a row each, without names of people. */
export function moneyTable(language: Language, events: readonly MoneyEvent[]): Table {
  const { name, fields, kinds, paymentStates, refundStates } = TEXTS[language]
  return {
    name,
    columns: [
      { title: fields.time, width: 18 },
      { title: fields.kind, width: 12 },
      { title: fields.amount, width: 10 },
      { title: fields.state, width: 14 },
      { title: fields.date, width: 12 },
      { title: fields.kaerNr, width: 8 },
      { title: fields.place, width: 24 },
      { title: fields.club, width: 32 },
      { title: fields.regnr, width: 16 },
      { title: fields.transactionId, width: 40 },
    ],
    rows: events.map((event) => [
      formatMoment(event.at.toISOString(), language),
      kinds[event.kind],
      eurosOf(event.amountCents),
      event.kind === 'payment' ? paymentStates[event.state] : refundStates[event.state],
      event.heldOn === null ? null : { day: event.heldOn },
      event.kaerNr,
      event.place,
      event.club,
      event.regnr,
      event.transactionId,
    ]),
  }
}

/** `40,50`: two decimals, which a number would lose. */
const eurosOf = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')

/** The header of the file: it is named by the period. */
export const savedAs = ({ from, to }: Period, language: Language): Record<string, string> => ({
  'content-disposition': attachment(`${TEXTS[language].name} ${from} ${to}.csv`),
})
