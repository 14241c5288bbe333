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

const WATER = [
  'Rek.nro',
  'Päivä',
  'Paikka',
  'Järjestäjä',
  'Luokka',
  'Vesityö',
  'Jälkityö',
  'PP',
  'JT',
  'L',
  'Tuomari',
]
const DONE = [
  'FI60001/20',
  '4.6.2022',
  'Oulu',
  'Oulun Kerho',
  'VOI',
  '9',
  '10',
  '4',
  '3',
  '5',
  'tuomari tuttu',
]
const row = (changes: Readonly<Record<number, string>>) => DONE.map((cell, place) => changes[place] ?? cell)
const bookOf = (
  results: readonly (readonly string[])[],
  more: Parameters<typeof workbookOf>[0]['sheets'] = [],
) =>
  workbookOf({
    sheets: [{ name: 'Koirat', rows: DOGS }, { name: 'Vesi', rows: [WATER, ...results] }, ...more],
  })

const stored = async () =>
  (
    await pool.query(`
      select t.type, t.held_on, t.kaer_nr, t.ended_at is not null as ended, r.class, r.outcome, r.water_grade, r.track_grade, r.pp, r.jt, r.l,
        r.vh, j.name as judge, r.status, r.rulebook_id is not null as judged
      from water_result r join trial t on t.id = r.trial_id left join judge j on j.id = r.judge_id order by r.id`)
  ).rows

test('takes water and track work of the past with its trial, and takes it back', async () => {
  const before = await rowsOfTables(database)
  const { id, counts } = await updates.compared(
    bookOf([DONE, row({ 0: 'FI60002/20', 4: 'AVO', 6: '', 5: '7' })]),
    {
      name: 'vesi.xlsx',
    },
  )
  expect(counts).toMatchObject({
    added: { water_result: 2 },
    refused: {},
    sheets: [{ kind: 'dogs' }, { name: 'Vesi', kind: 'waterResults', rows: 2 }],
    unusedColumns: [],
  })
  expect(tellingRows((await updates.rows(id, '?sheet=Vesi')).rows)).toEqual([
    'new 2 FI60001/20 water_result - 4.6.2022 Oulu KAER VJ VOI 9/10 Tuomari Tuttu -',
    'new 3 FI60002/20 water_result - 4.6.2022 Oulu KAER VJ AVO 7 Tuomari Tuttu -',
  ])
  await updates.done(id, 'apply')
  const kept = {
    type: 'water_track',
    held_on: '2022-06-04',
    kaer_nr: 1,
    ended: true,
    outcome: 'judged',
    pp: 4,
    jt: 3,
    l: 5,
    vh: null,
    judge: 'Tuomari Tuttu',
    status: 'official',
    judged: true,
  }
  expect(await stored()).toEqual([
    { ...kept, class: 'VOI', water_grade: 9, track_grade: 10 },
    { ...kept, class: 'AVO', water_grade: 7, track_grade: null },
  ])
  await updates.done(id, 'undo')
  expect(await rowsOfTables(database)).toEqual(before)
})

test('refuses what the rulebook of the day rules out, each with its reason', async () => {
  const { id } = await updates.compared(
    bookOf([
      row({ 5: '11' }),
      row({ 4: 'AVO' }),
      row({ 8: '2' }),
      row({ 3: 'Tuntematon Kerho' }),
      row({ 1: '4.6.2018' }),
      row({ 4: 'MUU' }),
      row({ 1: '' }),
    ]),
  )
  expect(tellingRows((await updates.rows(id, '?kind=refused')).rows)).toEqual([
    'refused 2 FI60001/20 water - 11 trial-value',
    'refused 3 FI60001/20 track - 10 trial-part',
    'refused 4 FI60001/20 jt - 2 trial-value',
    'refused 5 FI60001/20 organiser - Tuntematon Kerho unknown-club',
    'refused 6 FI60001/20 date - 2018-06-04 row-before-birth',
    'refused 7 FI60001/20 class - MUU row-value',
    'refused 8 FI60001/20 date - - row-missing',
  ])
})

