import type { Insertable } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { RulebookDetails, RulebookPreview, RulebookRow } from '#contract/rulebooks.ts'
import type { Schema } from '../platform/schema.ts'
import { rulebookBody } from '../rulebooks/rulebooks.test-helper.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { type MadeDog, makeDog, makeTrial } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'

type Result = Partial<Insertable<Schema['trial_result']>>

let chief: TestBrowser
/** The dogs of the results, by their purpose in these tests. */
const dogs = new Map<string, MadeDog>()

/** AVO, 60 + 63 + 32 + 24 = 179 points, 1st prize; divided unless the test says otherwise. */
async function keep(name: string, heldOn: string, overrides: Result = {}): Promise<void> {
  const dog = await makeDog(database.db, { name })
  dogs.set(name, dog)
  await database.db
    .insertInto('trial_result')
    .values({
      trial_id: await makeTrial(database.db, { held_on: heldOn }),
      dog_id: dog.id,
      class: 'AVO',
      outcome: 'judged',
      search_grade: 10,
      game_grade: 9,
      retrieve_grade: 8,
      water_grade: 8,
      points: 179,
      prize: 1,
      points_at_game: 2,
      shot_over: true,
      speed: 4,
      done_at: new Date(`${heldOn}T15:00:00Z`),
      ...overrides,
    })
    .execute()
}

/** In the season that began in 2026. */
const { app, database } = await openService({ now: () => new Date('2026-10-01T09:00:00Z') })

beforeAll(async () => {
  chief = await signedIn(app, await makeAccount(database.db, { roles: ['KAER_CHIEF'] }))
  await keep('Vanha', '2021-05-31')
  await keep('Paras', '2022-09-01')
  await keep('Raja', '2023-09-01', { search_grade: 7, points: 161, shot_over: null })
  await keep('Hylky', '2024-09-01', { speed: 0, search_grade: 0, outcome: 'rejected', points: 119, prize: 0 })
  await keep('Poissa', '2024-09-02', {
    outcome: 'absent',
    points: null,
    prize: 0,
    search_grade: null,
    game_grade: null,
    retrieve_grade: null,
    water_grade: null,
  })
})

async function preview(overrides: object, validFrom = '2021-06-01') {
  const rows = (await chief.get('/api/auth/rulebooks')).json<RulebookRow[]>()
  const { id } = rows.find((row) => row.validFrom === validFrom)!.revisions[0]!
  const kept = (await chief.get(`/api/auth/rulebooks/${id}`)).json<RulebookDetails>()
  const answer = await chief.json('/api/auth/rulebooks/preview', rulebookBody(kept, overrides))
  expect(answer.statusCode).toBe(200)
  return answer.json<RulebookPreview>()
}
/** The changed results as `[dog, outcome, points, prize]`. */
const changedResults = ({ rows }: RulebookPreview) =>
  rows.map(({ dog, after }) => [dog.name, after.outcome, after.points, after.prize])

test('changes nothing for the rulebook as it is', async () => {
  expect(await preview({})).toEqual({
    from: '2021-06-01',
    to: null,
    coming: false,
    results: 4,
    altered: 0,
    page: 1,
    pageSize: 25,
    rows: [],
  })
})

test('takes prizes away by higher limits, newest first, each with its trial and what is stored', async () => {
  const answer = await preview({ prizeLimits: [185, 165, 100] })
  expect(changedResults(answer)).toEqual([
    ['Raja', 'judged', 161, 3],
    ['Paras', 'judged', 179, 2],
  ])
  expect(answer).toMatchObject({ results: 4, altered: 2 })
  expect(answer.rows[0]).toMatchObject({
    dog: { regnr: dogs.get('Raja')!.regnr },
    class: 'AVO',
    trial: { date: '2023-09-01', place: 'Ilmajoki' },
    before: { outcome: 'judged', points: 161, prize: 1 },
  })
})

