import { type Insertable, sql, type Updateable } from 'kysely'
import type { TitleRule } from '#domain/shows/titleRules.ts'
import type { ChampionTitle } from '#domain/shows/titles.ts'
import type { Db } from '../platform/database.ts'
import type { Schema } from '../platform/schema.ts'
import type { StoredTitle } from './titles.types.ts'

type Columns = Omit<Insertable<Schema['champion_title']>, 'id' | 'version' | 'place'>

const select = (db: Db) =>
  db
    .selectFrom('champion_title')
    .select([
      'id',
      'version',
      'code',
      sql<ChampionTitle['name']>`json_build_object('fi', name_fi, 'sv', name_sv, 'en', name_en)`.as('name'),
      'country',
      'place',
      'offered',
      sql<TitleRule | null>`rule`.as('rule'),
    ])
    .orderBy('place')
    .orderBy('id')

/** The whole list in its order. */
export const readTitleList = (db: Db): Promise<readonly StoredTitle[]> => select(db).execute()

/** The title of a code. */
export const titleByCode = (db: Db, code: string): Promise<StoredTitle | undefined> =>
  select(db).where('code', '=', code).executeTakeFirst()

/** The same, which stays on the list until the end of the transaction; undefined: it is not there, or has just gone. */
export const heldTitleByCode = (tx: Db, code: string): Promise<StoredTitle | undefined> =>
  select(tx).where('code', '=', code).forKeyShare().executeTakeFirst()

/** Waits for those who are giving a title to a dog, and keeps others from it until the end of the transaction. */
export async function holdTitleAlone(tx: Db, id: number): Promise<void> {
  await tx.selectFrom('champion_title').select('id').where('id', '=', id).forUpdate().execute()
}

/** Keeps all others from changing the list until the end of the transaction: places follow from one another. */
export async function holdTitles(tx: Db): Promise<void> {
  await sql`lock table champion_title in share row exclusive mode`.execute(tx)
}

/** The columns of a title. */
export const columnsOf = ({ code, name, country, offered, rule }: ChampionTitle): Columns => ({
  code,
  name_fi: name.fi,
  name_sv: name.sv,
  name_en: name.en,
  country,
  offered,
  rule: rule && JSON.stringify(rule),
})

/** Keeps titles where there is none yet. */
export async function insertFirstTitles(db: Db, titles: readonly ChampionTitle[]): Promise<void> {
  const { exists } = await db
    .selectNoFrom(({ exists, selectFrom }) => exists(selectFrom('champion_title').select('id')).as('exists'))
    .executeTakeFirstOrThrow()
  if (exists) return
  await db
    .insertInto('champion_title')
    .values(titles.map((title, index) => ({ ...columnsOf(title), place: index + 1 })))
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
}

/** @returns its id; undefined: there is such a code already */
export async function insertTitle(tx: Db, columns: Columns, place: number): Promise<number | undefined> {
  const row = await tx
    .insertInto('champion_title')
    .values({ ...columns, place })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function updateTitle(
  tx: Db,
  id: number,
  columns: Updateable<Schema['champion_title']>,
): Promise<void> {
  await tx.updateTable('champion_title').set(columns).where('id', '=', id).execute()
}

/** Puts the titles of these ids at the places 1, 2, … */
export async function writePlaces(tx: Db, ids: readonly number[]): Promise<void> {
  await sql`
    update champion_title t set place = o.place
    from unnest(${[...ids]}::bigint[]) with ordinality as o (id, place)
    where t.id = o.id and t.place <> o.place`.execute(tx)
}

export async function deleteTitle(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('champion_title').where('id', '=', id).execute()
}

/** How many dogs have each title, most dogs first. */
export async function dogsByTitle(
  db: Db,
): Promise<readonly { readonly code: string; readonly dogs: number }[]> {
  const { rows } = await sql<{ code: string; dogs: number }>`
    select code, count(*)::int as dogs from dog_title group by code order by dogs desc, code`.execute(db)
  return rows
}

/** Whether any dog has a title. */
export async function isGiven(db: Db, code: string): Promise<boolean> {
  const { rows } = await sql`select from dog_title where code = ${code} limit 1`.execute(db)
  return rows.length > 0
}
