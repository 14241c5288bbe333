import type { Schema } from '../platform/schema.ts'
import type { HolderOf } from './holder.types.ts'

/** Tables of mails and of the addresses that they go to: the part of `holders.ts` that is of them. */
export const MAIL_HOLDERS = {
  mail: {
    about: { account_id: 'account', recipient: 'address' },
    ownBy: { recipient: 'address' },
    erase: 'row',
    details: ['recipient'],
    texts: ['subject', 'body_text', 'body_html', 'last_error', 'undelivered_words'],
    none: ['key', 'thing', 'kind', 'language', 'undelivered_code'],
    shown: { as: 'mails', with: ['created_at', 'sent_at', 'undelivered_at', 'subject', 'body_text'] },
  },
  unreachable_address: {
    about: { address: 'address' },
    erase: 'row',
    details: ['address'],
    texts: ['words'],
    none: ['code'],
    shown: { as: 'unreachableAddresses', with: ['last_at', 'silent_at'] },
  },
  mail_stop: {
    about: { address: 'address' },
    erase: 'row',
    details: ['address'],
    none: ['topic'],
    shown: { as: 'mailStops', with: ['topic', 'stopped_at'] },
  },
} as const satisfies { readonly [T in keyof Schema]?: HolderOf<keyof Schema[T] & string> }
