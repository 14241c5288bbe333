import type { ProductDetails, ProductList } from '#contract/products.ts'
import { closedToOthers, periodOf } from '#domain/payments/products.ts'
import type { UsedProduct } from './products.types.ts'

/** A product as who keeps it sees it; `today`: the Finnish day. */
export function presentProduct(product: UsedProduct, today: string): ProductDetails {
  return {
    id: product.id,
    version: product.version,
    descriptionFi: product.descriptionFi,
    descriptionSv: product.descriptionSv,
    descriptionEn: product.descriptionEn,
    amountCents: product.amountCents,
    memberOnly: product.memberOnly,
    trialTypes: [...product.trialTypes],
    classes: [...product.classes],
    validFrom: product.validFrom,
    validTo: product.validTo,
    period: periodOf(product, today),
    confirmed: product.confirmed,
    entries: product.entries,
  }
}

/** All products, and what they leave to members alone today. */
export function presentProducts(products: readonly UsedProduct[], today: string): ProductList {
  return {
    products: products.map((product) => presentProduct(product, today)),
    closedToOthers: closedToOthers(products, today).map(({ type, classes }) => ({
      type,
      classes: [...classes],
    })),
  }
}
