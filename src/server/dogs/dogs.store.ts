import { sql } from 'kysely'
import type { HealthStatement } from '#contract/dogs.ts'
import { DOG_FACT_NAMES, DOG_FACTS } from '#domain/dogFacts.ts'
import type { Db } from '../platform/database.ts'
import { rulebookJson } from '../rulebooks/rulebooks.store.ts'
import { proposedAt } from '../trials/trials.store.ts'
import { assembleDog, type FoundDog } from './dogs.assemble.ts'
import type { DogRow, PedigreeDog } from './dogs.types.ts'

const personFields = sql`'name', p.name, 'town', p.town, 'publicConsent', p.public_consent`

const factFields = sql.join(
  DOG_FACT_NAMES.map((name) => sql`${sql.lit(name)}, ${sql.ref(`d.${DOG_FACTS[name].column}`)}`),
)

const statementFields = sql`
  'kind', s.kind, 'scale', s.scale, 'value', s.value, 'left', s.left_value, 'right', s.right_value,
  'examinedOn', s.examined_on, 'ageMonths', s.age_months, 'certificate', s.certificate, 'remark', s.remark,
  'source', s.source`

const trialHead = sql`
  'id', r.id, 'date', t.held_on, 'kaerNr', t.kaer_nr, 'place', t.place, 'type', t.type, 'class', r.class,
  'outcome', r.outcome, 'judge', r.judge, 'report', r.report, 'status', r.status, 'savedAt', r.done_at,
  'rulebook', r.rulebook_id, 'overridden', r.overridden ->> 'reason', 'correctedAt', r.corrected_at,
  'water', r.water_grade, 'track', r.track_grade`

/**
 * One statement, one plan for ever: each table is asked once, for the dog and its parents together where both are
 * shown, and nothing is sorted that a few lines of `dogs.assemble.ts` sort.
 */
