import type pg from 'pg'
import type { Mapping } from '#contract/mappingShape.ts'
import { DOG_FIELD_NAMES, type FieldName } from '#domain/imports/fields.ts'
import { fileLine } from './sheetRow.store.ts'

/** Told how many rows of a table have been written. */
type OnWritten = (table: 'dog' | 'dog_number' | 'health_statement', done: number, total: number) => void

/** Pages of a temporary table that are written at once: some 50 000 rows. */
const PAGES = 1000

const STATEMENT_COLUMNS =
  'kind, scale, value, left_value, right_value, examined_on, age_months, certificate, remark, source'

interface WritePlan {
  readonly fields: readonly FieldName[]
  readonly breeds: Mapping['breeds']
  /** id of the source of all that is written */
  readonly source: number
  readonly newDogs: number
  readonly changedDogs: number
}

/** Writes what has been planned. Takes row locks only: readers are never kept waiting. @returns codes of the breeds that are new */
export async function writeChanges(
  client: pg.PoolClient,
  plan: WritePlan,
  onWritten: OnWritten,
): Promise<string[]> {
  const breeds = await writeBreeds(client, plan.breeds)
  await writePeople(client, plan)
  if (plan.newDogs > 0) await writeDogs(client, plan, onWritten)
  if (plan.changedDogs > 0) await updateDogs(client, plan)
  await inPages(
    client,
    'import_new_number',
    `insert into dog_number (key, stem, regnr, dog_id, is_primary, source_id)
     select key, stem, regnr, dog_id, is_primary, ${plan.source} from import_new_number`,
    (done, total) => onWritten('dog_number', done, total),
  )
  await inPages(
    client,
    'import_new_statement',
    `insert into health_statement (dog_id, ${STATEMENT_COLUMNS}, source_id, source_line)
     select dog_id, ${STATEMENT_COLUMNS}, ${plan.source}, line from import_new_statement`,
    (done, total) => onWritten('health_statement', done, total),
  )
  await client.query(
    'insert into dog_title (dog_id, code) select dog_id, code from import_new_title on conflict do nothing',
  )
  await writeOwners(client, plan)
  return breeds
}

async function writeBreeds(client: pg.PoolClient, breeds: Mapping['breeds']): Promise<string[]> {
  const added: string[] = []
  for (const { code, fi, sv, en } of breeds) {
    const { rowCount } = await client.query(
      `insert into breed (code, name_fi, name_sv, name_en, club) values ($1, $2, $3, $4, false)
       on conflict (code) do nothing`,
      [code, fi, sv, en],
    )
    if (rowCount === 1) added.push(code)
  }
  return added
}

/**
 * People come by name alone. A person who is known by more than the name is never taken for one: two people may
 * share a name, and the one's consent is not the other's.
 */
async function writePeople(client: pg.PoolClient, { fields, source }: WritePlan): Promise<void> {
  const named = (['breeder', 'owner'] as const).filter((field) => fields.includes(field))
  const names = named.map(
    (field) => `select i.${field} as name from import_dog i
      left join import_recorded r on r.node = i.node where i.${field} is not null and r.${field} is null`,
  )
  await client.query(
    `create temp table import_person on commit drop as
     select n.name, min(p.id) as id
     from (${names.length > 0 ? names.join(' union ') : 'select null::text as name where false'}) n
     left join person p on p.name = n.name and p.town is null and p.email is null and p.phone is null
       and not p.public_consent
     group by n.name`,
  )
  await client.query(`
    with made as (insert into person (name, source_id)
      select name, ${source} from import_person where id is null returning id, name)
    update import_person p set id = made.id from made where made.name = p.name`)
}

/** Fields that are columns of `dog`; what the file leaves open keeps the column's default. */
function dogColumns(fields: readonly FieldName[]) {
  return DOG_FIELD_NAMES.filter((name) => fields.includes(name)).map((name) => ({
    name,
    value: name === 'imported' || name === 'neutered' ? `coalesce(i.${name}, false)` : `i.${name}`,
  }))
}

