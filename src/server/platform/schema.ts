import type { ColumnType, Generated } from 'kysely'
import type { Sex } from '#domain/dogs.ts'
import type { AccountSchema } from './schema.accounts.ts'
import type { TrialSchema } from './schema.trials.ts'

/** A day as ISO text. */
type Day = string
type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>
/** Computed by the database. */
type Computed<T> = ColumnType<T, never, never>

interface BreedTable {
  code: string
  family: Computed<string>
  name_fi: string
  name_sv: string
  name_en: string
  club: Generated<boolean>
}

interface PersonTable {
  id: Generated<number>
  name: string
  town: string | null
  email: string | null
  phone: string | null
  public_consent: Generated<boolean>
  created_at: Timestamp
}

interface FileTable {
  id: Generated<number>
  name: string
  mime: string
  content: Buffer
  created_at: Timestamp
}

interface DogTable {
  id: Generated<number>
  breed_code: string
  name: string
  name_folded: Computed<string>
  nick_name: string | null
  sex: Sex | null
  birth_date: Day | null
  birth_year: number | null
  sire_id: number | null
  dam_id: number | null
  kennel_name: string | null
  breeder_id: number | null
  handler: string | null
  height_cm: number | null
  length_cm: number | null
  weight_kg: number | null
  colour: string | null
  picture_id: number | null
  studbook_number: string | null
  imported: Generated<boolean>
  beard_gene: string | null
  vwd_status: string | null
  teeth_remark: string | null
  hair_remark: string | null
  testicle_remark: string | null
  eye_remark: string | null
  mental_test: string | null
  predator_test: string | null
  health_insurance: string | null
  free_text: string | null
  neutered: Generated<boolean>
  death_date: Day | null
  death_cause: string | null
  death_released: Generated<boolean>
  version: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
}

interface DogNumberTable {
  key: string
  stem: string
  regnr: string
  dog_id: number
  is_primary: Generated<boolean>
}

interface DogOwnerTable {
  dog_id: number
  person_id: number
  start_date: Day | null
  end_date: Day | null
}

interface DogTitleTable {
  dog_id: number
  code: string
  awarded_on: Day | null
}

interface BreedingAwardTable {
  dog_id: number
  level: 'gold' | 'silver' | 'bronze'
  awarded_on: Day
  grounds: string
}

interface HealthStatementTable {
  id: Generated<number>
  dog_id: number
  kind: string
  scale: string
  value: string
  left_value: string | null
  right_value: string | null
  examined_on: Day | null
  age_months: number | null
  certificate: string | null
  remark: string | null
}

interface ShowTable {
  id: Generated<number>
  held_on: Day
  place: string
  country: Generated<string>
  name: string | null
}

interface ShowResultTable {
  id: Generated<number>
  show_id: number
  dog_id: number
  class: string
  grade: string
  placing: number | null
  marks: Generated<string[]>
  judge: string | null
  critique: string | null
  saved_at: Timestamp
}

interface BreedingReviewTable {
  id: Generated<number>
  dog_id: number
  kind: 'junkkari' | 'inspection'
  held_on: Day
  clock: string | null
  place: string
  reviewer: string
  class: string
  height_cm: number
  length_cm: number
  critique: string | null
  saved_at: Timestamp
}

interface LitterInquiryTable {
  id: Generated<number>
  type: 'litter' | 'plan' | 'mating' | 'stud'
  sire_id: number
  dam_id: number
  kennel_name: string | null
  mating_date: Day | null
  birth_date: Day | null
  females: number | null
  males: number | null
  sold: Generated<boolean>
  website: string | null
  further_information: string | null
  updated_at: Timestamp
}

interface AdvertisementTable {
  id: Generated<number>
  event_name: string
  url: string
  banner_id: number | null
  position: Generated<number>
  shown: Generated<boolean>
}

interface SystemUpdateTable {
  id: Generated<number>
  published_at: Timestamp
  text_fi: string
  text_sv: string
  text_en: string
}

interface SettingTable {
  key: string
  value: object | string | number | boolean
}

interface PageChangeTable {
  /** what the change touches */
  shows: Generated<'dogs' | 'trials'>
  /** xid8 as text */
  xid: Generated<string>
}

interface PedigreeChangeTable {
  id: Generated<number>
  changed_at: Timestamp
}

/** Every table, as the newest migration leaves it; schema.test.ts compares it with the database. */
export interface Schema extends AccountSchema, TrialSchema {
  breed: BreedTable
  person: PersonTable
  file: FileTable
  dog: DogTable
  dog_number: DogNumberTable
  dog_owner: DogOwnerTable
  dog_title: DogTitleTable
  breeding_award: BreedingAwardTable
  health_statement: HealthStatementTable
  show: ShowTable
  show_result: ShowResultTable
  breeding_review: BreedingReviewTable
  litter_inquiry: LitterInquiryTable
  advertisement: AdvertisementTable
  system_update: SystemUpdateTable
  setting: SettingTable
  pedigree_change: PedigreeChangeTable
  page_change: PageChangeTable
}
