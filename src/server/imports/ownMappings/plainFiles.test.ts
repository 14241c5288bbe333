import { beforeEach, expect, test } from 'vitest'
import type { DataMapping, PreviewSheet } from '#contract/dataMappings.ts'
import { emptyMapping, withColumn } from '#contract/mappingColumns.ts'
import type { SheetMapping } from '#contract/mappingShape.ts'
import { makeAccount, signedIn } from '../../testing/accounts.ts'
import { openService } from '../../testing/openService.ts'
import { codeOf } from '../../testing/refusal.ts'
import { dogWith, emptyDogs } from '../testing/importText.ts'
import { workbookOf } from '../testing/workbook.ts'
import { tellingRows, updatesBy } from '../updates/updates.test-helper.ts'
import { mappingsBy } from './mappings.test-helper.ts'

const { app, database } = await openService({ now: () => new Date('2026-11-26T10:00:00Z') })
const { db, pool } = database

let updates: ReturnType<typeof updatesBy>
let mappings: ReturnType<typeof mappingsBy>
beforeEach(async () => {
  await emptyDogs(database)
  await pool.query('truncate data_update, data_mapping, show cascade')
  const admin = await signedIn(app, await makeAccount(db, { roles: ['SYSADMIN'] }))
  updates = updatesBy(admin)
  mappings = mappingsBy(admin)
})

const cellsOf = (sheet: PreviewSheet | null | undefined, row = 0) =>
  Object.fromEntries(sheet!.rows[row]!.cells.map(({ field, value, problem }) => [field, problem ?? value]))

const mapped = (kind: Parameters<typeof emptyMapping>[0], columns: Readonly<Record<string, string>>) =>
  Object.entries(columns).reduce(
    (mapping, [field, heading]) => withColumn(mapping, field, heading),
    emptyMapping(kind),
  )

const ROWS = 'FI20001/20;Aatu;7.5.2020;119\nFI20002/20;Bella;7.5.2020;119\n'
const NAMES = ['Numero', 'Nimi', 'Syntynyt', 'Rotu']
const DOGS = mapped('dogs', { regnr: 'Numero', name: 'Nimi', birth_date: 'Syntynyt', breed: 'Rotu' })

test('reads a file without headings by the names that a person gives its columns, its first row too', async () => {
  const failed = await updates.compared(ROWS)
  expect(failed).toMatchObject({ state: 'failed', failure: { code: 'FILE_MAPPING_UNKNOWN' } })
  const { sheets } = await mappings.sample(failed.id)
  const first = ['FI20001/20', 'Aatu', '7.5.2020', '119']
  expect(sheets).toMatchObject([{ headings: first, dataFirst: false, first: { line: 1, cells: first } }])
  const [sheet] = await mappings.preview(failed.id, [DOGS], { headings: NAMES, dataFirst: true })
  expect(sheet).toMatchObject({ looked: 2, refused: 0 })
  expect(sheet!.rows.map(({ line }) => line)).toEqual([1, 2])
  expect(cellsOf(sheet)).toEqual({
    regnr: 'FI20001/20',
    name: 'Aatu',
    birth_date: '2020-05-07',
    breed: '119',
  })

  const answer = await mappings.create('Ilman otsikoita', [
    { name: null, headings: NAMES, dataFirst: true, mapping: DOGS },
  ])
  const saved = answer.json<DataMapping>()
  expect(saved.sheets).toMatchObject([{ headings: NAMES, dataFirst: true }])
  await mappings.readBy(failed.id, saved.id)
  const ready = await updates.ended(failed.id)
  expect(ready).toMatchObject({ state: 'ready', counts: { rows: 2, newDogs: 2 } })
  expect(tellingRows((await updates.rows(failed.id)).rows)).toEqual([
    'new 1 FI20001/20 dog - Aatu -',
    'new 2 FI20002/20 dog - Bella -',
  ])
  await updates.done(failed.id, 'apply')
  expect(await dogWith(database, 'FI20001/20')).toMatchObject({ name: 'Aatu' })
})

test('never takes a file without headings for known by itself, proposes what is as wide, and reads it by a chosen mapping', async () => {
  const saved = (
    await mappings.create('Ilman otsikoita', [
      { name: null, headings: NAMES, dataFirst: true, mapping: DOGS },
    ])
  ).json<DataMapping>()
  const other = 'FI20003/20;Cilla;8.5.2020;119\n'
  const unknown = await updates.compared(other)
  expect(unknown).toMatchObject({ state: 'failed', failure: { code: 'FILE_MAPPING_UNKNOWN' } })
  const { from, sheets } = await mappings.sample(unknown.id)
  expect(from).toEqual({ id: saved.id, name: saved.name })
  expect(sheets).toMatchObject([
    { headings: NAMES, dataFirst: true, first: { cells: ['FI20003/20', 'Cilla', '8.5.2020', '119'] } },
  ])
  expect(await updates.compared(other, { mappingId: saved.id })).toMatchObject({
    state: 'ready',
    counts: { rows: 1, newDogs: 1 },
  })
  const wider = await updates.compared('FI20003/20;Cilla;8.5.2020;119;x\n', { mappingId: saved.id })
  expect(wider).toMatchObject({ state: 'failed', failure: { code: 'FILE_MAPPING_UNKNOWN' } })
})

