import type { Schema } from '../platform/schema.ts'
import type { HolderOf } from './holder.types.ts'

/** Tables of the breeding register, of litter notices, saved searches for a mate and review days: the part of `holders.ts` that is of breeding; and annual competitions. */
export const BREEDING_HOLDERS = {
  register_entry: {
    texts: ['reason'],
    none: ['state', 'magazine', 'weighed'],
    refs: { decided_by: 'account' },
    of: { dog: 'dog_id' },
    shownRefs: { as: 'registerDecisions', with: ['regnr', 'state', 'decided_at'] },
  },
  // What was told of a litter stays; whoever kept the notice and how to reach them goes.
  litter_inquiry: {
    about: { owner_id: 'account', contact_email: 'address' },
    erase: 'columns',
    details: ['contact_name', 'contact_email', 'contact_phone'],
    texts: ['kennel_name', 'place', 'website', 'further_information', 'reason'],
    none: ['type', 'state'],
    refs: { decided_by: 'account' },
    of: { dog: 'dam_id' },
    shown: { as: 'litterNotices', with: ['regnr', 'type', 'state', 'updated_at'] },
    shownRefs: { as: 'noticeDecisions', with: ['regnr', 'state', 'decided_at'] },
  },
  mate_search: {
    about: { account_id: 'account' },
    erase: 'row',
    details: ['name', 'note'],
    none: ['regnr', 'choice', 'weights', 'score'],
    shown: { as: 'mateSearches', with: ['name', 'note', 'mated_on', 'shared', 'updated_at'] },
  },
  competition: { none: ['name_fi', 'name_sv', 'name_en', 'rule'] },
  // As in a review: whoever reviewed dogs is told with what they found.
  review_day: { kept: ['reviewer'], texts: ['place'], none: ['kind'] },
  review_entry: { texts: ['values'], of: { dog: 'dog_id' } },
  review_class_list: { none: ['classes'], orderedBy: 'version' },
} as const satisfies {
  readonly [Table in
    | 'register_entry'
    | 'litter_inquiry'
    | 'mate_search'
    | 'competition'
    | 'review_day'
    | 'review_entry'
    | 'review_class_list']: HolderOf<keyof Schema[Table] & string>
}
