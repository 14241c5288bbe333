import { expect, test } from 'vitest'
import type { SuggestionsAnswer } from '#contract/suggestions.ts'
import { suggestionGroups } from './suggestionGroups.ts'

const answer = {
  dogs: [{ regnr: 'FI1/20', name: 'Aatu' }],
  similar: false,
  kennels: [{ name: 'Aatun', dogs: 3 }],
  trials: [{ date: '2026-09-12', kaerNr: 4, place: 'Aatula', type: 'field', phase: 'open' }],
} as unknown as SuggestionsAnswer
const names = (of: SuggestionsAnswer) => suggestionGroups(of).map(({ name }) => name)

test('puts dogs first, then kennels and trials, and leaves out what there is none of', () => {
  expect(names(answer)).toEqual(['dogs', 'kennels', 'trials'])
  expect(names({ ...answer, kennels: [] })).toEqual(['dogs', 'trials'])
  expect(suggestionGroups(answer)[2]?.options[0]?.to).toMatchObject({
    params: { trialDate: '2026-09-12', kaerNr: '4' },
  })
})

test('puts dogs that are only spelt alike behind what matches', () => {
  expect(names({ ...answer, similar: true })).toEqual(['kennels', 'trials', 'similar'])
})
