import type { Selectable } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tools/test/database.ts'
import type { Schema } from './schema.ts'

type Row<Table extends keyof Schema> = Selectable<Schema[Table]>
/** `?` marks a column that may be null; anything else than what the types say does not compile. */
type Nullability<Table extends keyof Schema> = {
  readonly [Column in keyof Row<Table>]-?: null extends Row<Table>[Column] ? '?' : '!'
}
type Described = { readonly [Table in keyof Schema]: Nullability<Table> }

/** The types of schema.ts, told once more as values, so that the database can be held against them. */
const DESCRIBED = {
  breed: { code: '!', family: '!', name_fi: '!', name_sv: '!', name_en: '!', club: '!' },
  person: { id: '!', name: '!', town: '?', email: '?', phone: '?', public_consent: '!', created_at: '!' },
  file: { id: '!', name: '!', mime: '!', content: '!', created_at: '!' },
  dog: {
    id: '!',
    breed_code: '!',
    name: '!',
    name_folded: '!',
    nick_name: '?',
    sex: '?',
    birth_date: '?',
    birth_year: '?',
    sire_id: '?',
    dam_id: '?',
    kennel_name: '?',
    breeder_id: '?',
    handler: '?',
    height_cm: '?',
    length_cm: '?',
    weight_kg: '?',
    colour: '?',
    picture_id: '?',
    studbook_number: '?',
    imported: '!',
    beard_gene: '?',
    vwd_status: '?',
    teeth_remark: '?',
    hair_remark: '?',
    testicle_remark: '?',
    eye_remark: '?',
    mental_test: '?',
    predator_test: '?',
    health_insurance: '?',
    free_text: '?',
    neutered: '!',
    death_date: '?',
    death_cause: '?',
    death_released: '!',
    version: '!',
    created_at: '!',
    updated_at: '!',
  },
  dog_number: { key: '!', stem: '!', regnr: '!', dog_id: '!', is_primary: '!' },
  dog_owner: { dog_id: '!', person_id: '!', start_date: '?', end_date: '?' },
  dog_title: { dog_id: '!', code: '!', awarded_on: '?' },
  breeding_award: { dog_id: '!', level: '!', awarded_on: '!', grounds: '!' },
  health_statement: {
    id: '!',
    dog_id: '!',
    kind: '!',
    scale: '!',
    value: '!',
    left_value: '?',
    right_value: '?',
    examined_on: '?',
    age_months: '?',
    certificate: '?',
    remark: '?',
  },
  show: { id: '!', held_on: '!', place: '!', country: '!', name: '?' },
  show_result: {
    id: '!',
    show_id: '!',
    dog_id: '!',
    class: '!',
    grade: '!',
    placing: '?',
    marks: '!',
    judge: '?',
    critique: '?',
    saved_at: '!',
  },
  breeding_review: {
    id: '!',
    dog_id: '!',
    kind: '!',
    held_on: '!',
    clock: '?',
    place: '!',
    reviewer: '!',
    class: '!',
    height_cm: '!',
    length_cm: '!',
    critique: '?',
    saved_at: '!',
  },
  trial: {
    id: '!',
    type: '!',
    held_on: '!',
    end_date: '?',
    kaer_nr: '?',
    place: '!',
    organiser: '!',
    head_judge: '?',
  },
  trial_result: {
    id: '!',
    trial_id: '!',
    dog_id: '!',
    class: '!',
    outcome: '!',
    water_grade: '?',
    track_grade: '?',
    judge: '?',
    report: '?',
    status: '!',
    done_at: '!',
    prize: '!',
    search_grade: '?',
    game_grade: '?',
    retrieve_grade: '?',
    points: '?',
    speed: '?',
    method: '?',
    scenting: '?',
    reporting: '?',
    point: '?',
    flush: '?',
    steadiness: '?',
    points_at_game: '?',
    retrieve_eagerness: '?',
    collaboration: '?',
    will_to_hunt: '?',
    behaviour: '?',
    gun_shyness: '?',
    loudness: '?',
  },
  water_result: {
    id: '!',
    trial_id: '!',
    dog_id: '!',
    class: '!',
    outcome: '!',
    water_grade: '?',
    track_grade: '?',
    judge: '?',
    report: '?',
    status: '!',
    done_at: '!',
    pp: '?',
    vh: '?',
    pk: '?',
    oh: '?',
    ti: '?',
    jls: '?',
    jt: '?',
    t: '?',
    p: '?',
    l: '?',
    lp: '?',
  },
  litter_inquiry: {
    id: '!',
    type: '!',
    sire_id: '!',
    dam_id: '!',
    kennel_name: '?',
    mating_date: '?',
    birth_date: '?',
    females: '?',
    males: '?',
    sold: '!',
    website: '?',
    further_information: '?',
    updated_at: '!',
  },
  advertisement: { id: '!', event_name: '!', url: '!', banner_id: '?', position: '!', shown: '!' },
  system_update: { id: '!', published_at: '!', text_fi: '!', text_sv: '!', text_en: '!' },
  setting: { key: '!', value: '!' },
  pedigree_change: { id: '!', changed_at: '!' },
} satisfies Described

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('every table and column is as the types say, and none is missing in them', async () => {
  const { rows } = await database.pool.query<{ table: string; column: string; nullable: boolean }>(`
    select table_name as table, column_name as column, is_nullable = 'YES' as nullable
    from information_schema.columns where table_schema = 'public' and table_name <> 'migration'`)
  const actual: Record<string, Record<string, string>> = {}
  for (const { table, column, nullable } of rows) {
    actual[table] = { ...actual[table], [column]: nullable ? '?' : '!' }
  }
  expect(actual).toEqual(DESCRIBED)
})
