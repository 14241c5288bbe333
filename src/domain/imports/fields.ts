import { DOG_FACT_NAMES, DOG_FACTS, type DogFactColumn, measureOf } from '../dogFacts.ts'

/** How a column of the file becomes a column of the database. */
type FieldType = 'text' | 'date' | 'number' | 'boolean'

interface Field {
  readonly type: FieldType
  readonly sql: string
  /** smallest and greatest number the database takes */
  readonly range?: readonly [number, number]
}

const text: Field = { type: 'text', sql: 'text' }
const day: Field = { type: 'date', sql: 'date' }
const yesNo: Field = { type: 'boolean', sql: 'boolean' }

const facts = Object.fromEntries(
  DOG_FACT_NAMES.map((name): [DogFactColumn, Field] => {
    const measure = measureOf(name)
    return [
      DOG_FACTS[name].column,
      measure
        ? {
            type: 'number',
            sql: `numeric(${3 + measure.decimals}, ${measure.decimals})`,
            range: measure.range,
          }
        : text,
    ]
  }),
) as Readonly<Record<DogFactColumn, Field>>

/** Columns of the table `dog` that a file may fill as they are; the ranges are those of its checks. */
const DOG_FIELDS = {
  name: text,
  nick_name: text,
  sex: text,
  birth_date: day,
  birth_year: { type: 'number', sql: 'smallint', range: [1850, 2199] },
  kennel_name: text,
  handler: text,
  colour: text,
  imported: yesNo,
  ...facts,
  neutered: yesNo,
  death_date: day,
  death_cause: text,
} as const satisfies Record<string, Field>

/** People of a dog, given by name. */
const PEOPLE_FIELDS = { breeder: text, owner: text, owner_since: day } as const satisfies Record<
  string,
  Field
>

export const FIELDS: Readonly<Record<string, Field>> = { ...DOG_FIELDS, ...PEOPLE_FIELDS }

export type DogField = keyof typeof DOG_FIELDS
export type FieldName = DogField | keyof typeof PEOPLE_FIELDS

export const DOG_FIELD_NAMES = Object.keys(DOG_FIELDS) as DogField[]
export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[]
