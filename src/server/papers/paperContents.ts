import { prizeLabel } from '#domain/trials/results.ts'
import { PARTS } from '#domain/trials/rulebook.ts'
import type { PaperContent, PaperFact } from '#domain/verification/statement.ts'
import type { Trial } from '../trials/trials.types.ts'
import type { ReceiptContent } from './receipt.ts'
import type { ResultRow } from './resultRows.ts'

/** Facts that are known. */
const known = (facts: readonly (readonly [PaperFact, string | number | null])[]): PaperContent['facts'] =>
  facts.flatMap(([fact, value]) => (value === null || value === '' ? [] : [[fact, String(value)] as const]))

const text = (value: number | string | null | undefined): string => (value ?? '').toString()

function trialFacts({ heldOn, endDate, place, kaerNr, type, club }: Trial) {
  return [
    ['day', heldOn],
    ['lastDay', endDate],
    ['place', place],
    ['kaerNr', kaerNr],
    ['type', type],
    ['organiser', club.name],
  ] as const
}

/** What a record or a result list says: the trial, and each performance without who led the dog. */
export const resultContent = (
  kind: 'record' | 'resultList',
  trial: Trial,
  { preliminary, rows }: { readonly preliminary: boolean; readonly rows: readonly ResultRow[] },
): PaperContent => ({
  kind,
  about: String(trial.id),
  facts: known([
    ...trialFacts(trial),
    ['headJudge', trial.judges.find(({ head }) => head)?.name ?? null],
    ['preliminary', preliminary ? 1 : null],
  ]),
  rows: rows.map((row) => [
    text(row.lead),
    row.class,
    row.dog.regnr,
    resultText(row),
    text(row.points),
    PARTS.map((part) => text(row.grades[part])).join('/'),
    text(row.judge),
  ]),
})

/** `AVO1`, or the code of what became of the dog; empty: nothing is marked done. */
function resultText({ class: trialClass, outcome, prize }: ResultRow): string {
  return outcome === null ? '' : (prizeLabel({ class: trialClass, outcome, prize }) ?? outcome)
}

/** What a receipt says, without who paid. */
export const receiptContent = (
  trial: Trial,
  {
    receipt,
    entry,
    dog,
  }: Pick<ReceiptContent, 'receipt' | 'dog'> & {
    readonly entry: Pick<ReceiptContent['entry'], 'id' | 'class'>
  },
): PaperContent => ({
  kind: 'receipt',
  about: String(entry.id),
  facts: known([
    ...trialFacts(trial),
    ['regnr', dog.regnr],
    ['class', entry.class],
    ['totalCents', receipt.totalCents],
  ]),
  rows: [
    ...receipt.paid.map(({ id, day, amountCents }) => [String(id), day, String(amountCents)]),
    ...receipt.returned.map(({ id, day, amountCents }) => [String(id), day, String(-amountCents)]),
  ],
})
