import type pg from 'pg'
import { FIELDS, type FieldName } from '#domain/imports/fields.ts'
import { oldEnough } from './ages.store.ts'
import type { Nodes } from './identify.store.ts'

/** A recorded dog's value of a field, where it holds one: a name that is only its number counts as none. */
function recordedValue(field: FieldName): string {
  if (field === 'name')
    return `case when exists (select from dog_number n where n.dog_id = d.id and n.regnr = d.name)
      then null else d.name end as name`
  if (field === 'sex')
    return `coalesce(d.sex, case when exists (select from dog c where c.sire_id = d.id) then 'male'
      when exists (select from dog c where c.dam_id = d.id) then 'female' end) as sex`
  if (field === 'breeder') return '(select p.name from person p where p.id = d.breeder_id) as breeder'
  if (field === 'owner')
    return `(select p.name from dog_owner o join person p on p.id = o.person_id
      where o.dog_id = d.id and o.end_date is null
      order by p.name = i.owner desc, o.start_date desc nulls last limit 1) as owner`
  if (field === 'owner_since') return 'null::date as owner_since'
  return FIELDS[field]!.type === 'boolean' ? `nullif(d.${field}, false) as ${field}` : `d.${field}`
}

/**
 * Compares recorded dogs with the file: recorded values stay, the file fills gaps, and differences are reported. import_dog then holds each dog as it would be; import_recorded as it was.
 * @returns whether the file names any recorded dog
 */
export async function compareRecorded(
  client: pg.PoolClient,
  { base }: Nodes,
  fields: readonly FieldName[],
): Promise<boolean> {
  const { rowCount } = await client.query(`
    create temp table import_recorded on commit drop as
    select i.node, d.breed_code, d.sire_id::int as sire, d.dam_id::int as dam, ${fields.map(recordedValue).join(', ')}
    from import_dog i join dog d on d.id = i.node where i.node <= ${base}`)
  if (rowCount === 0) return false
  await client.query('analyze import_recorded')
  await client.query('create index on import_entry (node)')
  await refuseBirths(client)
  await reportDifferences(client, fields)
  await client.query(`
    update import_dog i set breed_code = r.breed_code,
      sire = coalesce(r.sire, i.sire), sire_line = case when r.sire is null then i.sire_line end,
      dam = coalesce(r.dam, i.dam), dam_line = case when r.dam is null then i.dam_line end,
      ${fields.map((name) => `${name} = ${merged(name)}`).join(', ')}
    from import_recorded r where r.node = i.node`)
  return true
}

/** A recorded dog without a day of birth gets none on which its recorded parents or offspring would be impossible. */
async function refuseBirths(client: pg.PoolClient): Promise<void> {
  const { rowCount } = await client.query(`
    create temp table import_birth on commit drop as
    select i.node, i.line, i.birth_date, c.born
    from import_dog i join import_recorded r on r.node = i.node
    cross join lateral (
      select min(o.birth_date) as born from dog o
      where (o.sire_id = i.node or o.dam_id = i.node) and o.birth_date < ${oldEnough('i.birth_date')}
      union all
      select max(p.birth_date) from dog p where p.id in (r.sire, r.dam) and ${oldEnough('p.birth_date')} > i.birth_date
    ) c
    where r.birth_date is null and i.birth_date is not null and c.born is not null`)
  if (rowCount === 0) return
  await client.query(`
    insert into import_problem (line, regnr, code, subject, detail)
    select b.line, w.regnr, 'differs', 'birth_date', format('%s (recorded: a relative of %s)', b.birth_date, b.born)
    from import_birth b join import_row w on w.line = b.line`)
  await client.query(`
    update import_dog i set birth_date = null, birth_year = null from import_birth b where b.node = i.node`)
}

/** A day of birth is no gap where the recorded year says something else. */
function merged(field: FieldName): string {
  if (field === 'birth_date')
    return 'coalesce(r.birth_date, case when r.birth_year is null or r.birth_year = i.birth_year then i.birth_date end)'
  return `coalesce(r.${field}, i.${field})`
}

async function reportDifferences(client: pg.PoolClient, fields: readonly FieldName[]): Promise<void> {
  const values = ['breed_code', ...fields.filter((name) => name !== 'birth_year' && name !== 'owner_since')]
    .map((name) => `('${name}', r.${name}::text, i.${name}::text)`)
    .join(', ')
  const parents = (['sire', 'dam'] as const).map(
    (role) => `
    select i.${role}_line, w.regnr, 'differs', '${role}',
      format('%s (recorded: %s)', w.${role}_regnr, (select regnr from dog_number where dog_id = r.${role} and is_primary))
    from import_dog i join import_recorded r on r.node = i.node join import_row w on w.line = i.${role}_line
    where i.${role} <> r.${role}`,
  )
  await client.query(`
    insert into import_problem (line, regnr, code, subject, detail)
    select i.line, w.regnr, 'differs', v.field, format('%s (recorded: %s)', v.given, v.recorded)
    from import_dog i join import_recorded r on r.node = i.node
    cross join lateral (values ${values},
      ('birth_year', case when r.birth_date is null or i.birth_date is null then r.birth_year::text end, i.birth_year::text)
    ) v (field, recorded, given)
    join import_row w on w.line = i.line
    where v.recorded <> v.given and i.has_row
    union all ${parents.join(' union all ')}`)
}
