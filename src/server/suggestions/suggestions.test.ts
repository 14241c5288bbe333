import { beforeAll, expect, test } from 'vitest'
import type { SuggestionsAnswer } from '#contract/suggestions.ts'
import { makeDog, makeTrial } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import { testApp } from '../testing/testApp.ts'

const NOW = new Date('2026-05-17T12:00:00Z')
const { app, database } = await openService({ now: () => NOW })

beforeAll(async () => {
  const { db } = database
  for (let number = 1; number <= 8; number++) {
    await makeDog(db, { name: `Suokosken Tarmo ${number}`, kennel_name: 'Suokosken' })
  }
  await makeDog(db, { name: 'Tarmo', kennel_name: 'Iso-Suokosken', regnrs: ['FI77001/20', 'SE12345/2019'] })
  const place = { place: 'Suokoski' }
  await makeTrial(db, { ...place, held_on: '2026-09-12' })
  await makeTrial(db, { ...place, held_on: '2026-06-01' })
  await makeTrial(db, { ...place, held_on: '2025-09-12' })
  await makeTrial(db, { ...place, held_on: '2024-09-12' })
  await makeTrial(db, { ...place, held_on: '2026-07-01', published_at: null })
})

const ask = (q: string, of = app) => of.inject(`/api/suggestions?${new URLSearchParams({ q })}`)
const suggest = async (q: string): Promise<SuggestionsAnswer> => (await ask(q)).json()

test('suggests a few dogs, the kennels, and the trials to come before those held', async () => {
  const { dogs, similar, kennels, trials } = await suggest('suokosk')
  expect(dogs).toHaveLength(6)
  expect(dogs[0]).toMatchObject({ name: 'Suokosken Tarmo 1', matched: null })
  expect(similar).toBe(false)
  expect(kennels).toEqual([
    { name: 'Suokosken', dogs: 8 },
    { name: 'Iso-Suokosken', dogs: 1 },
  ])
  expect(trials.map(({ date, place }) => [date, place])).toEqual([
    ['2026-06-01', 'Suokoski'],
    ['2026-09-12', 'Suokoski'],
    ['2025-09-12', 'Suokoski'],
  ])
})

test('finds a trial by place and year, and a dog by any of its numbers', async () => {
  expect((await suggest('SUOKOSKI 2024')).trials.map(({ date }) => date)).toEqual(['2024-09-12'])
  expect((await suggest('SE12345/2019')).dogs).toMatchObject([{ name: 'Tarmo', matched: 'SE12345/2019' }])
})

test('says when the dogs are only spelt alike', async () => {
  expect((await suggest('suokoskne tarmo')).similar).toBe(true)
  expect(await suggest('qqqxzw')).toEqual({ dogs: [], similar: false, kennels: [], trials: [] })
})

test('tells of a dog no more than a list does: no death, no owner', async () => {
  const [dog] = (await suggest('iso-suok tarmo')).dogs.concat((await suggest('FI77001/20')).dogs)
  expect(Object.keys(dog!).toSorted()).toEqual(
    ['regnr', 'name', 'gender', 'birthYear', 'breed', 'titles', 'matched'].toSorted(),
  )
})

test('suggests no trials in a club without them', async () => {
  const other = await testApp(database, { env: { CLUB_PROFILE: 'saksanpaimenkoira' } })
  expect((await ask('suokosk', other)).json()).toMatchObject({ trials: [] })
  await other.close()
})

test.each([
  ['ab', { q: 'SEARCH_TOO_SHORT' }],
  ['a'.repeat(101), { q: 'SEARCH_TOO_LONG' }],
])('refuses %s', async (q, fields) => {
  expect(refusalOf(await ask(q))).toEqual([400, 'INPUT_INVALID', fields])
})
