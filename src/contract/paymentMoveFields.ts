import * as z from 'zod'
import { id } from './inputs.ts'

/** Integer cents of euro. */
const cents = z.number().int()
/** An entry as it is told where money of another is decided about. */
export const namedEntry = {
  id,
  trialId: id,
  dog: z.strictObject({ regnr: z.string(), name: z.string() }),
  date: z.iso.date().nullable(),
  place: z.string().nullable(),
}

/** An entry that a payment may be for. */
export const payableEntry = z.strictObject({
  ...namedEntry,
  /** what is still to be paid; below 0: what is owed to the entrant */
  dueCents: cents,
})
export type PayableEntry = z.infer<typeof payableEntry>

/** A payment that was moved between an entry and another. */
export const paymentMove = z.strictObject({
  id,
  amountCents: cents,
  movedAt: z.iso.datetime(),
  /** `in`: to this entry */
  direction: z.enum(['in', 'out']),
  other: z.strictObject(namedEntry),
  reason: z.string(),
})
