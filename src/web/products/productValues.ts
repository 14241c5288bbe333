import type { Resolver } from 'react-hook-form'
import type * as z from 'zod'
import { createProduct, type ProductDetails } from '#contract/products.ts'
import { formatDate } from '#domain/dates.ts'
import { parseEuros } from '#domain/payments/money.ts'
import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import type { Language } from '../i18n/languages.ts'
import { finnishToday, parseDay } from '../ui/values/days.ts'
import { formatNumber } from '../ui/values/numbers.ts'

const written = createProduct.body!
/** What the call takes. */
type ProductBody = z.output<typeof written>

/** A product as its form holds it: the amount and the days as text, an empty last day where there is none. */
export type ProductValues = Omit<ProductBody, 'amountCents' | 'validFrom' | 'validTo'> & {
  amountCents: string
  validFrom: string
  validTo: string
}

/** A new product: for everybody and every class, from today on. */
export const newProductValues = (): ProductValues => ({
  descriptionFi: '',
  descriptionSv: '',
  descriptionEn: '',
  amountCents: '',
  memberOnly: false,
  trialTypes: [],
  classes: [...TRIAL_CLASSES],
  validFrom: formatDate(finnishToday()),
  validTo: '',
  confirmed: false,
})

/** The values of the form, out of a stored product, its amount as the language writes it. */
export const productValues = (product: ProductDetails, language: Language): ProductValues => ({
  descriptionFi: product.descriptionFi,
  descriptionSv: product.descriptionSv,
  descriptionEn: product.descriptionEn,
  amountCents: formatNumber(language, product.amountCents / 100, 2),
  memberOnly: product.memberOnly,
  trialTypes: product.trialTypes,
  classes: product.classes,
  validFrom: formatDate(product.validFrom),
  validTo: product.validTo === null ? '' : formatDate(product.validTo),
  confirmed: product.confirmed,
})

/** Reads the form and holds it to the contract; what cannot be read is told at its field. */
export const productResolver: Resolver<ProductValues, unknown, ProductBody> = (values) => {
  const read = written.safeParse({
    ...values,
    amountCents: parseEuros(values.amountCents),
    validFrom: parseDay(values.validFrom) ?? '',
    validTo: values.validTo.trim() === '' ? null : (parseDay(values.validTo) ?? ''),
  })
  if (read.success) return { values: read.data, errors: {} }
  const errors = read.error.issues.map(({ path: [name], message }) => [name, { type: 'custom', message }])
  return { values: {}, errors: Object.fromEntries(errors.toReversed()) }
}
