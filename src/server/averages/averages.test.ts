import { fork } from 'node:child_process'
import { once } from 'node:events'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { AverageRun, BreedAverages, SeasonPoints } from '#contract/averages.ts'
import { openDatabase } from '../platform/database.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeDog, makeTrialResult } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'
import { AverageRuns } from './averageRuns.service.ts'

const TUESDAY = new Date('2026-11-24T10:00:00Z')
const MONDAY = '2026-11-23T01:00:00.000Z'
let clock = TUESDAY
const { app, database } = await openService({ now: () => clock })
const { db } = database

const newRuns = (on = db) => new AverageRuns(on, () => clock)
const seasonsOf = async () =>
  (await db.selectFrom('average_season').select(['run_id', 'season']).orderBy('season').execute()).map(
    ({ run_id, season }) => [run_id, season],
  )
const averages = async (breed: string, season: number) =>
  (await app.inject(`/api/breed-averages/${breed}/${season}`)).json<BreedAverages>()
const speedIn = async (breed: string, season: number, of: string | null = null) =>
  (await averages(breed, season)).averages.find(
    (one) => one.kind === 'hunt' && one.score === 'speed' && one.class === of,
  )

/** The dogs of the case in the rules, in a season's autumn. */
const CASE = { A: [1, 2, 3, 2], B: [4], C: [5, 4], D: [3], E: [2, 4] } as const

async function makeCase(season: number, breeds: readonly string[]): Promise<void> {
  for (const [place, scores] of Object.values(CASE).entries()) {
    const { id } = await makeDog(db, { breed_code: breeds[place % breeds.length]! })
    for (const speed of scores) await makeTrialResult(db, id, { speed }, `${season}-09-10`)
  }
}

/** @returns the answer with which the calculation began */
async function calculateNow(): Promise<AverageRun> {
  const begun = (await admin.command('/api/auth/average-runs/start')).json<AverageRun>()
  const latest = async () =>
    (await admin.get('/api/auth/average-runs')).json<AverageRun[]>().find(({ id }) => id === begun.id)
  await expect.poll(latest).toMatchObject({ finishedAt: TUESDAY.toISOString(), done: 4 })
  return begun
}

let admin: TestBrowser
let chief: TestBrowser
beforeAll(async () => {
  await makeCase(2020, ['119'])
  await makeCase(2023, ['99', '99.1', '99.2'])
  const rare = await makeDog(db, { breed_code: '57' })
  await makeTrialResult(db, rare.id, { speed: 5, class: 'VOI' }, '2023-10-01')
  admin = await signedIn(app, await makeAccount(db, { username: 'paakayttaja', roles: ['SYSADMIN'] }))
  chief = await signedIn(app, await makeAccount(db, { roles: ['KAER_CHIEF'] }))
})

beforeEach(async () => {
  clock = TUESDAY
  await db.deleteFrom('average_run').execute()
})

test('calculates each season by its method, varieties as one breed', async () => {
  await newRuns().look()
  expect(await averages('119', 2020)).toMatchObject({ method: 'results', leastDogs: 5, breed: '119' })
  expect(await speedIn('119', 2020)).toMatchObject({ mean: 3, dogs: 5, results: 10 })
  expect(await averages('99.1', 2023)).toMatchObject({ method: 'dogs', season: 2023, breed: '99' })
  expect(await speedIn('99.1', 2023)).toMatchObject({ mean: 3.3, dogs: 5, results: 10 })
  expect(await speedIn('99', 2023, 'AVO')).toMatchObject({ mean: 3.3, dogs: 5 })
})

test('keeps the mean of fewer than five dogs to itself, and tells their number', async () => {
  await newRuns().look()
  expect(await speedIn('57', 2023, 'VOI')).toEqual({
    kind: 'hunt',
    class: 'VOI',
    score: 'speed',
    mean: null,
    dogs: 1,
    results: 1,
  })
  const [kept] = await db.selectFrom('breed_average').select('figures').where('breed', '=', '57').execute()
  expect(kept!.figures.speed!.mean).toBe(5)
})

test('tells the points of every breed of a season by class, and how many dogs they are of', async () => {
  await newRuns().look()
  const season = async (year: number) =>
    (await app.inject(`/api/season-averages/${year}`)).json<SeasonPoints>()
  expect(await season(2023)).toMatchObject({
    season: 2023,
    method: 'dogs',
    leastDogs: 5,
    calculatedAt: TUESDAY.toISOString(),
    breeds: [
      {
        breed: '57',
        points: [
          { class: 'VOI', mean: null, dogs: 1 },
          { class: null, mean: null, dogs: 1 },
        ],
      },
      {
        breed: '99',
        points: [
          { class: 'AVO', mean: expect.any(Number), dogs: 5, results: 10 },
          { class: null, dogs: 5 },
        ],
      },
    ],
  })
  expect((await app.inject('/api/season-averages/1950')).body).toBe('null')
})

