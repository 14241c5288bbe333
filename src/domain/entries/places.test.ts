import { expect, test } from 'vitest'
import { placesLeft, type TrialFacts } from '../trials/states.ts'
import { listForNew, whyFull, withoutOne } from './places.ts'

const facts = (overrides: Partial<TrialFacts> = {}): TrialFacts => ({
  published: true,
  ended: false,
  cancelled: false,
  closedByHand: false,
  registrationStart: null,
  registrationEnd: null,
  classes: ['NUO', 'AVO', 'VOI'],
  capacity: 3,
  capacityByClass: { VOI: 1 },
  taken: { NUO: 1, AVO: 0, VOI: 1 },
  ...overrides,
})

test('gives a new dog a place while one is free, in its class too', () => {
  expect(listForNew(facts(), 'AVO', [])).toBe('place')
  expect(listForNew(facts(), 'VOI', [])).toBe('reserve')
  expect(listForNew(facts({ taken: { NUO: 3, AVO: 0, VOI: 0 } }), 'AVO', [])).toBe('reserve')
  expect(listForNew(facts({ capacity: null, capacityByClass: {} }), 'VOI', ['AVO'])).toBe('reserve')
})

test('counts the trial as full when no class that is offered has a place', () => {
  const limits = { capacity: null, capacityByClass: { NUO: 1, VOI: 1 } }
  expect(whyFull(facts({ ...limits, classes: ['NUO', 'VOI'] }), 'VOI')).toBe('TRIAL_FULL')
  expect(whyFull(facts(limits), 'VOI')).toBe('CLASS_FULL')
  expect(placesLeft(facts({ classes: ['NUO', 'VOI'], capacityByClass: { NUO: 2, VOI: 1 } }))).toBe(1)
  expect(placesLeft(facts(limits))).toBeNull()
  expect(placesLeft(facts({ ...limits, classes: [] }))).toBeNull()
})

test('keeps a new dog behind those that wait for the same place, not behind one that waits for its full class', () => {
  expect(listForNew(facts(), 'AVO', ['NUO'])).toBe('reserve')
  expect(listForNew(facts(), 'AVO', ['VOI'])).toBe('place')
})

test('counts the trial or the class as full, and the own place of a moving dog as free', () => {
  const full = facts({ taken: { NUO: 2, AVO: 0, VOI: 1 } })
  expect(whyFull(full, 'AVO')).toBe('TRIAL_FULL')
  expect(whyFull(facts(), 'VOI')).toBe('CLASS_FULL')
  expect(whyFull(facts(), 'NUO')).toBeNull()
  expect(whyFull(withoutOne(full, 'NUO'), 'AVO')).toBeNull()
  expect(whyFull(withoutOne(full, 'NUO'), 'VOI')).toBe('CLASS_FULL')
})
