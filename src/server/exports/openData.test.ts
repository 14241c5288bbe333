import { createHash } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import type { OpenData } from '#contract/exports.ts'
import { loadDemo } from '#demo/demo.ts'
import { OPEN_TABLES, openFiles } from '#domain/exports/openData.ts'
import { foldText } from '#domain/foldedText.ts'
import { holders } from '../personalData/holders.ts'
import { columnsOfPeople, plantPerson, TRACE } from '../personalData/planting.test-helper.ts'
import { makeAccount } from '../testing/accounts.ts'
import { makeDog } from '../testing/factories.ts'
import { hideAll, KEEPER, SIGN } from '../testing/hiddenThings.ts'
import { openService } from '../testing/openService.ts'
import { codeOf } from '../testing/refusal.ts'
import { zipTexts } from '../testing/zipFiles.ts'
import { makeOpenData } from './openData.service.ts'

const NIGHT = new Date('2026-05-17T01:30:00Z')
let now = NIGHT
const { app, database } = await openService({ now: () => now })
const { db, pool } = database

const told = async () => (await app.inject('/api/open-data')).json<OpenData | null>()
const file = (headers: Record<string, string> = {}) =>
  app.inject({ url: '/api/open-data/koirakanta.zip', headers })
const rowsOf = (csv: string) => parse(csv, { columns: true }) as Record<string, string>[]

let files: Map<string, string>
let before: readonly number[]

beforeAll(async () => {
  before = [(await file()).statusCode]
  expect([await told(), codeOf(await file())]).toEqual([null, 'OPEN_DATA_NOT_FOUND'])
  await loadDemo(database, 'small', () => {}, '2026-05-17')
  await makeAccount(db, { username: KEEPER })
  await hideAll(pool)
  await plantPerson(database)
  await makeDog(db, { name: '=HYPERLINK("x")', regnrs: ['FI77001/20', 'NO77/20'], colour: '@musta' })
  await makeOpenData(app.services)
  files = await zipTexts((await file()).rawPayload)
}, 120_000)

test('answers that there is none before the first night', () => {
  expect(before).toEqual([404])
})

// The proof that the file holds nobody: every column that can hold a person has been planted, every hidden one written.
test('holds no person, nothing that is hidden, and no address, whoever stands in the database', async () => {
  const { rows: names } = await pool.query<{ name: string }>(`
    select name from person union select name from judge
    union select first_name || ' ' || last_name from account union select contact_name from entry
    union select handler from entry union select handler from dog union select judge from show_result`)
  const known = names.flatMap(({ name }) => (name?.trim().includes(' ') ? [foldText(name)] : []))
  expect(known.length).toBeGreaterThan(100)
  for (const [name, text] of files) {
    const folded = foldText(text)
    expect([name, new RegExp(TRACE).exec(folded)?.[0]]).toEqual([name, undefined])
    expect([name, SIGN.exec(text)?.[0]]).toEqual([name, undefined])
    expect([name, /[\w.]@[\w-]+\.\w/.exec(text)?.[0]]).toEqual([name, undefined])
    expect([name, known.filter((one) => folded.includes(one))]).toEqual([name, []])
  }
})

