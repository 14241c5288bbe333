import { expect, test } from 'vitest'
import type { Translate } from '../i18n/useTranslate.ts'
import { partyGroups } from './parties.ts'
import type { OpenLine } from './useSheets.ts'

const t = ((key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ')) as Translate
const line = (party: number | null) => ({ line: { party } }) as OpenLine
const party = (number: number, own = false) => ({
  number,
  own,
  day: 1,
  meetsAt: null,
  place: null,
  judges: [],
})

test('groups the dogs by party, the own one first, those without one last', () => {
  const sheets = { parties: [party(1), party(2, true), party(10)] }
  const lines = [line(2), line(null), line(10), line(1), line(2)]
  expect(partyGroups(t, sheets, lines)).toEqual([
    { name: 'results.parties.own 2', places: [0, 4] },
    { name: 'results.parties.of 1', places: [3] },
    { name: 'results.parties.of 10', places: [2] },
    { name: 'results.parties.none', places: [1] },
  ])
})

test('leaves the dogs of a trial without parties in one group without a name', () => {
  expect(partyGroups(t, { parties: [] }, [line(null), line(null)])).toEqual([{ name: null, places: [0, 1] }])
})
