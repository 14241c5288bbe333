import { expect, test } from 'vitest'
import { nextTrial, sameWeekday } from './copy.ts'
import { emptyFields, type TrialFields } from './trialFields.ts'
import { type TrialFormContext, trialFaults } from './trialForm.ts'

const RIGHT: TrialFields = {
  ...emptyFields(1),
  type: 'field',
  date: '2026-09-12',
  endDate: '2026-09-13',
  place: 'Ilmajoki',
  startTime: '08:30',
  endTime: '17:00',
  divided: true,
  classes: ['NUO', 'AVO', 'VOI'],
  registrationStart: '2026-08-01',
  registrationEnd: '2026-09-01',
  organiserEmail: 'koe@example.org',
  capacity: 12,
  capacityByClass: { VOI: 4 },
  judgeIds: [1, 2],
  headJudgeId: 1,
}
const CONTEXT: TrialFormContext = {
  complete: true,
  judges: new Map([
    [1, { name: 'Tuomari 1', active: true, qualifications: ['field', 'forest'] }],
    [2, { name: 'Tuomari 2', active: true, qualifications: ['field'] }],
    [3, { name: 'Tuomari 3', active: false, qualifications: ['field'] }],
    [4, { name: 'Tuomari 4', active: true, qualifications: ['water_track'] }],
  ]),
  published: null,
  taken: { NUO: 0, AVO: 0, VOI: 0 },
  entered: 0,
  hasResults: false,
  drawn: false,
  judgedBy: [],
  offered: [],
  proposed: [],
}
const faults = (overrides: Partial<TrialFields>, context: Partial<TrialFormContext> = {}) =>
  trialFaults({ ...RIGHT, ...overrides }, { ...CONTEXT, ...context })

test('finds no fault in a valid form, where the organiser is reached by mail or by phone', () => {
  expect(faults({})).toEqual({})
  expect(faults({ organiserEmail: '', organiserPhone: '040 123 4567' })).toEqual({})
})

test.each<[Partial<TrialFields>, Record<string, string>]>([
  [{ type: null }, { type: 'TRIAL_TYPE_MISSING' }],
  [{ date: null }, { date: 'TRIAL_DATE_MISSING' }],
  [{ place: '' }, { place: 'TRIAL_PLACE_MISSING' }],
  [{ classes: [], capacityByClass: {} }, { classes: 'TRIAL_CLASSES_MISSING' }],
  [{ registrationStart: null }, { registrationStart: 'REGISTRATION_START_MISSING' }],
  [{ registrationEnd: null }, { registrationEnd: 'REGISTRATION_END_MISSING' }],
  [
    { judgeIds: [], headJudgeId: null },
    { judgeIds: 'TRIAL_JUDGES_MISSING', headJudgeId: 'TRIAL_HEAD_JUDGE_MISSING' },
  ],
  [{ headJudgeId: null }, { headJudgeId: 'TRIAL_HEAD_JUDGE_MISSING' }],
  [{ organiserEmail: '' }, { organiserPhone: 'TRIAL_CONTACT_MISSING' }],
])('requires from publishing on what a draft may lack: %o', (input, expected) => {
  expect(faults(input)).toEqual(expected)
  expect(faults(input, { complete: false })).toEqual({})
})

test.each<[Partial<TrialFields>, Record<string, string>]>([
  [
    { registrationStart: '2026-09-12', registrationEnd: '2026-09-12' },
    {
      registrationStart: 'REGISTRATION_START_NOT_BEFORE_TRIAL',
      registrationEnd: 'REGISTRATION_END_NOT_BEFORE_TRIAL',
    },
  ],
  [{ registrationEnd: '2026-09-12' }, { registrationEnd: 'REGISTRATION_END_NOT_BEFORE_TRIAL' }],
  [{ registrationStart: '2026-09-02' }, { registrationStart: 'REGISTRATION_START_AFTER_END' }],
  [{ endDate: '2026-09-11' }, { endDate: 'TRIAL_START_AFTER_END' }],
  [{ endDate: null, endTime: '08:30' }, { endTime: 'TRIAL_TIMES_ORDER' }],
  [{ headJudgeId: 3 }, { headJudgeId: 'HEAD_JUDGE_NOT_AMONG_JUDGES' }],
  [{ judgeIds: [1, 3] }, { judgeIds: 'JUDGE_NOT_ACTIVE' }],
  [{ judgeIds: [1, 4] }, { judgeIds: 'JUDGE_NOT_QUALIFIED' }],
  [{ judgeIds: [1, 5] }, { judgeIds: 'JUDGE_NOT_FOUND' }],
  [{ type: 'forest' }, { judgeIds: 'JUDGE_NOT_QUALIFIED' }],
  [{ capacityByClass: { NUO: 13 } }, { 'capacityByClass.NUO': 'CLASS_CAPACITY_ABOVE_TOTAL' }],
  [{ classes: ['NUO'] }, { 'capacityByClass.VOI': 'CLASS_CAPACITY_WITHOUT_CLASS' }],
])('checks days, judges and places of a draft as well: %o', (input, expected) => {
  expect(faults(input)).toEqual(expected)
  expect(faults(input, { complete: false })).toEqual(expected)
})

