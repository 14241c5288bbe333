import { beforeEach, expect, test } from 'vitest'
import { makeAccount, signedIn } from '../../testing/accounts.ts'
import { openService } from '../../testing/openService.ts'
import { dogWith, emptyDogs } from '../testing/importText.ts'
import { workbookOf } from '../testing/workbook.ts'
import { rowsOfTables, tellingRows, updatesBy } from './updates.test-helper.ts'

const { app, database } = await openService({ now: () => new Date('2026-11-26T10:00:00Z') })
const { db, pool } = database

let updates: ReturnType<typeof updatesBy>
beforeEach(async () => {
  await emptyDogs(database)
  await pool.query('truncate data_update cascade')
  const admin = await signedIn(app, await makeAccount(db, { username: 'paakayttaja', roles: ['SYSADMIN'] }))
  updates = updatesBy(admin)
})

const PARENTS = `regnr,breed,name,sex,birth_date
FI40001/15,119,Isä,male,2015-03-01
FI40002/15,119,Emä,female,2015-04-01
FI40003/22,119,Nuori,female,2022-01-01
`
const HEADER = ['Isä', 'Emä', 'Syntymäaika', 'Rotu', 'Urokset', 'Nartut', 'Kennel', 'Kasvattaja']
const LITTER = [
  'FI40001/15',
  'FI40002/15',
  '1.5.2020',
  '119',
  'FI40010/20: Hakan Aatu | FI40011/20',
  'FI40012/20:Hakan Cilla',
  'Hakan',
  'Kasvattaja Yksi',
]
const bookOf = (litters: readonly (readonly string[])[]) =>
  workbookOf({ sheets: [{ name: 'Pentueet', rows: [HEADER, ...litters] }] })

async function applied(content: string | Buffer) {
  const compared = await updates.compared(content, { name: 'pentueet.xlsx' })
  expect(compared).toMatchObject({ state: 'ready', failure: null })
  return updates.done(compared.id, 'apply')
}

test('makes a dog of each puppy of a litter, which tells its line, and takes them back', async () => {
  await applied(PARENTS)
  const before = await rowsOfTables(database)
  const { id, counts } = await updates.compared(bookOf([LITTER]), { name: 'pentueet.xlsx' })
  expect(counts).toMatchObject({
    rows: 1,
    newDogs: 3,
    kinds: { new: 3 },
    sheets: [{ name: 'Pentueet', kind: 'litters', rows: 1 }],
  })
  expect(tellingRows((await updates.rows(id, '?sheet=Pentueet')).rows)).toEqual([
    'new 2 FI40010/20 dog - Hakan Aatu -',
    'new 2 FI40011/20 dog - FI40011/20 -',
    'new 2 FI40012/20 dog - Hakan Cilla -',
  ])
  await updates.done(id, 'apply')
  expect(await dogWith(database, 'FI40012/20')).toEqual({
    name: 'Hakan Cilla',
    sex: 'female',
    breed: '119',
    born: '2020-05-01',
    sire: 'FI40001/15',
    dam: 'FI40002/15',
    numbers: ['FI40012/20'],
  })
  const { rows } = await pool.query(
    `select d.kennel_name, p.name as breeder, d.source_line from dog d join person p on p.id = d.breeder_id order by d.id`,
  )
  expect(rows).toEqual(
    Array.from({ length: 3 }, () => ({ kennel_name: 'Hakan', breeder: 'Kasvattaja Yksi', source_line: 2 })),
  )
  await updates.done(id, 'undo')
  expect(await rowsOfTables(database)).toEqual(before)
})

test('shows a difference in the order of the sheets, puppies where their litter stands', async () => {
  await applied(PARENTS)
  const { id } = await updates.compared(
    workbookOf({
      sheets: [
        { name: 'Pentueet', rows: [HEADER, LITTER] },
        {
          name: 'Koirat',
          rows: [
            ['regnr', 'breed', 'name'],
            ['FI40020/20', '119', 'Muu'],
          ],
        },
      ],
    }),
    { name: 'pentueet.xlsx' },
  )
  const { rows } = await updates.rows(id)
  expect(rows.map(({ sheet, regnr }) => `${sheet} ${regnr}`)).toEqual([
    'Pentueet FI40010/20',
    'Pentueet FI40011/20',
    'Pentueet FI40012/20',
    'Koirat FI40020/20',
  ])
})

test('has nothing to say of a litter that is recorded, fills gaps, and shows what differs', async () => {
  await applied(`${PARENTS}FI40010/20,119,Aatu,male,2020-05-01\n`)
  const other = ['', ...LITTER.slice(1, 4), 'FI40010/20: Toinen', '', '', '']
  const { id } = await updates.compared(bookOf([other]))
  expect(tellingRows((await updates.rows(id)).rows)).toEqual([
    'changed 2 FI40010/20 dam - FI40002/15 -',
    'refused 2 FI40010/20 name Aatu Toinen differs',
  ])
  await applied(bookOf([LITTER]))
  expect(
    await updates.compared(bookOf([LITTER.map((cell) => cell.replace(': Hakan Aatu', ''))])),
  ).toMatchObject({
    counts: { kinds: {}, newDogs: 0 },
  })
})

test('refuses what no litter can be, with the line of the litter', async () => {
  await applied(PARENTS)
  const row = (changes: Readonly<Record<number, string>>) =>
    LITTER.map((cell, place) => changes[place] ?? cell)
  const many = Array.from({ length: 25 }, (_, place) => `FI${41000 + place}/20`).join('|')
  const { id } = await updates.compared(
    bookOf([
      row({ 4: ' ', 5: '' }),
      row({ 4: many }),
      row({ 1: 'FI40003/22', 4: 'FI42000/20', 5: '' }),
      row({ 3: '9999', 4: 'FI42001/20', 5: '' }),
      row({ 4: 'x', 5: '' }),
      row({ 0: 'FI40002/15', 1: 'FI40001/15', 4: 'FI42002/20', 5: '' }),
    ]),
  )
  expect(tellingRows((await updates.rows(id, '?kind=refused')).rows).toSorted()).toEqual([
    'refused 2 FI40002/15 - - - no-puppies',
    'refused 3 FI40002/15 - - 26 litter-large',
    'refused 4 FI42000/20 dam - FI40003/22 younger-parent',
    'refused 5 FI42001/20 - - 9999 unknown-breed',
    'refused 6 x - - x short-number',
    'refused 7 FI42002/20 dam - FI40001/15 male-dam',
    'refused 7 FI42002/20 sire - FI40002/15 female-sire',
  ])
})
