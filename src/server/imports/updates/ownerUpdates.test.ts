import { beforeEach, expect, test } from 'vitest'
import { makeAccount, signedIn } from '../../testing/accounts.ts'
import { openService } from '../../testing/openService.ts'
import type { TestBrowser } from '../../testing/testBrowser.ts'
import { emptyDogs } from '../testing/importText.ts'
import { workbookOf } from '../testing/workbook.ts'
import { presentRow } from './updates.presenter.ts'
import { rowsOfTables, tellingRows, updatesBy } from './updates.test-helper.ts'
import type { DifferenceRow } from './updates.types.ts'

const { app, database } = await openService({ now: () => new Date('2026-11-26T10:00:00Z') })
const { db, pool } = database

let admin: TestBrowser
let updates: ReturnType<typeof updatesBy>
beforeEach(async () => {
  await emptyDogs(database)
  await pool.query('truncate data_update, erased_owner cascade')
  admin = await signedIn(app, await makeAccount(db, { username: 'paakayttaja', roles: ['SYSADMIN'] }))
  updates = updatesBy(admin)
})

const DOGS = [
  ['regnr', 'breed', 'name', 'birth_date', 'owner'],
  ['FI50001/20', '119', 'Omistettu', '2020-05-01', ''],
  ['FI50002/20', '119', 'Toinen', '2020-05-01', 'Olavi Omistaja'],
]
const HEADER = ['Rek.nro', 'Omistaja', 'Kotipaikka', 'Omistaja alkaen', 'Omistaja asti']
const bookOf = (owners: readonly (readonly string[])[], dogs: readonly (readonly string[])[] = DOGS) =>
  workbookOf({
    sheets: [
      { name: 'Koirat', rows: dogs },
      { name: 'Omistajat', rows: [HEADER, ...owners] },
    ],
  })
const FORMER = ['FI50001/20', 'Aino Entinen', 'Oulu', '1.7.2020', '1.3.2022']
const NOW = ['FI50001/20', 'Niilo Nykyinen', '', '1.3.2022', '']

async function applied(content: string | Buffer) {
  const compared = await updates.compared(content, { name: 'omistajat.xlsx' })
  expect(compared).toMatchObject({ state: 'ready', failure: null })
  return updates.done(compared.id, 'apply')
}

const owners = async () =>
  (
    await pool.query(
      `select n.regnr, p.name, p.town, o.start_date as since, o.end_date as until
       from dog_owner o join person p on p.id = o.person_id join dog_number n on n.dog_id = o.dog_id order by n.regnr, o.start_date`,
    )
  ).rows

test('takes owners with their periods, knows them again, and takes them back with the people', async () => {
  const before = await rowsOfTables(database)
  const { id, counts } = await updates.compared(bookOf([FORMER, NOW]), { name: 'omistajat.xlsx' })
  expect(counts).toMatchObject({ newDogs: 2, added: { dog_owner: 2 }, kinds: { new: 4 } })
  expect(tellingRows((await updates.rows(id, '?sheet=Omistajat')).rows)).toEqual([
    'new 2 FI50001/20 dog_owner - Aino Entinen (Oulu) 1.7.2020–1.3.2022 -',
    'new 3 FI50001/20 dog_owner - Niilo Nykyinen 1.3.2022– -',
  ])
  await updates.done(id, 'apply')
  expect(await owners()).toEqual([
    { regnr: 'FI50001/20', name: 'Aino Entinen', town: 'Oulu', since: '2020-07-01', until: '2022-03-01' },
    { regnr: 'FI50001/20', name: 'Niilo Nykyinen', town: null, since: '2022-03-01', until: null },
    { regnr: 'FI50002/20', name: 'Olavi Omistaja', town: null, since: null, until: null },
  ])
  expect((await updates.compared(bookOf([FORMER, NOW]))).counts).toMatchObject({ kinds: {}, added: {} })
  await updates.done(id, 'undo')
  expect(await rowsOfTables(database)).toEqual(before)
})

