import { type CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { POINTING_BREEDS } from '#domain/club/profiles.ts'
import { type TestDatabase, testDatabase } from '#tools/test/database.ts'
import { seedBreeds } from '../breeds/breeds.store.ts'
import { makeDog } from '../testing/factories.ts'
import { type Database, openDatabase } from './database.ts'
import { isBusy } from './databaseErrors.ts'

let database: TestDatabase
let opened: Database[] = []

beforeAll(async () => {
  database = await testDatabase()
  await seedBreeds(database.db, { breeds: POINTING_BREEDS })
})
afterAll(async () => {
  for (const one of opened) await one.close()
  await database.close()
})

/** One connection alone, so that what it has prepared can be read. */
function single(prepare = true): Database {
  const one = openDatabase(database.url, { max: 1, prepare })
  opened = [...opened, one]
  return one
}

const dogsNamed = ({ db }: Database, names: readonly string[]) =>
  db.selectFrom('dog').select('name').where('name', 'in', names).orderBy('name')

async function preparedTexts({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ statement: string }>('select statement from pg_prepared_statements')
  return rows.map(({ statement }) => statement)
}

test('prepares a statement once, however often and with whatever values it runs', async () => {
  const one = single()
  for (const name of ['Aava', 'Myrsky', 'Aava']) await dogsNamed(one, [name]).execute()
  await sql`select ${1}::int as one`.execute(one.db)
  expect(await preparedTexts(one)).toHaveLength(2)
})

test('uses one statement text with one parameter for a list of any length', async () => {
  const one = single()
  const texts = new Set<string>()
  for (let length = 0; length <= 5; length++) {
    const query = dogsNamed(
      one,
      Array.from({ length }, (_, index) => `Koira ${index}`),
    )
    const { sql: text, parameters }: CompiledQuery = query.compile()
    texts.add(text)
    expect(parameters).toHaveLength(1)
    await query.execute()
  }
  expect([...texts]).toEqual(['select "name" from "dog" where "name" = any($1) order by "name"'])
  expect(await preparedTexts(one)).toEqual([...texts])
})

test('matches the members of a list, nothing for an empty one, and the others when negated', async () => {
  const one = single()
  for (const name of ['Halla', 'Routa', 'Tuisku']) await makeDog(database.db, { name })
  const names = async (list: readonly string[]) =>
    (await dogsNamed(one, list).execute()).map(({ name }) => name)
  expect(await names(['Halla', 'Tuisku', 'Ei ole'])).toEqual(['Halla', 'Tuisku'])
  expect(await names([])).toEqual([])
  const others = await one.db
    .selectFrom('dog')
    .select('name')
    .where('name', 'not in', ['Halla', 'Tuisku'])
    .execute()
  expect(others.map(({ name }) => name)).toEqual(['Routa'])
})

test('prepares nothing where the setting says so', async () => {
  const one = single(false)
  expect(await dogsNamed(one, ['Halla']).execute()).toHaveLength(1)
  expect(await preparedTexts(one)).toEqual([])
})

test('does not prepare control statements', async () => {
  const one = single()
  await one.db.transaction().execute((tx) => dogsNamed({ ...one, db: tx }, ['Halla']).execute())
  expect(await preparedTexts(one)).toHaveLength(1)
})

test('limits statements by a statement of its own, since poolers refuse the limit among the parameters of a connection', async () => {
  const { db, close } = openDatabase(database.url, { statementTimeout: 1234 })
  const { rows } =
    await sql`select setting, source from pg_settings where name = 'statement_timeout'`.execute(db)
  await close()
  expect(rows).toEqual([{ setting: '1234', source: 'session' }])
})

test('fails the next statement of a transaction whose connection was cut, as busy, and goes on afterwards', async () => {
  const one = single()
  const cut = one.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await sql`select pg_terminate_backend(${rows[0]!.pid}, 5000)`.execute(database.db)
    // The end of the connection arrives while the transaction has no statement running.
    await new Promise((resolve) => setTimeout(resolve, 100))
    await sql`select 1`.execute(tx)
  })
  await expect(cut).rejects.toSatisfy(isBusy)
  expect(await dogsNamed(one, ['Halla']).execute()).toHaveLength(1)
})

test('prepares for one pool whatever another one has prepared', async () => {
  const many = single()
  for (let number = 0; number < 2001; number++)
    await sql`select ${number}::int as ${sql.id(`n${number}`)}`.execute(many.db)
  const one = single()
  await dogsNamed(one, ['Halla']).execute()
  expect(await preparedTexts(one)).toHaveLength(1)
})
