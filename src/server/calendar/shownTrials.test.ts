import { beforeEach, expect, test } from 'vitest'
import { makeClub, makeDog, makeEntry, makeJudge, makeTrial, makeTrialResult } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'

const START = new Date('2026-05-17T12:00:00Z')
let now = START
let kaerNr = 0

const { app, database } = await openService({ now: () => now })
beforeEach(() => {
  now = START
})

const read = async (url: string): Promise<string> => {
  const answer = await app.inject(url)
  expect(answer.statusCode, url).toBe(200)
  return answer.body
}

const DAY = '2026-06-10'
const CALENDAR = '/api/trials/calendar'

/** A trial to come whose registration is open, with a dog that has a result in it. */
async function makeOpenTrial(overrides: Partial<Parameters<typeof makeTrialResult>[2]> = {}) {
  const { db } = database
  const clubId = await makeClub(db)
  const judgeId = await makeJudge(db)
  const open = { registration_start: '2026-05-01', registration_end: '2026-05-20' }
  const trial = { held_on: DAY, kaer_nr: ++kaerNr, club_id: clubId, capacity: 7, ...open }
  const id = await makeTrial(db, trial, [judgeId])
  const { id: dogId } = await makeDog(db)
  await makeTrialResult(db, dogId, { trial_id: id, ...overrides })
  return { id, clubId, judgeId, dogId, page: `/api/trials/${DAY}/${kaerNr}`, results: `/api/kaer/${id}` }
}

test('answers what has not changed without its tables, a filtered calendar too', async () => {
  const { id, page, results } = await makeOpenTrial()
  const urls = [
    CALENDAR,
    `${CALENDAR}?type=field`,
    '/api/trials/next',
    page,
    results,
    `/api/kaer-water/${id}`,
  ]
  const first = await Promise.all(urls.map(read))
  const locker = await database.pool.connect()
  try {
    await locker.query(
      'begin; lock table trial, trial_number, entry, dog, trial_result, water_result, judge, club',
    )
    expect(await Promise.all(urls.map(read))).toEqual(first)
  } finally {
    await locker.query('rollback')
    locker.release()
  }
})

test('shows a change of anything shown at once', async () => {
  const { db, pool } = database
  const { id, clubId, judgeId, dogId, page, results } = await makeOpenTrial()
  const other = await makeJudge(db, { name: 'Toinen Tuomari' })
  const rulebook = await db.selectFrom('rulebook').select('id').orderBy('id').executeTakeFirstOrThrow()
  const water = `/api/kaer-water/${id}`
  const changes: [string, () => Promise<unknown>, string][] = [
    [CALENDAR, () => pool.query("update trial set place = 'Nivala' where id = $1", [id]), 'Nivala'],
    [CALENDAR, () => pool.query("update club set name = 'Uusi Kerho' where id = $1", [clubId]), 'Uusi Kerho'],
    [
      CALENDAR,
      () => pool.query("update judge set name = 'Uusi Tuomari' where id = $1", [judgeId]),
      'Uusi Tu',
    ],
    [
      CALENDAR,
      () => db.insertInto('trial_judge').values({ trial_id: id, judge_id: other }).execute(),
      'Toinen',
    ],
    [CALENDAR, () => makeTrial(db, { held_on: DAY, place: 'Juuri Julkaistu' }), 'Juuri Julkaistu'],
    [page, async () => makeEntry(db, id, (await makeDog(db)).id), '"placesLeft":6'],
    [
      page,
      () => pool.query("update entry_move set list = 'reserve' where trial_id = $1", [id]),
      '"placesLeft":7',
    ],
    [page, () => pool.query('update trial set invitation = $2 where id = $1', [id, 'Tule!']), 'Tule!'],
    [results, () => pool.query("update dog set name = 'Uusi Nimi' where id = $1", [dogId]), 'Uusi Nimi'],
    [results, () => db.insertInto('dog_title').values({ dog_id: dogId, code: 'KVA' }).execute(), 'KVA'],
    [
      results,
      () => pool.query("update dog_number set regnr = 'FI99999/26' where dog_id = $1", [dogId]),
      'FI99999',
    ],
    [
      results,
      () => pool.query("update trial_result set report = 'Laaja' where trial_id = $1", [id]),
      'Laaja',
    ],
    [
      results,
      () => pool.query('update trial_result set rulebook_id = $2 where trial_id = $1', [id, rulebook.id]),
      `"rulebook":${rulebook.id}`,
    ],
    [
      results,
      () => pool.query('update rulebook set confirmed = true where id = $1', [rulebook.id]),
      '"confirmed":true',
    ],
    [
      water,
      () =>
        db
          .insertInto('water_result')
          .values({ trial_id: id, dog_id: dogId, class: 'AVO', outcome: 'judged', report: 'Ui hyvin' })
          .execute(),
      'Ui hyvin',
    ],
  ]
  for (const [url, change, shown] of changes) {
    expect(await read(url)).not.toContain(shown)
    await change()
    expect(await read(url)).toContain(shown)
  }
})

