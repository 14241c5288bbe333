import type { Schema } from '../platform/schema.ts'
import type { HolderOf } from './holder.types.ts'

/** Tables of updates of the data from files, and of what leaves as files: the part of `holders.ts` that is of imports and exports. */
export const IMPORT_HOLDERS = {
  data_update: {
    refs: { account_id: 'account', applied_by: 'account', undone_by: 'account' },
    texts: ['file_name', 'failure_at'],
    none: ['mapping', 'state', 'run', 'phase', 'failure', 'counts', 'breeds'],
    shownRefs: { as: 'dataUpdates', with: ['made_at', 'file_name', 'applied_at', 'undone_at'] },
  },
  // A file goes with what was read of it: docs/rules/visibility.md#keeping-times.
  data_update_part: {},
  data_update_sample: {},
  data_mapping: {
    refs: { created_by: 'account', changed_by: 'account' },
    texts: ['name'],
    none: ['sheets'],
    shownRefs: { as: 'dataMappings', with: ['created_at', 'changed_at', 'name'] },
  },
  api_key: {
    refs: { created_by: 'account', revoked_by: 'account' },
    texts: ['partner', 'note'],
    none: ['beginning'],
    shownRefs: { as: 'apiKeys', with: ['created_at', 'partner', 'revoked_at'] },
  },
  api_key_use: {},
  // It holds nobody: src/server/exports/openData.test.ts.
  open_data: { none: ['rows'] },
  open_data_part: {},
  // Digests: docs/rules/visibility.md#erased-owners.
  erased_owner: {},
  data_update_row: {
    texts: ['former', 'value'],
    none: ['kind', 'sheet', 'regnr', 'code', 'field'],
    refs: { changed_by: 'account' },
    orderedBy: 'update_id',
  },
} as const satisfies {
  [Table in
    | 'api_key'
    | 'api_key_use'
    | 'data_mapping'
    | 'data_update'
    | 'data_update_part'
    | 'data_update_row'
    | 'data_update_sample'
    | 'erased_owner'
    | 'open_data'
    | 'open_data_part']: HolderOf<keyof Schema[Table] & string>
}