test('reads no column that can hold a person', async () => {
  const ofPeople = new Set((await columnsOfPeople(pool)).map(({ table, column }) => `${table}.${column}`))
  const free = new Set(
    holders.flatMap(({ table, none = [] }) => [...none].map((column) => `${table}.${String(column)}`)),
  )
  const read = OPEN_TABLES.flatMap(({ columns }) => columns.map(({ of }) => of))
  expect(read.filter((column) => ofPeople.has(column) && !free.has(column))).toEqual([])
  const { rows } = await pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = current_schema()`,
  )
  const all = new Set(rows.map(({ name }) => name))
  expect(read.filter((column) => !all.has(column))).toEqual([])
})

test('has every table twice, described column by column, with the rows that are told', async () => {
  const described = JSON.parse(files.get('datapackage.json')!) as {
    resources: { path: string; rows: number; schema: { fields: { name: string }[] } }[]
  }
  const { tables, licence } = (await told())!
  expect(licence).toBeNull()
  for (const { name, rows, columns } of tables) {
    const { csv, json } = openFiles(name)
    const [table, lines] = [rowsOf(files.get(csv)!), files.get(json)!.split('\n').slice(0, -1)]
    expect([name, table.length, lines.length]).toEqual([name, rows, rows])
    expect([name, rows > 0]).toEqual([name, true])
    expect(Object.keys(table[0]!)).toEqual(columns)
    expect(Object.keys(JSON.parse(lines[0]!))).toEqual(columns)
    for (const path of [csv, json])
      expect(described.resources.find((one) => one.path === path)).toMatchObject({
        rows,
        schema: { fields: columns.map((column) => ({ name: column })) },
      })
  }
  expect(files.get('LICENCE.txt')).toContain('has not decided')
  expect(files.get('README.md')).toContain('field_trial_results')
})

test('has registered dogs alone, by their main number, and a death only where it is released', async () => {
  const dogs = rowsOf(files.get('csv/dogs.csv')!)
  const { rows } = await pool.query<{ regnr: string; death: string | null }>(`
    select n.regnr, case when d.death_released then d.death_date end as death
    from dog d join dog_number n on n.dog_id = d.id and n.is_primary where d.registered`)
  const byNumber = (one: { regnr: string }, other: { regnr: string }) => (one.regnr < other.regnr ? -1 : 1)
  expect(
    dogs.map(({ regnr, death_date }) => ({ regnr: regnr!, death: death_date || null })).toSorted(byNumber),
  ).toEqual(rows.toSorted(byNumber))
  const numbers = new Set(dogs.map(({ regnr }) => regnr))
  for (const { sire, dam } of dogs)
    expect([sire, dam].filter((parent) => parent !== '' && !numbers.has(parent!))).toEqual([])
})

test('writes no formula into a table, and the true text into the JSON', () => {
  const dog = rowsOf(files.get('csv/dogs.csv')!).find(({ regnr }) => regnr === 'FI77001/20')!
  expect([dog.name, dog.colour]).toEqual([`'=HYPERLINK("x")`, "'@musta"])
  expect(files.get('json/dogs.jsonl')).toContain('"name":"=HYPERLINK(\\"x\\")"')
  expect(files.get('csv/dog_numbers.csv')).toContain('FI77001/20,NO77/20')
})

test('is sent whole, as it was announced, and not again to who has it', async () => {
  const { size, sha256 } = (await told())!
  const answer = await file()
  expect(answer.rawPayload.length).toBe(size)
  expect(createHash('sha256').update(answer.rawPayload).digest('hex')).toBe(sha256)
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', etag: `"${sha256}"` })
  const again = await file({ 'if-none-match': `"${sha256}"` })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('is made once a night, and a run that was killed leaves the one before', async () => {
  const first = (await told())!
  await makeOpenData(app.services)
  expect(await told()).toEqual(first)
  now = new Date('2026-05-18T00:30:00Z')
  const killed = new AbortController()
  killed.abort(new Error('killed'))
  await expect(makeOpenData(app.services, killed.signal)).rejects.toThrow('killed')
  expect(await told()).toEqual(first)
  expect((await file()).rawPayload.length).toBe(first.size)
  await makeOpenData(app.services)
  expect((await told())!.madeAt).toBe(now.toISOString())
  const { rows } = await pool.query('select night, size is not null as whole from open_data order by id')
  expect(rows).toEqual([
    { night: '2026-05-17', whole: true },
    { night: '2026-05-18', whole: true },
  ])
})

test('of two runs at once the one that was overtaken makes nothing', async () => {
  now = new Date('2026-05-19T01:00:00Z')
  const runs = await Promise.allSettled([makeOpenData(app.services), makeOpenData(app.services)])
  expect(runs.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { rows } = await pool.query('select night from open_data where size is not null order by id')
  expect(rows.filter(({ night }) => night === '2026-05-19')).toHaveLength(1)
  expect((await zipTexts((await file()).rawPayload)).size).toBe(files.size)
})
