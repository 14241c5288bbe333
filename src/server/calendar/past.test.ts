import { beforeAll, expect, test, vi } from 'vitest'
import type { PastTrials } from '#contract/calendar.ts'
import { makeClub, makeDog, makeJudge, makeTrial } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'

const NOW = new Date('2026-05-17T12:00:00Z')

const { app, database } = await openService({ now: () => NOW })

beforeAll(async () => {
  const { db } = database
  const judge = await makeJudge(db, { name: 'Åke Öhman' })
  const dogs = {
    pointer: (await makeDog(db, { breed_code: '119' })).id,
    weimaraner: (await makeDog(db, { breed_code: '99.1' })).id,
  }
  const held = async (overrides: Parameters<typeof makeTrial>[1], judges: number[] = []) =>
    makeTrial(db, { ended_at: `${overrides?.held_on}T15:00:00Z`, ...overrides }, judges)
  const result = (trial_id: number, dog_id: number, overrides: object = {}) =>
    db
      .insertInto('trial_result')
      .values({
        trial_id,
        dog_id,
        class: 'AVO',
        outcome: 'judged',
        prize: 1,
        points: 170,
        status: 'official',
        done_at: '2020-01-01T10:00:00Z',
        ...overrides,
      })
      .execute()
  const oulu = await held({ held_on: '2025-05-31', place: 'Oulu', kaer_nr: 1 })
  await result(oulu, dogs.pointer)
  await result(oulu, dogs.weimaraner, { prize: 3, judge: 'Vieras Tuomari' })
  const aland = await held({ held_on: '2025-06-01', place: 'Åland', kaer_nr: 1, type: 'forest' }, [judge])
  await result(aland, dogs.pointer, { prize: 0 })
  const today = await makeTrial(db, { held_on: '2026-05-17', place: 'Tänään 100 %', kaer_nr: 1 })
  await result(today, dogs.weimaraner, { status: 'preliminary', done_at: '2026-05-17T09:00:00Z' })
  const water = await held({ held_on: '2025-07-01', place: 'Ähtäri', kaer_nr: 1, type: 'water_track' })
  await db
    .insertInto('water_result')
    .values({
      trial_id: water,
      dog_id: dogs.pointer,
      class: 'VOI',
      outcome: 'judged',
      status: 'official',
      done_at: '2026-05-16T12:00:00Z',
    })
    .execute()
  await makeTrial(db, { held_on: '2025-08-01', place: 'Peruttu', kaer_nr: 1, cancelled_at: '2025-07-30' })
  await makeTrial(db, { held_on: '2026-05-18', place: 'Huomenna', kaer_nr: 1 })
  await makeTrial(db, { held_on: '2025-09-01', place: 'Luonnos', kaer_nr: null, published_at: null })
})

const ask = async (query = ''): Promise<PastTrials> => (await app.inject(`/api/trials${query}`)).json()
const places = async (query = '') => (await ask(query)).trials.map(({ place }) => place)

test('lists trials that have begun, newest first, with what came of them', async () => {
  const answer = await ask()
  expect(answer).toMatchObject({ total: 5, page: 1, pageSize: 25, seasons: [2025, 2024] })
  expect(
    answer.trials.map(({ place, state, dogs, prizes, preliminary, isNew }) => [
      place,
      state,
      dogs,
      prizes,
      preliminary,
      isNew,
    ]),
  ).toEqual([
    ['Tänään 100 %', 'ongoing', 1, [1, 0, 0], true, true],
    ['Peruttu', 'cancelled', 0, [0, 0, 0], false, false],
    // Marked done exactly 24 hours ago: not new any more.
    ['Ähtäri', 'ready', 1, [0, 0, 0], false, false],
    ['Åland', 'ready', 1, [0, 0, 0], false, false],
    ['Oulu', 'ready', 2, [1, 0, 1], false, false],
  ])
})

test.each([
  ['?season=2024', ['Oulu']],
  ['?season=2025&type=forest', ['Åland']],
  ['?place=aland', ['Åland']],
  ['?place=100+%25', ['Tänään 100 %']],
  ['?place=_land', []],
  ['?place=%25', ['Tänään 100 %']],
  ['?judge=ake+oh', ['Åland']],
  ['?judge=vieras', ['Oulu']],
  ['?breed=119', ['Ähtäri', 'Åland', 'Oulu']],
  ['?breed=99', ['Tänään 100 %', 'Oulu']],
  ['?breed=99.2', []],
  ['?sort=place&direction=asc', ['Oulu', 'Peruttu', 'Tänään 100 %', 'Åland', 'Ähtäri']],
  ['?sort=dogs', ['Oulu', 'Tänään 100 %', 'Ähtäri', 'Åland', 'Peruttu']],
  ['?direction=asc', ['Oulu', 'Åland', 'Ähtäri', 'Peruttu', 'Tänään 100 %']],
])('filters and sorts by %s', async (query, expected) => {
  expect(await places(query)).toEqual(expected)
})

