import type { BreedingListRow } from '#contract/breedingList.ts'
import enCommon from '#contract/texts/en/common.json' with { type: 'json' }
import enRegister from '#contract/texts/en/pages/breedingRegister.json' with { type: 'json' }
import en from '#contract/texts/en/staff/breedingList.json' with { type: 'json' }
import enAdmin from '#contract/texts/en/staff/registerAdmin.json' with { type: 'json' }
import fiCommon from '#contract/texts/fi/common.json' with { type: 'json' }
import fiRegister from '#contract/texts/fi/pages/breedingRegister.json' with { type: 'json' }
import fi from '#contract/texts/fi/staff/breedingList.json' with { type: 'json' }
import fiAdmin from '#contract/texts/fi/staff/registerAdmin.json' with { type: 'json' }
import svCommon from '#contract/texts/sv/common.json' with { type: 'json' }
import svRegister from '#contract/texts/sv/pages/breedingRegister.json' with { type: 'json' }
import sv from '#contract/texts/sv/staff/breedingList.json' with { type: 'json' }
import svAdmin from '#contract/texts/sv/staff/registerAdmin.json' with { type: 'json' }
import { attachment } from '../../platform/files/disposition.ts'
import type { Language } from '../../platform/http/language.ts'
import type { Cell, Table } from '../../platform/tables/table.ts'

const TEXTS = {
  fi: { ...fi, common: fiCommon, conditions: fiRegister.conditions, states: fiAdmin.states },
  sv: { ...sv, common: svCommon, conditions: svRegister.conditions, states: svAdmin.states },
  en: { ...en, common: enCommon, conditions: enRegister.conditions, states: enAdmin.states },
} as const
type Texts = (typeof TEXTS)[Language]
type Field = keyof typeof fi.file.fields

const WIDTHS: Readonly<Record<Field, number>> = {
  regnr: 16,
  name: 32,
  sex: 8,
  birthDate: 12,
  age: 6,
  state: 14,
  since: 12,
  finding: 32,
  notMet: 32,
  unknown: 32,
  hips: 8,
  elbows: 8,
  shoulder: 8,
  knees: 8,
  eyes: 12,
  litters: 9,
  offspring: 11,
  lastLitter: 12,
  offered: 12,
  expires: 18,
  expiresOn: 12,
  proposal: 14,
}
const FIELDS = Object.keys(WIDTHS) as Field[]

/** The breeding list for a spreadsheet, a row a dog. */
export function listTable(language: Language, rows: readonly BreedingListRow[]): Table {
  const texts = TEXTS[language]
  return {
    name: texts.file.name,
    columns: FIELDS.map((field) => ({ title: texts.file.fields[field], width: WIDTHS[field] })),
    rows: rows.map((row) => {
      const cells = cellsOf(texts, row)
      return FIELDS.map((field) => cells[field])
    }),
  }
}

function cellsOf(texts: Texts, row: BreedingListRow): Readonly<Record<Field, Cell>> {
  const { dog, laterFindings, expires, proposal } = row
  return {
    regnr: dog.regnr,
    name: dog.name,
    sex: dog.gender && texts.common[dog.gender],
    birthDate: dog.birthDate === null ? dog.birthYear : { day: dog.birthDate },
    age: row.dead ? texts.dead : row.age,
    state: texts.states[row.state],
    since: dayOf(row.since),
    finding: laterFindings.map((condition) => texts.conditions[condition]).join('; '),
    notMet: conditionsIn(texts, row, 'notMet'),
    unknown: conditionsIn(texts, row, 'unknown'),
    hips: statementOf(row, 'hips'),
    elbows: statementOf(row, 'elbows'),
    shoulder: statementOf(row, 'shoulder_oc'),
    knees: statementOf(row, 'knees'),
    eyes: statementOf(row, 'eyes'),
    litters: row.litters,
    offspring: row.offspring,
    lastLitter: dayOf(row.lastLitter),
    offered: dog.gender === 'male' ? texts.common[row.offered ? 'yes' : 'no'] : null,
    expires: expires && texts.expiring[expires.what],
    expiresOn: dayOf(expires?.day ?? null),
    proposal: proposal && texts.proposals[proposal.action],
  }
}

const dayOf = (day: string | null): Cell => (day === null ? null : { day })

const conditionsIn = (texts: Texts, { conditions }: BreedingListRow, wanted: 'notMet' | 'unknown'): string =>
  conditions
    .filter(({ outcome }) => outcome === wanted)
    .map(({ condition }) => texts.conditions[condition])
    .join('; ')

const statementOf = ({ dog }: BreedingListRow, kind: string): string | null =>
  dog.health.find((statement) => statement.kind === kind)?.value ?? null

/** The header of the file: it is named by the breed. */
export const savedAs = (
  language: Language,
  breed: string,
  ending: 'csv' | 'xlsx',
): Record<string, string> => ({
  'content-disposition': attachment(`${TEXTS[language].file.name} ${breed}.${ending}`),
})
