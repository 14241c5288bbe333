import { beforeAll, describe, expect, test } from 'vitest'
import type { CalendarTrial } from '#contract/calendar.ts'
import { makeClub, makeDog, makeJudge, makeShowResult, makeTrial } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import { readCalendar } from './icalendar.test-helper.ts'

/** the clock of the service */
let now = new Date('2026-05-17T12:00:00Z')

const { app, database } = await openService({
  now: () => now,
  env: { PUBLIC_URL: 'https://koirakanta.example/' },
})

beforeAll(async () => {
  const { db } = database
  const club = await makeClub(db, undefined, 'Pohjan Kanakoirat ry')
  await db.updateTable('club').set({ district: 'Pohjanmaan kennelpiiri' }).where('id', '=', club).execute()
  const [head, other] = [
    await makeJudge(db, { name: 'Åke Öhman' }),
    await makeJudge(db, { name: 'Aino Aalto' }),
  ]
  const open = { registration_start: '2026-05-01', registration_end: '2026-05-31' }
  await makeTrial(
    db,
    {
      held_on: '2026-06-10',
      end_date: '2026-06-11',
      place: 'Ilmajoki',
      fee_text: '40 €',
      type: 'forest',
      kaer_nr: 1,
      club_id: club,
      invitation: 'Salainen? Ei, kutsu.',
      capacity: 2,
      capacity_by_class: JSON.stringify({ VOI: 1 }),
      classes: ['AVO', 'VOI'],
      ...open,
    },
    [head, other],
  )
  await makeTrial(db, {
    held_on: '2026-06-10',
    place: 'Hämeenlinna',
    district: 'Hämeen kennelpiiri',
    kaer_nr: 2,
    registration_start: '2026-05-18',
    registration_end: '2026-05-20',
  })
  await makeTrial(db, {
    held_on: '2026-05-17',
    place: 'Tänään',
    kaer_nr: 3,
    start_time: '09:00',
    end_time: '15:30',
    registration_start: '2026-04-01',
    registration_end: '2026-05-01',
  })
  await makeTrial(db, { held_on: '2026-05-16', place: 'Eilen', kaer_nr: 4 })
  await makeTrial(db, {
    held_on: '2026-07-01',
    place: 'Peruttu; kylä, "x"',
    kaer_nr: 5,
    cancelled_at: '2026-05-01T10:00:00Z',
    cancel_reason: 'Tuomari sairastui',
    version: 4,
    ...open,
  })
  await makeTrial(db, { held_on: '2026-08-01', place: 'Luonnos', kaer_nr: null, published_at: null })
})

const ask = async (query = ''): Promise<CalendarTrial[]> =>
  (await app.inject(`/api/trials/calendar${query}`)).json()
const places = async (query = '') => (await ask(query)).map(({ place }) => place)

test('lists trials that are not over, cancelled ones too, by day, and no draft', async () => {
  expect(await places()).toEqual(['Tänään', 'Ilmajoki', 'Hämeenlinna', 'Peruttu; kylä, "x"'])
})

test('lists what, where, who judges and the phase of entry', async () => {
  const [, trial] = await ask()
  expect(trial).toEqual({
    feeText: '40 €',
    filling: 'queue',
    placeDraw: null,
    reason: null,
    movedFrom: null,
    date: '2026-06-10',
    endDate: '2026-06-11',
    kaerNr: 1,
    type: 'forest',
    classes: ['AVO', 'VOI'],
    place: 'Ilmajoki',
    district: 'Pohjanmaan kennelpiiri',
    club: 'Pohjan Kanakoirat ry',
    state: 'open',
    phase: 'open',
    registrationStart: '2026-05-01',
    registrationEnd: '2026-05-31',
    capacity: 2,
    proposals: [],
    placesLeft: 2,
    placesLeftByClass: { VOI: 1 },
    judges: ['Åke Öhman', 'Aino Aalto'],
  })
})

test.each([
  ['?type=forest', ['Ilmajoki']],
  ['?class=NUO', ['Tänään', 'Hämeenlinna', 'Peruttu; kylä, "x"']],
  ['?from=2026-06-11&to=2026-06-30', ['Ilmajoki']],
  ['?place=HAME', ['Hämeenlinna']],
  ['?place=pohjanmaan', ['Ilmajoki']],
  ['?district=Pohjanmaan+kennelpiiri', ['Ilmajoki']],
  ['?district=Pohjanmaan', []],
  ['?judge=ohman', ['Ilmajoki']],
  ['?open=1', ['Ilmajoki']],
  ['?type=field&class=AVO&to=2026-06-30', ['Tänään', 'Hämeenlinna']],
  ['?place=ei+ole', []],
  // Nobody judges these two yet, so that no number of places follows.
  ['?free=1&type=field', ['Tänään', 'Hämeenlinna']],
])('filters by %s', async (query, expected) => {
  expect(await places(query)).toEqual(expected)
})

