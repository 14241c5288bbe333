import { beforeEach, expect, test } from 'vitest'
import { makeAccount, signedIn } from '../../testing/accounts.ts'
import { openService } from '../../testing/openService.ts'
import { emptyDogs } from '../testing/importText.ts'
import { workbookOf } from '../testing/workbook.ts'
import { rowsOfTables, tellingRows, updatesBy } from './updates.test-helper.ts'

const { app, database } = await openService({ now: () => new Date('2026-11-26T10:00:00Z') })
const { db, pool } = database

let updates: ReturnType<typeof updatesBy>
beforeEach(async () => {
  await emptyDogs(database)
  await pool.query('truncate data_update, show cascade')
  const admin = await signedIn(app, await makeAccount(db, { username: 'paakayttaja', roles: ['SYSADMIN'] }))
  updates = updatesBy(admin)
})

const DOGS = [
  ['regnr', 'breed', 'name', 'birth_date'],
  ['FI30001/20', '119', 'Näyttelyn Tähti', '2020-05-01'],
]
const HEADER = [
  'Rekisterinumero',
  'Päivä',
  'Paikka',
  'Maa',
  'Näyttely',
  'Luokka',
  'Laatuarvosana',
  'Sijoitus',
  'Maininnat',
  'Tuomari',
  'Arvostelu',
]
const FIRST = ['FI30001/20', '5.6.2022', 'Oulu', '', 'KV', 'jun', 'eri', '1.', 'PU1 SA', 'Tuomari Yksi', '']

const bookOf = (results: readonly (readonly string[])[], dogs = DOGS) =>
  workbookOf({
    sheets: [
      { name: 'Koirat', rows: dogs },
      { name: 'Näyttelyt', rows: [HEADER, ...results] },
    ],
  })

async function applied(content: string | Buffer) {
  const compared = await updates.compared(content, { name: 'nayttelyt.xlsx' })
  expect(compared).toMatchObject({ state: 'ready', failure: null })
  return updates.done(compared.id, 'apply')
}

const results = async () =>
  (
    await pool.query(
      `select s.held_on as date, s.place, s.country, s.name as show, r.class, r.grade, r.placing, r.marks, r.judge, r.critique,
         r.saved_at < '2026-11-25' as old
       from show_result r join show s on s.id = r.show_id order by s.held_on, r.class`,
    )
  ).rows

test('takes results of the dogs that the same workbook brings, and gives them back as a whole', async () => {
  const before = await rowsOfTables(database)
  const compared = await updates.compared(bookOf([FIRST]), { name: 'nayttelyt.xlsx' })
  expect(compared.counts).toMatchObject({
    rows: 2,
    newDogs: 1,
    added: { show_result: 1 },
    kinds: { new: 2 },
    unusedColumns: [],
    sheets: [
      { name: 'Koirat', kind: 'dogs', rows: 1 },
      { name: 'Näyttelyt', kind: 'showResults', rows: 1 },
    ],
  })
  expect(tellingRows((await updates.rows(compared.id, '?sheet=N%C3%A4yttelyt')).rows)).toEqual([
    'new 2 FI30001/20 show_result - 5.6.2022 Oulu KV JUN ERI 1. SA PU1 Tuomari Yksi -',
  ])
  await updates.done(compared.id, 'apply')
  expect(await results()).toEqual([
    {
      date: '2022-06-05',
      place: 'Oulu',
      country: 'FI',
      show: 'KV',
      class: 'JUN',
      grade: 'ERI',
      placing: 1,
      marks: ['SA', 'PU1'],
      judge: 'Tuomari Yksi',
      critique: null,
      old: true,
    },
  ])
  await updates.done(compared.id, 'undo')
  expect(await rowsOfTables(database)).toEqual(before)
})

test('has nothing to say of a result that is recorded, fills its gaps, and shows where it differs', async () => {
  await applied(bookOf([FIRST]))
  const before = await rowsOfTables(database)
  const again = await updates.compared(
    bookOf([['FI30001/20', '2022-06-05', 'OULU', 'fi', ...FIRST.slice(4)]]),
  )
  expect(again.counts).toMatchObject({ kinds: {}, added: {} })

  const other = [
    'FI30001/20',
    '5.6.2022',
    'Oulu',
    '',
    'KV',
    'JUN',
    'EH',
    '',
    'VSP',
    'Tuomari Yksi',
    'Kaunis pää.',
  ]
  const { id, counts } = await updates.compared(bookOf([other]))
  expect(counts).toMatchObject({ kinds: { changed: 1, refused: 2 }, refused: { differs: 2 } })
  expect(tellingRows((await updates.rows(id)).rows)).toEqual([
    'changed 2 FI30001/20 critique - Kaunis pää. -',
    'refused 2 FI30001/20 grade ERI EH differs',
    'refused 2 FI30001/20 marks SA PU1 VSP differs',
  ])
  await updates.done(id, 'apply')
  expect(await results()).toMatchObject([{ grade: 'ERI', marks: ['SA', 'PU1'], critique: 'Kaunis pää.' }])
  expect(await updates.done(id, 'undo')).toMatchObject({ state: 'undone' })
  expect(await rowsOfTables(database)).toEqual(before)
})

