import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { ExpectedRow, FirstPrizeRow, NewsLitterRow, NewsReviewsRow, NewsTrialRow } from './news.types.ts'
import { summaryJson } from './records.store.ts'

const TRIALS = 5
/** Prizes told of a trial. */
const BEST = 4
const LITTERS = 5
const EXPECTED = 3
const REVIEWS = 3
/** Newest dogs of each breed that are looked through for litters: a few litters' worth. */
const DOGS_OF_BREED = 60

const trialFields = `'date', t.held_on, 'kaerNr', t.kaer_nr, 'place', t.place, 'type', t.type`
const prizeFields = sql`'dog', ${summaryJson('d')}, 'class', r.class, 'outcome', r.outcome, 'prize', r.prize, 'points', r.points,
  'rulebookId', r.rulebook_id`

/** The last trials with results, latest first, each with its best prizes. */
export async function newestTrials(db: Db, newSince: Date, today: string): Promise<readonly NewsTrialRow[]> {
  const { rows } = await sql<{ trials: NewsTrialRow[] }>`
      with newest as (
        select t.* from trial t
        where t.held_on <= ${today}
          and exists (select from trial_result r where r.trial_id = t.id and r.outcome = 'judged')
        order by t.held_on desc, t.id limit ${sql.lit(TRIALS)}
      )
      select array(
        select json_build_object(${sql.raw(trialFields)}, 'dogs', total.dogs, 'prizes', total.prizes,
          'preliminary', total.preliminary, 'isNew', total.is_new, 'best', array(
            select json_build_object(${prizeFields})
            from trial_result r join dog d on d.id = r.dog_id
            where r.trial_id = t.id and r.outcome = 'judged' and r.prize > 0 and d.registered
            order by r.points desc nulls last, r.id limit ${sql.lit(BEST)}
          ))
        from newest t, lateral (
          select count(*) as dogs, bool_or(r.status = 'preliminary') as preliminary,
            bool_or(r.done_at > ${newSince}) as is_new,
            json_build_array(count(*) filter (where r.prize = 1), count(*) filter (where r.prize = 2),
              count(*) filter (where r.prize = 3)) as prizes
          from trial_result r where r.trial_id = t.id and r.outcome = 'judged'
        ) total
        order by t.held_on desc, t.id
      ) as trials`.execute(db)
  return rows[0]!.trials
}

/** The first prize of the latest trial that gave any, the one with most points; undefined: there is none. */
export async function newestFirstPrize(db: Db, today: string): Promise<FirstPrizeRow | undefined> {
  const { rows } = await sql<{ prize: FirstPrizeRow }>`
      select json_build_object(${sql.raw(trialFields)}, ${prizeFields}, 'preliminary', r.status = 'preliminary',
        'picture', (select f.name from file f where f.id = d.picture_id)) as prize
      from trial t join trial_result r on r.trial_id = t.id join dog d on d.id = r.dog_id
      where t.held_on <= ${today} and r.outcome = 'judged' and r.prize = 1 and d.registered
      order by t.held_on desc, r.points desc nulls last, r.id limit 1`.execute(db)
  return rows[0]?.prize
}

/** The last events of reviews: those of one kind, day and place. */
export async function newestReviews(db: Db): Promise<readonly NewsReviewsRow[]> {
  const { rows } = await sql<NewsReviewsRow>`
    select r.kind, r.held_on as date, r.place, count(*)::int as dogs
    from breeding_review r join dog d on d.id = r.dog_id
    where d.registered
    group by r.held_on, r.place, r.kind
    order by r.held_on desc, r.place, r.kind limit ${sql.lit(REVIEWS)}`.execute(db)
  return rows
}

/** Notices that are shown of litters that are not born yet: those mated since a day, the first mated first, then the newest plans. */
export async function expectedLitters(
  db: Db,
  today: string,
  matedSince: string,
): Promise<readonly ExpectedRow[]> {
  const { rows } = await sql<{ expected: ExpectedRow[] }>`
      select array(
        select json_build_object('id', q.id, 'type', q.type, 'sire', ${summaryJson('sire')}, 'dam', ${summaryJson('dam')},
          'matingDate', q.mating_date)
        from litter_inquiry q join dog sire on sire.id = q.sire_id join dog dam on dam.id = q.dam_id
        where q.state = 'shown' and q.expires_on >= ${today} and q.birth_date is null
          and (q.type = 'plan' or q.type = 'mating' and q.mating_date >= ${matedSince})
          and (q.mating_date is null or q.mating_date >= ${matedSince})
        order by q.type, q.mating_date nulls last, q.updated_at desc, q.id limit ${sql.lit(EXPECTED)}
      ) as expected`.execute(db)
  return rows[0]!.expected
}

/** The newest litters of all breeds, by a walk down each breed's index of birth dates, with the notices that are shown of them. */
export async function newestLitters(db: Db, today: string): Promise<readonly NewsLitterRow[]> {
  const { rows } = await sql<{ litters: NewsLitterRow[] }>`
      with newest as (
        select sire_id, dam_id, birth_date, min(latest.id) as first_puppy
        from breed b, lateral (
          select d.id, d.sire_id, d.dam_id, d.birth_date from dog d
          where d.breed_code = b.code and d.birth_date is not null and d.registered
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
          'firstPuppyId', l.first_puppy,
          'notice', (
            select q.id from litter_inquiry q
            where q.state = 'shown' and q.expires_on >= ${today} and q.type = 'litter'
              and q.sire_id = l.sire_id and q.dam_id = l.dam_id and q.birth_date = l.birth_date
            order by q.updated_at desc, q.id limit 1
          )
        )
        from newest l join dog sire on sire.id = l.sire_id join dog dam on dam.id = l.dam_id
        order by l.birth_date desc, l.first_puppy
      ) as litters`.execute(db)
  return rows[0]!.litters
}