async function writeDogs(
  client: pg.PoolClient,
  { fields, source }: WritePlan,
  onWritten: OnWritten,
): Promise<void> {
  const columns = dogColumns(fields)
  await client.query(`
    create temp table import_new on commit drop as
    select x.id, i.breed_code, coalesce(s.id, i.sire) as sire_id, coalesce(d.id, i.dam) as dam_id,
      ${fields.includes('breeder') ? 'b.id' : 'null::bigint'} as breeder_id,
      ${source}::bigint as source_id, ${fileLine('i.line')} as source_line,
      ${columns.map(({ name, value }) => `${value} as ${name}`).join(', ')}
    from import_id x join import_dog i on i.node = x.node
    left join import_id s on s.node = i.sire left join import_id d on d.node = i.dam
    ${fields.includes('breeder') ? 'left join import_person b on b.name = i.breeder' : ''}
    order by x.id`)
  const names = [
    'id',
    'breed_code',
    'sire_id',
    'dam_id',
    'breeder_id',
    'source_id',
    'source_line',
    ...columns.map(({ name }) => name),
  ].join(', ')
  await inPages(
    client,
    'import_new',
    `insert into dog (${names}) overriding system value select ${names} from import_new`,
    (done, total) => onWritten('dog', done, total),
  )
}

async function updateDogs(client: pg.PoolClient, { fields, source }: WritePlan): Promise<void> {
  const people = fields.includes('breeder')
  await client.query(`
    update dog d set version = d.version + 1, updated_at = now(),
      sire_id = coalesce(d.sire_id, s.id, i.sire), dam_id = coalesce(d.dam_id, m.id, i.dam),
      ${people ? 'breeder_id = coalesce(d.breeder_id, b.id),' : ''}
      ${dogColumns(fields)
        .map(({ name, value }) => `${name} = ${updatedValue(name, value)}`)
        .join(', ')}
    from import_dog i left join import_id s on s.node = i.sire left join import_id m on m.node = i.dam
    ${people ? 'left join import_person b on b.name = i.breeder' : ''}
    where d.id = i.node and i.node in (select node from import_change where field not in ('number', 'owner'))`)
  // The history is written by the database, which knows no file.
  await client.query(`
    update record_change c set line = ${fileLine('i.line')} from import_dog i
    where c.source_id = ${source} and c.table_name = 'dog' and c.record = i.node::text`)
}

/** What somebody has entered since the comparison stands, too. */
function updatedValue(name: string, value: string): string {
  if (name === 'name') return 'coalesce(i.name, d.name)'
  return name === 'imported' || name === 'neutered'
    ? `d.${name} or ${value}`
    : `coalesce(d.${name}, ${value})`
}

/** A dog that has an owner keeps it. */
async function writeOwners(client: pg.PoolClient, { fields }: WritePlan): Promise<void> {
  if (!fields.includes('owner')) return
  const since = fields.includes('owner_since') ? 'i.owner_since' : 'null::date'
  await client.query(`
    insert into dog_owner (dog_id, person_id, start_date)
    select coalesce(x.id, i.node), p.id, ${since}
    from import_dog i join import_person p on p.name = i.owner left join import_id x on x.node = i.node
    where not exists (select from dog_owner o where o.dog_id = coalesce(x.id, i.node) and o.end_date is null)
    on conflict do nothing`)
}

/** Runs an insert from a temporary table some pages at a time. */
async function inPages(
  client: pg.PoolClient,
  table: string,
  insert: string,
  onWritten: (done: number, total: number) => void,
): Promise<void> {
  const { rows } = await client.query<{ pages: number; total: number }>(
    `select pg_relation_size('pg_temp.${table}') / current_setting('block_size')::int as pages,
       (select count(*) from ${table}) as total`,
  )
  const { pages, total } = rows[0]!
  let done = 0
  for (let page = 0; page < pages; page += PAGES) {
    const { rowCount } = await client.query(
      `${insert} where ctid >= '(${page},0)'::tid and ctid < '(${page + PAGES},0)'::tid`,
    )
    done += rowCount ?? 0
    onWritten(done, total)
  }
}