test('answers a page beyond the last with an empty list and the total', async () => {
  expect(await ask('?page=2')).toMatchObject({ trials: [], total: 5, page: 2 })
})

test('asks the database one small question for any filter, order and page that follow', async () => {
  await ask()
  const connect = vi.spyOn(database.pool, 'connect')
  for (const query of ['?page=10000&judge=oh&breed=99&sort=dogs', '?place=oulu', '?season=2025&sort=place'])
    await ask(query)
  expect(connect).toHaveBeenCalledTimes(3)
  connect.mockRestore()
})

test('shows every change at once: of a result, a judge, an organiser, a breed, a place', async () => {
  const { db } = database
  const dog = await makeDog(db, { breed_code: '119' })
  const clubId = await makeClub(db, undefined, 'Vanha kerho')
  const judgeId = await makeJudge(db, { name: 'Vanha Nimi' })
  const trialId = await makeTrial(db, { held_on: '1999-09-01', place: 'Muutos', club_id: clubId }, [judgeId])
  const found = async (query: string) => (await ask(`?season=1999&${query}`)).total
  expect(await found('')).toBe(1)
  expect([await found('breed=119'), await found('judge=vanha'), await found('place=vanha')]).toEqual([
    0, 1, 1,
  ])
  await db
    .insertInto('trial_result')
    .values({
      trial_id: trialId,
      dog_id: dog.id,
      class: 'AVO',
      outcome: 'judged',
      prize: 2,
      points: 150,
      done_at: NOW,
    })
    .execute()
  expect((await ask('?season=1999')).trials[0]).toMatchObject({ dogs: 1, prizes: [0, 1, 0], isNew: true })
  expect(await found('breed=119')).toBe(1)
  await db.updateTable('dog').set({ breed_code: '99.1' }).where('id', '=', dog.id).execute()
  expect([await found('breed=119'), await found('breed=99')]).toEqual([0, 1])
  await db.updateTable('judge').set({ name: 'Uusi Nimi' }).where('id', '=', judgeId).execute()
  expect([await found('judge=vanha'), await found('judge=uusi')]).toEqual([0, 1])
  await db.updateTable('club').set({ name: 'Uusi kerho' }).where('id', '=', clubId).execute()
  expect([await found('place=vanha'), await found('place=uusi')]).toEqual([0, 1])
  await db.updateTable('trial').set({ place: 'Siirto' }).where('id', '=', trialId).execute()
  expect((await ask('?season=1999')).trials[0]).toMatchObject({ place: 'Siirto' })
  await db.deleteFrom('trial_result').where('trial_id', '=', trialId).execute()
  expect((await ask('?season=1999')).trials[0]).toMatchObject({ dogs: 0, prizes: [0, 0, 0], isNew: false })
})

test('splits the list into pages that follow one another', async () => {
  const { db } = database
  for (let index = 0; index < 26; index++) {
    await makeTrial(db, {
      held_on: `2001-09-${String(index + 1).padStart(2, '0')}`,
      place: 'Sivu',
      kaer_nr: 9,
    })
  }
  const pages = [await ask('?season=2001'), await ask('?season=2001&page=2')]
  expect(pages.map(({ trials, total }) => [trials.length, total])).toEqual([
    [25, 26],
    [1, 26],
  ])
  expect(pages[1]?.trials[0]?.date).toBe('2001-09-01')
})

test.each([
  ['season=x', { season: 'VALUE_INVALID' }],
  ['season=99999', { season: 'VALUE_INVALID' }],
  ['type=sea', { type: 'VALUE_INVALID' }],
  ['breed=x', { breed: 'BREED_INVALID' }],
  ['page=0', { page: 'VALUE_INVALID' }],
  ['sort=prize', { sort: 'VALUE_INVALID' }],
  ['judge=', { judge: 'VALUE_REQUIRED' }],
])('refuses %s', async (query, fields) => {
  const answer = await app.inject(`/api/trials?${query}`)
  expect(refusalOf(answer)).toEqual([400, 'INPUT_INVALID', fields])
})
