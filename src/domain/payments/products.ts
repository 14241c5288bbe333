import { TRIAL_CLASSES, TRIAL_TYPES, type TrialClass, type TrialType } from '../trials/results.ts'

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

/** What a product is called in each language; in Swedish and English it may be empty: not translated. */
export interface Descriptions {
  readonly descriptionFi: string
  readonly descriptionSv: string
  readonly descriptionEn: string
}

/** What a product is called in a language; in Finnish where it is not translated. */
export const descriptionIn = (
  { descriptionFi, descriptionSv, descriptionEn }: Descriptions,
  language: 'fi' | 'sv' | 'en',
): string => ({ fi: descriptionFi, sv: descriptionSv, en: descriptionEn })[language] || descriptionFi

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

/** Where a day lies to the days on which one can enter by a product. */
export const PERIODS = ['coming', 'inForce', 'ended'] as const
export type Period = (typeof PERIODS)[number]

export function periodOf(product: Product, day: string): Period {
  if (isInForce(product, day)) return 'inForce'
  return day < product.validFrom ? 'coming' : 'ended'
}

/** The classes of a type of trials that nobody but a member can enter. */
export interface ClosedClasses {
  readonly type: TrialType
  readonly classes: readonly TrialClass[]
}

/** What nobody but a member can enter on a day, since no product for everybody is in force: by type of trials, those with such classes. */
export function closedToOthers(products: readonly Product[], day: string): ClosedClasses[] {
  const open = products.filter((product) => !product.memberOnly && isInForce(product, day))
  return TRIAL_TYPES.map((type) => ({
    type,
    classes: TRIAL_CLASSES.filter(
      (name) => !open.some(({ trialTypes, classes }) => trialTypes.includes(type) && classes.includes(name)),
    ),
  })).filter(({ classes }) => classes.length > 0)
}
