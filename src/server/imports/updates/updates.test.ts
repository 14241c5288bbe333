import { beforeEach, expect, test } from 'vitest'
import { makeAccount, signedIn } from '../../testing/accounts.ts'
import { openService } from '../../testing/openService.ts'
import { codeOf } from '../../testing/refusal.ts'
import type { TestBrowser } from '../../testing/testBrowser.ts'
import { dogWith, emptyDogs } from '../testing/importText.ts'
import { workbookOf } from '../testing/workbook.ts'
import { markInterrupted, takeWaiting } from './updates.store.ts'
import { rowsOfTables, tellingRows, updatesBy } from './updates.test-helper.ts'

const { app, database } = await openService({ now: () => new Date('2026-11-26T10:00:00Z') })
const { db, pool } = database

let admin: TestBrowser
let updates: ReturnType<typeof updatesBy>
// Accounts go with the people that they may name.
beforeEach(async () => {
  await emptyDogs(database)
  await pool.query('truncate data_update cascade')
  admin = await signedIn(app, await makeAccount(db, { username: 'paakayttaja', roles: ['SYSADMIN'] }))
  updates = updatesBy(admin)
})

const FIRST = `regnr,breed,name,sex,birth_date,sire,dam,breeder,owner,colour
FI10001/15,119,Isä,male,2015-03-01,,,Kasvattaja Yksi,,ruskea
FI10002/15,119,Emä,female,2015-04-01,,,,,
`
const SECOND = `regnr,breed,name,sex,birth_date,sire,dam,breeder,owner,colour
FI10001/15,119,Isä,male,2015-03-01,,,Kasvattaja Yksi,,musta
FI10002/15,119,Emä,female,2015-04-01,FI9000/10,,,Omistaja Uusi,valkoinen
FI10003/20,119,Pentu,female,2020-05-01,FI10001/15,FI10002/15,Kasvattaja Kaksi,Omistaja Uusi,
FI10004/20,119,Toinen,male,2020-05-01,FI10001/15,FI10002/15,Kasvattaja Kaksi,,
,119,Numeroton,male,2020-05-01,,,,,
`

async function applied(content: string | Buffer, options = {}) {
  const compared = await updates.compared(content, options)
  expect(compared).toMatchObject({ state: 'ready', failure: null })
  return updates.done(compared.id, 'apply')
}

test('shows a file as a difference, applies it as one unit, and undoes it to the very rows of before', async () => {
  await applied(FIRST)
  const before = await rowsOfTables(database)
  const compared = await updates.compared(SECOND)
  expect(compared).toMatchObject({
    state: 'ready',
    mapping: 'koirakanta',
    by: { username: 'paakayttaja' },
    counts: { rows: 5, newDogs: 3, changedDogs: 1, refused: { differs: 1, 'no-number': 1 } },
  })
  // A look changes nothing.
  expect(await rowsOfTables(database)).toEqual(before)
  const { rows } = await updates.rows(compared.id)
  const told = tellingRows(rows)
  expect(told).toContain('refused 2 FI10001/15 colour ruskea musta differs')
  expect(told).toContain('changed 3 FI10002/15 colour - valkoinen -')
  expect(told).toContain('changed 3 FI10002/15 sire - FI9000/10 -')
  expect(told).toContain('new 4 FI10003/20 dog - Pentu -')
  expect(told.some((row) => row.startsWith('refused 6 - ') && row.endsWith('no-number'))).toBe(true)
  const narrowed = await updates.rows(compared.id, '?kind=refused&about=differs&text=10001')
  expect(narrowed.rows).toHaveLength(1)
  const csv = await updates.csv(compared.id)
  expect(csv.body).toContain('Rekisterissä on toinen arvo. Se jää voimaan.')
  expect(csv.body.trim().split('\r\n')).toHaveLength(rows.length + 1)

  expect(await updates.done(compared.id, 'apply')).toMatchObject({
    state: 'applied',
    appliedBy: { username: 'paakayttaja' },
  })
  expect(await dogWith(database, 'FI10003/20')).toMatchObject({ sire: 'FI10001/15', dam: 'FI10002/15' })
  for (const table of ['data_update_part', 'data_update_row'])
    expect((await pool.query(`select from ${table}`)).rowCount).toBe(0)

  expect(await updates.done(compared.id, 'undo')).toMatchObject({
    state: 'undone',
    failure: null,
    undoneBy: { username: 'paakayttaja' },
  })
  expect(await rowsOfTables(database)).toEqual(before)
  expect((await updates.rows(compared.id)).rows).toEqual([])
  expect(codeOf(await updates.command(compared.id, 'undo'))).toBe('DATA_UPDATE_UNDONE')
  const log = await pool.query(
    "select code from audit where subject = 'dataUpdate' and subject_id = $1 order by id",
    [String(compared.id)],
  )
  expect(log.rows.map(({ code }) => code)).toEqual(['DATA_UPDATE_APPLIED', 'DATA_UPDATE_UNDONE'])
})

