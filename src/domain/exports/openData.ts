import { TERRAINS, WEATHERS } from '../trials/conditionFields.ts'

/**
 * What the open data holds: dogs and their public results, nothing of people and no text that somebody wrote freely.
 * Source: docs/rules/exports.md#open-data.
 */

/** Types of the Frictionless Table Schema (https://specs.frictionlessdata.io/table-schema/#types-and-formats). */
type ColumnType = 'string' | 'integer' | 'number' | 'boolean' | 'date'

export interface OpenColumn {
  readonly name: string
  readonly type: ColumnType
  readonly description: string
  /** `table.column` that it is read from */
  readonly of: string
}

export interface OpenTable {
  readonly name: string
  readonly description: string
  readonly columns: readonly OpenColumn[]
  /** of its rows, each once */
  readonly key: readonly string[]
}

const column = (name: string, type: ColumnType, of: string, description: string): OpenColumn => ({
  name,
  type,
  of,
  description,
})

const REGNR = column('regnr', 'string', 'dog_number.regnr', 'Main registration number of the dog, in `dogs`')
const TRIAL_KEYS = [
  column('held_on', 'date', 'trial.held_on', 'First day of the trial'),
  column('trial_number', 'integer', 'trial.kaer_nr', 'Number of the trial on that day'),
  REGNR,
]
const RESULT = (table: string) => [
  column('class', 'string', `${table}.class`, 'NUO, AVO or VOI: youth, open or winners'),
  column(
    'outcome',
    'string',
    `${table}.outcome`,
    'judged, rejected, closed, withdrawn, interrupted or absent',
  ),
  column('status', 'string', `${table}.status`, '`preliminary` until the trial is closed, then `official`'),
]
const grades = (table: string, names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([name, description]) => column(name, 'number', `${table}.${name}`, description))