test('work of a day on which a dog was not there or was closed has no scores', async () => {
  const header = [...WATER, 'Tulos']
  const rows = [
    [...row({}), 'poissa'],
    [...row({ 0: 'FI60002/20' }), 'suljettu'],
  ]
  const { id } = await updates.compared(
    workbookOf({
      sheets: [
        { name: 'Koirat', rows: DOGS },
        { name: 'Vesi', rows: [header, ...rows] },
      ],
    }),
  )
  expect(tellingRows((await updates.rows(id, '?kind=refused')).rows)).toEqual([
    'refused 2 FI60001/20 water - 9 trial-scores',
    'refused 3 FI60002/20 water - 9 trial-scores',
  ])
})

test('a trial of a number that another sheet gives on that day is refused, whichever sheet comes first', async () => {
  const hunts = [
    ['Rek.nro', 'Päivä', 'Paikka', 'Koetyyppi', 'Järjestäjä', 'Luokka', 'Palkinto', 'Kokeen numero'],
    ['FI60002/20', '4.6.2022', 'Oulu', 'F', 'Oulun Kerho', 'AVO', '0', '7'],
  ]
  const waters = [
    [...WATER, 'Kokeen numero'],
    [...DONE, '7'],
  ]
  for (const sheets of [
    { Kokeet: hunts, Vesi: waters },
    { Vesi: waters, Kokeet: hunts },
  ]) {
    const { id } = await updates.compared(
      workbookOf({
        sheets: [
          { name: 'Koirat', rows: DOGS },
          ...Object.entries(sheets).map(([name, rows]) => ({ name, rows })),
        ],
      }),
    )
    const [refused] = (await updates.rows(id, '?kind=refused')).rows
    expect([refused?.code, refused?.sheet]).toEqual(['trial-number', Object.keys(sheets)[1]])
    await updates.done(id, 'apply')
    expect((await pool.query('select count(*)::int as n from trial where kaer_nr = 7')).rows).toEqual([
      { n: 1 },
    ])
    await updates.done(id, 'undo')
  }
})

test('an undivided trial has its results and its water work of the same day, once each', async () => {
  const hunts = [
    ['Rek.nro', 'Päivä', 'Paikka', 'Koetyyppi', 'Järjestäjä', 'Luokka', 'Palkinto'],
    ['FI60001/20', '4.9.2022', 'Oulu', 'F', 'Oulun Kerho', 'VOI', '0'],
  ]
  const waters = [
    [...WATER, 'Koetyyppi'],
    [...row({ 1: '4.9.2022' }), 'peltokoe'],
  ]
  const book = workbookOf({
    sheets: [
      { name: 'Koirat', rows: DOGS },
      { name: 'Vesi', rows: waters },
      { name: 'Kokeet', rows: hunts },
    ],
  })
  const { id } = await updates.compared(book)
  await updates.done(id, 'apply')
  const { rows } = await pool.query(`
    select t.type, (select count(*)::int from trial_result where trial_id = t.id) as hunts,
      (select count(*)::int from water_result where trial_id = t.id) as waters from trial t`)
  expect(rows).toEqual([{ type: 'field', hunts: 1, waters: 1 }])
  expect((await updates.compared(book)).counts).toMatchObject({ added: {}, kinds: {} })
})

test('keeps the scores that are recorded, and fills a judge', async () => {
  const first = await updates.compared(bookOf([row({ 10: '' })]))
  await updates.done(first.id, 'apply')
  const second = await updates.compared(bookOf([row({ 5: '8' })]))
  expect(tellingRows((await updates.rows(second.id)).rows)).toEqual([
    'changed 2 FI60001/20 judge - Tuomari Tuttu -',
    'refused 2 FI60001/20 water 9 8 differs',
  ])
  await updates.done(second.id, 'apply')
  expect(await stored()).toMatchObject([{ water_grade: 9, judge: 'Tuomari Tuttu' }])
})