test('undoes a file that was undone once and came again', async () => {
  await applied(FIRST)
  const before = await rowsOfTables(database)
  for (const time of ['first', 'second']) {
    const { id } = await applied(SECOND)
    expect(await updates.done(id, 'undo'), time).toMatchObject({ state: 'undone' })
    expect(await rowsOfTables(database), time).toEqual(before)
  }
})

test('has nothing to apply when the same file comes again', async () => {
  await applied(FIRST)
  const again = await updates.compared(FIRST)
  expect(again.counts).toMatchObject({ newDogs: 0, changedDogs: 0, kinds: {} })
  expect(codeOf(await updates.command(again.id, 'apply'))).toBe('DATA_UPDATE_EMPTY')
})

test('leaves what was changed since an update, with who changed it, and the parents it needs', async () => {
  await applied(FIRST)
  const { id } = await applied(SECOND)
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('dog').set({ colour: 'kirjava' }).where('name', '=', 'Pentu').execute()
    const by = await tx
      .selectFrom('account')
      .select('id')
      .where('username', '=', 'paakayttaja')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('audit')
      .values({ changed_at: new Date(), account_id: by.id, subject: 'dog', subject_id: '1', code: 'CHANGED' })
      .execute()
  })
  expect(await updates.done(id, 'undo')).toMatchObject({ state: 'undone' })
  expect(await dogWith(database, 'FI10003/20')).toMatchObject({ name: 'Pentu', numbers: ['FI10003/20'] })
  expect(await dogWith(database, 'FI10004/20')).toBeUndefined()
  const { rows } = await updates.rows(id, '?kind=stayed')
  expect(rows.find(({ field }) => field === 'dog')).toMatchObject({
    regnr: 'FI10003/20 Pentu',
    code: 'changed',
    changedBy: { username: 'paakayttaja' },
  })
})

test('leaves nothing for a change that a later update made and its own undo laid back', async () => {
  const before = await rowsOfTables(database)
  const first = await applied(FIRST)
  const middle = await applied('regnr,breed,colour\nFI10002/15,119,valkoinen\n')
  const written = await rowsOfTables(database)
  const last = await applied(SECOND)
  const later = await applied('regnr,breed,weight_kg,aliases\nFI10002/15,119,21,SE55/15\n')
  for (const { id } of [later, last]) await updates.done(id, 'undo')
  expect(await rowsOfTables(database)).toEqual(written)
  for (const { id } of [middle, first]) {
    await updates.done(id, 'undo')
    expect((await updates.rows(id)).rows).toEqual([])
  }
  expect(await rowsOfTables(database)).toEqual(before)
})

test('tells of a dog that a later update needs nothing of a change that was laid back', async () => {
  const first = await applied(FIRST)
  const second = await applied('regnr,breed,colour\nFI10002/15,119,valkoinen\n')
  await updates.done(second.id, 'undo')
  await applied('regnr,breed,hips,hips_date\nFI10002/15,119,A,2017-01-01\n')
  await updates.done(first.id, 'undo')
  const { rows } = await updates.rows(first.id, '?kind=stayed')
  expect(rows.map(({ field, code, changedBy }) => [field, code, changedBy])).toEqual([
    ['dog_number', 'used', null],
    ['dog', 'used', null],
  ])
})

