import * as z from 'zod'
import { parseEuros } from '#domain/payments/money.ts'

/** A sum above 0 as people write it, in integer cents. */
export const eurosInput = z.string().transform((text, context) => {
  const cents = parseEuros(text)
  if (cents !== null && cents > 0) return cents
  context.addIssue({ code: 'custom', message: 'REFUND_AMOUNT_INVALID' })
  return z.NEVER
})
