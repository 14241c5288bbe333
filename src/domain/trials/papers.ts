import type { TrialType } from './results.ts'

/** Most spare sheets of one file: it bounds the work of one request. */
export const MOST_SPARE_SHEETS = 50

/** What the record tells of a trial, in the order of its form. Source: docs/rules/trials.md#papers. */
export const RECORD_TRIAL_FIELDS = [
  'organiser',
  'place',
  'day',
  'lastDay',
  'form',
  'district',
  'districtNumber',
  'formNumber',
  'startTime',
  'endTime',
  'headJudge',
] as const
export type RecordTrialField = (typeof RECORD_TRIAL_FIELDS)[number]

/** What it tells of a dog, in the order in which it is printed. */
export const RECORD_DOG_FIELDS = [
  'startNumber',
  'class',
  'breedCode',
  'regnr',
  'name',
  'handler',
  'search',
  'game',
  'retrieve',
  'water',
  'track',
  'points',
  'prize',
  'result',
  'proposals',
  'judge',
] as const
export type RecordDogField = (typeof RECORD_DOG_FIELDS)[number]

/** What the national system calls a trial of the type. Source: docs/rules/trials.md#papers. */
export const FORM_CODES: Readonly<Record<TrialType, string>> = {
  field: 'KAER',
  forest: 'KAER',
  water_track: 'KAER vesit',
}
