import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { Schema } from '../platform/schema.ts'
import type { StoredProduct } from './products.types.ts'

const select = (db: Db) =>
  db
    .selectFrom('product')
    .select([
      'id',
      'description_fi as descriptionFi',
      'description_sv as descriptionSv',
      'description_en as descriptionEn',
      'amount_cents as amountCents',
      'member_only as memberOnly',
      'trial_types as trialTypes',
      'classes',
      'valid_from as validFrom',
      'valid_to as validTo',
      'confirmed',
      'version',
    ])
    .orderBy('position')
    .orderBy('id')

/** All products, in the order in which they are offered. */
export const allProducts = (db: Db) => select(db).execute() as Promise<StoredProduct[]>

/** One product; undefined: there is none. */
export const productById = (db: Db, id: number) =>
  select(db).where('id', '=', id).executeTakeFirst() as Promise<StoredProduct | undefined>

/** The same, locked to the end of the transaction: nobody enters by it meanwhile. */
export const lockProductById = (tx: Db, id: number) =>
  select(tx).where('id', '=', id).forUpdate().executeTakeFirst() as Promise<StoredProduct | undefined>

/** Locks the order of the products to the end of the transaction. */
export async function lockProductOrder(tx: Db): Promise<void> {
  await tx.selectFrom('product').select('id').orderBy('id').forNoKeyUpdate().execute()
}

/** How many entries were made by each product; one that none was made by is left out. */
export async function entriesByProduct(db: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('entry')
    .select(['product_id', ({ fn }) => fn.countAll<number>().as('entries')])
    .where('product_id', 'is not', null)
    .groupBy('product_id')
    .execute()
  return new Map(rows.map(({ product_id, entries }) => [product_id!, entries]))
}

/** Adds a product behind the others. @returns its id */
export async function insertProduct(
  tx: Db,
  product: Omit<Insertable<Schema['product']>, 'position'>,
): Promise<number> {
  const { id } = await tx
    .insertInto('product')
    .values({ ...product, position: sql`(select coalesce(max(position), 0) + 1 from product)` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateProduct(
  tx: Db,
  id: number,
  columns: Updateable<Schema['product']>,
): Promise<void> {
  await tx.updateTable('product').set(columns).where('id', '=', id).execute()
}

/** Puts the products in an order. */
export async function setProductOrder(tx: Db, ids: readonly number[]): Promise<void> {
  await sql`
    update product set position = asked.position
    from unnest(${ids}::bigint[]) with ordinality as asked(id, position)
    where product.id = asked.id`.execute(tx)
}

export async function deleteProduct(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('product').where('id', '=', id).execute()
}