test('changes points by coefficients, of rejected dogs too', async () => {
  const answer = await preview({ 'classes.AVO.coefficients.game': 6 })
  expect(changedResults(answer)).toEqual([
    ['Hylky', 'rejected', 110, 0],
    ['Raja', 'judged', 152, 2],
    ['Paras', 'judged', 170, 1],
  ])
})

test('gives the outcome back where a zero has no consequence any more', async () => {
  const scale = { code: 'speed', values: [0, 1, 2, 3, 4, 5] }
  expect(changedResults(await preview({ 'huntFeatures.0': scale }))).toEqual([['Hylky', 'judged', 119, 0]])
})

test('requires points at game for a prize, and takes those not stored as in order', async () => {
  expect(changedResults(await preview({ leastPointsAtGame: 3 }))).toEqual([
    ['Raja', 'judged', 161, 0],
    ['Paras', 'judged', 179, 0],
  ])
})

test('previews only results of its own time, for an earlier rulebook and for one that begins later', async () => {
  expect(changedResults(await preview({ prizeLimits: [185, 165, 100] }, '1990-06-01'))).toEqual([
    ['Vanha', 'judged', 179, 2],
  ])
  const later = await preview({ prizeLimits: [185, 165, 100], validFrom: '2023-01-01' })
  expect([later.results, changedResults(later)]).toEqual([3, [['Raja', 'judged', 161, 3]]])
})

test('judges the last three seasons by a rulebook that begins later', async () => {
  const coming = await preview({ validFrom: '2027-06-01', prizeLimits: [185, 130, 100] })
  expect(coming).toMatchObject({ from: '2024-06-01', to: '2026-10-01', coming: true, results: 2, altered: 0 })
  await keep('Tuore', '2025-09-01')
  const again = await preview({ validFrom: '2027-06-01', prizeLimits: [185, 130, 100] })
  expect(changedResults(again)).toEqual([['Tuore', 'judged', 179, 2]])
  await database.db.deleteFrom('trial_result').where('dog_id', '=', dogs.get('Tuore')!.id).execute()
})

test('counts no water work that would be too old, and saves nothing', async () => {
  const dog = dogs.get('Paras')!
  const waterTrial = await makeTrial(database.db, { type: 'water_track', held_on: '2021-08-01' })
  const { id } = await database.db
    .insertInto('water_result')
    .values({
      trial_id: waterTrial,
      dog_id: dog.id,
      class: 'AVO',
      outcome: 'judged',
      water_grade: 8,
      done_at: new Date('2021-08-01T15:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(changedResults(await preview({ waterValidity: 'season' }))).toEqual([['Paras', 'judged', 155, 0]])
  const kept = await database.db
    .selectFrom('trial_result')
    .select(['points', 'prize'])
    .where('dog_id', '=', dog.id)
    .executeTakeFirstOrThrow()
  expect(kept).toEqual({ points: 179, prize: 1 })
  await database.db.deleteFrom('water_result').where('id', '=', id).execute()
})

test('returns results page by page', async () => {
  const trial_id = await makeTrial(database.db, { held_on: '2025-09-01' })
  for (let n = 0; n < 30; n++) {
    const dog = await makeDog(database.db)
    await database.db
      .insertInto('trial_result')
      .values({
        trial_id,
        dog_id: dog.id,
        class: 'AVO',
        outcome: 'judged',
        search_grade: 5,
        game_grade: 5,
        retrieve_grade: 5,
        water_grade: 5,
        points: 100,
        prize: 3,
        points_at_game: 1,
        shot_over: true,
        done_at: new Date('2025-09-01T15:00:00Z'),
      })
      .execute()
  }
  const first = await preview({ prizeLimits: [160, 130, 101] })
  const second = await preview({ prizeLimits: [160, 130, 101], page: 2 })
  expect([first.altered, first.rows.length, second.rows.length]).toEqual([30, 25, 5])
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(30)
})
