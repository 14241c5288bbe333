import { readFile } from 'node:fs/promises'
import { beforeEach, expect, test } from 'vitest'
import type { DataMapping } from '#contract/dataMappings.ts'
import { withColumn } from '#contract/mappingColumns.ts'
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
  const admin = await signedIn(app, await makeAccount(db, { username: 'paakayttaja', roles: ['SYSADMIN'] }))
  updates = updatesBy(admin)
  mappings = mappingsBy(admin)
})

const DOG_HEADER = [
  'Rek.nro',
  'Koiran nimi',
  'SP',
  'Synt.',
  'Rotu',
  'Isän numero',
  'Emän numero',
  'Säkä (tuumaa)',
  'Lonkkalausunto',
  'Huom',
]
const DOGS = [
  DOG_HEADER,
  ['FI20001/20', 'Kartan Aatu', 'U', '7.5.2020', 'saksis', 'FI10001/15', 'FI10002/15', '25', 'AA', 'x'],
  ['FI20002/20', 'Kartan Bella', 'N', '7.5.2020', 'saksis', 'FI10001/15', 'FI10002/15', '', 'ei kuvattu', ''],
  ['', 'Numeroton', 'N', '31.2.2020', 'saksis', '', '', '', '', ''],
]
const SHOWS = [
  ['Koira', 'Näyttelypvm', 'Kunta', 'Lk', 'Tulos'],
  ['FI20001/20', '5.6.2022', 'Oulu', 'nuoret', 'erinomainen'],
]
const HELP = [['Tämä on ohje']]
const book = (dogs = DOGS) =>
  workbookOf({
    sheets: [
      { name: 'Rotuaineisto', rows: dogs },
      { name: 'Tulokset', rows: SHOWS },
      { name: 'Ohje', rows: HELP },
    ],
  })

/** As a person fills it in on the screen, from the proposal on. */
function filledIn(sheets: readonly { headings: readonly string[]; mapping: SheetMapping | null }[]) {
  let dogs = sheets[0]!.mapping!
  for (const [field, heading] of [
    ['sex', 'SP'],
    ['birth_date', 'Synt.'],
    ['sire', 'Isän numero'],
    ['dam', 'Emän numero'],
    ['height_cm', 'Säkä (tuumaa)'],
    ['hips', 'Lonkkalausunto'],
  ] as const)
    dogs = withColumn(dogs, field, heading)
  if (dogs.kind !== 'dogs') throw new Error('The first sheet was not taken for dogs.')
  const hips = { ...dogs.statements[0]!, values: { AA: 'A', 'ei kuvattu': '' } }
  return [
    {
      ...dogs,
      dateFormats: ['D.M.YYYY'],
      breed: { ...dogs.breed, values: { saksis: '119' } },
      units: { height_cm: 'in' as const },
      statements: [hips],
    },
    {
      kind: 'showResults' as const,
      description: '',
      columns: { regnr: 'Koira', date: 'Näyttelypvm', place: 'Kunta', class: 'Lk', grade: 'Tulos' },
      dateFormats: ['D.M.YYYY'],
      values: { class: { nuoret: 'JUN' }, grade: { Erinomainen: 'ERI' } },
      otherwise: {},
    },
    null,
  ] satisfies (SheetMapping | null)[]
}

async function savedFrom(update: number, name = 'Kennelliiton rotuaineisto') {
  const { sheets } = await mappings.sample(update)
  const filled = filledIn(sheets)
  const answer = await mappings.create(
    name,
    sheets.map((sheet, place) => ({ ...sheet, mapping: filled[place]! })),
  )
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<DataMapping>()
}

