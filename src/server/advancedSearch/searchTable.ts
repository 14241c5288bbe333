import type { FoundByFeatures } from '#contract/advancedSearch.ts'
import { SEARCH_COLUMNS } from '#contract/constants.ts'
import enCommon from '#contract/texts/en/common.json' with { type: 'json' }
import en from '#contract/texts/en/pages/advancedSearch.json' with { type: 'json' }
import fiCommon from '#contract/texts/fi/common.json' with { type: 'json' }
import fi from '#contract/texts/fi/pages/advancedSearch.json' with { type: 'json' }
import svCommon from '#contract/texts/sv/common.json' with { type: 'json' }
import sv from '#contract/texts/sv/pages/advancedSearch.json' with { type: 'json' }
import { inHealthOrder } from '#domain/health/order.ts'
import { attachment } from '../platform/files/disposition.ts'
import type { Language } from '../platform/http/language.ts'
import type { Cell, Column, Table } from '../platform/tables/table.ts'

const TEXTS = {
  fi: { ...fi, sexes: { male: fiCommon.male, female: fiCommon.female } },
  sv: { ...sv, sexes: { male: svCommon.male, female: svCommon.female } },
  en: { ...en, sexes: { male: enCommon.male, female: enCommon.female } },
} as const
type Texts = (typeof TEXTS)[Language]

type Name = (typeof SEARCH_COLUMNS)[number]
const WIDTHS: Readonly<Record<Name, number>> = {
  breed: 8,
  sex: 8,
  birthDate: 12,
  titles: 20,
  health: 40,
  bestKaer: 10,
  bestExhibition: 10,
  inbreeding: 10,
  met: 10,
}

/** The dogs of a search for a spreadsheet, a row each. @param chosen columns beside number and name */
export function searchTable(
  language: Language,
  dogs: readonly FoundByFeatures[],
  chosen: readonly Name[] = SEARCH_COLUMNS,
): Table {
  const texts = TEXTS[language]
  const names = SEARCH_COLUMNS.filter((name) => chosen.includes(name))
  return {
    name: texts.file.name,
    columns: [
      { title: texts.columns.regnr, width: 16 },
      { title: texts.columns.name, width: 32 },
      ...names.map((name): Column => ({ title: texts.file[name], width: WIDTHS[name] })),
    ],
    rows: dogs.map((dog) => [dog.regnr, dog.name, ...names.map((name) => cellOf(texts, dog, name))]),
  }
}

function cellOf({ sexes }: Texts, dog: FoundByFeatures, name: Name): Cell {
  switch (name) {
    case 'sex':
      return dog.gender && sexes[dog.gender]
    case 'birthDate':
      return dog.birthDate === null ? dog.birthYear : { day: dog.birthDate }
    case 'titles':
      return dog.titles.join(' ')
    case 'health':
      return inHealthOrder(dog.health)
        .map(({ scale, value }) => `${scale} ${value}`)
        .join('; ')
    case 'inbreeding':
      return dog.inbreeding === null ? null : Math.round(dog.inbreeding * 10_000) / 100
    case 'met':
      return dog.met.length
    case 'breed':
    case 'bestKaer':
    case 'bestExhibition':
      return dog[name]
  }
}

/** The header of the file. */
export const savedAs = (language: Language, ending: 'csv' | 'xlsx'): Record<string, string> => ({
  'content-disposition': attachment(`${TEXTS[language].file.name}.${ending}`),
  'cache-control': 'no-cache',
})
