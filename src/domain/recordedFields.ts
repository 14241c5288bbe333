import { DOG_FACT_NAMES, DOG_FACTS, type DogFactName } from './dogFacts.ts'

/** What is recorded of a dog itself, in the order in which staff read it, with its column of the table `dog`. */
const OWN_FIELDS = {
  name: 'name',
  nickName: 'nick_name',
  breed: 'breed_code',
  sex: 'sex',
  birthDate: 'birth_date',
  birthYear: 'birth_year',
  sire: 'sire_id',
  dam: 'dam_id',
  kennelName: 'kennel_name',
  breeder: 'breeder_id',
  handler: 'handler',
  colour: 'colour',
  imported: 'imported',
  neutered: 'neutered',
  deathDate: 'death_date',
  deathCause: 'death_cause',
} as const

export type RecordedField = keyof typeof OWN_FIELDS | DogFactName

/** Every field of a dog that has a source, with its column. */
export const RECORDED_FIELDS = {
  ...OWN_FIELDS,
  ...Object.fromEntries(DOG_FACT_NAMES.map((name) => [name, DOG_FACTS[name].column])),
} as { readonly [Field in RecordedField]: string }

export const RECORDED_FIELD_NAMES = Object.keys(RECORDED_FIELDS) as [RecordedField, ...RecordedField[]]

/** What belongs to a dog beside its fields, each a record of its own. */
export const RECORD_KINDS = [
  'number',
  'title',
  'award',
  'owner',
  'health',
  'show',
  'trial',
  'water',
  'review',
  'register',
  'entry',
  'paperAward',
  'objection',
  'proposal',
  'healthInquiry',
  'notice',
  'reviewEntry',
  'offspring',
] as const
export type RecordKind = (typeof RECORD_KINDS)[number]
