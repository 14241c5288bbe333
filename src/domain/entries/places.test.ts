import { expect, test } from 'vitest'
import type { TrialFacts } from '../trials/states.ts'
import { listForNew, whyFull, withoutOne } from './places.ts'

const facts = (overrides: Partial<TrialFacts> = {}): TrialFacts => ({
  published: true,
  ended: false,
  cancelled: false,
  closedByHand: false,
  registrationStart: null,
  registrationEnd: null,
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
