import type * as z from 'zod'
import type { createProduct, editProduct } from '#contract/products.ts'
import { periodOf } from '#domain/payments/products.ts'
import { TRIAL_CLASSES, TRIAL_TYPES } from '#domain/trials/results.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import {
  allProducts,
  deleteProduct,
  entriesByProduct,
  insertProduct,
  lockProductById,
  lockProductOrder,
  productById,
  setProductOrder,
  updateProduct,
} from './products.store.ts'
import type { StoredProduct, UsedProduct } from './products.types.ts'

type Created = z.output<NonNullable<(typeof createProduct)['body']>>
type Changed = z.output<NonNullable<(typeof editProduct)['body']>>

/** All products, in the order in which they are offered. */
export const readProducts = ({ db }: Reader): Promise<StoredProduct[]> => allProducts(db)

/** All products with how many entries were made by each, in the order in which they are offered. */
export async function listProducts({ db }: Reader): Promise<UsedProduct[]> {
  const [products, entries] = await Promise.all([allProducts(db), entriesByProduct(db)])
  return products.map((product) => ({ ...product, entries: entries.get(product.id) ?? 0 }))
}

/** @throws AppError 404 PRODUCT_NOT_FOUND */
export async function findProduct({ db }: Reader, id: number): Promise<UsedProduct> {
  return used(db, await productById(db, id))
}

/** The product, locked to the end of the transaction. @throws AppError 404 PRODUCT_NOT_FOUND */
export async function lockProduct({ db }: Act, id: number): Promise<UsedProduct> {
  return used(db, await lockProductById(db, id))
}

async function used(db: Reader['db'], product: StoredProduct | undefined): Promise<UsedProduct> {
  if (!product) throw new AppError('notFound', 'PRODUCT_NOT_FOUND')
  const entries = await entriesByProduct(db)
  return { ...product, entries: entries.get(product.id) ?? 0 }
}

const columnsOf = (input: Created) => ({
  description_fi: input.descriptionFi,
  description_sv: input.descriptionSv,
  description_en: input.descriptionEn,
  amount_cents: input.amountCents,
  member_only: input.memberOnly,
  trial_types: TRIAL_TYPES.filter((type) => input.trialTypes.includes(type)),
  classes: TRIAL_CLASSES.filter((name) => input.classes.includes(name)),
  valid_from: input.validFrom,
  valid_to: input.validTo,
  confirmed: input.confirmed,
})

/** What an audit row keeps of a product. */
const audited = (product: StoredProduct) => ({
  descriptionFi: product.descriptionFi,
  descriptionSv: product.descriptionSv,
  descriptionEn: product.descriptionEn,
  priceCents: product.amountCents,
  memberOnly: product.memberOnly,
  trialTypes: product.trialTypes,
  classes: product.classes,
  validFrom: product.validFrom,
  validTo: product.validTo,
  confirmed: product.confirmed,
})

/** Adds a product, which is offered after the others. */
export async function addProduct(act: Act, input: Created): Promise<UsedProduct> {
  const id = await insertProduct(act.db, columnsOf(input))
  const product = await findProduct(act, id)
  await act.log(['product', id], 'CREATED', null, audited(product))
  return product
}

/** Changes a product for entries to come. @throws AppError 409 CHANGED_MEANWHILE */
export async function changeProduct(act: Act, before: UsedProduct, input: Changed): Promise<UsedProduct> {
  if (input.version !== before.version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  await updateProduct(act.db, before.id, { ...columnsOf(input), version: before.version + 1 })
  const product = await findProduct(act, before.id)
  await act.log(['product', product.id], 'CHANGED', audited(before), audited(product))
  return product
}

/**
 * Puts the products in an order, in which they are offered from then on.
 * @param ids every product, once
 * @throws AppError 409 CHANGED_MEANWHILE where these are not the products there are
 */
export async function orderProducts(act: Act, ids: readonly number[]): Promise<UsedProduct[]> {
  await lockProductOrder(act.db)
  const before = await allProducts(act.db)
  if (ids.length !== before.length || !before.every(({ id }) => ids.includes(id)))
    throw new AppError('conflict', 'CHANGED_MEANWHILE')
  await setProductOrder(act.db, ids)
  const after = await listProducts(act)
  const [was, is] = [placesIn(before, act.today), placesIn(after, act.today)]
  for (const { id } of after) {
    const [position, earlier] = [is.get(id), was.get(id)]
    if (position !== earlier) await act.log(['product', id], 'CHANGED', { position: earlier }, { position })
  }
  return after
}

/** Places of the products by id, from 1; those that have ended are counted apart, as they are shown. */
function placesIn(products: readonly StoredProduct[], today: string): ReadonlyMap<number, number> {
  const isEnded = (product: StoredProduct) => periodOf(product, today) === 'ended'
  const shown = [products.filter(isEnded), products.filter((product) => !isEnded(product))]
  return new Map(shown.flatMap((together) => together.map(({ id }, index) => [id, index + 1])))
}

/** Removes a product that no entry was made by. @throws AppError 422 PRODUCT_IN_USE */
export async function removeProduct(act: Act, product: UsedProduct): Promise<void> {
  if (product.entries > 0) throw new AppError('refused', 'PRODUCT_IN_USE')
  await deleteProduct(act.db, product.id)
  await act.log(['product', product.id], 'ERASED', audited(product))
}