describe('of a dog', () => {
  const ofDog = async (regnr: string, more = '') =>
    (await ask(`?dog=${encodeURIComponent(regnr)}${more}`)).map(({ place, startClasses }) => [
      place,
      startClasses,
    ])

  test('lists only trials where it may start that day, with its classes, and none cancelled', async () => {
    const young = await makeDog(database.db, { birth_date: '2024-06-09' })
    expect(await ofDog(young.regnr)).toEqual([['Tänään', ['NUO']]])
    await makeShowResult(database.db, young.id, { grade: 'EH' }, '2026-05-17')
    expect(await ofDog(young.regnr)).toEqual([
      ['Tänään', ['NUO']],
      ['Ilmajoki', ['AVO']],
      ['Hämeenlinna', ['AVO']],
    ])
    expect(await ofDog(young.regnr, '&class=NUO')).toEqual([['Tänään', ['NUO']]])
    expect(await ofDog(young.regnr, '&type=forest')).toEqual([['Ilmajoki', ['AVO']]])
  })

  test('filters the calendar feed alike', async () => {
    const puppy = await makeDog(database.db, { birth_date: '2026-01-01' })
    const feed = await app.inject(`/api/trials/calendar.ics?dog=${encodeURIComponent(puppy.regnr)}`)
    expect(readCalendar(feed.body)).toEqual([])
  })

  test('refuses an unknown dog with DOG_NOT_FOUND', async () => {
    const answer = await app.inject('/api/trials/calendar?dog=FI99999/99')
    expect(refusalOf(answer)).toEqual([404, 'DOG_NOT_FOUND'])
  })
})

test.each([
  ['type=sea', { type: 'VALUE_INVALID' }],
  ['class=X', { class: 'VALUE_INVALID' }],
  ['from=2026-02-30', { from: 'VALUE_INVALID' }],
  ['from=0000-01-01', { from: 'VALUE_INVALID' }],
  ['open=yes', { open: 'VALUE_INVALID' }],
  ['place=', { place: 'VALUE_REQUIRED' }],
  ['dog=x', { dog: 'REGNR_INVALID' }],
])('refuses %s', async (query, fields) => {
  const answer = await app.inject(`/api/trials/calendar?${query}`)
  expect(refusalOf(answer)).toEqual([400, 'INPUT_INVALID', fields])
})

test('opens and closes entry at midnight in Finland, and drops a trial after its last day', async () => {
  const phase = async (moment: string, place: string) => {
    now = new Date(moment)
    return (await ask()).find((trial) => trial.place === place)?.phase
  }
  try {
    expect(await phase('2026-05-17T20:59:59Z', 'Hämeenlinna')).toBe('coming')
    expect(await phase('2026-05-17T21:00:00Z', 'Hämeenlinna')).toBe('open')
    expect(await phase('2026-05-20T20:59:59Z', 'Hämeenlinna')).toBe('open')
    expect(await phase('2026-05-20T21:00:00Z', 'Hämeenlinna')).toBe('closed')
    expect(await phase('2026-05-17T20:59:59Z', 'Tänään')).toBe('closed')
    expect(await phase('2026-05-17T21:00:00Z', 'Tänään')).toBeUndefined()
    expect(await phase('2026-06-11T20:59:59Z', 'Ilmajoki')).toBe('closed')
    expect(await phase('2026-06-11T21:00:00Z', 'Ilmajoki')).toBeUndefined()
  } finally {
    now = new Date('2026-05-17T12:00:00Z')
  }
})

test('counts taken places of the trial and of the class; the last one fills it', async () => {
  const { db } = database
  const trial_id = (
    await db.selectFrom('trial').select('id').where('place', '=', 'Ilmajoki').executeTakeFirstOrThrow()
  ).id
  const enter = async (trialClass: 'AVO' | 'VOI') => {
    const entry = await db
      .insertInto('entry')
      .values({ trial_id, dog_id: (await makeDog(db)).id, class: trialClass })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('entry_move').values({ trial_id, entry_id: entry.id, list: 'place' }).execute()
    return (await ask()).find(({ place }) => place === 'Ilmajoki')
  }
  expect(await enter('VOI')).toMatchObject({ phase: 'open', placesLeft: 1, placesLeftByClass: { VOI: 0 } })
  expect(await places('?free=1&class=VOI&type=forest')).toEqual([])
  expect(await places('?free=1&class=AVO&type=forest')).toEqual(['Ilmajoki'])
  const limits = (capacity: number, byClass: object) =>
    db
      .updateTable('trial')
      .set({ capacity, capacity_by_class: JSON.stringify(byClass) })
      .where('id', '=', trial_id)
      .execute()
  await limits(9, { AVO: 1, VOI: 1 })
  expect(await enter('AVO')).toMatchObject({ state: 'full', phase: 'full', placesLeft: 0 })
  expect(await places('?free=1&type=forest')).toEqual([])
  await limits(2, { VOI: 1 })
  expect((await ask()).find(({ place }) => place === 'Ilmajoki')).toMatchObject({ state: 'full' })
  await db.deleteFrom('entry').where('trial_id', '=', trial_id).execute()
})