test('reads a sheet without headings beside one with them', async () => {
  const book = workbookOf({
    sheets: [
      {
        name: 'Koirat',
        rows: [
          ['Reknro', 'Rotunsa'],
          ['FI20001/20', '119'],
        ],
      },
      {
        name: 'Omistajat',
        rows: [
          ['FI20001/20', 'Olli Omistaja', 'x'],
          ['FI20001/20', 'Toinen', 'y'],
        ],
      },
    ],
  })
  const { id } = await updates.compared(book, { name: 'kaksi.xlsx' })
  const saved = await mappings.create('Kaksi', [
    {
      name: 'Koirat',
      headings: ['Reknro', 'Rotunsa'],
      mapping: mapped('dogs', { regnr: 'Reknro', breed: 'Rotunsa' }),
    },
    {
      name: 'Omistajat',
      headings: ['A', 'B', 'C'],
      dataFirst: true,
      mapping: mapped('owners', { regnr: 'A', owner: 'B' }),
    },
  ])
  await mappings.readBy(id, saved.json<DataMapping>().id)
  expect(await updates.ended(id)).toMatchObject({
    state: 'ready',
    counts: { newDogs: 1, added: { dog_owner: 2 }, sheets: [{ rows: 1 }, { rows: 2 }] },
  })
})

test('refuses columns of one name, and those without one', async () => {
  for (const headings of [
    ['Numero', 'Nimi', 'numero ', 'Rotu'],
    ['Numero', '', 'Syntynyt', 'Rotu'],
  ]) {
    const sheet = {
      name: null,
      headings,
      dataFirst: true,
      mapping: mapped('dogs', { regnr: 'Numero', breed: 'Rotu' }),
    }
    expect(codeOf(await mappings.create('Muoto', [sheet]))).toBe('DATA_MAPPING_NAME_TWICE')
  }
})

test('reads years of two digits only by the hundred years that a person has chosen', async () => {
  const file = 'Nro;Rotu;Synt.\nFI20001/98;119;7.5.98\nFI20002/20;119;8.6.2020\nFI20003/49;119;1.1.25\n'
  const { id } = await updates.compared(file)
  const born = async (dateFormats: string[]) => {
    const mapping = { ...mapped('dogs', { regnr: 'Nro', breed: 'Rotu', birth_date: 'Synt.' }), dateFormats }
    const [sheet] = await mappings.preview(id, [mapping])
    return sheet!.rows.map((_row, place) => cellsOf(sheet, place).birth_date)
  }
  expect(await born(['D.M.YYYY'])).toEqual(['bad-value', '2020-06-08', 'bad-value'])
  expect(await born(['D.M.YYYY', 'D.M.YY[1950]'])).toEqual(['1998-05-07', '2020-06-08', '2025-01-01'])
  expect(await born(['D.M.YYYY', 'D.M.YY[1900]'])).toEqual(['1998-05-07', '2020-06-08', '1925-01-01'])
  const unsaid = { ...mapped('dogs', { regnr: 'Nro', breed: 'Rotu' }), dateFormats: ['D.M.YY'] }
  const refused = await mappings.create('Muoto', [
    { name: null, headings: ['Nro', 'Rotu', 'Synt.'], mapping: unsaid },
  ])
  expect(refused.body).toContain('DATA_MAPPING_INVALID')
  const said = {
    ...mapped('dogs', { regnr: 'Nro', breed: 'Rotu', birth_date: 'Synt.' }),
    dateFormats: ['D.M.YY[1950]'],
  }
  const saved = await mappings.create('Vuodet', [
    { name: null, headings: ['Nro', 'Rotu', 'Synt.'], mapping: said },
  ])
  await mappings.readBy(id, saved.json<DataMapping>().id)
  await updates.ended(id)
  await updates.done(id, 'apply')
  expect((await pool.query('select birth_date from dog order by birth_date')).rows).toEqual([
    { birth_date: '1998-05-07' },
    { birth_date: '2025-01-01' },
    { birth_date: null },
  ])
})

test('gives what a sheet does not tell the same value in all rows, as the preview shows', async () => {
  await updates
    .compared('regnr,breed,birth_date\nFI20001/20,119,2020-05-01\n')
    .then(({ id }) => updates.done(id, 'apply'))
  const { id } = await updates.compared('Nro;Lk;Tulos\nFI20001/20;AVO;ERI\nFI20001/20;VAL;\n')
  const columns = { regnr: 'Nro', class: 'Lk', grade: 'Tulos' }
  const bare = mapped('showResults', columns)
  expect((await mappings.preview(id, [bare]))[0]).toMatchObject({ missing: ['date', 'place'] })
  const whole = { ...bare, otherwise: { date: '5.6.2022', place: 'Oulu', grade: 'EH' } } as SheetMapping
  const [sheet] = await mappings.preview(id, [whole])
  expect(sheet).toMatchObject({ missing: [], refused: 0 })
  expect(cellsOf(sheet)).toEqual({
    regnr: 'FI20001/20',
    class: 'AVO',
    grade: 'ERI',
    date: '2022-06-05',
    place: 'Oulu',
  })
  expect(cellsOf(sheet, 1)).toMatchObject({ class: 'VAL', grade: 'EH' })
  const wrong = { ...bare, otherwise: { date: 'eilen', place: 'Oulu' } } as SheetMapping
  expect(cellsOf((await mappings.preview(id, [wrong]))[0])).toMatchObject({ date: 'row-value' })
  const saved = await mappings.create('Yksi näyttely', [
    { name: null, headings: Object.values(columns), mapping: whole },
  ])
  await mappings.readBy(id, saved.json<DataMapping>().id)
  await updates.ended(id)
  await updates.done(id, 'apply')
  const { rows } = await pool.query(
    'select s.held_on, s.place, r.class, r.grade from show_result r join show s on s.id = r.show_id order by r.class',
  )
  expect(rows).toEqual([
    { held_on: '2022-06-05', place: 'Oulu', class: 'AVO', grade: 'ERI' },
    { held_on: '2022-06-05', place: 'Oulu', class: 'VAL', grade: 'EH' },
  ])
})
