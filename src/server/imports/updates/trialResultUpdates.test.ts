import { beforeEach, expect, test } from 'vitest'
import { openService } from '../../testing/openService.ts'
import { workbookOf } from '../testing/workbook.ts'
import { DOGS, withoutTrials } from './trialUpdates.test-helper.ts'
import { rowsOfTables, tellingRows } from './updates.test-helper.ts'

const service = await openService({ now: () => new Date('2026-11-26T10:00:00Z') })
const { database } = service
const { pool } = database

let updates: Awaited<ReturnType<typeof withoutTrials>>
beforeEach(async () => {
  updates = await withoutTrials(service)
})

const HEADER = [
  'Rek.nro',
  'Päivä',
  'Paikka',
  'Koetyyppi',
  'Järjestäjä',
  'Luokka',
  'Palkinto',
  'Pisteet',
  'Tulos',
  'Haku',
  'Riistatyö',
  'Nouto',
  'Vesityö',
  'Jälkityö',
  'Hakuvauhti',
  'Seisontojen määrä',
  'Ammuttiin seisonnalle',
  'Tuomari',
]
/** 8·6 + 7·7 + 9·4 + 10·3 = 163 points in AVO */
const WHOLE = [
  'FI60001/20',
  '12.9.2022',
  'Oulu',
  'peltokoe',
  'OULUN KERHO',
  'AVO',
  '1',
  '163',
  '',
  '8',
  '7',
  '9',
  '10',
  '',
  '4',
  '2',
  'kyllä',
  'tuomari tuttu',
]
const SHORT = [
  'FI60002/20',
  '12.9.2022',
  'oulu',
  'F',
  'Oulun Kerho',
  'AVO',
  'AVO2',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  'Tuomari Tuntematon',
]

const bookOf = (results: readonly (readonly string[])[]) =>
  workbookOf({
    sheets: [
      { name: 'Koirat', rows: DOGS },
      { name: 'Kokeet', rows: [HEADER, ...results] },
    ],
  })
const row = (changes: Readonly<Record<number, string>>, of = WHOLE) =>
  of.map((cell, place) => changes[place] ?? cell)

async function applied(content: string | Buffer) {
  const compared = await updates.compared(content, { name: 'kokeet.xlsx' })
  expect(compared).toMatchObject({ state: 'ready', failure: null })
  return updates.done(compared.id, 'apply')
}

const results = async () =>
  (
    await pool.query(
      `select t.type, t.place, t.kaer_nr, t.ended_at is not null as ended, c.name as club, r.class, r.outcome, r.prize, r.points, r.search_grade,
         r.water_grade, r.speed, r.points_at_game, r.shot_over, r.judge, j.name as known, r.status, r.rulebook_id is not null as judged,
         r.done_at < '2022-09-13' as old
       from trial_result r join trial t on t.id = r.trial_id join club c on c.id = t.club_id left join judge j on j.id = r.judge_id
       order by r.dog_id`,
    )
  ).rows

test('takes results of the past with their trial, whole or by the prize alone, and takes them back', async () => {
  const before = await rowsOfTables(database)
  const { id, counts } = await updates.compared(bookOf([WHOLE, SHORT]), { name: 'kokeet.xlsx' })
  expect(counts).toMatchObject({ newDogs: 2, added: { trial_result: 2 }, kinds: { new: 4, refused: 1 } })
  expect(tellingRows((await updates.rows(id, '?sheet=Kokeet')).rows)).toEqual([
    'new 2 FI60001/20 trial_result - 12.9.2022 Oulu KAER F AVO1 163.0 Tuomari Tuttu -',
    'new 3 FI60002/20 trial_result - 12.9.2022 oulu KAER F AVO2 Tuomari Tuntematon -',
    'refused 3 FI60002/20 judge - Tuomari Tuntematon unknown-judge',
  ])
  await updates.done(id, 'apply')
  const trial = {
    type: 'field',
    place: 'Oulu',
    kaer_nr: 1,
    ended: true,
    club: 'Oulun Kerho',
    class: 'AVO',
    outcome: 'judged',
    status: 'official',
    old: true,
  }
  expect(await results()).toEqual([
    {
      ...trial,
      prize: 1,
      points: 163,
      search_grade: 8,
      water_grade: 10,
      speed: 4,
      points_at_game: 2,
      shot_over: true,
      judge: 'Tuomari Tuttu',
      known: 'Tuomari Tuttu',
      judged: true,
    },
    {
      ...trial,
      prize: 2,
      points: null,
      search_grade: null,
      water_grade: null,
      speed: null,
      points_at_game: null,
      shot_over: null,
      judge: 'Tuomari Tuntematon',
      known: null,
      judged: false,
    },
  ])
  await updates.done(id, 'undo')
  expect(await rowsOfTables(database)).toEqual(before)
  expect((await pool.query('select from trial')).rowCount).toBe(0)
})