test('names the sheet that it does not know, shows how it begins, and reads it by what a person has said', async () => {
  const failed = await updates.compared(book(), { name: 'aineisto.xlsx' })
  expect(failed).toMatchObject({
    state: 'failed',
    failure: { code: 'FILE_SHEET_UNKNOWN', row: 'Rotuaineisto' },
  })
  const { sheets, from } = await mappings.sample(failed.id)
  expect(from).toBeNull()
  expect(sheets.map(({ name, headings, rows }) => [name, headings.length, rows.length])).toEqual([
    ['Rotuaineisto', 10, 3],
    ['Tulokset', 5, 1],
    ['Ohje', 1, 0],
  ])
  expect(sheets[2]!.mapping).toBeNull()

  const [dogs, shows, help] = await mappings.preview(failed.id, filledIn(sheets))
  expect(help).toBeNull()
  expect(dogs).toMatchObject({ missing: [], twice: [], looked: 3, refused: 1 })
  const cells = Object.fromEntries(dogs!.rows[0]!.cells.map(({ field, value }) => [field, value]))
  expect(cells).toEqual({
    regnr: 'FI20001/20',
    name: 'Kartan Aatu',
    sex: 'male',
    birth_date: '2020-05-07',
    breed: '119',
    sire: 'FI10001/15',
    dam: 'FI10002/15',
    height_cm: '63.5',
    hips: 'A',
  })
  expect(dogs!.rows[2]).toMatchObject({ refused: true })
  expect(dogs!.problems).toEqual([{ code: 'no-number', field: 'regnr', count: 1, example: null }])
  expect(shows).toMatchObject({ looked: 1, refused: 0 })
  expect(shows!.rows[0]!.cells.map(({ value }) => value)).toEqual([
    'FI20001/20',
    '2022-06-05',
    'Oulu',
    'JUN',
    'ERI',
  ])

  const saved = await savedFrom(failed.id)
  expect((await mappings.readBy(failed.id, saved.id)).statusCode).toBe(200)
  const ready = await updates.ended(failed.id)
  expect(ready).toMatchObject({
    state: 'ready',
    failure: null,
    mapping: null,
    ownMapping: { id: saved.id, name: 'Kennelliiton rotuaineisto' },
    counts: { newDogs: 4, added: { show_result: 1 }, unusedColumns: ['Huom'] },
  })
  expect(await updates.done(failed.id, 'apply')).toMatchObject({ state: 'applied', failure: null })
  expect(await dogWith(database, 'FI20001/20')).toMatchObject({ name: 'Kartan Aatu', sire: 'FI10001/15' })
  const { rows } = await pool.query(
    `select d.sex, d.birth_date as born, d.height_cm as height, s.value, r.class, r.grade from dog d
     join dog_number n on n.dog_id = d.id left join health_statement s on s.dog_id = d.id
     left join show_result r on r.dog_id = d.id where n.regnr like 'FI2000%' order by n.regnr`,
  )
  expect(rows).toEqual([
    { sex: 'male', born: '2020-05-07', height: 63.5, value: 'A', class: 'JUN', grade: 'ERI' },
    { sex: 'female', born: '2020-05-07', height: null, value: null, class: null, grade: null },
  ])
  expect((await pool.query('select from data_update_sample')).rowCount).toBe(0)
})

test('knows a later file by its headings, in any order of the columns, and proposes what is most like one', async () => {
  const saved = await savedFrom((await updates.compared(book(), { name: 'aineisto.xlsx' })).id)
  const later = DOGS.slice(0, 2).map((row) => row.toReversed())
  expect(await updates.compared(book(later), { name: 'toinen.xlsx' })).toMatchObject({
    state: 'ready',
    ownMapping: { id: saved.id },
    counts: { newDogs: 3 },
  })
  const wider = DOGS.map((row, place) => [...row, place === 0 ? 'Uusi sarake' : 'y'])
  const other = await updates.compared(book(wider), { name: 'kolmas.xlsx' })
  expect(other).toMatchObject({ state: 'failed', failure: { code: 'FILE_SHEET_UNKNOWN' } })
  const { from, sheets } = await mappings.sample(other.id)
  expect(from).toEqual({ id: saved.id, name: saved.name })
  expect(sheets[0]!.mapping).toMatchObject({ breed: { values: { saksis: '119' } } })
})

test('reads days in the chosen way alone', async () => {
  const file = (day: string) => `Rek.nro;Rotu;Synt.\nFI20001/20;119;${day}\n`
  const { id } = await updates.compared(file('3/4/2020'))
  const { sheets } = await mappings.sample(id)
  const mapped = (dateFormats: string[]) => ({ ...sheets[0]!.mapping!, dateFormats })
  const born = async (update: number, formats: string[]) => {
    const [sheet] = await mappings.preview(update, [mapped(formats)])
    return sheet!.rows[0]!.cells.find(({ field }) => field === 'birth_date')
  }
  expect(await born(id, ['D/M/YYYY'])).toMatchObject({ value: '2020-04-03', problem: null })
  expect(await born(id, ['M/D/YYYY'])).toMatchObject({ value: '2020-03-04', problem: null })
  expect(await born(id, ['D.M.YYYY'])).toMatchObject({ value: null, problem: 'bad-value' })
})