test('leaves a breed out of a season in which it has no results any more', async () => {
  await newRuns().look()
  const setRegistered = (registered: boolean) =>
    db.updateTable('dog').set({ registered }).where('breed_code', '=', '57').execute()
  await setRegistered(false)
  await calculateNow()
  const { breeds } = (await app.inject('/api/season-averages/2023')).json<SeasonPoints>()
  expect(breeds.map(({ breed }) => breed)).toEqual(['99'])
  await setRegistered(true)
})

test('answers a season that is not calculated with null, and what is no breed with 400', async () => {
  await newRuns().look()
  const unknown = await app.inject('/api/breed-averages/119/1950')
  expect([unknown.statusCode, unknown.body]).toEqual([200, 'null'])
  const [status] = refusalOf(await app.inject('/api/breed-averages/x/2023'))
  expect(status).toBe(400)
})

test('calculates once for each Monday 03:00, and not before', async () => {
  const runs = async () =>
    (await db.selectFrom('average_run').select('due_at').orderBy('id').execute()).map(({ due_at }) =>
      due_at?.toISOString(),
    )
  await newRuns().look()
  await newRuns().look()
  clock = new Date('2026-11-30T00:59:00Z')
  await newRuns().look()
  expect(await runs()).toEqual([MONDAY])
  clock = new Date('2026-11-30T01:00:00Z')
  await newRuns().look()
  expect(await runs()).toEqual([MONDAY, '2026-11-30T01:00:00.000Z'])
})

test('keeps of a later run only what it has changed, and what stood before', async () => {
  await newRuns().look()
  const best = await db
    .selectFrom('trial_result as r')
    .innerJoin('dog as d', 'd.id', 'r.dog_id')
    .select('r.id')
    .where('d.breed_code', 'like', '99%')
    .where('r.speed', '=', 5)
    .executeTakeFirstOrThrow()
  const setSpeed = (speed: number) =>
    db.updateTable('trial_result').set({ speed }).where('id', '=', best.id).execute()
  await setSpeed(3)
  await calculateNow()
  expect(await speedIn('99', 2023)).toMatchObject({ mean: 3.1 })
  const kept = await db.selectFrom('breed_average').select(['run_id', 'season', 'breed', 'class']).execute()
  const [first, second] = [...new Set(kept.map(({ run_id }) => run_id))].toSorted((a, b) => a - b)
  expect(kept.filter(({ run_id }) => run_id === first).length).toBeGreaterThan(4)
  expect(kept.filter(({ run_id }) => run_id === second)).toEqual([
    { run_id: second, season: 2023, breed: '99', class: null },
    { run_id: second, season: 2023, breed: '99', class: 'AVO' },
  ])
  expect((await chief.get('/api/auth/average-runs')).json()).toMatchObject([
    { seasons: { first: 2020, last: 2023 }, done: 4, changed: 1 },
    { dueAt: MONDAY, done: 4, changed: 2 },
  ])
  await setSpeed(5)
})

test('two copies at once make one run, and each season once', async () => {
  const beside = openDatabase(database.url)
  await Promise.all([newRuns().look(), newRuns(beside.db).look()])
  // Where both gave way to each other, the next look goes on.
  await newRuns().look()
  await beside.close()
  expect(await db.selectFrom('average_run').select('id').execute()).toHaveLength(1)
  expect((await seasonsOf()).map(([, season]) => season)).toEqual([2020, 2021, 2022, 2023])
})

test('goes on after a kill in the middle of a season, without double rows', async () => {
  const child = fork(new URL('./testing/averageUntilKilled.ts', import.meta.url), {
    env: { ...process.env, AVERAGES_OF: database.url },
  })
  await once(child, 'message')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect((await seasonsOf()).map(([, season]) => season)).toEqual([2022, 2023])
  // The database notices a moment later that the killed one is gone, and lets its row go.
  await expect.poll(async () => newRuns().look().then(seasonsOf)).toHaveLength(4)
  const runs = await db.selectFrom('average_run').select(['id', 'finished_at']).execute()
  expect(runs).toEqual([{ id: expect.any(Number), finished_at: TUESDAY }])
  expect(await speedIn('119', 2020)).toMatchObject({ mean: 3 })
})

test('SYSADMIN calculates at once, and sees how far it has come', async () => {
  expect(await calculateNow()).toMatchObject({
    dueAt: null,
    startedBy: 'paakayttaja',
    finishedAt: null,
    seasons: { first: 2020, last: 2023 },
  })
})

test('refuses a second calculation while one is under way with AVERAGES_RUNNING', async () => {
  await db.insertInto('average_run').values({ started_at: clock }).execute()
  expect(refusalOf(await admin.command('/api/auth/average-runs/start'))).toEqual([409, 'AVERAGES_RUNNING'])
})

test('shows the calculations to KAER_CHIEF, who starts none, and to no others', async () => {
  const member = await signedIn(app, await makeAccount(db, { roles: ['JUDGE'] }))
  expect((await chief.get('/api/auth/average-runs')).statusCode).toBe(200)
  expect((await chief.command('/api/auth/average-runs/start')).statusCode).toBe(403)
  expect((await member.get('/api/auth/average-runs')).statusCode).toBe(403)
  expect((await app.inject('/api/auth/average-runs')).statusCode).toBe(401)
})
