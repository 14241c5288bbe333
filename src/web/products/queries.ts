import { entryForm } from '#contract/endpoints/ownEntries.ts'
import { getProduct, products } from '#contract/endpoints/products.ts'
import { LOGS } from '../audit/queries.ts'
import { queryOf } from '../client/queries.ts'

export const productsQuery = queryOf(products)
export const productQuery = (id: number | string) => queryOf(getProduct, { params: { id } })

/** All that is to be asked anew after a change of a product, beside the product itself. */
export const PRODUCTS = [products, entryForm, ...LOGS] as const
