import type { Schema } from '../platform/schema.ts'
import { BREEDING_HOLDERS } from './breedingHolders.ts'
import { CONTENT_HOLDERS } from './contentHolders.ts'
import { DOCUMENT_HOLDERS } from './documentHolders.ts'
import { HEALTH_HOLDERS } from './healthHolders.ts'
import type { HolderOf } from './holder.types.ts'
import { IMPORT_HOLDERS } from './importHolders.ts'
import { MAIL_HOLDERS } from './mailHolders.ts'
import { MONEY_HOLDERS } from './moneyHolders.ts'

type View =
  | `entry_${'ledger' | 'list' | 'money' | 'position' | 'waiting'}`
  | 'ledger_difference'
  | 'open_claim'
  | 'open_contest'
  | `${'main' | 'written'}_number`
type Table = Exclude<keyof Schema, View>
/**
 * Every column that can hold a person: how the person is found there, what the download shows, what erasing does. A column that is
 * missing fails `personalData.test.ts`. In the order in which rows go: whose dog it is tells who its handler is.
 */
const HOLDERS = {
  session: {
    about: { account_id: 'account' },
    erase: 'row',
    details: ['device'],
    none: ['id'],
    shown: { as: 'sessions', with: ['created_at', 'last_used_at'] },
  },
  security_event: {
    about: { account_id: 'account' },
    erase: 'row',
    none: ['kind'],
    shown: { as: 'securityEvents', with: ['hour', 'kind', 'count'] },
  },
  account_token: {
    about: { account_id: 'account', new_email: 'address' },
    erase: 'row',
    details: ['new_email'],
    none: ['kind'],
    shown: { as: 'links', with: ['created_at'] },
  },
  account_role: { about: { account_id: 'account' }, erase: 'row', none: ['role'] },
  recovery_code: { about: { account_id: 'account' }, erase: 'row' },
  second_factor: {
    about: { account_id: 'account' },
    erase: 'row',
    orderedBy: 'account_id',
    shown: { as: 'secondFactors', with: ['confirmed_at'] },
  },
  club_agent: {
    about: { account_id: 'account' },
    erase: 'row',
    orderedBy: 'club_id',
    of: { club: 'club_id' },
    shown: { as: 'agentOf', with: ['clubName'] },
  },
  practice_sheet: {
    about: { account_id: 'account' },
    erase: 'row',
    details: ['values'],
    none: ['kind'],
    orderedBy: 'entry_id',
    of: { entry: 'entry_id' },
    shown: { as: 'practice', with: ['heldOn', 'trialPlace', 'regnr', 'updated_at'] },
  },
  registration: {
    about: { email: 'address' },
    erase: 'row',
    details: ['username', 'email', 'first_name', 'last_name', 'phone', 'membership_number'],
    secrets: ['password_hash'],
    none: ['language'],
    shown: { as: 'registrations', with: ['language', 'created_at'] },
  },
  ...MAIL_HOLDERS,
  consent_log: {
    about: { person_id: 'person' },
    erase: 'row',
    refs: { account_id: 'account' },
    none: ['kind'],
    of: { dog: 'dog_id' },
    shown: { as: 'consents', with: ['kind', 'regnr', 'given', 'changed_at'] },
  },
  entry: {
    about: { id: 'entry', account_id: 'account', contact_email: 'address' },
    erase: 'columns',
    names: ['handler'],
    details: [
      'contact_name',
      'contact_email',
      'contact_phone',
      'withdrawn_reason',
      'refund_iban',
      'refund_holder',
    ],
    // What was told is kept as a digest.
    none: ['class', 'language', 'told_result', 'told_meeting', 'hold', 'left_by', 'key', 'method'],
    of: { dog: 'dog_id', trial: 'trial_id' },
    shown: {
      as: 'entries',
      with: ['heldOn', 'trialPlace', 'regnr', 'class', 'entered_at', 'language', 'withdrawn_at'],
    },
  },
  ...MONEY_HOLDERS,
  ...HEALTH_HOLDERS,
  refund_claim: {
    about: { entry_id: 'entry' },
    erase: 'row',
    texts: ['verdict_reason'],
    none: ['verdict'],
    refs: { decided_by: 'account' },
    of: { entry: 'entry_id' },
    shown: {
      as: 'refundClaims',
      with: ['heldOn', 'trialPlace', 'regnr', 'made_at', 'verdict', 'verdict_reason'],
    },
    shownRefs: { as: 'decidedClaims', with: ['heldOn', 'trialPlace', 'regnr', 'decided_at'] },
  },
  entry_contest: {
    about: { account_id: 'account', entry_id: 'entry' },
    erase: 'row',
    texts: ['reason', 'verdict_reason'],
    none: ['verdict'],
    refs: { decided_by: 'account' },
    of: { entry: 'entry_id' },
    shown: { as: 'contestedEntries', with: ['heldOn', 'trialPlace', 'regnr', 'made_at', 'verdict'] },
    shownRefs: { as: 'decidedContests', with: ['heldOn', 'trialPlace', 'regnr', 'decided_at'] },
  },
  entry_link: {},
  entry_move: {
    refs: { account_id: 'account' },
    texts: ['reason'],
    none: ['list'],
    of: { entry: 'entry_id' },
    shownRefs: { as: 'moves', with: ['regnr', 'moved_at'] },
  },
  overtaken_entry: {},
  queue_told: {},
  check_in: {
    refs: { account_id: 'account' },
    // The number of a dog's chip is not a person's.
    none: ['chip', 'chip_number'],
    orderedBy: 'entry_id',
    of: { entry: 'entry_id' },
    shownRefs: { as: 'checkIns', with: ['regnr', 'checked_at'] },
  },
  trial_message: {
    refs: { account_id: 'account' },
    texts: ['subject', 'body'],
    none: ['key'],
    of: { trial: 'trial_id' },
    shownRefs: { as: 'messages', with: ['heldOn', 'trialPlace', 'sent_at', 'subject', 'body'] },
  },
  judge: {
    about: { id: 'judge', account_id: 'account' },
    erase: 'columns',
    kept: ['name'],
    details: ['town', 'email', 'phone'],
    resets: ['contact_consent'],
    none: ['qualifications', 'district'],
    shown: { as: 'judges', with: ['qualifications', 'district', 'contact_consent', 'active'] },
  },
  club: {
    about: { email: 'address' },
    erase: 'columns',
    details: ['email', 'phone'],
    texts: ['name', 'website', 'account_holder'],
    none: ['district', 'iban', 'bic', 'business_id'],
    shown: { as: 'clubs', with: ['name'] },
  },
  trial: {
    about: { organiser_email: 'address' },
    erase: 'columns',
    details: ['organiser_email', 'organiser_phone'],
    texts: ['place', 'fee_text', 'bring', 'invitation', 'cancel_reason', 'move_reason', 'moved_from_place'],
    none: [
      'type',
      'filling',
      'district',
      'district_number',
      'form_number',
      'classes',
      'bird_species',
      'capacity_by_class',
      'start_seed',
      'party_seed',
      'proposals',
    ],
    of: { trial: 'id' },
    shown: { as: 'trials', with: ['held_on', 'place'] },
  },
  rulebook: {
    refs: { created_by: 'account' },
    texts: ['note'],
    none: ['data'],
    shownRefs: { as: 'rulebooks', with: ['valid_from', 'revision', 'created_at'] },
  },
  job: { none: ['name', 'holder', 'failure'] },
  average_run: { refs: { started_by: 'account' } },
  average_season: { none: ['method'] },
  breed_average: { none: ['kind', 'breed', 'class', 'figures'] },
  dog: {
    names: ['handler'],
    refs: { breeder_id: 'person' },
    texts: [
      'kennel_name',
      'teeth_remark',
      'hair_remark',
      'testicle_remark',
      'eye_remark',
      'mental_test',
      'predator_test',
      'health_insurance',
      'free_text',
      'death_cause',
    ],
    none: [
      'breed_code',
      'name',
      'name_folded',
      'nick_name',
      'sex',
      'colour',
      'studbook_number',
      'beard_gene',
      'vwd_status',
    ],
    of: { dog: 'id' },
    shown: { as: 'handledDogs', with: ['regnr', 'name'] },
    shownRefs: { as: 'bredDogs', with: ['regnr', 'name'] },
  },
  dog_owner: {
    about: { person_id: 'person' },
    erase: 'row',
    orderedBy: 'dog_id',
    of: { dog: 'dog_id' },
    shown: { as: 'ownedDogs', with: ['regnr', 'dogName', 'start_date', 'end_date'] },
  },
  account: {
    about: { id: 'account' },
    erase: 'row',
    refs: { person_id: 'person' },
    details: ['username', 'email', 'first_name', 'last_name', 'phone', 'membership_number'],
    secrets: ['password_hash'],
    none: ['language'],
    shown: {
      as: 'accounts',
      with: [
        'pendingEmail',
        'membership_confirmed_at',
        'language',
        'roles',
        'created_at',
        'last_signin_at',
        'locked_at',
      ],
    },
  },
  member_change: {
    about: { account_id: 'account' },
    erase: 'row',
    details: ['membership_number'],
    shown: { as: 'memberChanges', with: ['confirmed_before', 'confirmed_after'] },
  },
  member_import: {
    refs: { account_id: 'account', undone_by: 'account' },
    texts: ['file_name'],
    shownRefs: { as: 'memberImports', with: ['imported_at', 'file_name'] },
  },
  ...IMPORT_HOLDERS,
  person: {
    about: { id: 'person' },
    erase: 'row',
    details: ['name', 'town', 'email', 'phone'],
    alone: ['email'],
    shown: { as: 'persons', with: ['public_consent'] },
  },
  audit: {
    refs: { account_id: 'account' },
    texts: ['before', 'after'],
    none: ['subject', 'subject_id', 'code'],
  },
  // Former values that are a person's are found by the columns they stood in.
  record_change: { texts: ['former'], none: ['table_name', 'record'] },
  change_source: { texts: ['file_name'], none: ['origin', 'sheets'] },
  sheet: { texts: ['values', 'accepted'], none: ['kind'], of: { entry: 'entry_id' } },
  trial_judge: { refs: { judge_id: 'judge' } },
  place_draw: { secrets: ['seed'], none: ['hash'], orderedBy: 'trial_id', of: { trial: 'trial_id' } },
  drawn_entry: { none: ['regnr', 'class'], orderedBy: 'trial_id', of: { trial: 'trial_id' } },
  trial_party: { texts: ['place'], orderedBy: 'trial_id', of: { trial: 'trial_id' } },
  trial_party_judge: { refs: { judge_id: 'judge' } },
  trial_result: {
    kept: ['judge'],
    refs: { judge_id: 'judge' },
    texts: ['report', 'overridden'],
    none: ['class', 'outcome', 'status', 'weather', 'terrain'],
    of: { dog: 'dog_id', trial: 'trial_id' },
  },
  water_result: {
    kept: ['judge'],
    refs: { judge_id: 'judge' },
    texts: ['report', 'overridden'],
    none: ['class', 'outcome', 'status'],
    of: { dog: 'dog_id', trial: 'trial_id' },
  },
  show: { texts: ['place', 'name'], none: ['country'] },
  show_result: {
    kept: ['judge'],
    texts: ['critique'],
    none: ['class', 'grade', 'marks'],
    of: { dog: 'dog_id' },
  },
  breeding_review: {
    kept: ['reviewer'],
    texts: ['place', 'critique'],
    none: ['kind', 'class'],
    of: { dog: 'dog_id' },
  },
  breeding_award: { texts: ['grounds'], none: ['level'], of: { dog: 'dog_id' } },
  health_statement: {
    texts: ['certificate', 'remark'],
    none: ['kind', 'scale', 'value', 'left_value', 'right_value', 'source'],
    of: { dog: 'dog_id' },
  },
  paper_award: {
    // Who has seen a paper is no member by this; a name that a user has is found as text.
    texts: ['award', 'place', 'seen_by', 'verdict_reason'],
    none: ['ground', 'verdict'],
    refs: { account_id: 'account', decided_by: 'account' },
    of: { dog: 'dog_id', trial: 'trial_id' },
    shownRefs: { as: 'paperAwards', with: ['regnr', 'award', 'place', 'won_on', 'recorded_at'] },
  },
  objection: {
    about: { account_id: 'account', objector_email: 'address' },
    erase: 'columns',
    details: ['objector_name', 'objector_email'],
    texts: ['body', 'verdict_reason'],
    none: ['language', 'verdict'],
    refs: { recorded_by: 'account', decided_by: 'account' },
    of: { dog: 'dog_id', trial: 'trial_id' },
    shown: {
      as: 'objections',
      with: ['heldOn', 'trialPlace', 'regnr', 'received_on', 'body', 'verdict', 'verdict_reason'],
    },
    shownRefs: { as: 'handledObjections', with: ['heldOn', 'trialPlace', 'received_on'] },
  },
  proposal: {
    none: ['code'],
    refs: { account_id: 'account' },
    of: { dog: 'dog_id', trial: 'trial_id' },
    shownRefs: { as: 'proposals', with: ['heldOn', 'trialPlace', 'regnr', 'code', 'proposed_at'] },
  },
  trial_signature: {
    none: ['results'],
    refs: { account_id: 'account', judge_id: 'judge' },
    of: { trial: 'trial_id' },
    orderedBy: 'trial_id',
    shownRefs: { as: 'signatures', with: ['heldOn', 'trialPlace', 'signed_at'] },
  },
  ...BREEDING_HOLDERS,
  ...DOCUMENT_HOLDERS,
  ...CONTENT_HOLDERS,
  attempt: {},
  breed: { none: ['code', 'family', 'name_fi', 'name_sv', 'name_en'] },
  captcha_solution: {},
  dog_number: { none: ['key', 'stem', 'regnr'] },
  dog_title: { texts: ['source'], none: ['code', 'country'], of: { dog: 'dog_id' } },
  champion_title: { none: ['code', 'name_fi', 'name_sv', 'name_en', 'country', 'rule'] },
  // Of pictures and papers only a human can say whom they show.
  file: { none: ['name', 'mime'] },
  page_change: { none: ['shows'] },
  pedigree_change: {},
  unregistered_dog: {
    texts: ['sire', 'dam'],
    none: ['regnr', 'key', 'chip'],
    of: { dog: 'dog_id' },
    orderedBy: 'dog_id',
  },
  product: { none: ['description_fi', 'description_sv', 'description_en', 'trial_types', 'classes'] },
  review_phrase: { none: ['kind', 'topic', 'text_fi', 'text_sv', 'text_en'] },
  setting: { none: ['key', 'value'] },
  trial_number: {},
} as const satisfies { readonly [T in Table]: HolderOf<keyof Schema[T] & string> }

/** One table of the above. */
export type Holder = HolderOf<string> & { readonly table: string }

export const holders: readonly Holder[] = Object.entries<HolderOf<string>>(HOLDERS).map(
  ([table, holder]) => ({
    ...holder,
    table,
  }),
)
