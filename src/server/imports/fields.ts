/** How a column of the file becomes a column of the database. */
export type FieldType = 'text' | 'date' | 'number' | 'boolean'

interface Field {
  readonly type: FieldType
  readonly sql: string
  /** smallest and greatest number the database takes */
  readonly range?: readonly [number, number]
}

const text: Field = { type: 'text', sql: 'text' }
const day: Field = { type: 'date', sql: 'date' }
const yesNo: Field = { type: 'boolean', sql: 'boolean' }
const measure = (from: number, to: number): Field => ({
  type: 'number',
  sql: 'numeric(4, 1)',
  range: [from, to],
})

/** Columns of the table `dog` that a file may fill as they are; the ranges are those of its checks. */
export const DOG_FIELDS = {
  name: text,
  nick_name: text,
  sex: text,
  birth_date: day,
  birth_year: { type: 'number', sql: 'smallint', range: [1850, 2199] },
  kennel_name: text,
  handler: text,
  height_cm: measure(10, 120),
  length_cm: measure(10, 150),
  weight_kg: measure(1, 120),
  colour: text,
  studbook_number: text,
  imported: yesNo,
  beard_gene: text,
  vwd_status: text,
  teeth_remark: text,
  hair_remark: text,
  testicle_remark: text,
  eye_remark: text,
  mental_test: text,
  predator_test: text,
  health_insurance: text,
  free_text: text,
  neutered: yesNo,
  death_date: day,
  death_cause: text,
} as const satisfies Record<string, Field>

/** People of a dog, given by name. */
export const PEOPLE_FIELDS = { breeder: text, owner: text, owner_since: day } as const satisfies Record<
  string,
  Field
>

export const FIELDS: Readonly<Record<string, Field>> = { ...DOG_FIELDS, ...PEOPLE_FIELDS }

export type DogField = keyof typeof DOG_FIELDS
export type FieldName = DogField | keyof typeof PEOPLE_FIELDS

export const DOG_FIELD_NAMES = Object.keys(DOG_FIELDS) as DogField[]
export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[]
