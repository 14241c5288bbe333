import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FIRST_HEALTH_CODES } from '#domain/health/firstCodes.ts'
import { hasRegnrSigns } from '#domain/newRegnr.ts'
import { regnrKey } from '#domain/regnr.ts'
import { type TestDatabase, testDatabase } from '#tools/test/database.ts'
import { type ImportResult, importDogs } from './importDogs.ts'
import { loadMapping } from './mapping.ts'

const FILE = fileURLToPath(new URL('../../../../shared/data/ofa-border-collie.csv', import.meta.url))
const SHORTEST = 4

if (!existsSync(FILE)) {
  test('imports the OFA file', (context) => {
    context.skip(`${FILE} is not there`)
  })
} else {
  let database: TestDatabase
  let result: ImportResult

  const importFile = async () =>
    importDogs(database.pool, {
      file: FILE,
      mapping: await loadMapping('ofa'),
      today: '2026-01-31',
      codes: FIRST_HEALTH_CODES,
    })

  beforeAll(async () => {
    database = await testDatabase()
    result = await importFile()
  }, 120_000)
  afterAll(() => database.close())

  /** Numbers of the file's rows, each written as in the file. */
  const written = () =>
    new Set(
      (parse(readFileSync(FILE), { columns: true }) as { Registration: string }[])
        .map((row) => row.Registration.trim())
        .filter((number) => number.length >= SHORTEST),
    )

  test('has no number that staff could not add by hand for its signs', () => {
    const numbers = [...written()]
    expect(numbers.length).toBeGreaterThan(17_000)
    expect(numbers.filter((number) => !hasRegnrSigns(number))).toEqual([])
  })

  test('reports everything that is wrong with the file', () => {
    const counts = Object.fromEntries(result.problems.map(({ code, count }) => [code, count]))
    // The file has 11 own parents, 11 female sires, 5 male dams and 2 younger parents by equal numbers; the numbers
    // of the form A/B bring one more of each to light.
    expect(counts).toEqual({
      'no-number': 65,
      'short-number': 3,
      'other-dog': 1,
      'parent-number': 4,
      'own-parent': 12,
      'same-parents': 7,
      'female-sire': 12,
      'male-dam': 6,
      'both-roles': 4,
      'younger-parent': 3,
      'old-sire': 28,
      'different-birth': 1,
    })
  })

  test('makes a dog with its statement of every usable row', async () => {
    expect(result.newStatements).toBe(17_589 - 65 - 3 - 1)
    const { rows } = await database.pool.query(
      'select count(distinct dog_id) as dogs, count(*) as statements from health_statement',
    )
    expect(rows).toEqual([{ dogs: 17_519, statements: 17_520 }])
  })

  test('finds every dog by each of its numbers', async () => {
    const numbers = [...written()]
    expect(numbers).toHaveLength(17_519)
    const { rows } = await database.pool.query<{ key: string; dog_id: number }>(
      'select key, dog_id from dog_number',
    )
    const dogs = new Map(rows.map(({ key, dog_id }) => [key, dog_id]))
    const pairs = numbers.filter((number) => number.includes('/'))
    expect(pairs).toHaveLength(1052)
    expect(numbers.filter((number) => !dogs.has(regnrKey(number)))).toEqual([])
    const apart = pairs.filter((pair) => {
      const found = pair.split('/').map((half) => dogs.get(regnrKey(half)))
      return found.includes(undefined) || new Set(found).size > 1
    })
    // Its second number is that of its dam, which has a row of its own.
    expect(apart).toEqual(['DN42200401/ISDS00321302'])
  })

  test('makes no dog its own ancestor, and gives parents the sex of their role', async () => {
    const { rows } = await database.pool.query(
      `select count(*) filter (where s.sex <> 'male') as sires, count(*) filter (where m.sex <> 'female') as dams
       from dog d left join dog s on s.id = d.sire_id left join dog m on m.id = d.dam_id`,
    )
    expect(rows).toEqual([{ sires: 0, dams: 0 }])
  })

  test('changes nothing when the same file is imported again', async () => {
    expect(await importFile()).toMatchObject({ newDogs: 0, changedDogs: 0, newNumbers: 0, newStatements: 0 })
  })
}
