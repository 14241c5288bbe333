import type pg from 'pg'
import type { HealthStatement } from '#contract/dogs.ts'
import type { DogRow, PedigreeDog } from './dogs.types.ts'
import { recordJson } from './records.store.ts'

const personJson = (person: string) =>
  `'name', ${person}.name, 'town', ${person}.town, 'publicConsent', ${person}.public_consent`

/** SQL of a dog's health statements as JSON, latest first. */
const statementsJson = (dogId: string) => `array(
  select json_build_object(
    'kind', s.kind, 'scale', s.scale, 'value', s.value, 'left', s.left_value, 'right', s.right_value,
    'examinedOn', s.examined_on, 'ageMonths', s.age_months, 'certificate', s.certificate, 'remark', s.remark
  )
  from health_statement s where s.dog_id = ${dogId} order by s.examined_on desc nulls last, s.kind, s.id
)`

const showsJson = `array(
  select json_build_object(
    'date', s.held_on, 'place', s.place, 'country', s.country, 'show', s.name, 'class', r.class, 'grade', r.grade,
    'placing', r.placing, 'marks', r.marks, 'judge', r.judge, 'critique', r.critique, 'isNew', r.saved_at > $2
  )
  from show_result r join show s on s.id = r.show_id where r.dog_id = d.id order by s.held_on desc, r.id
)`

const trialHead = `
  'date', t.held_on, 'kaerNr', t.kaer_nr, 'place', t.place, 'type', t.type, 'class', r.class, 'outcome', r.outcome,
  'judge', r.judge, 'report', r.report, 'status', r.status, 'isNew', r.done_at > $2,
  'water', r.water_grade, 'track', r.track_grade`

const trialsJson = `array(
  select json_build_object(${trialHead},
    'prize', r.prize, 'points', r.points, 'search', r.search_grade, 'game', r.game_grade,
    'retrieve', r.retrieve_grade, 'pointsAtGame', r.points_at_game,
    'speed', r.speed, 'method', r.method, 'scenting', r.scenting, 'reporting', r.reporting, 'point', r.point,
    'flush', r.flush, 'steadiness', r.steadiness, 'retrieveEagerness', r.retrieve_eagerness,
    'collaboration', r.collaboration, 'willToHunt', r.will_to_hunt, 'behaviour', r.behaviour,
    'gunShyness', r.gun_shyness, 'loudness', r.loudness
  )
  from trial_result r join trial t on t.id = r.trial_id where r.dog_id = d.id order by t.held_on desc, r.id
)`

const watersJson = `array(
  select json_build_object(${trialHead},
    'pp', r.pp, 'vh', r.vh, 'pk', r.pk, 'oh', r.oh, 'ti', r.ti, 'jls', r.jls, 'jt', r.jt, 't', r.t, 'p', r.p,
    'l', r.l, 'lp', r.lp
  )
  from water_result r join trial t on t.id = r.trial_id where r.dog_id = d.id order by t.held_on desc, r.id
)`

const reviewsJson = `array(
  select json_build_object(
    'kind', r.kind, 'date', r.held_on, 'clock', to_char(r.clock, 'HH24:MI'), 'place', r.place,
    'reviewer', r.reviewer, 'class', r.class, 'height', r.height_cm, 'length', r.length_cm,
    'critique', r.critique, 'isNew', r.saved_at > $2
  )
  from breeding_review r where r.dog_id = d.id order by r.held_on desc, r.id
)`

const DOG = `
select json_build_object(
  'record', ${recordJson('d')},
  'regnrs', array(select n.regnr from dog_number n where n.dog_id = d.id order by n.is_primary desc, n.key),
  'nickName', d.nick_name,
  'father', (select ${recordJson('sire')} from dog sire where sire.id = d.sire_id),
  'mother', (select ${recordJson('dam')} from dog dam where dam.id = d.dam_id),
  'kennelName', d.kennel_name,
  'breeder', (select json_build_object(${personJson('p')}) from person p where p.id = d.breeder_id),
  'owners', array(
    select json_build_object(${personJson('p')}, 'startDate', o.start_date)
    from dog_owner o join person p on p.id = o.person_id
    where o.dog_id = d.id and (o.end_date is null or o.end_date > current_date) order by o.start_date, p.name
  ),
  'handler', d.handler, 'height', d.height_cm, 'length', d.length_cm, 'weight', d.weight_kg, 'colour', d.colour,
  'picture', (select f.name from file f where f.id = d.picture_id),
  'studbookNumber', d.studbook_number, 'imported', d.imported, 'neutered', d.neutered,
  'beardGene', d.beard_gene, 'vwd', d.vwd_status, 'teeth', d.teeth_remark, 'hair', d.hair_remark,
  'testicles', d.testicle_remark, 'eyes', d.eye_remark,
  'mentalTest', d.mental_test, 'predatorTest', d.predator_test, 'healthInsurance', d.health_insurance,
  'freeText', d.free_text,
  'deathDate', d.death_date, 'deathCause', d.death_cause, 'deathReleased', d.death_released
) as head, json_build_object(
  'awards', array(
    select json_build_object('level', a.level, 'date', a.awarded_on, 'grounds', a.grounds)
    from breeding_award a where a.dog_id = d.id order by a.awarded_on
  ),
  'statements', ${statementsJson('d.id')},
  'shows', ${showsJson},
  'trials', ${trialsJson},
  'waters', ${watersJson},
  'reviews', ${reviewsJson}
) as results
from dog_number found join dog d on d.id = found.dog_id
where found.key = $1`

type Head = Omit<DogRow, keyof Results>
type Results = Pick<DogRow, 'awards' | 'statements' | 'shows' | 'trials' | 'waters' | 'reviews'>

/** A dog with all that belongs to it, by the key of any of its numbers; results saved after `newSince` are marked new. */
export async function dogByKey(pool: pg.Pool, key: string, newSince: Date): Promise<DogRow | undefined> {
  const { rows } = await pool.query<{ head: Head; results: Results }>({
    name: 'dog-by-key',
    text: DOG,
    values: [key, newSince],
  })
  const found = rows[0]
  return found && { ...found.head, ...found.results }
}

/** The dog with this number, without what is shown of it. */
export async function pedigreeDogByKey(pool: pg.Pool, key: string): Promise<PedigreeDog | undefined> {
  const { rows } = await pool.query<PedigreeDog>({
    name: 'pedigree-dog-by-key',
    text: `
      select d.id, main.regnr, d.breed_code as breed, d.sex, d.sire_id as "sireId", d.dam_id as "damId"
      from dog_number found
        join dog d on d.id = found.dog_id
        join dog_number main on main.dog_id = d.id and main.is_primary
      where found.key = $1`,
    values: [key],
  })
  return rows[0]
}

/** All health statements of the dog with this number, latest first; undefined where there is no such dog. */
export async function statementsByKey(
  pool: pg.Pool,
  key: string,
): Promise<readonly HealthStatement[] | undefined> {
  const { rows } = await pool.query<{ statements: HealthStatement[] }>({
    name: 'statements-by-key',
    text: `select ${statementsJson('found.dog_id')} as statements from dog_number found where found.key = $1`,
    values: [key],
  })
  return rows[0]?.statements
}
