import { beforeAll, expect, test } from 'vitest'
import type { Trial } from '#contract/calendar.ts'
import { makeClub, makeDog, makeJudge, makePerson, makeTrial } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'

const NOW = new Date('2026-05-17T12:00:00Z')
const PDF = Buffer.from('%PDF-1.7 kertomus')
let trialId: number
let waterTrialId: number
let rulebook: number

const insertResult = (trial_id: number, dog_id: number, overrides: object) =>
  database.db
    .insertInto('trial_result')
    .values({ trial_id, dog_id, class: 'AVO', outcome: 'judged', ...overrides })
    .execute()

const { app, database } = await openService({ now: () => NOW })

beforeAll(async () => {
  const { db } = database
  const newest = await db
    .selectFrom('rulebook')
    .select('id')
    .orderBy('valid_from', 'desc')
    .executeTakeFirstOrThrow()
  rulebook = newest.id
  const report = await db
    .insertInto('file')
    .values({ name: 'kertomus-1.pdf', mime: 'application/pdf', content: PDF })
    .returning('id')
    .executeTakeFirstOrThrow()
  trialId = await makeTrial(
    db,
    {
      held_on: '2026-05-16',
      kaer_nr: 2,
      place: 'Ilmajoki',
      type: 'field',
      club_id: await makeClub(db, undefined, 'Pohjan Kanakoirat ry'),
      start_time: '09:00',
      organiser_phone: '040 123 4567',
      organiser_email: 'koe@example.org',
      fee_text: 'NUO 30 €, AVO ja VOI 40 €',
      invitation: 'Kokoontuminen ABC:lla.',
      head_judge_report_id: report.id,
      bird_species: 'fasaani',
      bird_release_count: 12,
      bird_release_time: '08:30',
      dropped_bird_count: 7,
      capacity: 10,
    },
    [await makeJudge(db, { name: 'Åke Öhman' }), await makeJudge(db, { name: 'Aino Aalto' })],
  )
  waterTrialId = await makeTrial(db, {
    held_on: '2026-05-02',
    kaer_nr: 1,
    place: 'Ähtäri',
    type: 'water_track',
  })
  const dogs = [
    await makeDog(db, { name: 'Ykkönen' }),
    await makeDog(db, { name: 'Kakkonen' }),
    await makeDog(db, { name: 'Voittaja' }),
    await makeDog(db, { name: 'Poissaolija' }),
  ] as const
  const owner = await makePerson(db, { name: 'Outi Omistaja' })
  await db.insertInto('dog_owner').values({ dog_id: dogs[0].id, person_id: owner }).execute()
  await db
    .insertInto('entry')
    .values({
      trial_id: trialId,
      dog_id: dogs[0].id,
      class: 'AVO',
      handler: 'Olli Ohjaaja',
      contact_name: 'Ilmo Ilmoittaja',
      contact_email: 'ilmo@example.org',
    })
    .execute()
  const water = await db
    .insertInto('water_result')
    .values({
      trial_id: waterTrialId,
      dog_id: dogs[0].id,
      class: 'AVO',
      outcome: 'judged',
      water_grade: 9,
      vh: 5,
      l: 3,
      judge: 'Vesa Vesituomari',
      status: 'official',
      rulebook_id: rulebook,
      done_at: '2026-05-02T15:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertResult(trialId, dogs[1].id, { prize: 2, points: 140, done_at: '2026-05-16T11:00:00Z' })
  await insertResult(trialId, dogs[0].id, {
    prize: 1,
    points: 171.5,
    search_grade: 9,
    game_grade: 9,
    retrieve_grade: 8,
    water_grade: 9,
    speed: 5,
    points_at_game: 2,
    shot_over: true,
    judge: 'Åke Öhman',
    report: 'Hieno haku.',
    water_result_id: water.id,
    rulebook_id: rulebook,
    done_at: '2026-05-16T14:00:00Z',
  })
  await insertResult(trialId, dogs[2].id, { class: 'VOI', prize: 3, points: 101, rulebook_id: rulebook })
  await insertResult(trialId, dogs[3].id, { outcome: 'absent' })
})

const get = async (url: string) => (await app.inject(url)).json()
const trial = (): Promise<Trial> => get('/api/trials/2026-05-16/2')

test('returns all of a trial that its organiser gives', async () => {
  expect(await trial()).toMatchObject({
    id: trialId,
    date: '2026-05-16',
    kaerNr: 2,
    state: 'ongoing',
    type: 'field',
    club: 'Pohjan Kanakoirat ry',
    place: 'Ilmajoki',
    time: '09:00',
    judges: ['Åke Öhman', 'Aino Aalto'],
    headJudge: 'Åke Öhman',
    organiserPhone: '040 123 4567',
    organiserEmail: 'koe@example.org',
    feeText: 'NUO 30 €, AVO ja VOI 40 €',
    invitation: 'Kokoontuminen ABC:lla.',
    headJudgeReport: true,
    birdSpecies: 'fasaani',
    birdReleaseCount: 12,
    birdReleaseTime: '08:30',
    droppedBirdCount: 7,
    capacity: 10,
  })
})

test('orders results by class, winners first, and by rank, and marks the newest', async () => {
  const { results } = await trial()
  expect(results.map((row) => [row.class, row.rank, row.dog.name, row.isNew])).toEqual([
    ['VOI', 1, 'Voittaja', expect.any(Boolean)],
    ['AVO', 1, 'Ykkönen', true],
    ['AVO', 2, 'Kakkonen', false],
    ['AVO', null, 'Poissaolija', expect.any(Boolean)],
  ])
})

test('gives a dog without a prize no rank', async () => {
  const change = (prize: number) =>
    database.db.updateTable('trial_result').set({ prize }).where('points', '=', 101).execute()
  await change(0)
  expect((await trial()).results.map(({ rank, prize }) => [rank, prize])).toContainEqual([null, 0])
  await change(3)
})

test('returns water work with the grades that counted, though it has been corrected since', async () => {
  const correctTo = (water_grade: number) =>
    database.db.updateTable('water_result').set({ water_grade }).execute()
  await correctTo(5)
  expect((await trial()).results[1]).toMatchObject({ grades: { water: 9 }, countedWater: { water: 9 } })
  await correctTo(9)
})

test('returns every score, the water work that counts, and the rulebook', async () => {
  const { results, rulebooks } = await trial()
  expect(results[1]).toMatchObject({
    prize: 1,
    points: 171.5,
    grades: { search: 9, game: 9, retrieve: 8, water: 9, track: null },
    features: { speed: 5, method: null },
    pointsAtGame: 2,
    shotOver: true,
    judge: 'Åke Öhman',
    report: 'Hieno haku.',
    status: 'preliminary',
    rulebook,
    countedWater: { date: '2026-05-02', kaerNr: 1, place: 'Ähtäri', water: 9, track: null },
  })
  expect(results[2]).toMatchObject({ rulebook: null, countedWater: null })
  expect(rulebooks).toMatchObject([
    {
      id: rulebook,
      validFrom: '2021-06-01',
      confirmed: false,
      coefficients: { VOI: { track: 2.5 }, AVO: { search: 6, track: null } },
      prizeLimits: [160, 130, 100],
    },
  ])
  expect(rulebooks[0]?.huntFeatures).toContainEqual({ code: 'reporting', values: [0, 1, 2], zero: null })
})

test('names nobody but the judges and the organiser', async () => {
  const answers = ['/api/trials/2026-05-16/2', `/api/kaer/${trialId}`, `/api/kaer-water/${waterTrialId}`]
  for (const url of answers) {
    expect((await app.inject(url)).body).not.toMatch(/Omistaja|Ohjaaja|Ilmoittaja|ilmo@/)
  }
})

test('returns results of a trial by its id', async () => {
  const hunt = await get(`/api/kaer/${trialId}`)
  expect(hunt.results).toEqual((await trial()).results)
  const water = await get(`/api/kaer-water/${waterTrialId}`)
  expect(water).toMatchObject({
    results: [
      {
        dog: { name: 'Ykkönen' },
        grades: { water: 9, track: null },
        features: { vh: 5, l: 3, pp: null },
        status: 'official',
        judge: 'Vesa Vesituomari',
      },
    ],
    rulebooks: [{ id: rulebook }],
  })
  expect((await get('/api/trials/2026-05-02/1')).waterResults).toEqual(water.results)
})

test('hides what is still being written down', async () => {
  const { db } = database
  const entry = await db.selectFrom('entry').select('id').executeTakeFirstOrThrow()
  await db
    .insertInto('sheet')
    .values({ entry_id: entry.id, kind: 'hunt', values: JSON.stringify({ report: 'Vielä kesken' }) })
    .execute()
  expect((await app.inject('/api/trials/2026-05-16/2')).body).not.toContain('kesken')
})

test('answers a moved trial’s old address with the new one', async () => {
  const { db } = database
  const id = await makeTrial(db, { held_on: '2026-04-01', kaer_nr: 3, place: 'Muutto' })
  await db.updateTable('trial').set({ held_on: '2026-04-08', kaer_nr: 1 }).where('id', '=', id).execute()
  await db.insertInto('trial_number').values({ held_on: '2026-04-08', kaer_nr: 1, trial_id: id }).execute()
  expect(await get('/api/trials/2026-04-01/3')).toMatchObject({ id, date: '2026-04-08', kaerNr: 1 })
})

test('hides a draft by number, by id and as a report', async () => {
  const { db } = database
  const id = await makeTrial(db, { held_on: '2026-09-01', kaer_nr: null, published_at: null })
  // As if a number had been taken in advance.
  await db.insertInto('trial_number').values({ held_on: '2026-09-01', kaer_nr: 1, trial_id: id }).execute()
  const urls = ['', '/calendar.ics', '/report.pdf'].map((rest) => `/api/trials/2026-09-01/1${rest}`)
  for (const url of [...urls, `/api/kaer/${id}`, `/api/kaer-water/${id}`]) {
    const answer = await app.inject(url)
    expect([url, ...refusalOf(answer)]).toEqual([url, 404, 'TRIAL_NOT_FOUND'])
  }
})

test.each([
  ['/api/trials/2026-05-16/99', 404],
  ['/api/trials/2026-02-30/1', 400],
  ['/api/trials/0000-01-01/1', 400],
  ['/api/trials/2026-05-16/0', 400],
  ['/api/trials/2026-05-16/99999999999', 400],
  ['/api/trials/2026-05-16/x', 400],
  ['/api/kaer/999999', 404],
  ['/api/kaer/x', 400],
  ['/api/kaer-water/99999999999999999999', 400],
  ['/api/trials/2026-05-02/1/report.pdf', 404],
])('answers %s with %i', async (url, status) => {
  expect((await app.inject(url)).statusCode).toBe(status)
})

test('serves the head judge’s report as a pdf that can do nothing in a browser', async () => {
  const answer = await app.inject('/api/trials/2026-05-16/2/report.pdf')
  expect(answer.rawPayload).toEqual(PDF)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringContaining('attachment; filename="KAER 2026-05-16 Ilmajoki 2.pdf"'),
  })
})