test('lists the same trials in the feed', async () => {
  const answer = await app.inject('/api/trials/calendar.ics')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'text/calendar; method=PUBLISH; charset=utf-8',
  ])
  expect(answer.headers['content-disposition']).toContain('filename="koekalenteri.ics"')
  const events = readCalendar(answer.body)
  expect(events.map(({ LOCATION }) => LOCATION?.value)).toEqual([
    'Tänään',
    'Ilmajoki, Pohjanmaan kennelpiiri',
    'Hämeenlinna, Hämeen kennelpiiri',
    'Peruttu; kylä, "x"',
  ])
  // From nine to half past three by the clocks of Finland in summer.
  expect(events[0]).toMatchObject({
    DTSTART: { value: '20260517T060000Z' },
    DTEND: { value: '20260517T123000Z' },
    STATUS: { value: 'CONFIRMED' },
    URL: { value: 'https://koirakanta.example/kokeet/2026-05-17/3' },
    UID: { value: expect.stringMatching(/^kaer-\d+@koirakanta\.example$/) },
  })
  expect(events[1]).toMatchObject({
    DTSTART: { parameters: 'VALUE=DATE', value: '20260610' },
    DTEND: { parameters: 'VALUE=DATE', value: '20260612' },
    SUMMARY: { value: 'KAER metsä: Ilmajoki' },
  })
  expect(events[1]?.DESCRIPTION?.value).toBe(
    'Luokat: AVO, VOI\nTuomarit: Åke Öhman, Aino Aalto\nJärjestäjä: Pohjan Kanakoirat ry\nIlmoittautuminen 01.05.2026–31.05.2026',
  )
  expect(events[3]).toMatchObject({
    STATUS: { value: 'CANCELLED' },
    SEQUENCE: { value: '4' },
    SUMMARY: { value: 'PERUTTU: KAER pelto: Peruttu; kylä, "x"' },
  })
  expect(answer.body).not.toContain('sairastui')
})

test('gives a trial whose end nobody knows its start, and several days until the last', async () => {
  const { db } = database
  const eventOf = async (address: string) =>
    readCalendar((await app.inject(`/api/trials/${address}/calendar.ics`)).body)[0]
  const organiser_email = 'koe@example.org'
  await makeTrial(db, { held_on: '2026-09-05', kaer_nr: 8, start_time: '08:00', organiser_email })
  const day = await eventOf('2026-09-05/8')
  expect(day?.DTSTART).toEqual({ parameters: '', value: '20260905T050000Z' })
  expect(day?.DTEND).toBeUndefined()
  expect(day?.ORGANIZER?.value).toBe('mailto:koe@example.org')
  await makeTrial(db, { held_on: '2026-09-06', end_date: '2026-09-07', kaer_nr: 9, start_time: '08:00' })
  expect(await eventOf('2026-09-06/9')).toMatchObject({
    DTSTART: { value: '20260906T050000Z' },
    DTEND: { value: '20260907T205900Z' },
  })
})

test('filters the feed and writes it in its language', async () => {
  const answer = await app.inject('/api/trials/calendar.ics?type=forest&lang=sv')
  const events = readCalendar(answer.body)
  expect(events.map(({ SUMMARY }) => SUMMARY?.value)).toEqual(['KAER skog: Ilmola'])
  expect((await app.inject('/api/trials/calendar.ics?type=sea')).statusCode).toBe(400)
})

test('keeps the id of an event when its trial moves, and counts its changes', async () => {
  const { db } = database
  const id = await makeTrial(db, { held_on: '2026-09-01', kaer_nr: 7, place: 'Muuttuva' })
  const event = async (address: string) =>
    readCalendar((await app.inject(`/api/trials/${address}/calendar.ics`)).body)[0]
  const before = await event('2026-09-01/7')
  await db
    .updateTable('trial')
    .set({ held_on: '2026-09-08', kaer_nr: 8, version: 2 })
    .where('id', '=', id)
    .execute()
  await db.insertInto('trial_number').values({ held_on: '2026-09-08', kaer_nr: 8, trial_id: id }).execute()
  const after = await event('2026-09-01/7')
  expect(before?.UID).toEqual(after?.UID)
  expect([before?.SEQUENCE?.value, after?.SEQUENCE?.value]).toEqual(['1', '2'])
  expect([before?.DTSTART?.value, after?.DTSTART?.value]).toEqual(['20260901', '20260908'])
  expect((await app.inject('/api/trials/2026-09-08/9/calendar.ics')).statusCode).toBe(404)
})

test('lists the first six trials still to be held for the front page', async () => {
  const { db } = database
  for (const kaer_nr of [11, 12, 13, 14])
    await makeTrial(db, { held_on: '2026-06-30', place: 'Pian', kaer_nr })
  await makeTrial(db, { held_on: '2026-05-18', place: 'Ohi', kaer_nr: 1, ended_at: '2026-05-17T10:00:00Z' })
  const trials: CalendarTrial[] = (await app.inject('/api/trials/next')).json()
  expect(trials.map(({ place }) => place)).toEqual([
    'Tänään',
    'Ilmajoki',
    'Hämeenlinna',
    'Pian',
    'Pian',
    'Pian',
  ])
})
