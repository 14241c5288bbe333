import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test, vi } from 'vitest'
import { PEDIGREE_FORMATS, PEDIGREE_FORMS, type PedigreeFormat } from '#domain/exports/pedigreeFormats.ts'
import { makeDog } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { codeOf } from '../testing/refusal.ts'
import { testApp } from '../testing/testApp.ts'

const parts = { now: () => new Date('2026-05-17T12:00:00Z') }
const { app, database } = await openService(parts)
const { db } = database

const fileOf = (code: string, format: string, service = app) =>
  service.inject(`/api/breeds/${code}/pedigree/${format}`)
const exampleOf = (format: PedigreeFormat) =>
  readFileSync(
    fileURLToPath(
      new URL(`../../../examples/${format}-sample.${PEDIGREE_FORMS[format].extension}`, import.meta.url),
    ),
    'utf8',
  )
const rowsOf = (body: string) => parse(body, { columns: true }) as Record<string, string>[]

/** The family of the examples: an ancestor of another breed, a year alone, nothing at all, a death that is told and one that is not. */
async function makeFamily(): Promise<void> {
  const ancestor = await makeDog(db, {
    regnrs: ['SF01234/72'],
    breed_code: '119',
    sex: 'male',
    birth_date: null,
    birth_year: 1972,
  })
  const unknown = await makeDog(db, { regnrs: ['SE 5|68'], breed_code: '98', birth_date: null })
  const sire = await makeDog(db, {
    regnrs: ['FI10001/15'],
    breed_code: '98',
    sex: 'male',
    birth_date: '2015-03-02',
    sire_id: ancestor.id,
    dam_id: unknown.id,
    death_date: '2025-11-30',
    death_released: true,
  })
  const dam = await makeDog(db, {
    regnrs: ['FI10002/16', 'NO55/16'],
    breed_code: '98',
    sex: 'female',
    birth_date: '2016-08-21',
    death_date: '2024-01-02',
    death_cause: 'salattu',
  })
  const family = { breed_code: '98', sire_id: sire.id, dam_id: dam.id, birth_date: '2020-05-17' }
  await makeDog(db, { ...family, regnrs: ['FI10003/20'], sex: 'female' })
  await makeDog(db, { ...family, regnrs: ['=FI10004/20'], sex: null })
  await makeDog(db, { regnrs: ['ULKO-1/26'], breed_code: '98', registered: false })
  await makeDog(db, { regnrs: ['FI10005/20'], breed_code: '119' })
}

beforeAll(async () => {
  await makeFamily()
  // The pedigree in memory follows the database.
  await vi.waitFor(async () => expect((await fileOf('119', 'optisel')).body).toContain('FI10005/20'), 10_000)
})

test.each(PEDIGREE_FORMATS)('writes a family for %s as its example shows', async (format) => {
  const answer = await fileOf('98', format)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-disposition']).toContain(
    `98-${format}-2026-05-17.${PEDIGREE_FORMS[format].extension}`,
  )
  expect(answer.body).toBe(exampleOf(format))
})

test('tells nothing of dogs outside the register, nor of a death that is not released', async () => {
  for (const format of PEDIGREE_FORMATS) {
    const { body } = await fileOf('98', format)
    expect(body).not.toContain('ULKO')
    expect(body).not.toMatch(/2024-?01-?02|salattu/)
  }
  const told = rowsOf((await fileOf('98', 'pmx')).body)
  const deaths = told.map(({ StudID, Dead, DeathDate }) => [StudID, Dead, DeathDate])
  expect(deaths).toContainEqual(['FI10001/15', 'T', '20251130'])
  expect(deaths).toContainEqual(['FI10002/16', 'F', ''])
})

test('names no parent that does not stand before, however many batches a breed takes', async () => {
  await db.transaction().execute(async (tx) => {
    let sire = await makeDog(tx, { breed_code: '119', sex: 'male', birth_date: '1990-01-01' })
    for (let dog = 0; dog < 2100; dog++)
      sire = await makeDog(tx, { breed_code: '119', sex: 'male', sire_id: sire.id })
  })
  const fresh = await testApp(database, parts)
  const rows = rowsOf((await fileOf('119', 'optisel', fresh)).body)
  await fresh.close()
  expect(rows.length).toBeGreaterThan(2100)
  const before = new Set(['NA'])
  for (const { Indiv, Sire, Dam } of rows) {
    expect(before.has(Sire!) && before.has(Dam!)).toBe(true)
    before.add(Indiv!)
  }
  expect(before.size).toBe(rows.length + 1)
})

test('refuses a breed that is none, and a format that is none', async () => {
  const answers = await Promise.all([fileOf('9999', 'pmx'), fileOf('x', 'pmx'), fileOf('98', 'excel')])
  expect(answers.map((answer) => [answer.statusCode, codeOf(answer)])).toEqual([
    [404, 'BREED_NOT_FOUND'],
    [400, 'BREED_INVALID'],
    [400, 'ADDRESS_INVALID'],
  ])
})

test('a caller who asks for file after file is made to wait', async () => {
  const narrow = await testApp(database, { ...parts, env: { RATE_BURST: '50', RATE_PER_SECOND: '0.01' } })
  const codes: number[] = []
  for (let file = 0; file < 3; file++) codes.push((await fileOf('98', 'poprep', narrow)).statusCode)
  await narrow.close()
  expect(codes).toEqual([200, 200, 429])
})
