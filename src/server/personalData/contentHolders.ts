import type { Schema } from '../platform/schema.ts'
import type { HolderOf } from './holder.types.ts'

/** Tables of what the club tells everyone: the part of `holders.ts` that is of them. */
export const CONTENT_HOLDERS = {
  advertisement: { texts: ['event_name', 'url'] },
  advertisement_count: {},
  system_update: { texts: ['title_fi', 'title_sv', 'title_en', 'text_fi', 'text_sv', 'text_en'] },
  information_page: {
    refs: { account_id: 'account' },
    none: ['slug'],
    shownRefs: { as: 'informationPages', with: ['changed_at', 'slug'] },
  },
  information_text: {
    refs: { account_id: 'account' },
    texts: ['title_fi', 'title_sv', 'title_en', 'text_fi', 'text_sv', 'text_en'],
    shownRefs: { as: 'informationTexts', with: ['written_at', 'title_fi'] },
  },
} as const satisfies {
  [Table in `advertisement${'' | '_count'}` | 'system_update' | `information_${'page' | 'text'}`]: HolderOf<
    keyof Schema[Table] & string
  >
}
