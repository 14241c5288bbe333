import type { Schema } from '../platform/schema.ts'
import type { HolderOf } from './holder.types.ts'

/** Tables of documents: the part of `holders.ts` that is of them. What stands in a file, only a human can say. */
export const DOCUMENT_HOLDERS = {
  document_folder: { texts: ['name_fi', 'name_sv', 'name_en'] },
  document: {
    refs: { account_id: 'account' },
    texts: ['title_fi', 'title_sv', 'title_en'],
    of: { trial: 'trial_id' },
    shownRefs: { as: 'documents', with: ['brought_at', 'title_fi'] },
  },
  document_version: {
    refs: { account_id: 'account' },
    texts: ['file_name'],
    shownRefs: { as: 'documentVersions', with: ['brought_at', 'file_name'] },
  },
  document_upload: {
    about: { account_id: 'account' },
    erase: 'row',
    details: ['file_name'],
    shown: { as: 'documentUploads', with: ['brought_at', 'file_name'] },
  },
} as const satisfies {
  [Table in `document${'' | `_${'folder' | 'version' | 'upload'}`}`]: HolderOf<keyof Schema[Table] & string>
}