export const OPEN_TABLES = [
  {
    name: 'breeds',
    description: 'Breeds and varieties',
    key: ['code'],
    columns: [
      column('code', 'string', 'breed.code', 'FCI number; of a variety with a part after the dot'),
      column('name_fi', 'string', 'breed.name_fi', 'Name in Finnish'),
      column('name_sv', 'string', 'breed.name_sv', 'Name in Swedish'),
      column('name_en', 'string', 'breed.name_en', 'Name in English'),
    ],
  },
  {
    name: 'dogs',
    description: 'Registered dogs',
    key: ['regnr'],
    columns: [
      column('regnr', 'string', 'dog_number.regnr', 'Main registration number'),
      column('name', 'string', 'dog.name', 'Registered name'),
      column('breed', 'string', 'dog.breed_code', 'Code, in `breeds`'),
      column('sex', 'string', 'dog.sex', 'male or female; empty: not recorded'),
      column('birth_date', 'date', 'dog.birth_date', 'Day of birth; empty: not recorded'),
      column('birth_year', 'integer', 'dog.birth_year', 'Year of birth, known also where the day is not'),
      column(
        'sire',
        'string',
        'dog_number.regnr',
        'Main registration number of the sire; empty: not recorded',
      ),
      column('dam', 'string', 'dog_number.regnr', 'Main registration number of the dam; empty: not recorded'),
      column('colour', 'string', 'dog.colour', 'Colour as recorded'),
      column('imported', 'boolean', 'dog.imported', 'Born abroad and imported'),
      column('death_date', 'date', 'dog.death_date', 'Day of death, only where its owner has released it'),
    ],
  },
  {
    name: 'dog_numbers',
    description: 'Other registration numbers of the same dogs',
    key: ['number'],
    columns: [REGNR, column('number', 'string', 'dog_number.regnr', 'Another number of the dog')],
  },
  {
    name: 'health_statements',
    description: 'Health statements, as the pages of the dogs show them',
    key: [],
    columns: [
      REGNR,
      column('kind', 'string', 'health_statement.kind', 'What was examined, such as hips'),
      column('scale', 'string', 'health_statement.scale', 'Scale of the value, such as fci_hips'),
      column('value', 'string', 'health_statement.value', 'Value on the scale'),
      column('left_value', 'string', 'health_statement.left_value', 'Value of the left side'),
      column('right_value', 'string', 'health_statement.right_value', 'Value of the right side'),
      column('examined_on', 'date', 'health_statement.examined_on', 'Day of the examination'),
      column(
        'source',
        'string',
        'health_statement.source',
        'Who it comes from: kennel_club, laboratory, owner; empty: not known',
      ),
    ],
  },
  {
    name: 'titles',
    description: 'Champion titles',
    key: ['regnr', 'code', 'country'],
    columns: [
      REGNR,
      column('code', 'string', 'dog_title.code', 'Code of the title'),
      column('country', 'string', 'dog_title.country', 'Country, ISO 3166-1 alpha-2 or FCI'),
      column('awarded_on', 'date', 'dog_title.awarded_on', 'Day; empty: not recorded'),
    ],
  },
  {
    name: 'breeding_awards',
    description: 'Breeding awards that the club has given',
    key: ['regnr', 'level'],
    columns: [
      REGNR,
      column('level', 'string', 'breeding_award.level', 'gold, silver or bronze'),
      column('awarded_on', 'date', 'breeding_award.awarded_on', 'Day'),
    ],
  },
  {
    name: 'breeding_register',
    description: 'Dogs that are or were in the breeding register',
    key: [],
    columns: [
      REGNR,
      column('state', 'string', 'register_entry.state', 'active or removed'),
      column('added_on', 'date', 'register_entry.added_on', 'Day of being added'),
      column('removed_on', 'date', 'register_entry.removed_on', 'Day of being removed'),
    ],
  },
  {
    name: 'reviews',
    description: 'Breeding reviews',
    key: [],
    columns: [
      REGNR,
      column('kind', 'string', 'breeding_review.kind', 'junkkari (young dogs) or inspection'),
      column('held_on', 'date', 'breeding_review.held_on', 'Day'),
      column('class', 'string', 'breeding_review.class', 'Class of the club’s list'),
      column('height_cm', 'number', 'breeding_review.height_cm', 'Height in centimetres'),
      column('length_cm', 'number', 'breeding_review.length_cm', 'Length in centimetres'),
    ],
  },
  {
    name: 'show_results',
    description: 'Results of dog shows',
    key: [],
    columns: [
      REGNR,
      column('held_on', 'date', 'show.held_on', 'Day of the show'),
      column('country', 'string', 'show.country', 'Country of the show, ISO 3166-1 alpha-2'),
      column('class', 'string', 'show_result.class', 'Class of the show'),
      column('grade', 'string', 'show_result.grade', 'Grade as it was given; old scales are kept'),
      column('placing', 'integer', 'show_result.placing', 'Place in the class'),
      column('marks', 'string', 'show_result.marks', 'Other marks, with a space between'),
    ],
  },
  {
    name: 'field_trial_results',
    description: 'Results of field and forest trials',
    key: ['held_on', 'trial_number', 'regnr', 'class'],
    columns: [
      ...TRIAL_KEYS,
      column('type', 'string', 'trial.type', 'field, forest or water_track'),
      ...RESULT('trial_result'),
      ...grades('trial_result', {
        prize: '1, 2 or 3; 0: none',
        points: 'Points in all',
        search_grade: 'Grade of the search',
        game_grade: 'Grade of the work at game',
        retrieve_grade: 'Grade of the retrieve',
        water_grade: 'Grade of the water work',
        track_grade: 'Grade of the track',
        speed: 'Speed',
        method: 'Method',
        scenting: 'Scenting',
        reporting: 'Reporting',
        point: 'Point',
        flush: 'Flush',
        steadiness: 'Steadiness',
        points_at_game: 'Points at game',
        retrieve_eagerness: 'Eagerness to retrieve',
        collaboration: 'Collaboration',
        will_to_hunt: 'Will to hunt',
        behaviour: 'Behaviour',
        gun_shyness: 'Gun shyness',
        loudness: 'Loudness',
        birds_met: 'Birds met, where it was written down',
        minutes_searched: 'Minutes searched, where they were written down',
      }),
      column('weather', 'string', 'trial_result.weather', `${WEATHERS.join(', ')}; empty: not written down`),
      column('terrain', 'string', 'trial_result.terrain', `${TERRAINS.join(', ')}; empty: not written down`),
    ],
  },
  {
    name: 'water_trial_results',
    description: 'Results of water and track trials',
    key: ['held_on', 'trial_number', 'regnr', 'class'],
    columns: [
      ...TRIAL_KEYS,
      ...RESULT('water_result'),
      ...grades('water_result', {
        water_grade: 'Grade of the water work',
        track_grade: 'Grade of the track',
      }),
    ],
  },
] as const satisfies readonly OpenTable[]
export type OpenTableName = (typeof OPEN_TABLES)[number]['name']

/** The files of a table: one for spreadsheets, one for programs. */
export const openFiles = (name: string) => ({ csv: `csv/${name}.csv`, json: `json/${name}.jsonl` })

/** Description of the whole as a Frictionless Data Package (https://specs.frictionlessdata.io/data-package/). */
export function dataPackage({
  title,
  madeAt,
  licence,
  rows,
}: {
  readonly title: string
  readonly madeAt: Date
  /** name of a licence; null: the club has not decided */
  readonly licence: string | null
  readonly rows: Readonly<Record<string, number>>
}): object {
  return {
    profile: 'data-package',
    name: 'koirakanta-open-data',
    title,
    created: madeAt.toISOString(),
    ...(licence !== null && { licenses: [{ name: licence }] }),
    resources: OPEN_TABLES.flatMap(({ name, description, columns, key }) => {
      const common = { description, rows: rows[name] ?? 0, encoding: 'utf-8' }
      const schema = {
        fields: columns.map((one) => ({ name: one.name, type: one.type, description: one.description })),
        missingValues: [''],
        ...(key.length > 0 && { primaryKey: key }),
      }
      const { csv, json } = openFiles(name)
      return [
        { ...common, name, path: csv, format: 'csv', mediatype: 'text/csv', schema },
        {
          ...common,
          name: `${name}-json`,
          path: json,
          format: 'jsonl',
          mediatype: 'application/jsonl',
          schema,
        },
      ]
    }),
  }
}
