import { expect, test } from 'vitest'
import { drawParties, type Party, partyDay, partyFaults, trialDays } from './parties.ts'

const dogs = [
  ...[1, 2, 3, 4].map((id) => ({ id, class: 'AVO' as const })),
  ...[5, 6].map((id) => ({ id, class: 'VOI' as const })),
]
const trial = {
  type: 'forest',
  heldOn: '2026-09-12',
  endDate: '2026-09-13',
  judges: [{ id: 1 }, { id: 2 }],
} as const
const party: Party = { number: 1, day: 1, meetsAt: '08:00', place: null, judges: [{ id: 1, name: 'Aho' }] }

test('draws the same parties from the same seed, whatever order the dogs are given in', () => {
  const drawn = drawParties(dogs, [1, 2], 'siemen')
  expect([...drawParties(dogs.toReversed(), [1, 2], 'siemen')]).toEqual([...drawn])
  expect([...drawParties(dogs, [1, 2], 'toinen siemen')]).not.toEqual([...drawn])
})

test('spreads every class over the parties', () => {
  const drawn = drawParties(dogs, [3, 7], 'siemen')
  const counts = (ids: readonly number[]) =>
    [3, 7].map((number) => ids.filter((id) => drawn.get(id) === number).length)
  expect(counts([1, 2, 3, 4])).toEqual([2, 2])
  expect(counts([5, 6])).toEqual([1, 1])
})

test('finds no fault with a party that has a judge, a time and room', () => {
  expect(partyFaults(party, 5, trial)).toEqual([])
})

test.each([
  [{ judges: [] }, 5, ['noJudge']],
  [{ judges: [{ id: 3, name: 'Elo' }] }, 5, ['judgeGone']],
  [{ day: 3 }, 5, ['dayGone']],
  [{ meetsAt: null }, 5, ['noTime']],
  [{}, 6, ['tooMany']],
] as const)('tells of a party with %j and %i dogs %j', (overrides, count, faults) => {
  expect(partyFaults({ ...party, ...overrides }, count, trial)).toEqual(faults)
})

test('takes twice as many dogs with two judges', () => {
  const judges = [
    { id: 1, name: 'Aho' },
    { id: 2, name: 'Elo' },
  ]
  expect(partyFaults({ ...party, judges }, 10, trial)).toEqual([])
})

test('knows the days of a trial, and none that it does not have', () => {
  expect(trialDays(trial)).toEqual(['2026-09-12', '2026-09-13'])
  expect(trialDays({ heldOn: '2026-09-12', endDate: null })).toEqual(['2026-09-12'])
  expect(trialDays({ heldOn: null, endDate: null })).toEqual([])
  expect(partyDay({ day: 2 }, trial)).toBe('2026-09-13')
  expect(partyDay({ day: 3 }, trial)).toBeNull()
})
