import type { Schema } from '../platform/schema.ts'
import type { HolderOf } from './holder.types.ts'

/** Tables of money, none of which is a person's own: the part of `holders.ts` that stays when somebody is erased, but for who did it. */
export const MONEY_HOLDERS = {
  // Bookkeeping: of payments and refunds only the way to the entry's people is lost when they are erased.
  payment: { none: ['stamp', 'provider', 'transaction_id', 'state'], of: { entry: 'entry_id' } },
  refund: { refs: { account_id: 'account' }, texts: ['reason'], none: ['stamp', 'state'] },
  // The law keeps it longer than the person's contacts: erasing leaves it, and housekeeping drops it.
  payment_voucher: {
    about: { entry_id: 'entry', account_id: 'account' },
    kept: ['payer'],
    orderedBy: 'payment_id',
    of: { entry: 'entry_id' },
    shown: { as: 'vouchers', with: ['heldOn', 'trialPlace', 'regnr', 'keptUntil'] },
  },
  payment_move: { refs: { account_id: 'account' }, texts: ['reason'] },
  // The account is the club's.
  refund_list: { refs: { account_id: 'account' }, texts: ['account_holder'], none: ['iban', 'bic'] },
  bank_table: { none: ['columns'] },
  bank_import: {
    refs: { account_id: 'account' },
    texts: ['file_name'],
    none: ['iban'],
    shownRefs: { as: 'bankImports', with: ['imported_at', 'file_name'] },
  },
  // Payers are known by name alone, and only while somebody has to tell whose money it is.
  bank_transaction: {
    refs: { settled_by: 'account' },
    texts: ['party', 'message', 'reason'],
    none: ['iban', 'archive_id', 'reference', 'case_kind'],
  },
  refund_rule: { none: ['ground'] },
  // Signed values of a payment: account, amount, names of the payment.
  provider_message: { none: ['provider', 'content', 'fault'] },
  settlement: { refs: { account_id: 'account' }, none: ['provider', 'reference', 'file_name'] },
  settlement_row: { none: ['stamp', 'reference'] },
  ledger_transaction: { none: ['kind'] },
  ledger_entry: { none: ['account'] },
} as const satisfies { readonly [T in keyof Schema]?: HolderOf<keyof Schema[T] & string> }