test('accepts the limits: registration to the day before, one day, the last place', () => {
  expect(faults({ registrationStart: '2026-09-11', registrationEnd: '2026-09-11' })).toEqual({})
  expect(faults({ endDate: '2026-09-12' })).toEqual({})
  expect(faults({ endTime: '08:00' }), 'of a trial of two days').toEqual({})
  expect(faults({ capacity: 4 })).toEqual({})
})

test('keeps place, class and type of dogs in the trial', () => {
  const entered = { taken: { NUO: 1, AVO: 3, VOI: 2 }, entered: 7, published: RIGHT }
  expect(faults({}, entered)).toEqual({})
  expect(faults({ capacity: 5 }, entered)).toEqual({ capacity: 'CAPACITY_BELOW_TAKEN' })
  expect(faults({ capacity: 6 }, entered)).toEqual({})
  expect(faults({ capacity: null }, { taken: { NUO: 0, AVO: 4, VOI: 2 } })).toEqual({})
  expect(faults({ capacity: null }, { taken: { NUO: 0, AVO: 40, VOI: 2 } })).toEqual({
    capacity: 'CAPACITY_BELOW_TAKEN',
  })
  expect(faults({ capacityByClass: { VOI: 1 } }, entered)).toEqual({
    'capacityByClass.VOI': 'CAPACITY_BELOW_TAKEN',
  })
  expect(faults({ classes: ['AVO', 'VOI'] }, entered)).toEqual({ classes: 'TRIAL_CLASS_HAS_DOGS' })
  expect(faults({ type: 'forest', judgeIds: [1] }, entered)).toEqual({ type: 'TRIAL_TYPE_FIXED' })
  expect(faults({ type: 'forest', judgeIds: [1] }, { ...entered, entered: 0 })).toEqual({})
})

test('changes date and place of a published trial by a move alone', () => {
  expect(faults({ date: '2026-09-11', place: 'Lapua' }, { published: RIGHT })).toEqual({
    date: 'TRIAL_MOVE_NEEDED',
    place: 'TRIAL_MOVE_NEEDED',
  })
})

test('keeps a retired judge of a published trial, and takes none for another', () => {
  const published = { ...RIGHT, judgeIds: [1, 3] }
  expect(faults({ judgeIds: [1, 3] }, { published })).toEqual({})
  expect(faults({ judgeIds: [1, 3] }, { published: RIGHT })).toEqual({ judgeIds: 'JUDGE_NOT_ACTIVE' })
})

test('copies to the same weekday of the first year still to come, without what happened', () => {
  expect(sameWeekday('2026-09-12', 1)).toBe('2027-09-11')
  expect(sameWeekday('2020-09-12', 6)).toBe('2026-09-12')
  const copied = nextTrial({ ...RIGHT, birdReleaseCount: 5, droppedBirdCount: 2 }, '2026-10-01')
  expect(copied).toMatchObject({
    date: '2027-09-11',
    endDate: '2027-09-12',
    registrationStart: '2027-07-31',
    registrationEnd: '2027-08-31',
    endTime: null,
    startTime: '08:30',
    birdReleaseCount: null,
    droppedBirdCount: null,
    judgeIds: [1, 2],
  })
  expect(nextTrial({ ...RIGHT, date: '2020-09-12' }, '2026-09-20').date).toBe('2027-09-11')
  expect(nextTrial({ ...RIGHT, date: null, registrationStart: null }, '2026-09-20')).toMatchObject({
    date: null,
    registrationStart: null,
  })
})