const dogWhere = (key: string) => sql<{ dog: FoundDog }>`
select row_to_json(dog) as dog from (select
  d.id, d.name, d.sex, d.birth_year as "birthYear", d.birth_date as "birthDate", d.breed_code as breed,
  d.sire_id as "sireId", d.dam_id as "damId",
  d.nick_name as "nickName", d.kennel_name as "kennelName", d.handler, d.colour, d.imported, d.neutered,
  json_build_object(${factFields}) as facts, d.death_date as "deathDate", d.death_cause as "deathCause", d.death_released as "deathReleased",
  (
    select json_agg(json_build_object(
      'id', p.id, 'name', p.name, 'sex', p.sex, 'birthYear', p.birth_year, 'birthDate', p.birth_date,
      'breed', p.breed_code
    )) from dog p where p.id in (d.sire_id, d.dam_id)
  ) as parents,
  (
    select json_agg(json_build_object('dogId', n.dog_id, 'regnr', n.regnr, 'main', n.is_primary))
    from dog_number n where n.dog_id in (d.id, d.sire_id, d.dam_id)
  ) as numbers,
  (
    select json_agg(json_build_object('dogId', t.dog_id, 'code', t.code, 'awardedOn', t.awarded_on))
    from dog_title t where t.dog_id in (d.id, d.sire_id, d.dam_id)
  ) as titles,
  (
    select json_agg(json_build_object('dogId', s.dog_id, 'id', s.id, ${statementFields}))
    from health_statement s where s.dog_id in (d.id, d.sire_id, d.dam_id)
  ) as statements,
  (
    select json_agg(json_build_object(
      'dogId', r.dog_id, 'class', r.class, 'outcome', r.outcome, 'prize', r.prize
    )) from trial_result r where r.dog_id in (d.sire_id, d.dam_id)
  ) as "parentPrizes",
  (
    select json_agg(json_build_object('dogId', r.dog_id, 'grade', r.grade))
    from show_result r where r.dog_id in (d.sire_id, d.dam_id)
  ) as "parentGrades",
  (select json_build_object(${personFields}) from person p where p.id = d.breeder_id) as breeder,
  (
    select json_agg(json_build_object(${personFields}, 'startDate', o.start_date, 'endDate', o.end_date))
    from dog_owner o join person p on p.id = o.person_id where o.dog_id = d.id
  ) as owners,
  (
    select json_build_object('active', e.state = 'active', 'added', e.added_on, 'removed', e.removed_on, 'magazine', e.magazine)
    from register_entry e where e.dog_id = d.id and e.added_on is not null order by e.open desc, e.id desc limit 1
  ) as register,
  (
    select json_agg(json_build_object(
      'reportedOn', h.reported_on, 'published', h.state = 'published', 'codes', h.codes, 'publicText', h.public_text
    ) order by h.reported_on desc, h.id desc)
    from health_inquiry h where h.dog_id = d.id and h.state in ('handled', 'published', 'unpublished')
  ) as inquiries,
  (select f.name from file f where f.id = d.picture_id) as picture,
  (
    select json_agg(json_build_object('level', a.level, 'date', a.awarded_on, 'grounds', a.grounds))
    from breeding_award a where a.dog_id = d.id
  ) as awards,
  (
    select json_agg(json_build_object(
      'id', r.id, 'date', s.held_on, 'place', s.place, 'country', s.country, 'show', s.name, 'class', r.class,
      'grade', r.grade, 'placing', r.placing, 'marks', r.marks, 'judge', r.judge, 'critique', r.critique,
      'savedAt', r.saved_at
    )) from show_result r join show s on s.id = r.show_id where r.dog_id = d.id
  ) as shows,
  (
    select json_agg(json_build_object(${trialHead},
      'prize', r.prize, 'proposals', ${proposedAt(sql`r.trial_id`, sql`r.dog_id`)}, 'points', r.points, 'search', r.search_grade, 'game', r.game_grade,
      'retrieve', r.retrieve_grade, 'pointsAtGame', r.points_at_game, 'conditions', json_build_object('birdsMet', r.birds_met, 'weather', r.weather,
        'terrain', r.terrain, 'minutesSearched', r.minutes_searched),
      'speed', r.speed, 'method', r.method, 'scenting', r.scenting, 'reporting', r.reporting, 'point', r.point,
      'flush', r.flush, 'steadiness', r.steadiness, 'retrieveEagerness', r.retrieve_eagerness,
      'collaboration', r.collaboration, 'willToHunt', r.will_to_hunt, 'behaviour', r.behaviour,
      'gunShyness', r.gun_shyness, 'loudness', r.loudness
    )) from trial_result r join trial t on t.id = r.trial_id where r.dog_id = d.id
  ) as trials,
  (
    select json_agg(json_build_object(${trialHead},
      'pp', r.pp, 'vh', r.vh, 'pk', r.pk, 'oh', r.oh, 'ti', r.ti, 'jls', r.jls, 'jt', r.jt, 't', r.t,
      'p', r.p, 'l', r.l, 'lp', r.lp
    )) from water_result r join trial t on t.id = r.trial_id where r.dog_id = d.id
  ) as waters,
  (
    select json_agg(${rulebookJson}) from rulebook b where b.id in (
      select r.rulebook_id from trial_result r where r.dog_id = d.id
      union all select r.rulebook_id from water_result r where r.dog_id = d.id
    )
  ) as rulebooks,
  (
    select json_agg(json_build_object(
      'id', r.id, 'kind', r.kind, 'date', r.held_on, 'clock', to_char(r.clock, 'HH24:MI'), 'place', r.place,
      'reviewer', r.reviewer, 'class', r.class, 'height', r.height_cm, 'length', r.length_cm,
      'critique', r.critique, 'savedAt', r.saved_at
    )) from breeding_review r where r.dog_id = d.id
  ) as reviews
from dog_number found join dog d on d.id = found.dog_id
where found.key = ${key}) dog`

/** A dog with all that belongs to it, by the key of any of its numbers. */
export async function dogByKey(db: Db, key: string): Promise<DogRow | undefined> {
  const { rows } = await dogWhere(key).execute(db)
  return rows[0] && assembleDog(rows[0].dog)
}

/** The dog with this number, without what is shown of it. */
export async function pedigreeDogByKey(db: Db, key: string): Promise<PedigreeDog | undefined> {
  const { rows } = await sql<PedigreeDog>`
      select d.id, main.regnr, d.breed_code as breed, d.sex, d.sire_id as "sireId", d.dam_id as "damId",
        d.imported, exists (select from dog p where p.id in (d.sire_id, d.dam_id) and p.imported) as "importedParent"
      from dog_number found
        join dog d on d.id = found.dog_id
        join main_number main on main.dog_id = d.id
      where found.key = ${key}`.execute(db)
  return rows[0]
}

/** All health statements of the dog with this number, latest first; undefined where there is no such dog. */
export async function statementsByKey(db: Db, key: string): Promise<readonly HealthStatement[] | undefined> {
  const { rows } = await sql<{ statements: HealthStatement[] }>`
      select array(
        select json_build_object(${statementFields}) from health_statement s
        where s.dog_id = found.dog_id order by s.examined_on desc nulls last, s.kind, s.id
      ) as statements
      from dog_number found where found.key = ${key}`.execute(db)
  return rows[0]?.statements
}
