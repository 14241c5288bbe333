import type pg from 'pg'
import { ADVISORY_LOCKS, lockOfTrialDay } from '../../platform/advisoryLocks.ts'
import type { ComparedField, RecordKind } from './kinds.types.ts'

/** `gun_shyness` of `gunShyness`. */
export const columnOf = (code: string) => code.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** What every sheet of results of trials has of the trial. */
const TRIAL_COLUMNS = {
  held_on: 'date',
  place: 'text',
  type: 'text',
  organiser: 'text',
  number: 'int',
} as const
/** And of the rulebook of its day: ages in months. */
const RULE_COLUMNS = { rulebook_id: 'bigint', least_age: 'int', last_age: 'int' } as const

/** What an archived result may lack, which a file may fill; class, outcome and prize it has, and where it has none of its scores they stay as they were judged. */
const FILLED: readonly string[] = ['judge', 'report']

/** What a sheet and a result have alike: as the difference names it, its column, and the type of that. */
export type Score = readonly [field: string, column: string, type: string]

const comparedFields = (scores: readonly Score[]): ComparedField[] =>
  scores.map(([field, column]) => ({
    field,
    given: (alias) => `${alias}.${column}::text`,
    recorded: (alias) =>
      FILLED.includes(field) ? `${alias}.${column}::text` : `coalesce(${alias}.${column}::text, '–')`,
  }))

/** A day, place and type in words, in SQL, of the row `f`. */
const TRIAL_SHOWN = `to_char(f.held_on, 'FMDD.FMMM.YYYY'), f.place,
  case f.type when 'field' then 'KAER F' when 'forest' then 'KAER M' else 'KAER VJ' end`

/** The trials that the rows of a file name, of all its kinds: `turn` in the order of their first sheet. */
const TRIALS = `
create temp table if not exists import_trial (turn int generated always as identity, held_on date, type text, place text, number int,
  id bigint, ended boolean, found int, new_id bigint) on commit drop;
create index if not exists import_trial_day on import_trial (held_on, number)`

/** Of a trial `t` of the file and a row `r`. */
const isOfTrial = `t.held_on = r.held_on and t.type = r.type and t.place = fold_text(r.place) and t.number is not distinct from r.number`

/** Which trials, clubs and judges the rows of a table name; a judge of a name that several have is known by name alone. */
const findTrials = (table: string) => `
insert into import_trial (held_on, type, place, number, id, ended, found)
select n.*, f.id, f.ended, coalesce(f.found, 0)
from (
  select distinct held_on, type, fold_text(place) as place, number from import_${table} r
  where not exists (select from import_trial t where ${isOfTrial})
  order by 1, 2, 3, 4
) n
left join lateral (
  select min(t.id) as id, bool_and(t.ended_at is not null) as ended, count(*) as found from trial t
  where t.held_on = n.held_on and t.type = n.type and fold_text(t.place) = n.place and t.published_at is not null
    and t.cancelled_at is null and (n.number is null or t.kaer_nr = n.number)
) f on true`

const nameTrials = (table: string) => `
update import_${table} r set turn = t.turn, trial_id = t.id, trial_ended = t.ended, trials = t.found from import_trial t where ${isOfTrial}`
const nameClubs = (table: string) => `
update import_${table} f set club_id = c.id
from (select fold_text(name) as name, min(id) as id from club group by 1) c where c.name = fold_text(f.organiser)`
const nameJudges = (table: string) => `
update import_${table} f set judge_id = j.id, judge = j.name
from (select fold_text(name) as folded, min(id) as id, min(name) as name from judge group by 1 having count(*) = 1) j
where j.folded = fold_text(f.judge)`

/** Adds to the rows of a table what is recorded of their trials. */
async function nameTrialsOf(client: pg.PoolClient, table: string): Promise<void> {
  await client.query(TRIALS)
  await client.query(`
    alter table import_${table} add column turn int, add column trial_id bigint, add column trial_ended boolean,
      add column trials int, add column club_id bigint, add column judge_id bigint`)
  await client.query(findTrials(table))
  await client.query('analyze import_trial')
  for (const statement of [nameTrials, nameClubs, nameJudges]) await client.query(statement(table))
  await client.query(`analyze import_${table}`)
}

/** Trials of the past as those stand that were there before the service: published on their day, ended on the next. */
const newTrials = (table: string) => `
with numbered as (
  select t.*, coalesce(t.number, greatest((select max(n.kaer_nr) from trial_number n where n.held_on = t.held_on),
      (select max(o.number) from import_trial o where o.held_on = t.held_on), 0)
    + row_number() over (partition by t.held_on, t.number is null order by t.turn)) as kaer_nr, f.name, f.club_id
  from import_trial t join (
    select distinct on (turn) turn, place as name, club_id from import_${table} where not known order by turn, line
  ) f on f.turn = t.turn where t.id is null and t.new_id is null
), made as (
  insert into trial (type, held_on, place, club_id, kaer_nr, published_at, ended_at, source_id)
  select type, held_on, name, club_id, kaer_nr, held_on::timestamptz, held_on::timestamptz + interval '1 day', $1::bigint from numbered
  returning id, held_on, kaer_nr
), kept as (
  insert into trial_number (held_on, kaer_nr, trial_id) select held_on, kaer_nr, id from made
)
update import_trial t set new_id = made.id
from made join numbered n on n.held_on = made.held_on and n.kaer_nr = made.kaer_nr where t.turn = n.turn`

