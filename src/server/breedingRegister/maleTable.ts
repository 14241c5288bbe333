import type { ListedMale } from '#contract/breedingRegister.ts'
import en from '#contract/texts/en/pages/breedingRegister.json' with { type: 'json' }
import fi from '#contract/texts/fi/pages/breedingRegister.json' with { type: 'json' }
import sv from '#contract/texts/sv/pages/breedingRegister.json' with { type: 'json' }
import { attachment } from '../platform/files/disposition.ts'
import type { Language } from '../platform/http/language.ts'
import type { Cell, Table } from '../platform/tables/table.ts'

const TEXTS = { fi: fi.file, sv: sv.file, en: en.file } as const

/** The list of males for a spreadsheet, a row each. */
export function maleTable(language: Language, males: readonly ListedMale[]): Table {
  const { name, fields } = TEXTS[language]
  return {
    name,
    columns: [
      { title: fields.regnr, width: 16 },
      { title: fields.titles, width: 16 },
      { title: fields.name, width: 32 },
      { title: fields.breed, width: 8 },
      { title: fields.birthDate, width: 12 },
      { title: fields.hips, width: 8 },
      { title: fields.elbows, width: 8 },
      { title: fields.eyes, width: 12 },
      { title: fields.bestKaer, width: 10 },
      { title: fields.bestShow, width: 10 },
      { title: fields.inbreeding, width: 10 },
      { title: fields.added, width: 12 },
      { title: fields.owners, width: 40 },
    ],
    rows: males.map(({ dog, added, owners }): readonly Cell[] => [
      dog.regnr,
      dog.titles.join(' '),
      dog.name,
      dog.breed,
      dog.birthDate === null ? dog.birthYear : { day: dog.birthDate },
      statementOf(dog, 'hips'),
      statementOf(dog, 'elbows'),
      statementOf(dog, 'eyes'),
      dog.bestKaer,
      dog.bestExhibition,
      dog.inbreeding === null ? null : Math.round(dog.inbreeding * 10_000) / 100,
      { day: added },
      owners.map(({ name, town }) => [name, town].filter(Boolean).join(', ')).join('; '),
    ]),
  }
}

const statementOf = ({ health }: ListedMale['dog'], kind: string): string | null =>
  health.find((statement) => statement.kind === kind)?.value ?? null

/** The header of the file: it is named by the breed. */
export const savedAs = (language: Language, breed: string): Record<string, string> => ({
  'content-disposition': attachment(`${TEXTS[language].name} ${breed}.csv`),
})
