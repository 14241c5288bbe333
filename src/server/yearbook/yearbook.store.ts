import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type {
  AwardLine,
  HuntLine,
  LitterLine,
  RegisterLine,
  ShowLine,
  TitleLine,
  WaterLine,
  YearbookData,
  YearbookFilter,
} from './yearbook.types.ts'

const ofBreeds = ({ breeds }: YearbookFilter) => sql`d.registered
  and ${breeds ? sql`d.breed_code = any(${[...breeds]}::text[])` : sql`true`}`

const ofTrials = (filter: YearbookFilter) => sql`t.published_at is not null
  and t.held_on between ${filter.from} and ${filter.to} and ${ofBreeds(filter)}`

/** More rows than any answer holds are not read: one is read beyond `most`, so that the caller sees it. */
export async function readYearbookData(db: Db, filter: YearbookFilter, most: number): Promise<YearbookData> {
  const limit = sql`limit ${most + 1}`
  const rowsOf = async <Row>(query: ReturnType<typeof sql>): Promise<readonly Row[]> =>
    (await sql<Row>`${query} ${limit}`.execute(db)).rows
  const [hunts, waters, shows, titles, litters, register, awards, preliminary] = await Promise.all([
    rowsOf<HuntLine>(sql`
      select r.dog_id as "dogId", t.held_on as date, coalesce(t.place, '') as place, t.type, r.class, r.outcome, r.prize, r.points
      from trial_result r join trial t on t.id = r.trial_id join dog d on d.id = r.dog_id
      where r.status = 'official' and r.outcome <> 'absent' and ${ofTrials(filter)}
      order by t.type, array_position(array['VOI', 'AVO', 'NUO'], r.class), t.held_on, t.id, r.prize = 0, r.prize, r.points desc nulls last, r.id`),
    rowsOf<WaterLine>(sql`
      select r.dog_id as "dogId", t.held_on as date, coalesce(t.place, '') as place, r.class, r.outcome,
        r.water_grade as water, r.track_grade as track
      from water_result r join trial t on t.id = r.trial_id join dog d on d.id = r.dog_id
      where r.status = 'official' and r.outcome <> 'absent' and ${ofTrials(filter)}
      order by array_position(array['VOI', 'AVO', 'NUO'], r.class), t.held_on, t.id, r.id`),
    rowsOf<ShowLine>(sql`
      select r.dog_id as "dogId", s.held_on as date, s.place, s.country, coalesce(s.name, '') as show, r.class, r.grade, r.marks
      from show_result r join show s on s.id = r.show_id join dog d on d.id = r.dog_id
      where s.held_on between ${filter.from} and ${filter.to} and ${ofBreeds(filter)}
      order by s.held_on, s.place collate "fi-x-icu", s.id, d.breed_code, r.id`),
    rowsOf<TitleLine>(sql`
      select x.dog_id as "dogId", x.code, x.awarded_on as date from dog_title x join dog d on d.id = x.dog_id
      where x.awarded_on between ${filter.from} and ${filter.to} and ${ofBreeds(filter)}
      order by x.code, x.awarded_on, d.name_folded, x.id`),
    rowsOf<LitterLine>(sql`
      select d.sire_id as "sireId", d.dam_id as "damId", d.birth_date as date, min(d.breed_code) as breed,
        mode() within group (order by d.kennel_name) as kennel,
        (count(*) filter (where d.sex = 'male'))::int as males, (count(*) filter (where d.sex = 'female'))::int as females,
        count(*)::int as puppies
      from dog d
      where not d.imported and d.sire_id is not null and d.dam_id is not null
        and d.birth_date between ${filter.from} and ${filter.to} and ${ofBreeds(filter)}
      group by d.sire_id, d.dam_id, d.birth_date order by min(d.breed_code), d.birth_date, d.sire_id, d.dam_id`),
    rowsOf<RegisterLine>(sql`
      select e.dog_id as "dogId", e.added_on as date from register_entry e join dog d on d.id = e.dog_id
      where e.state = 'active' and e.added_on between ${filter.from} and ${filter.to} and ${ofBreeds(filter)}
      order by d.breed_code, d.sex, e.added_on, d.name_folded, e.id`),
    rowsOf<AwardLine>(sql`
      select a.dog_id as "dogId", a.awarded_on as date, a.level, a.grounds from breeding_award a join dog d on d.id = a.dog_id
      where a.awarded_on between ${filter.from} and ${filter.to} and ${ofBreeds(filter)}
      order by array_position(array['gold', 'silver', 'bronze'], a.level), a.awarded_on, d.name_folded, a.id`),
    preliminaryResults(db, filter),
  ])
  return { hunts, waters, shows, titles, litters, register, awards, preliminary }
}

async function preliminaryResults(db: Db, filter: YearbookFilter): Promise<number> {
  const { rows } = await sql<{ results: number }>`
    select count(*)::int as results from (
      select dog_id, trial_id from trial_result where status <> 'official' and outcome <> 'absent'
      union all select dog_id, trial_id from water_result where status <> 'official' and outcome <> 'absent'
    ) r join trial t on t.id = r.trial_id join dog d on d.id = r.dog_id where ${ofTrials(filter)}`.execute(db)
  return rows[0]!.results
}