test('refuses by the rules of those who write results, with line and reason, and takes the rest', async () => {
  const row = (changes: Readonly<Record<number, string>>) =>
    FIRST.map((cell, place) => changes[place] ?? cell)
  const { id } = await updates.compared(
    bookOf([
      FIRST,
      row({ 0: 'FI99999/20' }),
      row({ 0: '' }),
      row({ 1: '1.5.2020' }),
      row({ 1: '27.11.2026' }),
      row({ 1: '31.2.2022' }),
      row({ 1: '' }),
      row({ 2: 'Turku', 6: '1', 8: '' }),
      row({ 2: 'Turku', 6: 'EH', 8: 'SA' }),
      row({ 2: 'Turku', 5: 'ELÄ' }),
      row({ 2: 'Turku', 8: 'SA FOO' }),
      row({ 2: 'Turku', 7: '0' }),
      row({ 2: 'Turku', 3: 'Suomi' }),
      row({ 2: 'x'.repeat(101) }),
      row({ 6: 'EH', 8: '' }),
    ]),
  )
  expect(tellingRows((await updates.rows(id, '?sheet=N%C3%A4yttelyt&kind=refused')).rows)).toEqual([
    'refused 3 FI99999/20 - - - unknown-dog',
    'refused 4 - - - - no-number',
    'refused 5 FI30001/20 date - 2020-05-01 row-before-birth',
    'refused 6 FI30001/20 date - 27.11.2026 row-future',
    'refused 7 FI30001/20 date - 31.2.2022 row-value',
    'refused 8 FI30001/20 date - - row-missing',
    'refused 9 FI30001/20 grade - 1 show-prize',
    'refused 10 FI30001/20 marks - SA show-mark',
    'refused 11 FI30001/20 class - ELÄ row-value',
    'refused 12 FI30001/20 marks - SA FOO row-value',
    'refused 13 FI30001/20 placing - 0 row-value',
    'refused 14 FI30001/20 country - SUOMI row-value',
    `refused 15 FI30001/20 place - ${'x'.repeat(100)}… row-long`,
    'refused 16 FI30001/20 grade ERI EH conflict',
  ])
  await updates.done(id, 'apply')
  expect(await results()).toHaveLength(1)
})

test('leaves a result that somebody has changed since, with its show and dog', async () => {
  const { id } = await applied(bookOf([FIRST, FIRST.map((cell, place) => (place === 2 ? 'Turku' : cell))]))
  await pool.query(
    "update show_result set critique = 'Korjattu' where show_id = (select id from show where place = 'Oulu')",
  )
  expect(await updates.done(id, 'undo')).toMatchObject({ state: 'undone' })
  expect(await results()).toMatchObject([{ place: 'Oulu', critique: 'Korjattu' }])
  const { rows } = await updates.rows(id, '?kind=stayed')
  expect(rows.map(({ field, code }) => `${field} ${code}`).toSorted()).toEqual([
    'dog used',
    'dog_number used',
    'show used',
    'show_result changed',
  ])
})

test('reads results alone, out of a text, in another language', async () => {
  await applied(bookOf([]))
  const text = `Reg.nr;Datum;Plats;Klass;Kvalitetspris\nFI30001/20;2022-06-05;Vasa;ÖPPEN;ERI\nFI30001/20;2022-06-06;Vasa;AVO;ERI\n`
  const compared = await updates.compared(text, { name: 'utstallning.csv' })
  expect(compared).toMatchObject({
    mapping: 'koirakanta',
    counts: {
      newDogs: 0,
      added: { show_result: 1 },
      refused: { 'row-value': 1 },
      sheets: [{ name: null, kind: 'showResults', rows: 2 }],
    },
  })
  await updates.done(compared.id, 'apply')
  expect(await results()).toMatchObject([{ date: '2022-06-06', place: 'Vasa', show: null }])
})
