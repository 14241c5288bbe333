import { expect, test } from 'vitest'
import { setParties } from '#contract/endpoints/entries.ts'
import type { Participants } from '#contract/entries.ts'
import { nextPartyNumber, partiesBack, planOf, putInto, withoutParty, withParty } from './partyPlan.ts'

const facts = { day: 1, meetsAt: '08:00', place: 'Kota' }
const participants = {
  partyVersion: 4,
  parties: [
    { number: 1, ...facts, judges: [{ id: 7, name: 'Aho' }] },
    { number: 3, ...facts, place: null, judges: [] },
  ],
  places: [
    { id: 11, party: 1 },
    { id: 12, party: 3 },
    { id: 13, party: null },
  ],
} as unknown as Participants
const plan = [
  { number: 1, ...facts, judgeIds: [7], entryIds: [11] },
  { number: 3, ...facts, place: '', judgeIds: [], entryIds: [12] },
]

test('says the parties as the call takes them', () => {
  expect(planOf(participants)).toEqual(plan)
})

test('moves a dog from one party to another, into one, and out of all', () => {
  const dogs = (id: number, number: number | null) => {
    const { parties } = putInto(participants, { id }, number).body as unknown as { parties: typeof plan }
    return parties.map(({ entryIds }) => entryIds)
  }
  expect(dogs(11, 3)).toEqual([[], [12, 11]])
  expect(dogs(13, 1)).toEqual([[11, 13], [12]])
  expect(dogs(12, null)).toEqual([[11], []])
})

test('goes back to what was seen, at the version that follows', () => {
  expect(partiesBack(participants)).toEqual({ call: setParties, body: { version: 5, parties: plan } })
})

test('adds, changes and removes a party, and keeps the dogs of one that is changed', () => {
  const added = { number: nextPartyNumber(participants), ...facts, judgeIds: [8] }
  expect(added.number).toBe(4)
  expect(withParty(participants, added).body).toEqual({
    version: 4,
    parties: [...plan, { ...added, entryIds: [] }],
  })
  const later = { number: 1, ...facts, meetsAt: '09:00', judgeIds: [7] }
  expect(withParty(participants, later).body).toEqual({
    version: 4,
    parties: [plan[1], { ...later, entryIds: [11] }],
  })
  expect(withoutParty(participants, 1).body).toEqual({ version: 4, parties: [plan[1]] })
})
