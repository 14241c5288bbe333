import { ADVISORY_LOCKS } from '../../platform/advisoryLocks.ts'
import type { ComparedField, RecordKind } from './kinds.types.ts'
import { readShowResult } from './readShowResult.ts'

const plain = (field: string, column = field): ComparedField => ({
  field,
  given: (alias) => `${alias}.${column}::text`,
  recorded: (alias) => `${alias}.${column}::text`,
})

/** A result without marks says that there were none; a row without them says nothing. */
const marks: ComparedField = {
  field: 'marks',
  given: (alias) => `nullif(array_to_string(${alias}.marks, ' '), '')`,
  recorded: (alias) => `coalesce(nullif(array_to_string(${alias}.marks, ' '), ''), '–')`,
}

/** A show is its day, place, country and name, as those who write results mean it: docs/rules/shows.md#shows. */
const sameShow = (show: string, row: string) =>
  `${show}.held_on = ${row}.held_on and fold_text(${show}.place) = fold_text(${row}.place)
    and ${show}.country = ${row}.country and ${show}.name is not distinct from ${row}.show_name`

/** The show of each row that is recorded, the oldest of several. */
const showOf = (row: string) => `(select min(s.id) from show s where ${sameShow('s', row)})`

const NEW_SHOWS = `
insert into show (held_on, place, country, name, source_id)
select distinct on (f.held_on, fold_text(f.place), f.country, f.show_name) f.held_on, f.place, f.country, f.show_name, $1::bigint
from import_show_result f where ${showOf('f')} is null
order by f.held_on, fold_text(f.place), f.country, f.show_name, f.line`

/** A result counts as new for a day from the show on, not from the import. */
const NEW_RESULTS = `
insert into show_result (show_id, dog_id, class, grade, "placing", marks, judge, critique, saved_at, source_id)
select ${showOf('f')}, f.dog_id, f.class, f.grade, f.placing, f.marks, f.judge, f.critique,
  least(now(), (f.held_on + 1)::timestamptz), $1::bigint
from import_show_result f where not f.known order by f.line
on conflict (show_id, dog_id, class) do nothing`

const FILLED_RESULTS = `
update show_result r set version = r.version + 1, "placing" = coalesce(r.placing, f.placing), judge = coalesce(r.judge, f.judge),
  critique = coalesce(r.critique, f.critique)
from import_show_result f join import_show_result_known k on k.line = f.line
where r.id = k.id and f.fills`

/** Results of dog shows. */
export const SHOW_RESULTS: RecordKind = {
  kind: 'showResults',
  table: 'show_result',
  columns: {
    held_on: 'date',
    place: 'text',
    country: 'text',
    show_name: 'text',
    class: 'text',
    grade: 'text',
    '"placing"': 'smallint',
    marks: 'text[]',
    judge: 'text',
    critique: 'text',
  },
  read: readShowResult,
  refusals: [
    { code: 'row-before-birth', field: 'date', where: 'f.held_on <= f.born', detail: 'f.held_on::text' },
  ],
  identity: 'f.node, f.held_on, fold_text(f.place), f.country, f.show_name, f.class',
  fields: [plain('grade'), plain('placing'), marks, plain('judge'), plain('critique')],
  recorded: `
    select f.line, r.id, r.grade, r.placing, r.marks, r.judge, r.critique
    from import_show_result f join show_result r on r.show_id = ${showOf('f')} and r.dog_id = f.node and r.class = f.class`,
  shown: `concat_ws(' ', to_char(f.held_on, 'FMDD.FMMM.YYYY'), f.place, f.show_name, nullif(f.country, 'FI'), f.class, f.grade,
    f.placing::text || '.', nullif(array_to_string(f.marks, ' '), ''), f.judge)`,
  async write(client, source) {
    await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.shows])
    await client.query(NEW_SHOWS, [source])
    await client.query(NEW_RESULTS, [source])
    await client.query(FILLED_RESULTS)
  },
}