test('fills the first day of an owner, and shows where the register knows another owner or end', async () => {
  await applied(bookOf([FORMER, NOW]))
  const before = await rowsOfTables(database)
  const { id } = await updates.compared(
    bookOf([
      ['FI50002/20', 'olavi omistaja', '', '1.6.2021', ''],
      ['FI50001/20', 'Uusi Ostaja', '', '1.1.2024', ''],
      ['FI50001/20', 'Niilo Nykyinen', '', '1.3.2022', '1.1.2024'],
    ]),
  )
  expect(tellingRows((await updates.rows(id)).rows)).toEqual([
    'changed 2 FI50002/20 owner_since - 2021-06-01 -',
    'refused 3 FI50001/20 owner Niilo Nykyinen Uusi Ostaja differs',
    'refused 4 FI50001/20 owner_until – 2024-01-01 differs',
  ])
  await updates.done(id, 'apply')
  expect(await owners()).toContainEqual({
    regnr: 'FI50002/20',
    name: 'Olavi Omistaja',
    town: null,
    since: '2021-06-01',
    until: null,
  })
  await updates.done(id, 'undo')
  expect(await rowsOfTables(database)).toEqual(before)
})

test('refuses periods that cannot be', async () => {
  const { id } = await updates.compared(
    bookOf([
      ['FI50001/20', '', '', '', ''],
      ['FI50001/20', 'A', '', '1.4.2020', ''],
      ['FI50001/20', 'B', '', '1.4.2022', '1.3.2022'],
      ['FI50001/20', 'C', '', '1.4.2027', ''],
      ['FI50009/20', 'D', '', '', ''],
    ]),
  )
  expect(tellingRows((await updates.rows(id, '?kind=refused')).rows)).toEqual([
    'refused 2 FI50001/20 owner - - row-missing',
    'refused 3 FI50001/20 owner_since - 2020-04-01 row-before-birth',
    'refused 4 FI50001/20 owner_until - 2022-03-01 owner-period',
    'refused 5 FI50001/20 owner_since - 1.4.2027 row-future',
    'refused 6 FI50009/20 - - - unknown-dog',
  ])
})

test('never brings back who has been erased, by whichever sheet and order of names, and does not say who it was', async () => {
  await applied(bookOf([FORMER, NOW]))
  const { rows: people } = await pool.query<{ id: number }>(
    "select id from person where name = 'Niilo Nykyinen'",
  )
  const erased = await admin.json('/api/auth/persons/erase', { kind: 'person', id: people[0]!.id })
  expect(erased.statusCode, erased.body).toBeLessThan(300)
  const owned = DOGS.map((row, place) => (place === 1 ? [...row.slice(0, 4), 'Nykyinen, Niilo'] : row))
  const { id } = await updates.compared(bookOf([NOW], owned))
  const { rows } = await updates.rows(id)
  expect(tellingRows(rows)).toEqual([
    'refused 2 FI50001/20 owner - - erased-person',
    'refused 2 FI50001/20 owner - - erased-person',
  ])
  expect(JSON.stringify(rows)).not.toContain('Niilo')
  // Another dog’s owner of that name is another person, as far as anybody can tell.
  const other = await updates.compared(bookOf([['FI50002/20', 'Niilo Nykyinen', '', '', '1.1.2021']]))
  expect(other.counts).toMatchObject({ refused: { differs: 1 } })
})

test('tells no owner to who may not see owners', () => {
  const row = (field: string): DifferenceRow => ({
    place: 1,
    kind: 'refused',
    sheet: null,
    line: 2,
    regnr: 'FI1/20',
    code: 'differs',
    field,
    former: 'Aino Entinen',
    value: 'Niilo Nykyinen',
    changedAt: null,
    changedBy: null,
  })
  for (const field of ['owner', 'breeder', 'dog_owner'])
    expect(presentRow(row(field), false), field).toMatchObject({ former: null, value: null })
  expect(presentRow(row('colour'), false)).toMatchObject({ value: 'Niilo Nykyinen' })
  expect(presentRow(row('owner'), true)).toMatchObject({ value: 'Niilo Nykyinen' })
})
