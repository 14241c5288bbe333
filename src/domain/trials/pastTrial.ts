/**
 * What the history follows of a trial, with its columns: what it announces and went through, but no contact of a person.
 * Source: docs/rules/history.md#as-on-a-day.
 */
export const PAST_TRIAL_COLUMNS = {
  type: 'type',
  date: 'held_on',
  endDate: 'end_date',
  startTime: 'start_time',
  endTime: 'end_time',
  place: 'place',
  district: 'district',
  districtNumber: 'district_number',
  formNumber: 'form_number',
  classes: 'classes',
  divided: 'divided',
  registrationStart: 'registration_start',
  registrationEnd: 'registration_end',
  capacity: 'capacity',
  filling: 'filling',
  feeText: 'fee_text',
  kaerNr: 'kaer_nr',
  publishedAt: 'published_at',
  startListAt: 'start_list_at',
  movedFrom: 'moved_from',
  moveReason: 'move_reason',
  endedAt: 'ended_at',
  cancelledAt: 'cancelled_at',
  cancelReason: 'cancel_reason',
} as const

export type PastTrialField = 'club' | keyof typeof PAST_TRIAL_COLUMNS
export const PAST_TRIAL_FIELDS = ['club', ...Object.keys(PAST_TRIAL_COLUMNS)] as [
  PastTrialField,
  ...PastTrialField[],
]