test('has nothing to say of what is recorded, fills a judge or report, and shows what differs', async () => {
  await applied(bookOf([WHOLE, row({ 17: '' }, SHORT)]))
  const before = await rowsOfTables(database)
  expect((await updates.compared(bookOf([WHOLE, row({ 17: '' }, SHORT)]))).counts).toMatchObject({
    kinds: {},
  })
  const { id } = await updates.compared(
    bookOf([row({ 6: '2', 7: '', 9: '', 15: '', 16: '' }), row({ 17: 'Tuomari Tuttu' }, SHORT)]),
  )
  expect(tellingRows((await updates.rows(id)).rows)).toEqual([
    'refused 2 FI60001/20 prize 1 2 differs',
    'changed 3 FI60002/20 judge - Tuomari Tuttu -',
  ])
  await updates.done(id, 'apply')
  await updates.done(id, 'undo')
  expect(await rowsOfTables(database)).toEqual(before)
})

test('refuses what the rulebook of the day rules out, and what cannot be placed', async () => {
  const { id } = await updates.compared(
    bookOf([
      row({ 7: '162' }),
      row({ 6: '2' }),
      row({ 9: '4', 7: '' }),
      row({ 13: '5' }),
      row({ 14: '0', 6: '0' }),
      row({ 14: '9' }),
      row({ 8: 'luopui', 6: '' }),
      row({ 8: 'poissa', 6: '', 7: '' }),
      row({ 16: 'ei' }),
      row({ 6: '', 8: '' }),
      row({ 5: 'NUO', 7: '', 6: '0', 9: '', 12: '' }),
      row({ 1: '1.1.2021' }),
      row({ 4: 'Toinen Kerho' }),
      row({ 3: 'uinti' }),
      row({ 6: '1', 7: '159', 9: '' }),
    ]),
  )
  expect(tellingRows((await updates.rows(id, '?kind=refused')).rows)).toEqual([
    'refused 2 FI60001/20 points - 162 trial-points',
    'refused 3 FI60001/20 prize - 2 trial-prize',
    'refused 4 FI60001/20 prize - 1 trial-prize',
    'refused 5 FI60001/20 track - 5 trial-part',
    'refused 6 FI60001/20 search - 8 trial-zero',
    'refused 7 FI60001/20 speed - 9 trial-value',
    'refused 8 FI60001/20 points - 163 trial-scores',
    'refused 9 FI60001/20 search - 8 trial-scores',
    'refused 10 FI60001/20 prize - 1 trial-prize',
    'refused 11 FI60001/20 prize - - row-missing',
    'refused 12 FI60001/20 class - NUO trial-age',
    'refused 13 FI60001/20 class - AVO trial-age',
    'refused 14 FI60001/20 organiser - Toinen Kerho unknown-club',
    'refused 15 FI60001/20 type - uinti row-value',
    'refused 16 FI60001/20 prize - 1 trial-prize',
  ])
})

test('takes what was around a performance in words of three languages, and refuses what is none', async () => {
  const header = [...HEADER, 'Birds met', 'Sää', 'Terräng', 'Hakuaika (min)']
  const sheet = (rows: readonly (readonly string[])[]) =>
    workbookOf({
      sheets: [
        { name: 'Koirat', rows: DOGS },
        { name: 'Kokeet', rows: [header, ...rows] },
      ],
    })
  const absent = row({ 6: '', 7: '', 8: 'poissa', 9: '', 10: '', 11: '', 12: '', 14: '', 15: '', 16: '' })
  const { id } = await updates.compared(
    sheet([
      [...WHOLE, '7', 'Pilvinen', 'hygge', '45'],
      [...SHORT, '', 'kuuma', '', ''],
      [...SHORT, '', '', '', '601'],
      [...absent, '', 'fog', '', ''],
    ]),
  )
  expect(tellingRows((await updates.rows(id, '?kind=refused')).rows)).toEqual([
    'refused 3 FI60002/20 weather - kuuma row-value',
    'refused 4 FI60002/20 minutesSearched - 601 trial-value',
    'refused 5 FI60001/20 outcome - poissa trial-scores',
  ])
  await updates.done(id, 'apply')
  const { rows } = await pool.query('select birds_met, weather, terrain, minutes_searched from trial_result')
  expect(rows).toEqual([{ birds_met: 7, weather: 'cloudy', terrain: 'clearing', minutes_searched: 45 }])
})

test('leaves alone a trial that the service keeps itself', async () => {
  await applied(bookOf([WHOLE]))
  await pool.query('update trial set ended_at = null')
  const open = await updates.compared(bookOf([SHORT]))
  expect(open.counts).toMatchObject({ refused: { 'trial-open': 1 }, added: {} })
  await pool.query('update trial set ended_at = held_on + 1')
  await pool.query(
    "insert into entry (trial_id, dog_id, class) select t.id, d.id, 'AVO' from trial t, dog d where d.name = 'Kokeen Tähti'",
  )
  const kept = await updates.compared(bookOf([SHORT]))
  expect(kept.counts).toMatchObject({ refused: { 'trial-kept': 1 }, added: {} })
})