test('refuses a mapping that cannot be used, each for its own reason, and keeps nothing of it', async () => {
  const { id } = await updates.compared(book(), { name: 'aineisto.xlsx' })
  const { sheets } = await mappings.sample(id)
  const [dogs, shows] = filledIn(sheets)
  const create = async (mapping: SheetMapping | null, place = 0) =>
    codeOf(await mappings.create('Muoto', [{ ...sheets[place]!, mapping }]))
  expect(await create(withColumn(dogs!, 'regnr', undefined))).toBe('DATA_MAPPING_FIELD_MISSING')
  expect(await create(withColumn(dogs!, 'breed', undefined))).toBe('DATA_MAPPING_FIELD_MISSING')
  expect(await create(withColumn(shows!, 'grade', undefined), 1)).toBe('DATA_MAPPING_FIELD_MISSING')
  expect(await create(withColumn(dogs!, 'owner', ' rek.NRO '))).toBe('DATA_MAPPING_COLUMN_TWICE')
  expect(await create(withColumn(dogs!, 'owner', 'Omistaja'))).toBe('DATA_MAPPING_COLUMN_UNKNOWN')
  expect(await create(withColumn(shows!, 'colour', 'Tulos'), 1)).toBe('DATA_MAPPING_COLUMN_TWICE')
  expect(await create(null)).toBe('DATA_MAPPING_NOTHING')
  expect((await mappings.list()).own).toEqual([])
})

test('takes no name twice, and no change of what somebody else has changed meanwhile', async () => {
  const { id } = await updates.compared(book(), { name: 'aineisto.xlsx' })
  const first = await savedFrom(id)
  expect(codeOf(await mappings.create('KENNELLIITON rotuaineisto', first.sheets))).toBe(
    'DATA_MAPPING_NAME_TAKEN',
  )
  const changed = await mappings.edit({ ...first, name: 'Uusi nimi' })
  expect(changed.json()).toMatchObject({
    name: 'Uusi nimi',
    version: 2,
    changedBy: { username: 'paakayttaja' },
  })
  expect(codeOf(await mappings.edit({ ...first, name: 'Toinen nimi' }))).toBe('CHANGED_MEANWHILE')
  expect(codeOf(await mappings.remove(first.id, 1))).toBe('CHANGED_MEANWHILE')
  expect((await mappings.get(first.id)).json()).toMatchObject({ name: 'Uusi nimi' })
  expect((await mappings.remove(first.id, 2)).json()).toEqual({ status: 'done' })
  expect(codeOf(await mappings.get(first.id))).toBe('DATA_MAPPING_NOT_FOUND')
  const { rows } = await pool.query<{ code: string }>(
    "select code from audit where subject = 'dataMapping' and subject_id = $1 order by id",
    [String(first.id)],
  )
  expect(rows.map(({ code }) => code)).toEqual(['CREATED', 'CHANGED', 'ERASED'])
})

test('lists what ships with the program, which can be copied and read by', async () => {
  const { shipped } = await mappings.list()
  expect(shipped.map(({ name }) => name)).toEqual(expect.arrayContaining(['koirakanta', 'ofa']))
  const own = shipped.find(({ name }) => name === 'koirakanta')!
  const copy = (await mappings.create('Oma kopio', own.sheets)).json<DataMapping>()
  const { id } = await updates.compared('regnr,breed,name,birth_date\nFI20001/20,119,Aatu,2020-05-01\n')
  await mappings.readBy(id, copy.id)
  expect(await updates.ended(id)).toMatchObject({ state: 'ready', ownMapping: { name: 'Oma kopio' } })
  expect(tellingRows((await updates.rows(id)).rows)[0]).toContain('new 2 FI20001/20 dog')
})

