import type { Schema } from '../platform/schema.ts'
import type { HolderOf } from './holder.types.ts'

/** Tables of the breeding register, of litter notices, saved searches and review days: the part of `holders.ts` that is of breeding; and annual competitions. */
export const BREEDING_HOLDERS = {
  register_entry: {
    texts: ['reason'],
    none: ['state', 'magazine', 'weighed'],
    refs: { decided_by: 'account' },
    of: { dog: 'dog_id' },
    shownRefs: { as: 'registerDecisions', with: ['regnr', 'state', 'decided_at'] },
  },
  register_update: {
    texts: ['reason'],
    none: ['key', 'breed', 'action'],
    refs: { account_id: 'account', undone_by: 'account' },
    shownRefs: { as: 'listUpdates', with: ['breed', 'action', 'decided_at', 'undone_at'] },
  },
  register_update_entry: {
    texts: ['reason'],
    none: ['state', 'weighed'],
    refs: { decided_by: 'account' },
    shownRefs: { as: 'formerRegisterDecisions', with: ['state', 'decided_at'] },
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
  withdrawn_paper: { texts: ['reason'], none: ['kind', 'about', 'digest'] },
  saved_search: {
    about: { account_id: 'account' },
    erase: 'row',
    details: ['name'],
    none: ['breed', 'sex', 'conditions'],
    shown: { as: 'savedSearches', with: ['name', 'mail', 'breed', 'sex', 'conditions', 'saved_at'] },
  },
  double_pair: { none: ['family', 'otherwise', 'evidence', 'agreeing'] },
  double_dismissal: {
    refs: { account_id: 'account' },
    none: ['evidence'],
    orderedBy: 'dismissed_at',
    shownRefs: { as: 'dismissedDoubles', with: ['dismissed_at'] },
  },
  double_search: { refs: { started_by: 'account' }, none: ['last_family'] },
  competition: { none: ['name_fi', 'name_sv', 'name_en', 'rule'] },
  breeding_rule: {
    none: ['kind', 'breeds', 'title_fi', 'title_sv', 'title_en', 'source', 'conditions', 'cases', 'state'],
  },
  // As in a review: whoever reviewed dogs is told with what they found.
  review_day: { kept: ['reviewer'], texts: ['place'], none: ['kind'] },
  review_entry: { texts: ['values'], of: { dog: 'dog_id' } },
  review_class_list: { none: ['classes'], orderedBy: 'version' },
} as const satisfies {
  readonly [Table in
    | 'register_entry'
    | 'register_update'
    | 'register_update_entry'
    | 'litter_inquiry'
    | 'mate_search'
    | 'saved_search'
    | 'double_pair'
    | 'double_dismissal'
    | 'double_search'
    | 'competition'
    | 'breeding_rule'
    | 'withdrawn_paper'
    | 'review_day'
    | 'review_entry'
    | 'review_class_list']: HolderOf<keyof Schema[Table] & string>
}
