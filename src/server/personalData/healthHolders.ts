import type { Schema } from '../platform/schema.ts'
import type { HolderOf } from './holder.types.ts'

/** Tables of health reports: the part of `holders.ts` that tells who reported. */
export const HEALTH_HOLDERS = {
  health_inquiry: {
    about: { account_id: 'account', informer_email: 'address' },
    erase: 'columns',
    details: ['informer_name', 'informer_email'],
    texts: ['sickness', 'character', 'genetics', 'death_description', 'public_text', 'internal_text'],
    none: ['key', 'informer', 'language', 'condition', 'state', 'codes'],
    refs: { decided_by: 'account' },
    of: { dog: 'dog_id' },
    shown: {
      as: 'healthInquiries',
      with: [
        'regnr',
        'informer',
        'condition',
        'sickness',
        'character',
        'genetics',
        'dead',
        'death_description',
        'reported_on',
        'state',
      ],
    },
    shownRefs: { as: 'handledHealthInquiries', with: ['regnr', 'reported_on', 'state', 'decided_at'] },
  },
  // Secrets alone; the file itself is found by its report.
  health_inquiry_link: {},
  health_attachment: {},
  health_look: { none: ['last_family'] },
  health_look_breed: { none: ['family'] },
  health_alert: {
    texts: ['reason'],
    none: ['family', 'kind', 'sort', 'state'],
    refs: { decided_by: 'account' },
    of: { dog: 'dog_id' },
    shownRefs: { as: 'healthAlertDecisions', with: ['regnr', 'kind', 'state', 'decided_at'] },
  },
  health_code: {
    none: ['code', 'kind', 'name_fi', 'name_sv', 'name_en', 'grades', 'affected_from', 'worst'],
  },
} as const satisfies { readonly [T in keyof Schema]?: HolderOf<keyof Schema[T] & string> }
