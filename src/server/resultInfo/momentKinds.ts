import type { AuditRow } from '#contract/audit.ts'

type Code = AuditRow['code']

/** What the codes of the log are, where it is not writing. */
export const CODES = {
  corrected: ['CORRECTED'],
  imported: ['DATA_UPDATE_APPLIED'],
  undone: ['DATA_UPDATE_UNDONE', 'SHOW_SAVE_UNDONE', 'CORRECTION_UNDONE'],
  identity: ['DOGS_MERGED', 'DOG_SPLIT', 'DOG_LINKED', 'DOG_UNLINKED', 'DOG_REGISTERED'],
  event: ['TRIAL_ENDED', 'TRIAL_REOPENED', 'TRIAL_MOVED', 'TRIAL_CANCELLED', 'REPORT_CHANGED'],
} as const satisfies Readonly<Record<string, readonly Code[]>>

/** Of a save of show results what it did to this one tells: the same save may have changed others. */
export const SHOW_CODES = {
  added: 'SHOW_RESULT_ADDED',
  changed: 'SHOW_RESULT_CHANGED',
  removed: 'SHOW_RESULT_REMOVED',
} as const satisfies Readonly<Record<string, Code>>
export const SHOW_SAVES: readonly Code[] = [...Object.values(SHOW_CODES), 'SHOW_SAVED']

/** What is logged of an entry's money; the rest of its log is of the entry itself. */
export const MONEY_CODES: readonly Code[] = [
  'TRANSFER_AGREED',
  'PAYMENT_RECEIVED',
  'TRANSFER_MARKED',
  'TRANSFER_UNDONE',
  'REFUND_MADE',
  'REFUND_SETTLED',
  'REFUND_LISTED',
  'REFUND_UNLISTED',
  'REFUND_ACCOUNT_GIVEN',
  'TRANSACTION_ASSIGNED',
  'MONEY_KEPT',
  'REST_FORGIVEN',
  'PAYMENT_MOVED',
  'CLAIM_MADE',
  'CLAIM_DECIDED',
  'CERTIFICATE_ATTACHED',
]
