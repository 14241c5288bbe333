import type { TrialClass, TrialType } from '../trials/results.ts'

/** What entering a trial costs. Days are ISO, in Finland. */
export interface Product {
  readonly id: number
  /** integer cents */
  readonly amountCents: number
  /** for members whose membership number the club has confirmed */
  readonly memberOnly: boolean
  readonly trialTypes: readonly TrialType[]
  readonly classes: readonly TrialClass[]
  readonly validFrom: string
  /** the last day; null: no end is known */
  readonly validTo: string | null
}

/** Whether one can enter by a product on a day. */
const isInForce = ({ validFrom, validTo }: Product, day: string): boolean =>
  validFrom <= day && (validTo === null || day <= validTo)

/**
 * The products by which somebody may enter a trial, each with the reason why not: the price in force on the day of entering is the price of the
 * entry. Source: docs/rules/entries.md#products.
 */
export function productsFor<Kind extends Product>(
  products: readonly Kind[],
  {
    type,
    classes,
    today,
    isMember,
  }: {
    readonly type: TrialType
    readonly classes: readonly TrialClass[]
    readonly today: string
    readonly isMember: boolean
  },
): (Kind & { readonly refused: 'MEMBERS_ONLY' | null })[] {
  return products
    .filter((product) => isInForce(product, today) && product.trialTypes.includes(type))
    .filter((product) => product.classes.some((name) => classes.includes(name)))
    .map((product) => ({ ...product, refused: product.memberOnly && !isMember ? 'MEMBERS_ONLY' : null }))
}
