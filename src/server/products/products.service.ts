import type { Reader } from '../platform/act.ts'
import type { Language } from '../platform/http/language.ts'
import { allProducts } from './products.store.ts'
import type { StoredProduct } from './products.types.ts'

/** All products, in the order in which they are offered. */
export const readProducts = ({ db }: Reader): Promise<StoredProduct[]> => allProducts(db)

/** What a product is called in a language; in Finnish where it is not translated. */
export function descriptionIn(
  { descriptionFi, descriptionSv, descriptionEn }: StoredProduct,
  language: Language,
): string {
  return { fi: descriptionFi, sv: descriptionSv, en: descriptionEn }[language] || descriptionFi
}
