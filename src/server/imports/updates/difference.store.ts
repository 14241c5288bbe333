import type pg from 'pg'
import type { DataUpdateCounts } from '#contract/dataUpdates.ts'
import { ImportError } from '../importError.ts'
import { fileLine, rowOfSheet, sheetOf } from '../sheetRow.store.ts'
import type { TakenUpdate } from './updates.types.ts'

/**
 * What an import would do, out of its temporary tables: new dogs, statements and titles; each value that a recorded dog gets; what is new
 * of other kinds; and what is refused, where a value that differs from another stands apart from it. Dogs of the file are those above `base`.
 */
const differenceOf = (base: number) => `
  select 'new' as kind, 1 as part, i.line, n.regnr, null as code, 'dog' as field, null as former, i.name as value
  from import_dog i left join import_new_number n on n.node = i.node and n.is_primary where i.node > ${base}
  union all
  select 'new', 2, s.line, l.regnr, null, 'statement', null, concat_ws(' ', s.kind, s.scale, s.value, s.examined_on::text)
  from import_new_statement s join import_row l on l.line = s.line
  union all
  select 'new', 3, min(t.line), min(l.regnr), null, 'title', null, t.code
  from import_title t join import_row l on l.line = t.line left join import_id x on x.node = l.node
  join import_new_title w on w.dog_id = coalesce(x.id, l.node) and w.code = t.code
  group by w.dog_id, t.code
  union all
  select 'changed', 4, c.line, c.regnr, null, c.field,
    case c.field when 'name' then (select d.name from dog d where d.id = c.node) end, c.value
  from import_change c
  union all
  select a.kind, 4, a.line, a.regnr, null, a.field, null, a.value from import_addition a
  union all
  select 'refused', 5, p.line, p.regnr,
    case when p.detail like '%(recorded: a relative of %' then 'relative-birth' else p.code end, p.subject,
    case when p.code in ('differs', 'conflict')
      then regexp_replace(p.detail, '^.* \\((?:recorded|first): (?:a relative of )?(.*)\\)$', '\\1') end,
    case when p.code in ('differs', 'conflict')
      then regexp_replace(p.detail, '^(.*) \\((?:recorded|first): .*\\)$', '\\1') else p.detail end
  from import_problem p`

/** Keeps the difference in place of an earlier one, in the order of the file's rows. @returns how many rows it has of each kind, how many records of other kinds than dogs are new, and whether it is the one that was shown */
export async function keepDifference(client: pg.PoolClient, id: number, base: number) {
  await client.query('delete from data_update_row where update_id = $1', [id])
  await client.query(
    `insert into data_update_row (update_id, place, kind, sheet, line, regnr, code, field, former, value)
     select $1, row_number() over (order by d.file_line, d.line, d.part, d.field, d.value, d.code, d.regnr), d.kind,
       ${sheetOf('d.file_line')}, ${rowOfSheet('d.file_line')}, d.regnr, d.code, d.field, d.former, d.value
     from (select r.*, ${fileLine('r.line')} as file_line from (${differenceOf(base)}) r offset 0) d`,
    [id],
  )
  const { rows: kinds } = await client.query<{ kind: string; count: number }>(
    'select kind, count(*) as count from data_update_row where update_id = $1 group by kind',
    [id],
  )
  const { rows: additions } = await client.query<{ field: string; count: number }>(
    `select field, count(*) as count from import_addition where kind = 'new' group by field`,
  )
  const { rows } = await client.query<{ digest: string; same: boolean }>(
    `select digest::text, digest is not distinct from (select digest from data_update where id = $1) as same from (
       select coalesce(sum(hashtextextended(concat_ws('|', kind, sheet, line, regnr, code, field, former, value), 0)), 0) as digest
       from data_update_row where update_id = $1
     ) now`,
    [id],
  )
  return {
    kinds: Object.fromEntries(kinds.map(({ kind, count }) => [kind, count])),
    added: Object.fromEntries(additions.map(({ field, count }) => [field, count])),
    ...rows[0]!,
  }
}

interface Compared {
  readonly at: Date
  /** of a shipped one its name */
  readonly mapping: string | null
  /** of a saved one its id */
  readonly mappingId: number | null
  readonly counts: DataUpdateCounts
  readonly digest: string
  /** null: it is what was asked for */
  readonly failure: string | null
}

/** Ends a run with a difference to look at. @throws ImportError where the update is no more the run's */
export async function endCompared(
  client: pg.PoolClient,
  { id, run }: TakenUpdate,
  { at, mapping, mappingId, counts, digest, failure }: Compared,
): Promise<void> {
  const { rowCount } = await client.query(
    `update data_update set state = 'ready', run = null, phase = null, compared_at = $3, mapping = $4, mapping_id = $8, counts = $5, failure = $6,
       failure_at = null, digest = $7::numeric where id = $1 and run = $2::uuid`,
    [id, run, at, mapping, JSON.stringify(counts), failure, digest, mappingId],
  )
  if (rowCount !== 1) throw new ImportError('Stopped: nothing has been changed.')
}

interface Applied {
  readonly at: Date
  readonly source: number
  readonly breeds: readonly string[]
}

/** Ends a run that has written an update; file and difference go. @throws ImportError where the update is no more the run's */
export async function endApplied(
  client: pg.PoolClient,
  { id, run }: TakenUpdate,
  { at, source, breeds }: Applied,
): Promise<void> {
  const { rowCount } = await client.query(
    `update data_update set state = 'applied', run = null, phase = null, applied_at = $3, source_id = $4, breeds = $5
     where id = $1 and run = $2::uuid`,
    [id, run, at, source, breeds],
  )
  if (rowCount !== 1) throw new ImportError('Stopped: nothing has been changed.')
  await client.query('delete from data_update_part where update_id = $1', [id])
  await client.query('delete from data_update_sample where update_id = $1', [id])
  await client.query('delete from data_update_row where update_id = $1', [id])
}