test('lets one update be at work, and one file be whole', async () => {
  const first = await updates.compared(FIRST)
  const second = await updates.compared(SECOND)
  await pool.query("update data_update set state = 'undoing', run = gen_random_uuid() where id = $1", [
    first.id,
  ])
  expect(codeOf(await updates.command(second.id, 'apply'))).toBe('DATA_UPDATE_RUNNING')
  expect(codeOf(await updates.command(first.id, 'cancel'))).toBe('DATA_UPDATE_RUNNING')
  await pool.query("update data_update set state = 'ready', run = null where id = $1", [first.id])
  await applied(FIRST)
  // What was shown of the second file is no more what it would do.
  expect(await updates.done(second.id, 'apply')).toMatchObject({
    state: 'ready',
    failure: { code: 'DATA_UPDATE_CHANGED' },
  })
  expect(await dogWith(database, 'FI10003/20')).toBeUndefined()
  const begun = (await updates.begin('vajaa.csv', 10)).json<{ id: number }>()
  expect(codeOf(await updates.command(begun.id, 'compare'))).toBe('DATA_FILE_INCOMPLETE')
  expect(codeOf(await updates.sendPart(begun.id, 0, Buffer.alloc(11)))).toBe('DATA_FILE_INCOMPLETE')
  expect(codeOf(await updates.begin('suuri.csv', 101 * 1024 * 1024))).toBe('INPUT_INVALID')
})

test('shows what a killed service left as interrupted, and goes on with it', async () => {
  const { id } = await updates.compared(FIRST)
  const before = await rowsOfTables(database)
  await pool.query("update data_update set state = 'applying' where id = $1", [id])
  expect(await takeWaiting(db)).toMatchObject({ id })
  await markInterrupted(db)
  expect(await updates.get(id)).toMatchObject({
    state: 'interrupted',
    failure: { code: 'DATA_UPDATE_INTERRUPTED' },
  })
  expect(await rowsOfTables(database)).toEqual(before)
  expect(await updates.done(id, 'compare')).toMatchObject({ state: 'ready', failure: null })
})

test('reads the sheets of a workbook and tells what is wrong with a file by a code of its own', async () => {
  const header = ['regnr', 'breed', 'name']
  const book = workbookOf({
    sheets: [
      { name: 'Yksi', rows: [header, ['FI20001/20', '119', 'Ensi']] },
      { name: 'Kaksi', rows: [header, ['FI20002/20', '119', 'Toka'], ['', '119', 'Ei']] },
    ],
  })
  const compared = await updates.compared(book, { name: 'koirat.xlsx' })
  expect(compared.counts).toMatchObject({ newDogs: 2 })
  expect((await updates.rows(compared.id, '?kind=refused')).rows[0]).toMatchObject({
    sheet: 'Kaksi',
    line: 3,
  })
  const broken: [string | Buffer, string, string?][] = [
    [Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'FILE_NO_TABLE'],
    [Buffer.from('a\0b\0c'), 'FILE_NO_TABLE'],
    ['rekkari;rotu\nFI1/20;119\n', 'FILE_MAPPING_UNKNOWN'],
    ['regnr,breed\n"FI20001/20,119\n', 'FILE_QUOTES'],
    ['regnr,breed\nFI20001/20,119\n', 'FILE_COLUMNS_MISSING', 'ofa'],
    ['regnr,breed,breed\nFI20001/20,119,119\n', 'FILE_COLUMN_TWICE'],
    [book.subarray(0, book.length - 200), 'FILE_NO_TABLE'],
  ]
  for (const [content, code, mapping] of broken)
    expect(await updates.compared(content, { mapping }), code).toMatchObject({
      state: 'failed',
      failure: { code },
    })
})

test('gives file and difference away when an update is cancelled', async () => {
  const { id } = await updates.compared(FIRST)
  expect((await updates.command(id, 'cancel')).json()).toMatchObject({ state: 'cancelled' })
  for (const table of ['data_update_part', 'data_update_row'])
    expect((await pool.query(`select from ${table}`)).rowCount).toBe(0)
  expect(codeOf(await updates.command(id, 'apply'))).toBe('DATA_UPDATE_OTHER_STATE')
})

test('is nobody’s who may not import', async () => {
  const { id } = await updates.compared(FIRST)
  const other = await signedIn(app, await makeAccount(db, { roles: ['BREEDADVISOR', 'DOG'] }))
  const asked = updatesBy(other)
  for (const answer of [
    await other.get('/api/auth/data-updates'),
    await other.get(`/api/auth/data-updates/${id}`),
    await other.get(`/api/auth/data-updates/${id}/rows`),
    await asked.csv(id),
    await asked.begin('x.csv', 1),
    await asked.sendPart(id, 0, Buffer.from('x')),
    ...(await Promise.all(['compare', 'apply', 'cancel', 'undo'].map((what) => asked.command(id, what)))),
  ])
    expect(codeOf(answer)).toBe('FORBIDDEN')
})
