import { expect, test } from 'vitest'
import type { Question } from '../questions.ts'
import type { TransitionFacts } from './conditions.ts'
import { signingRefusal } from './signing.ts'
import { TRIAL_STATES } from './states.ts'
import { refusalOf, stateRefusal, TRANSITIONS, TRIAL_ACTIONS } from './transitions.ts'
import { dogFacts, type TrialDog } from './trialDogs.ts'
import { emptyFields, type TrialFields } from './trialFields.ts'

const FIELDS: TrialFields = {
  ...emptyFields(1),
  type: 'field',
  date: '2026-09-12',
  place: 'Ilmajoki',
  divided: false,
  classes: ['AVO'],
  registrationStart: '2026-08-01',
  registrationEnd: '2026-09-01',
  organiserPhone: '040 123 4567',
  capacityByClass: {},
  judgeIds: [1],
  headJudgeId: 1,
}
const HUNT = { kind: 'hunt', class: 'AVO', outcome: 'judged', judgeId: 1, reported: true } as const
const DOG: TrialDog = {
  regnr: 'FI1/20',
  name: 'Aatos',
  unregistered: false,
  class: 'AVO',
  list: 'place',
  results: [HUNT],
  written: false,
  checkedIn: false,
}
const factsWith = (
  overrides: Partial<TransitionFacts> = {},
  dogs: readonly TrialDog[] = [],
): TransitionFacts => ({
  state: 'ongoing',
  version: 3,
  today: '2026-08-15',
  fields: FIELDS,
  judges: new Map([[1, { name: 'Tuomari', active: true, qualifications: ['field'] }]]),
  dogs: dogFacts(dogs, 'field', false),
  reported: true,
  drawn: false,
  undecidedObjections: 0,
  offered: [],
  proposed: [],
  unfitProposals: 0,
  signing: { state: 'signed', expected: true },
  ...overrides,
})

test('refuses exactly what the state does not allow', () => {
  for (const action of TRIAL_ACTIONS)
    for (const state of TRIAL_STATES)
      expect(stateRefusal(action, state) === null, `${action} ${state}`).toBe(
        TRANSITIONS[action].from.includes(state),
      )
})

test('offers an action in every state where it is possible', () => {
  for (const action of TRIAL_ACTIONS)
    expect(TRANSITIONS[action].offeredIn, action).toEqual(
      expect.arrayContaining([...TRANSITIONS[action].from]),
    )
})

test('publishing reports a conflict first, then every missing field', () => {
  const facts = factsWith({ state: 'draft', fields: { ...FIELDS, place: '', judgeIds: [] } })
  const refusal = refusalOf('publish', facts)
  expect(refusal?.code).toBe('TRIAL_INCOMPLETE')
  expect(refusal?.fields).toMatchObject({ place: 'TRIAL_PLACE_MISSING', judgeIds: 'TRIAL_JUDGES_MISSING' })
  expect(refusalOf('publish', facts, { id: 1, version: 3 })).toEqual(refusal)
  expect(refusalOf('publish', facts, { id: 1, version: 2 })).toEqual({ code: 'CHANGED_MEANWHILE' })
})

test('opens registration from its first to its last day', () => {
  for (const [today, code] of [
    ['2026-07-31', 'OUTSIDE_REGISTRATION_PERIOD'],
    ['2026-08-01', undefined],
    ['2026-09-01', undefined],
    ['2026-09-02', 'OUTSIDE_REGISTRATION_PERIOD'],
  ] as const)
    expect(refusalOf('open', factsWith({ today }))?.code, today).toBe(code)
})

test('moves a trial with a result to another place, not to another day', () => {
  const facts = factsWith({}, [DOG])
  const days = { endDate: null, registrationStart: '2026-08-01', registrationEnd: '2026-09-01' }
  const move = { id: 1, version: 3, ...days, date: '2026-09-12', place: 'Lapua', reason: 'Lumi' }
  expect(refusalOf('move', facts)).toBeNull()
  expect(refusalOf('move', facts, move)).toBeNull()
  expect(refusalOf('move', facts, { ...move, date: '2026-09-13' })).toEqual({
    code: 'INPUT_INVALID',
    fields: { date: 'TRIAL_HAS_RESULTS' },
  })
  expect(refusalOf('move', facts, { ...move, place: 'Ilmajoki' })).toEqual({ code: 'MOVE_CHANGES_NOTHING' })
})

