import type { Descriptions, Product } from '#domain/payments/products.ts'
import type { RefundRule } from '#domain/payments/refundRule.ts'

/** A product as it is stored. */
export interface StoredProduct extends Product, Descriptions {
  /** false: an assumption that the club must confirm */
  readonly confirmed: boolean
  readonly version: number
}

/** A product with how many entries were made by it. */
export interface UsedProduct extends StoredProduct {
  readonly entries: number
}

/** A rule of what comes back, as it is stored. */
export interface StoredRule extends RefundRule {
  readonly confirmed: boolean
  readonly version: number
  /** entries that were cancelled by it */
  readonly entries: number
}