const newJudges = (table: string) => `
insert into trial_judge (trial_id, judge_id)
select distinct t.new_id, f.judge_id from import_${table} f join import_trial t on t.turn = f.turn
where t.new_id is not null and f.judge_id is not null and not f.known
on conflict do nothing`

const newResults = (table: string, columns: string) => `
insert into ${table} (trial_id, dog_id, ${columns}, judge_id, rulebook_id, status, done_at)
select coalesce(t.id, t.new_id), f.dog_id, ${columns.replace(/\w+/g, 'f.$&')}, f.judge_id, f.rulebook_id, 'official',
  (f.held_on + time '18:30') at time zone 'Europe/Helsinki'
from import_${table} f join import_trial t on t.turn = f.turn
where not f.known order by f.line
on conflict (trial_id, dog_id) do nothing`

const filledResults = (table: string) => `
update ${table} r set version = r.version + 1, report = coalesce(r.report, f.report),
  judge_id = case when r.judge is null then f.judge_id else r.judge_id end, judge = coalesce(r.judge, f.judge)
from import_${table} f join import_${table}_known k on k.line = f.line
where r.id = k.id and f.fills`

/** Adds the trials and results that are new and fills gaps; keeps others from giving numbers to trials of these days meanwhile. @param columns of a result that its row has under the same name */
async function writeResults(
  client: pg.PoolClient,
  {
    table,
    columns,
    source,
  }: { readonly table: string; readonly columns: readonly string[]; readonly source: number },
): Promise<void> {
  await client.query(
    `select pg_advisory_xact_lock($1, days.lock)
     from (select distinct ${lockOfTrialDay('held_on')} as lock from import_trial where id is null order by 1) days`,
    [ADVISORY_LOCKS.trialNumbers],
  )
  await client.query(newTrials(table), [source])
  await client.query(newJudges(table))
  await client.query(newResults(table, columns.join(', ')))
  await client.query(filledResults(table))
}

/** The recorded result of each row. @param columns as of `writeResults` */
const recordedResults = (table: string, columns: readonly string[]) => `
  select f.line, r.id, ${columns.map((name) => `r.${name}`).join(', ')}
  from import_${table} f join ${table} r on r.trial_id = f.trial_id and r.dog_id = f.node`

/** Why a row of a table cannot be taken. */
const trialRefusals = (table: string): RecordKind['refusals'] => [
  { code: 'row-before-birth', field: 'date', where: 'f.held_on <= f.born', detail: 'f.held_on::text' },
  {
    code: 'trial-age',
    field: 'class',
    where: `f.outcome in ('judged', 'rejected') and (f.held_on < (f.born + make_interval(months => f.least_age))::date
        or f.held_on > (f.born + make_interval(months => f.last_age))::date)`,
    detail: 'f.class',
  },
  { code: 'trial-ambiguous', field: 'place', where: 'f.trials > 1', detail: 'f.place' },
  {
    code: 'trial-open',
    field: 'date',
    where: 'f.trial_id is not null and not f.trial_ended',
    detail: 'f.held_on::text',
  },
  {
    code: 'trial-kept',
    field: 'date',
    where: `exists (select from entry e where e.trial_id = f.trial_id)
        and not exists (select from ${table} r where r.trial_id = f.trial_id and r.dog_id = f.node)`,
    detail: 'f.held_on::text',
  },
  {
    code: 'unknown-club',
    field: 'organiser',
    where: 'f.trial_id is null and f.club_id is null',
    detail: 'f.organiser',
  },
  {
    code: 'trial-number',
    field: 'number',
    where: `f.trial_id is null and f.number is not null and (
        exists (select from trial_number n where n.held_on = f.held_on and n.kaer_nr = f.number)
        or exists (select from import_trial o where o.held_on = f.held_on and o.number = f.number and o.turn < f.turn))`,
    detail: 'f.number::text',
  },
]

const TRIAL_DOUBTS: RecordKind['refusals'] = [
  {
    code: 'unknown-judge',
    field: 'judge',
    where: 'f.judge is not null and f.judge_id is null',
    detail: 'f.judge',
  },
]

const TRIAL_IDENTITY = 'f.node, f.held_on, f.type, fold_text(f.place), f.number'

interface PastResults extends Pick<RecordKind, 'kind' | 'table' | 'read' | 'shown'> {
  /** in the order in which `read` tells them, between the trial and the rulebook; `shown` is of these alone */
  readonly scores: readonly Score[]
}

/** Results of one table at trials of the past. */
export function pastResults({ kind, table, read, shown, scores }: PastResults): RecordKind {
  const columns = scores.map(([, column]) => column)
  const types = Object.fromEntries(scores.map(([, column, type]) => [column, type]))
  return {
    kind,
    table,
    columns: { ...TRIAL_COLUMNS, ...types, ...RULE_COLUMNS },
    read,
    prepare: (client) => nameTrialsOf(client, table),
    refusals: trialRefusals(table),
    doubts: TRIAL_DOUBTS,
    identity: TRIAL_IDENTITY,
    fields: comparedFields(scores),
    recorded: recordedResults(table, columns),
    shown: `concat_ws(' ', ${TRIAL_SHOWN}, ${shown})`,
    write: (client, source) => writeResults(client, { table, columns, source }),
  }
}
