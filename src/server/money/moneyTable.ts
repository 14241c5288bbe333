import enEntries from '#contract/texts/en/staff/entries.json' with { type: 'json' }
import en from '#contract/texts/en/staff/money.json' with { type: 'json' }
import fiEntries from '#contract/texts/fi/staff/entries.json' with { type: 'json' }
import fi from '#contract/texts/fi/staff/money.json' with { type: 'json' }
import svEntries from '#contract/texts/sv/staff/entries.json' with { type: 'json' }
import sv from '#contract/texts/sv/staff/money.json' with { type: 'json' }
import { formatMoment } from '#domain/moments.ts'
import { agreementOf } from '#domain/payments/agreement.ts'
import { referenceOf } from '#domain/payments/reference.ts'
import { attachment } from '../platform/files/disposition.ts'
import type { Language } from '../platform/http/language.ts'
import type { Cell, Table } from '../platform/tables/table.ts'
import type { MoneyEvent, MonthMoney, Period, TrialMoney } from './money.types.ts'

const TEXTS = {
  fi: { ...fiEntries.money, ...fi.file, columns: fi.columns, agreements: fi.agreements },
  sv: { ...svEntries.money, ...sv.file, columns: sv.columns, agreements: sv.agreements },
  en: { ...enEntries.money, ...en.file, columns: en.columns, agreements: en.agreements },
} as const

export type FileName = 'events' | 'trials' | 'months'

/** Payments and refunds for a spreadsheet, a row each, without names of people. */
export function eventTable(language: Language, events: readonly MoneyEvent[]): Table {
  const { fields, kinds, methods, paymentStates, refundStates } = TEXTS[language]
  return {
    name: nameOf(language, 'events'),
    columns: [
      { title: fields.time, width: 18 },
      { title: fields.kind, width: 12 },
      { title: fields.number, width: 10 },
      { title: fields.method, width: 14 },
      { title: fields.amount, width: 10 },
      { title: fields.state, width: 14 },
      ...trialColumns(language),
      { title: fields.regnr, width: 16 },
      { title: fields.reference, width: 22 },
      { title: fields.bookedOn, width: 18 },
      { title: fields.transactionId, width: 40 },
    ],
    rows: events.map((event) => [
      formatMoment(event.at.toISOString(), language),
      kinds[event.kind],
      event.id,
      methods[event.method],
      { cents: event.amountCents },
      event.kind === 'payment' ? paymentStates[event.state] : refundStates[event.state],
      ...trialCells({ ...event, date: event.heldOn }),
      event.regnr,
      referenceOf(event.entryId),
      event.bookedOn === null ? null : { day: event.bookedOn },
      event.transactionId,
    ]),
  }
}

/** All the money of each trial, a row each. */
export function trialTable(language: Language, trials: readonly TrialMoney[]): Table {
  const { columns, fields } = TEXTS[language]
  return {
    name: nameOf(language, 'trials'),
    columns: [
      ...trialColumns(language),
      { title: columns.entries, width: 10 },
      ...[
        columns.paid,
        columns.refunded,
        columns.onItsWay,
        columns.kept,
        columns.fee,
        columns.owed,
        columns.unpaid,
      ].map(inEuros),
      { title: fields.waiting, width: 10 },
    ],
    rows: trials.map((trial) => [
      ...trialCells({ ...trial, club: trial.club.name }),
      trial.entries,
      { cents: trial.paidCents },
      { cents: trial.refundedCents },
      { cents: trial.onItsWayCents },
      { cents: trial.keptCents },
      { cents: trial.feeCents },
      { cents: trial.owedCents },
      { cents: trial.unpaidCents },
      trial.waiting,
    ]),
  }
}

/** What moved in each month, a row for each trial, with what the settlements say of it. */
export function monthTable(language: Language, months: readonly MonthMoney[]): Table {
  const { columns, fields, agreements } = TEXTS[language]
  return {
    name: nameOf(language, 'months'),
    columns: [
      { title: columns.month, width: 10 },
      ...trialColumns(language),
      ...[columns.in, columns.back, columns.fee, columns.balance].map(inEuros),
      { title: fields.waiting, width: 10 },
      { title: columns.settlement, width: 20 },
      ...[fields.difference, fields.unsettled].map(inEuros),
    ],
    rows: months
      .flatMap(({ trials }) => trials)
      .map((row) => {
        const agreement = agreementOf(row)
        return [
          row.month,
          ...trialCells(row.trial && { ...row.trial, club: row.trial.club.name }),
          { cents: row.inCents },
          { cents: row.backCents },
          { cents: row.feeCents },
          { cents: row.inCents - row.backCents - row.feeCents },
          row.waiting,
          agreement && agreements[agreement],
          { cents: row.differenceCents },
          { cents: row.unsettledCents },
        ]
      }),
  }
}

const inEuros = (title: string) => ({ title: `${title} (€)`, width: 14 })

function trialColumns(language: Language) {
  const { fields } = TEXTS[language]
  return [
    { title: fields.date, width: 12 },
    { title: fields.kaerNr, width: 8 },
    { title: fields.place, width: 24 },
    { title: fields.club, width: 32 },
  ]
}

interface TrialFacts {
  readonly date: string | null
  readonly kaerNr: number | null
  readonly place: string | null
  readonly club: string
}

const trialCells = (trial: TrialFacts | null): Cell[] =>
  trial
    ? [trial.date === null ? null : { day: trial.date }, trial.kaerNr, trial.place, trial.club]
    : [null, null, null, null]

const nameOf = (language: Language, file: FileName): string => TEXTS[language].names[file]

/** The header of a file: it is named by the period. */
export const savedAs = (
  file: FileName,
  { from, to }: Period,
  language: Language,
): Record<string, string> => ({
  'content-disposition': attachment(`${nameOf(language, file)} ${from} ${to}.csv`),
})
