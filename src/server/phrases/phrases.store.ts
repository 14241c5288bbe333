import { type Insertable, sql, type Updateable } from 'kysely'
import type { PhraseTopic, ReviewPhrase } from '#domain/trials/phrases.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import type { Db } from '../platform/database.ts'
import type { Schema } from '../platform/schema.ts'
import type { StoredPhrase } from './phrases.types.ts'

type Columns = Omit<Insertable<Schema['review_phrase']>, 'id' | 'version' | 'place'>

/** The whole list in its order. */
export const readPhrases = (db: Db): Promise<readonly StoredPhrase[]> =>
  db
    .selectFrom('review_phrase')
    .select([
      'id',
      'version',
      sql<SheetKind>`kind`.as('kind'),
      sql<PhraseTopic | null>`topic`.as('topic'),
      sql<ReviewPhrase['text']>`json_build_object('fi', text_fi, 'sv', text_sv, 'en', text_en)`.as('text'),
      'hidden',
      'place',
    ])
    .orderBy('place')
    .orderBy('id')
    .execute()

/** Keeps all others from changing the list until the end of the transaction: places follow from one another. */
export async function holdPhrases(tx: Db): Promise<void> {
  await sql`lock table review_phrase in share row exclusive mode`.execute(tx)
}

/** The columns of a phrase. */
export const columnsOf = ({
  kind,
  topic,
  text,
  hidden,
}: ReviewPhrase & { readonly hidden: boolean }): Columns => ({
  kind,
  topic,
  text_fi: text.fi,
  text_sv: text.sv,
  text_en: text.en,
  hidden,
})

/** Adds phrases at the places from `from` on. @returns their ids */
export async function insertPhrases(tx: Db, rows: readonly Columns[], from: number): Promise<number[]> {
  const made = await tx
    .insertInto('review_phrase')
    .values(rows.map((columns, index) => ({ ...columns, place: from + index })))
    .returning('id')
    .execute()
  return made.map(({ id }) => id)
}

export async function updatePhrase(
  tx: Db,
  id: number,
  columns: Updateable<Schema['review_phrase']>,
): Promise<void> {
  await tx.updateTable('review_phrase').set(columns).where('id', '=', id).execute()
}

/** Puts the phrases of these ids at the places 1, 2, … */
export async function writePlaces(tx: Db, ids: readonly number[]): Promise<void> {
  await sql`
    update review_phrase p set place = o.place
    from unnest(${[...ids]}::bigint[]) with ordinality as o (id, place)
    where p.id = o.id and p.place <> o.place`.execute(tx)
}
