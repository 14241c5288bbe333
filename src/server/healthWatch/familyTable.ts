import type { WatchedFamilyAnswer } from '#contract/healthWatch.ts'
import en from '#contract/texts/en/staff/healthWatch.json' with { type: 'json' }
import fi from '#contract/texts/fi/staff/healthWatch.json' with { type: 'json' }
import sv from '#contract/texts/sv/staff/healthWatch.json' with { type: 'json' }
import { attachment } from '../platform/files/disposition.ts'
import type { Language } from '../platform/http/language.ts'
import type { Cell, Table } from '../platform/tables/table.ts'

const TEXTS = { fi, sv, en } as const
const WIDTHS = {
  ...{
    regnr: 16,
    name: 32,
    known: 9,
    living: 9,
    examined: 9,
    affected: 9,
    share: 9,
    shareLow: 9,
    shareHigh: 9,
  },
  ...{ expected: 9, ratio: 9, ratioLow: 9, ratioHigh: 9, isExcess: 12, isLarge: 12, alert: 14 },
} as const
const FIELDS = Object.keys(WIDTHS) as (keyof typeof WIDTHS)[]

/** The families for a spreadsheet, a row a family. */
export function familyTable(language: Language, families: readonly WatchedFamilyAnswer[]): Table {
  const { file, states } = TEXTS[language]
  const word = (is: boolean) => (is ? file.yes : file.no)
  return {
    name: file.name,
    columns: FIELDS.map((field) => ({ title: file.fields[field], width: WIDTHS[field] })),
    rows: families.map(({ dog, rate, ratio, isExcess, isLarge, alert, ...counts }) => {
      const cells: Readonly<Record<(typeof FIELDS)[number], Cell>> = {
        ...{ regnr: dog.regnr, name: dog.name, known: counts.known, living: counts.living },
        ...{ examined: counts.examined, affected: counts.affected, expected: rounded(counts.expected) },
        ...{ share: rounded(rate?.share), shareLow: rounded(rate?.low), shareHigh: rounded(rate?.high) },
        ...{ ratio: rounded(ratio?.ratio), ratioLow: rounded(ratio?.low), ratioHigh: rounded(ratio?.high) },
        ...{ isExcess: word(isExcess), isLarge: word(isLarge), alert: alert && states[alert] },
      }
      return FIELDS.map((field) => cells[field])
    }),
  }
}

const rounded = (value: number | undefined): number | null =>
  value === undefined ? null : Math.round(value * 1000) / 1000

/** The header of the file: it is named by breed and kind. */
export const savedAs = (
  language: Language,
  { breed, kind }: { readonly breed: string; readonly kind: string },
): Record<string, string> => ({
  'content-disposition': attachment(`${TEXTS[language].file.name} ${breed} ${kind}.csv`),
})