test.each<[string, readonly TrialDog[], string | undefined]>([
  ['no dog', [], 'RESULTS_MISSING'],
  ['a dog on the reserve list alone', [{ ...DOG, list: 'reserve', results: [] }], 'RESULTS_MISSING'],
  ['a placed dog without a result', [{ ...DOG, results: [] }], 'RESULTS_NOT_DONE'],
  ['water work that is begun', [{ ...DOG, written: true }], 'RESULTS_NOT_DONE'],
  [
    'a dog that left with something on its sheet',
    [DOG, { ...DOG, list: 'reserve', results: [], written: true }],
    'RESULTS_NOT_DONE',
  ],
  ['a result without a report', [{ ...DOG, results: [{ ...HUNT, reported: false }] }], 'REPORTS_MISSING'],
  [
    'an absent dog without a report',
    [{ ...DOG, results: [{ ...HUNT, outcome: 'absent', reported: false }] }],
    undefined,
  ],
  ['every result done', [DOG, { ...DOG, list: 'withdrawn', results: [] }], undefined],
  ['a result of a dog without an entry', [{ ...DOG, list: null }], undefined],
])('allows or refuses to end a trial with %s', (_name, dogs, code) => {
  const facts = factsWith({}, dogs)
  expect(refusalOf('end', facts)?.code).toBe(code)
  expect(refusalOf('cancel', facts)?.code).toBe(facts.dogs.hasResults ? 'TRIAL_HAS_RESULTS' : undefined)
})

test('counts placed dogs by class, and active entries apart from withdrawn ones', () => {
  const dogs: TrialDog[] = [
    DOG,
    { ...DOG, class: 'VOI', results: [] },
    { ...DOG, list: 'reserve', results: [] },
    { ...DOG, list: 'withdrawn', results: [] },
  ]
  expect(dogFacts(dogs, 'field', false)).toMatchObject({
    taken: { NUO: 0, AVO: 1, VOI: 1 },
    entered: 3,
    everEntered: true,
    done: 1,
    judgedBy: [1],
  })
  expect(dogFacts(dogs, 'water_track', false)).toMatchObject({ done: 0, hasResults: true })
  expect(dogFacts([{ ...DOG, list: null }], 'field', false)).toMatchObject({ everEntered: false, entered: 0 })
})

test('asks before a trial ends that its head judge could sign and has not, or that has changed since', () => {
  const ending = (
    state: TransitionFacts['signing']['state'],
    expected: boolean,
    confirmed: Question[] = [],
  ) => refusalOf('end', factsWith({ signing: { state, expected } }, [DOG]), { id: 1, confirmed })?.code
  expect(ending('none', true)).toBe('RESULTS_NOT_SIGNED')
  expect(ending('none', true, ['RESULTS_NOT_SIGNED'])).toBeUndefined()
  expect(ending('none', false)).toBeUndefined()
  expect(ending('signed', true)).toBeUndefined()
  expect(ending('changed', true)).toBe('RESULTS_CHANGED_SINCE_SIGNING')
  expect(ending('changed', false, ['RESULTS_CHANGED_SINCE_SIGNING'])).toBeUndefined()
})

test('nothing is signed before the day, before all is done, or of a trial that does not run', () => {
  const facts = (overrides: Partial<TransitionFacts>, dogs: readonly TrialDog[] = [DOG]) =>
    signingRefusal(factsWith({ today: '2026-09-12', ...overrides }, dogs))?.code
  expect(facts({})).toBeUndefined()
  expect(facts({ today: '2026-09-11' })).toBe('TRIAL_NOT_BEGUN')
  expect(facts({}, [DOG, { ...DOG, regnr: 'FI2/20', results: [] }])).toBe('RESULTS_NOT_DONE')
  expect(facts({}, [{ ...DOG, results: [{ ...HUNT, reported: false }] }])).toBe('REPORTS_MISSING')
  expect(facts({}, [])).toBe('RESULTS_MISSING')
  expect(facts({ state: 'ready' })).toBe('TRIAL_IS_ENDED')
  expect(facts({ state: 'cancelled' })).toBe('TRIAL_IS_CANCELLED')
})
