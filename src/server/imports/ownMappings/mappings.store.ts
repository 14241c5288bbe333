import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { MappedSheet } from '../kinds/mappedTables.ts'
import type { StoredMapping } from './mappings.types.ts'

const who = (alias: string): RawBuilder<unknown> =>
  sql`case when ${sql.ref(`${alias}.id`)} is not null
    then json_build_object('id', ${sql.ref(`${alias}.id`)}, 'username', ${sql.ref(`${alias}.username`)}) end`

const mappings = sql`
  select m.id, m.name, m.version, (
      select jsonb_agg('{"dataFirst": false}' || s.sheet order by s.place) from jsonb_array_elements(m.sheets) with ordinality s (sheet, place)
    ) as sheets, m.created_at as "madeAt", ${who('a')} as by, m.changed_at as "changedAt", ${who('c')} as "changedBy"
  from data_mapping m left join account a on a.id = m.created_by left join account c on c.id = m.changed_by`

/** All saved mappings, the last changed first, at most so many. */
export async function allMappings(db: Db, most: number): Promise<StoredMapping[]> {
  const { rows } =
    await sql<StoredMapping>`${mappings} order by m.changed_at desc, m.id desc limit ${most}`.execute(db)
  return rows
}

/** @param lock to the end of the transaction; @returns undefined where there is none */
export async function mappingById(db: Db, id: number, lock = false): Promise<StoredMapping | undefined> {
  const { rows } = await sql<StoredMapping>`
    ${mappings} where m.id = ${id} ${lock ? sql`for update of m` : sql``}`.execute(db)
  return rows[0]
}

interface Written {
  readonly name: string
  readonly sheets: readonly MappedSheet[]
  readonly at: Date
  readonly by: number | null
}

export async function insertMapping(db: Db, { name, sheets, at, by }: Written): Promise<number> {
  const { id } = await db
    .insertInto('data_mapping')
    .values({
      name,
      sheets: JSON.stringify(sheets),
      created_at: at,
      created_by: by,
      changed_at: at,
      changed_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateMapping(db: Db, id: number, { name, sheets, at, by }: Written): Promise<void> {
  await db
    .updateTable('data_mapping')
    .set({
      name,
      sheets: JSON.stringify(sheets),
      changed_at: at,
      changed_by: by,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}

export async function removeMapping(db: Db, id: number): Promise<void> {
  await db.deleteFrom('data_mapping').where('id', '=', id).execute()
}

/** The breeds that rows may name. */
export async function breedNames(db: Db) {
  return db.selectFrom('breed').select(['code', 'name_fi as fi', 'name_sv as sv', 'name_en as en']).execute()
}
