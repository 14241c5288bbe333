import type { Payment, Refund } from './payments.types.ts'

/** Before our own name of a transfer that a person has marked as received. */
const BY_HAND = 'hand:'

/** Our name of a transfer that a person has marked. @param key made up by the browser */
export const nameByHand = (key: string): string => `${BY_HAND}${key}`

export const isByHand = ({ transactionId }: Pick<Payment, 'transactionId'>): boolean =>
  transactionId?.startsWith(BY_HAND) ?? false

/** Whether something of a payment has gone back, or may have. */
export const hasRefund = ({ id }: Pick<Payment, 'id'>, refunds: readonly Refund[]): boolean =>
  refunds.some(({ paymentId, state }) => paymentId === id && state !== 'failed')

/** Whether the mark can be taken back. */
export const mayUndo = (
  payment: Pick<Payment, 'id' | 'transactionId' | 'statementId'>,
  refunds: readonly Refund[],
): boolean => isByHand(payment) && payment.statementId === null && !hasRefund(payment, refunds)
