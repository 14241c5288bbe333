import { sql } from 'kysely'
import type { PrizeResult, ResultStatus, TrialType } from '#domain/trials/results.ts'
import type { Db } from '../platform/database.ts'
import type { SummaryRow } from './dogs.types.ts'
import { summaryJson } from './records.store.ts'

const RESULTS = 8
const LITTERS = 6
/** Newest dogs of each breed that are looked through for litters: a few litters' worth. */
const DOGS_OF_BREED = 60

export interface NewsResultRow extends PrizeResult {
  readonly dog: SummaryRow
  readonly date: string
  readonly place: string
  readonly type: TrialType
  readonly points: number | null
  readonly status: ResultStatus
  readonly isNew: boolean
  readonly rulebookId: number | null
}

/** The best of the newest trial results: latest trial first, best points first. */
export async function newestResults(
  db: Db,
  newSince: Date,
  today: string,
): Promise<readonly NewsResultRow[]> {
  const { rows } = await sql<{ results: NewsResultRow[] }>`
      select array(
        select json_build_object(
          'dog', ${summaryJson('d')}, 'date', t.held_on, 'place', t.place, 'type', t.type, 'class', r.class,
          'outcome', r.outcome, 'prize', r.prize, 'points', r.points, 'status', r.status, 'isNew', r.done_at > ${newSince},
          'rulebookId', r.rulebook_id
        )
        from trial t join trial_result r on r.trial_id = t.id join dog d on d.id = r.dog_id
        where t.held_on <= ${today} and r.outcome = 'judged'
        order by t.held_on desc, t.id, r.points desc nulls last, r.id limit ${sql.lit(RESULTS)}
      ) as results`.execute(db)
  return rows[0]!.results
}

export interface NewsLitterRow {
  readonly sire: SummaryRow
  readonly dam: SummaryRow
  readonly birthDate: string
  readonly puppies: number
  readonly firstPuppyId: number
}

/** The newest litters of all breeds, by a walk down each breed's index of birth dates. */
export async function newestLitters(db: Db): Promise<readonly NewsLitterRow[]> {
  const { rows } = await sql<{ litters: NewsLitterRow[] }>`
      with newest as (
        select sire_id, dam_id, birth_date, min(id) as first_puppy
        from breed b, lateral (
          select d.id, d.sire_id, d.dam_id, d.birth_date from dog d
          where d.breed_code = b.code and d.birth_date is not null
          order by d.birth_date desc limit ${sql.lit(DOGS_OF_BREED)}
        ) latest
        where sire_id is not null and dam_id is not null
        group by sire_id, dam_id, birth_date
        order by birth_date desc, first_puppy limit ${sql.lit(LITTERS)}
      )
      select array(
        select json_build_object(
          'sire', ${summaryJson('sire')}, 'dam', ${summaryJson('dam')}, 'birthDate', l.birth_date,
          'puppies', (
            select count(*) from dog p
            where p.dam_id = l.dam_id and p.sire_id = l.sire_id and p.birth_date = l.birth_date
          ),
          'firstPuppyId', l.first_puppy
        )
        from newest l join dog sire on sire.id = l.sire_id join dog dam on dam.id = l.dam_id
        order by l.birth_date desc, l.first_puppy
      ) as litters`.execute(db)
  return rows[0]!.litters
}
