import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import en from '#contract/texts/en/staff/dataUpdates.json' with { type: 'json' }
import fi from '#contract/texts/fi/staff/dataUpdates.json' with { type: 'json' }
import sv from '#contract/texts/sv/staff/dataUpdates.json' with { type: 'json' }
import type { Language } from '../../platform/http/language.ts'
import { csvText } from '../../platform/tables/csv.ts'
import { toldValues } from './updates.presenter.ts'
import type { DifferenceRow } from './updates.types.ts'

const TEXTS = { fi, sv, en } as const

/** A difference as a file, written while its rows come. Source: docs/rules/imports.md#exports. */
export function differenceFile(
  language: Language,
  rows: AsyncIterable<DifferenceRow>,
  seesOwners: boolean,
): AsyncIterable<unknown> {
  const { columns, kinds, fields, problems } = TEXTS[language]
  const named = (texts: Readonly<Record<string, string>>, key: string | null) =>
    key === null ? '' : (texts[key] ?? key)
  async function* cells() {
    for await (const row of rows) {
      const { former, value } = toldValues(row, seesOwners)
      yield [
        named(kinds, row.kind),
        row.sheet,
        row.line,
        row.regnr,
        named(fields, row.field),
        former,
        value,
        named(problems, row.code),
      ].map((cell) => (typeof cell === 'string' ? csvText(cell) : cell))
    }
  }
  return Readable.from(cells()).pipe(
    stringify({
      header: true,
      columns: [
        columns.kind,
        columns.sheet,
        columns.line,
        columns.regnr,
        columns.field,
        columns.former,
        columns.value,
        columns.why,
      ],
      bom: true,
      delimiter: ';',
      record_delimiter: 'windows',
      escape_formulas: true,
    }),
  )
}

/** What a file of a difference is called. */
export const differenceName = (language: Language, fileName: string): string =>
  `${TEXTS[language].file} ${fileName}.csv`