test('finds a number that is given at once, and none that is taken away', async () => {
  const { id, page } = await makeOpenTrial()
  const moved = `/api/trials/${DAY}/9001`
  expect((await app.inject(moved)).statusCode).toBe(404)
  const number = { held_on: DAY, kaer_nr: 9001, trial_id: id }
  await database.db.insertInto('trial_number').values(number).execute()
  expect(await read(moved)).toBe(await read(page))
  await database.db.deleteFrom('trial_number').where('kaer_nr', '=', 9001).execute()
  expect((await app.inject(moved)).statusCode).toBe(404)
})

test('changes a state that follows from the date at midnight in Finland, without any write', async () => {
  const { page } = await makeOpenTrial()
  const states = [
    ['2026-05-20T20:59:59Z', '"state":"open"'],
    ['2026-05-20T21:00:00Z', '"state":"ongoing"'],
    ['2026-05-19T12:00:00Z', '"state":"open"'],
  ] as const
  for (const [moment, state] of states) {
    now = new Date(moment)
    expect(await read(page)).toContain(state)
    const coming = JSON.parse(await read(CALENDAR)) as { kaerNr: number; state: string }[]
    expect(JSON.stringify(coming.find((trial) => trial.kaerNr === kaerNr))).toContain(state)
  }
  now = new Date('2026-06-10T20:59:59Z')
  expect(await read(CALENDAR)).toContain(`"kaerNr":${kaerNr},`)
  now = new Date('2026-06-10T21:00:00Z')
  expect(await read(CALENDAR)).not.toContain(`"kaerNr":${kaerNr},`)
})

test('stops marking a result as new a day after it was done', async () => {
  const { results } = await makeOpenTrial({ done_at: new Date('2026-05-16T13:00:00Z') })
  expect(await read(results)).toContain('"isNew":true')
  now = new Date('2026-05-17T13:00:00Z')
  expect(await read(results)).toContain('"isNew":false')
  now = START
  expect(await read(results)).toContain('"isNew":true')
})

test('shows a change that began before others and ends after them, when it ends', async () => {
  const { id, page } = await makeOpenTrial()
  const other = await makeOpenTrial()
  await read(page)
  const slow = await database.pool.connect()
  await slow.query('begin')
  await slow.query("update trial set place = 'Viimein' where id = $1", [id])
  await database.db.updateTable('trial').set({ place: 'Välissä' }).where('id', '=', other.id).execute()
  expect(await read(page)).not.toContain('Viimein')
  expect(await read(other.page)).toContain('Välissä')
  await slow.query('commit')
  slow.release()
  expect(await read(page)).toContain('Viimein')
})

test('shows a change to everyone who asks after it, however many at once', async () => {
  const { id, page } = await makeOpenTrial()
  await database.pool.query("update trial set place = '0' where id = $1", [id])
  let made = 0
  let stop = false
  const reading = Array.from({ length: 4 }, async () => {
    while (!stop) {
      const least = made
      const { place } = JSON.parse(await read(page)) as { place: string }
      expect(Number(place)).toBeGreaterThanOrEqual(least)
    }
  })
  for (let round = 1; round <= 30; round++) {
    await database.pool.query('update trial set place = $2 where id = $1', [id, String(round)])
    made = round
  }
  stop = true
  await Promise.all(reading)
})

test('keeps the cache of dogs when a dog is entered in a trial', async () => {
  const { id, dogId } = await makeOpenTrial()
  const { rows } = await database.pool.query('select regnr from dog_number where dog_id = $1', [dogId])
  const dog = `/api/dog/${encodeURIComponent(rows[0].regnr)}`
  await expect.poll(() => read(dog)).toContain('"knownAncestors":0')
  await read(dog)
  await makeEntry(database.db, id, dogId)
  const locker = await database.pool.connect()
  try {
    await locker.query('begin; set local lock_timeout = 5000; lock table dog')
    await read(dog)
  } finally {
    await locker.query('rollback')
    locker.release()
  }
})
