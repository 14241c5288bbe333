import en from '#contract/texts/en/staff/refundLists.json' with { type: 'json' }
import fi from '#contract/texts/fi/staff/refundLists.json' with { type: 'json' }
import sv from '#contract/texts/sv/staff/refundLists.json' with { type: 'json' }
import { formatDate } from '#domain/dates.ts'
import { attachment } from '../platform/files/disposition.ts'
import type { Language } from '../platform/http/language.ts'
import { csvFile } from '../platform/tables/csv.ts'
import { pain001 } from './pain001.ts'
import type { OpenRefund, RefundList } from './refundLists.types.ts'

const TEXTS = { fi: fi.file, sv: sv.file, en: en.file } as const

/** Our name of a refund, as a transfer carries it: at most 35 characters. */
const endToEndId = ({ stamp }: OpenRefund): string => stamp.replaceAll('-', '')

/** What the entrant reads on the statement. */
const messageOf = ({ dog, trial }: OpenRefund): string =>
  [fi.file.message, dog.name, trial.place, trial.heldOn && formatDate(trial.heldOn)].filter(Boolean).join(' ')

/** The list as a bank takes it. @param today ISO day on which it is to be paid */
export const listXml = (list: RefundList, refunds: readonly OpenRefund[], today: string): Buffer =>
  pain001(
    {
      ...list,
      transfers: refunds.map((refund) => ({
        ...refund.account!,
        endToEndId: endToEndId(refund),
        amountCents: refund.amountCents,
        message: messageOf(refund),
      })),
    },
    today,
  )

/** The list for who pays it one by one. */
export function listCsv(language: Language, refunds: readonly OpenRefund[]): Buffer {
  const { fields, name } = TEXTS[language]
  return csvFile({
    name,
    columns: [
      { title: fields.holder, width: 30 },
      { title: fields.iban, width: 24 },
      { title: fields.amount, width: 10 },
      { title: fields.message, width: 60 },
      { title: fields.id, width: 36 },
    ],
    rows: refunds.map((refund) => [
      refund.account!.holder,
      refund.account!.iban,
      (refund.amountCents / 100).toFixed(2).replace('.', ','),
      messageOf(refund),
      endToEndId(refund),
    ]),
  })
}

/** The header of a file of a list, which is named by its number. */
export const savedAs =
  (kind: 'xml' | 'csv') =>
  (
    { list }: { readonly list: RefundList },
    { language }: { readonly language: Language },
  ): Record<string, string> => ({
    'content-disposition': attachment(`${TEXTS[language].name} ${list.id}.${kind}`),
  })