test('refuses headings that nobody could map, and takes texts of any kind for texts', async () => {
  const long = `${'x'.repeat(100_000)};Rotu\nFI20001/20;119\n`
  expect(await updates.compared(long)).toMatchObject({ failure: { code: 'FILE_HEADING_LONG' } })
  const wide = `${Array.from({ length: 10_000 }, (_, place) => `s${place}`).join(';')}\n1;2\n`
  expect(await updates.compared(wide)).toMatchObject({
    failure: { code: 'FILE_COLUMNS_MANY', row: '10000' },
  })
  const hostile = '<script>alert(1)</script>;__proto__;constructor\nFI20001/20;119;{{row}}\n'
  const { id } = await updates.compared(hostile)
  const { sheets } = await mappings.sample(id)
  const guessed = withColumn(
    withColumn(filledIn([{ headings: [], mapping: shapeOfDogs }])[0]!, 'regnr', '<script>alert(1)</script>'),
    'breed',
    '__proto__',
  )
  const bare = ['sex', 'birth_date', 'sire', 'dam', 'height_cm', 'hips', 'name'].reduce(
    (mapping, field) => withColumn(mapping, field, undefined),
    guessed as SheetMapping,
  )
  const [sheet] = await mappings.preview(id, [bare])
  expect(sheet).toMatchObject({ looked: 1, refused: 0 })
  expect((await mappings.create('Outo', [{ ...sheets[0]!, mapping: bare }])).statusCode).toBe(200)
  const unwritable = { ...bare, description: 'a\0b' } as SheetMapping
  const refused = await mappings.create('Nolla', [{ ...sheets[0]!, mapping: unwritable }])
  expect(refused.body).toContain('DATA_MAPPING_INVALID')
})

const shapeOfDogs: SheetMapping = {
  kind: 'dogs',
  description: '',
  required: [],
  ignored: [],
  numbers: { column: '' },
  breed: { values: {} },
  breeds: [],
  fieldsByName: false,
  fields: {},
  dateFormats: ['D.M.YYYY'],
  sexes: {},
  booleans: {},
  unnamed: [],
  statements: [],
  units: {},
  values: {},
}

test('is nobody else’s', async () => {
  const other = await signedIn(app, await makeAccount(db, { username: 'muu', roles: ['DOG'] }))
  const theirs = mappingsBy(other)
  const { id } = await updates.compared(book(), { name: 'aineisto.xlsx' })
  const { sheets } = await mappings.sample(id)
  const saved = await savedFrom(id)
  const answers = [
    await other.get('/api/auth/data-mappings'),
    await theirs.get(saved.id),
    await theirs.create('Muoto', sheets),
    await theirs.edit(saved),
    await theirs.remove(saved.id, 1),
    await theirs.readBy(id, saved.id),
    await other.get(`/api/auth/data-updates/${id}/sample`),
    await other.json(`/api/auth/data-updates/${id}/preview`, { sheets: [] }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 403))
  expect((await mappings.list()).own).toHaveLength(1)
})

test.each([
  ['poprep-sample.ped', ['regnr', 'sire', 'dam', 'birth_date', 'sex'], 'YYYY-MM-DD'],
  ['pmx-sample.csv', ['regnr', 'sire', 'dam', 'sex', 'birth_date', 'breed'], 'YYYYMMDD'],
])('proposes what the columns of %s are', async (name, fields, format) => {
  const content = await readFile(new URL(`../../../../examples/${name}`, import.meta.url))
  const { id, failure } = await updates.compared(content, { name })
  expect(failure?.code).toBe('FILE_MAPPING_UNKNOWN')
  const [sheet] = (await mappings.sample(id)).sheets
  expect(sheet!.mapping).toMatchObject({ kind: 'dogs', dateFormats: [format] })
  const mapping = { ...sheet!.mapping!, breed: { values: {}, otherwise: '119' } } as SheetMapping
  const preview = await mappings.preview(id, [name.startsWith('pmx') ? sheet!.mapping! : mapping])
  expect(preview[0]).toMatchObject({ refused: 0 })
  const [first] = preview[0]!.rows
  expect(first!.cells.map(({ field }) => field)).toEqual(expect.arrayContaining(fields))
  expect(
    first!.cells.filter(({ field }) => field === 'sire' || field === 'dam').map(({ value }) => value),
  ).toEqual([null, null])
})
