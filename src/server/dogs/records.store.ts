import { sql } from 'kysely'
import { countsAsExaminedText } from '../healthCodes/examined.store.ts'
import type { Db } from '../platform/database.ts'
import type { RecordRow, SummaryRow } from './dogs.types.ts'

const summaryFields = (dog: string) => `
  'id', ${dog}.id,
  'regnr', (select n.regnr from written_number n where n.dog_id = ${dog}.id),
  'name', ${dog}.name,
  'sex', ${dog}.sex,
  'birthYear', ${dog}.birth_year,
  'breed', ${dog}.breed_code,
  'registered', ${dog}.registered,
  'titles', array(
    select t.code from dog_title t where t.dog_id = ${dog}.id order by t.awarded_on nulls last, t.code
  )`

/** SQL of a SummaryRow as JSON; `dog` is the alias of a row of dog. */
export const summaryJson = (dog: string) => sql.raw<SummaryRow>(`json_build_object(${summaryFields(dog)})`)

const COUNTED = countsAsExaminedText('s')

/** SQL of a RecordRow as JSON; `dog` is the alias of a row of dog. */
export const recordJson = (dog: string) =>
  sql.raw<RecordRow>(`json_build_object(${summaryFields(dog)},
  'birthDate', ${dog}.birth_date,
  'health', array(
    select json_build_object('kind', h.kind, 'scale', h.scale, 'value', h.value)
    from (
      select distinct on (s.kind) s.kind, s.scale, s.value from health_statement s
      where s.dog_id = ${dog}.id and ${COUNTED} order by s.kind, s.examined_on desc nulls last, s.id desc
    ) h
  ),
  'prizes', array(
    select distinct on (r.class, r.outcome, r.prize)
      jsonb_build_object('class', r.class, 'outcome', r.outcome, 'prize', r.prize)
    from trial_result r where r.dog_id = ${dog}.id
  ),
  'showGrades', array(select distinct r.grade from show_result r where r.dog_id = ${dog}.id)
)`)

/** Records of the dogs with these ids. */
export async function recordsById(db: Db, ids: readonly number[]): Promise<readonly RecordRow[]> {
  const { rows } = await sql<{ records: RecordRow[] }>`
    select coalesce(json_agg(${recordJson('d')}), '[]') as records from unnest(${ids}::bigint[]) wanted (id) join dog d on d.id = wanted.id`.execute(
    db,
  )
  return rows[0]!.records
}

/** Summaries of the dogs with these ids. */
export async function summariesById(db: Db, ids: readonly number[]): Promise<readonly SummaryRow[]> {
  const { rows } = await sql<{ summaries: SummaryRow[] }>`
    select coalesce(json_agg(${summaryJson('d')}), '[]') as summaries from unnest(${ids}::bigint[]) wanted (id) join dog d on d.id = wanted.id`.execute(
    db,
  )
  return rows[0]!.summaries
}
