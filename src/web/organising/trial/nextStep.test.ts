import { expect, test } from 'vitest'
import type { OfferedAction, TrialDetails } from '#contract/organising.ts'
import type { LifeStage } from '#domain/trials/lifeCycle.ts'
import { buttonsOf } from './actions/trialActions.ts'
import { nextStepOf } from './nextStep.ts'

type Offer = TrialDetails['actions'][number]
const action = (name: OfferedAction, blockedBy: string | null = null): Offer => ({
  action: name,
  blockedBy,
  fields: {},
})

test('leaves out an action that will never be possible again, and gives the reason of one that waits', () => {
  const buttons = buttonsOf({
    state: 'ongoing',
    actions: [
      action('save'),
      action('delete', 'TRIAL_IS_PUBLISHED'),
      action('publish', 'TRIAL_IS_PUBLISHED'),
      action('open'),
      action('close', 'REGISTRATION_NOT_OPEN'),
      action('end', 'RESULTS_NOT_DONE'),
      action('report'),
    ],
  })
  expect(buttons).toEqual([
    { action: 'open', blockedBy: null },
    { action: 'end', blockedBy: 'RESULTS_NOT_DONE' },
  ])
})

const DOG = {
  regnr: 'FI1/20',
  name: 'A',
  unregistered: false,
  class: 'AVO',
  outcome: null,
  missing: 'RESULTS_MISSING',
} as const
const trial = {
  state: 'ongoing',
  kaerNr: 1,
  taken: { NUO: 1, AVO: 1, VOI: 0 },
  unseen: 2,
  done: 0,
  pending: [DOG],
  fields: { filling: 'queue' },
  placeDraw: null,
  signing: { state: 'none', expected: false, signedAt: null, signer: null },
  actions: [action('save'), action('end', 'RESULTS_MISSING')],
} as unknown as TrialDetails

test.each<[string, LifeStage, Partial<TrialDetails>, object]>([
  [
    'signing, of the head judge',
    'day',
    {
      done: 2,
      pending: [],
      actions: [action('end')],
      signing: { state: 'changed', expected: true, signedAt: null, signer: null },
    },
    { why: 'sign', place: 'signing' },
  ],
  [
    'the end, of a head judge who has signed',
    'day',
    {
      done: 2,
      pending: [],
      actions: [action('end')],
      signing: { state: 'signed', expected: true, signedAt: null, signer: null },
    },
    { why: 'end', action: 'end' },
  ],
  [
    'the end, of an organiser',
    'day',
    {
      done: 2,
      pending: [],
      actions: [action('save'), action('end')],
      signing: { state: 'none', expected: true, signedAt: null, signer: null },
    },
    { why: 'end', action: 'end' },
  ],
  [
    'what a draft lacks',
    'draft',
    { actions: [action('publish', 'TRIAL_INCOMPLETE')] },
    { why: 'incomplete', place: 'fields' },
  ],
  [
    'publishing a whole draft',
    'draft',
    { actions: [action('publish')] },
    { why: 'publish', action: 'publish' },
  ],
  [
    'the participants while registration is open',
    'registration',
    { state: 'open' },
    { why: 'registration', place: 'participants' },
  ],
  ['the draw after it', 'registration', {}, { why: 'closed', place: 'participants' }],
  [
    'the draw of the places before that of the order',
    'registration',
    { fields: { filling: 'draw' } as TrialDetails['fields'], placeDraw: { hash: 'a', drawnAt: null } },
    { why: 'waitsForDraw', place: 'participants' },
  ],
  ['the check-in on the morning', 'day', {}, { why: 'checkIn', place: 'checkIn' }],
  ['the results once all dogs have been seen', 'day', { unseen: 0 }, { why: 'results', place: 'sheets' }],
  ['the results once there are some', 'day', { done: 1 }, { why: 'results', place: 'sheets' }],
  ['the results after the day', 'results', {}, { why: 'results', place: 'sheets' }],
  [
    'what blocks the end when all are done',
    'results',
    { pending: [], done: 2, actions: [action('end', 'OBJECTIONS_OPEN')] },
    { why: 'blockedEnd' },
  ],
  [
    'the record when all are done and another ends the trial',
    'results',
    { pending: [], done: 2, actions: [] },
    { why: 'waitsForEnd', place: 'record' },
  ],
  ['the end', 'results', { pending: [], done: 2, actions: [action('end')] }, { why: 'end', action: 'end' }],
  ['the record of an ended trial', 'ended', { state: 'ready' }, { why: 'ended', place: 'record' }],
])('leads to %s', (_, stage, differing, step) => {
  expect(nextStepOf({ ...trial, ...differing }, stage, true)).toEqual(step)
})

test('leads who may write nothing down to the public page, and nobody anywhere from a draft of others', () => {
  const looking = { ...trial, actions: [] }
  expect(nextStepOf(looking, 'day', false)).toEqual({ why: 'running', place: 'publicPage' })
  expect(nextStepOf(looking, 'draft', false)).toBe(null)
  expect(nextStepOf(looking, null, false)).toBe(null)
})
