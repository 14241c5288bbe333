import * as z from 'zod'
import { PERIODS } from '#domain/payments/products.ts'
import { TRIAL_CLASSES, TRIAL_TYPES } from '#domain/trials/results.ts'
import { auditPage, auditPaging } from './audit.ts'
import { call } from './call.ts'
import * as at from './endpoints/products.ts'
import { dayInput, id, idParams, lineInput, neededLine } from './inputs.ts'
import { allOf, type Refusals } from './refusals.ts'

const day = z.iso.date()
const version = z.number().int()
const trialType = z.enum(TRIAL_TYPES)
const trialClass = z.enum(TRIAL_CLASSES)

/** The dearest product, in integer cents. */
const MOST_CENTS = 100_000

const product = z.strictObject({
  id,
  version,
  descriptionFi: z.string(),
  /** empty: not translated, the Finnish one is shown */
  descriptionSv: z.string(),
  descriptionEn: z.string(),
  /** integer cents of euro */
  amountCents: z.number().int(),
  /** for members whose membership number the club has confirmed */
  memberOnly: z.boolean(),
  trialTypes: z.array(trialType),
  classes: z.array(trialClass),
  /** days of entering, both counted in; null: until further notice */
  validFrom: day,
  validTo: day.nullable(),
  /** where today lies to these */
  period: z.enum(PERIODS),
  /** false: an assumption that the club must confirm */
  confirmed: z.boolean(),
  /** entries that were made by it */
  entries: z.number().int(),
})
export type ProductDetails = z.infer<typeof product>

const productList = z.strictObject({
  /** in the order in which they are offered */
  products: z.array(product),
  /** what nobody but a member can enter today, since no product for everybody is in force */
  closedToOthers: z.array(z.strictObject({ type: trialType, classes: z.array(trialClass) })),
})
export type ProductList = z.infer<typeof productList>

const cents = z
  .number('AMOUNT_INVALID')
  .int('AMOUNT_INVALID')
  .min(1, 'AMOUNT_INVALID')
  .max(MOST_CENTS, 'AMOUNT_INVALID')

const productInput = {
  descriptionFi: neededLine(100),
  descriptionSv: lineInput(100),
  descriptionEn: lineInput(100),
  amountCents: cents,
  memberOnly: z.boolean(),
  trialTypes: z.array(trialType).max(TRIAL_TYPES.length).min(1, 'TRIAL_TYPE_MISSING'),
  classes: z.array(trialClass).max(TRIAL_CLASSES.length).min(1, 'TRIAL_CLASSES_MISSING'),
  validFrom: dayInput('DATE_INVALID'),
  validTo: dayInput('DATE_INVALID').nullable(),
  confirmed: z.boolean(),
}

interface Days {
  readonly validFrom: string
  readonly validTo: string | null
}
const endsInTime = ({ validFrom, validTo }: Days) => validTo === null || validTo >= validFrom
const ENDS_TOO_EARLY = { path: ['validTo'], error: 'PRODUCT_ENDS_BEFORE_START' }

const OF_A_PRODUCT: Refusals = { 404: ['PRODUCT_NOT_FOUND'] }

export const products = call(at.products, {
  summary: 'Products by which dogs are entered: all there are, ended ones too',
  access: 'products.edit',
  answer: productList,
})
export const getProduct = call(at.getProduct, {
  summary: 'One product',
  access: 'products.edit',
  params: idParams,
  refusals: OF_A_PRODUCT,
  answer: product,
})
export const createProduct = call(at.createProduct, {
  summary: 'Add a product, which is offered after the others',
  access: 'products.edit',
  body: z.object(productInput).refine(endsInTime, ENDS_TOO_EARLY),
  answer: product,
})
/** Entries that were made by it keep the amount that they were made at. */
export const editProduct = call(at.editProduct, {
  summary: 'Change a product, for entries to come',
  access: 'products.edit',
  body: z.object({ id, version, ...productInput }).refine(endsInTime, ENDS_TOO_EARLY),
  refusals: OF_A_PRODUCT,
  answer: product,
})
export const orderProducts = call(at.orderProducts, {
  summary: 'Set the order in which the products are offered: every product, once',
  access: 'products.edit',
  body: z.object({ ids: z.array(id).max(1000) }),
  answer: productList,
})
/** One that an entry was made by is ended by its last day instead (PRODUCT_IN_USE). */
export const deleteProduct = call(at.deleteProduct, {
  summary: 'Remove a product that no entry was made by',
  access: 'products.edit',
  body: z.object({ id }),
  refusals: allOf(OF_A_PRODUCT, { 422: ['PRODUCT_IN_USE'] }),
  answer: z.strictObject({ status: z.literal('done') }),
})
export const productChanges = call(at.productChanges, {
  summary: 'Who has changed what of a product, and when',
  access: 'products.edit',
  params: idParams,
  query: auditPaging,
  refusals: OF_A_PRODUCT,
  answer: auditPage,
})
