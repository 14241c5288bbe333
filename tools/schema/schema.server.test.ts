import { afterAll, beforeAll, expect, test } from 'vitest'
import { readText } from '#tools/checks/files.ts'
import { type TestDatabase, testDatabase } from '#tools/test/database.ts'
import { type Column, readRelations } from './catalogue.ts'
import { SCHEMA_FILE, schemaSource } from './schemaSource.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** Columns of a table or view that the statements make, after they are undone again. */
async function columnsOf(name: string, ...statements: string[]): Promise<Record<string, Partial<Column>>> {
  const made = await testDatabase()
  try {
    for (const statement of statements) await made.pool.query(statement)
    const relation = (await readRelations(made.pool)).find((found) => found.name === name)
    return Object.fromEntries(relation!.columns.map((column) => [column.name, column]))
  } finally {
    await made.close()
  }
}

test('schema.ts is what `npm run schema` writes from the migrations', async () => {
  expect(readText(SCHEMA_FILE)).toBe(await schemaSource(database.pool))
})

test('reads defaults, identities, computed columns, nulls and arrays', async () => {
  const columns = await columnsOf(
    'sample',
    `create table sample (id bigint generated always as identity, needed text not null, sum numeric, made integer not null default 1,
      double integer generated always as (made * 2) stored, texts text[] not null)`,
  )
  expect(columns).toMatchObject({
    id: { type: 'int8', origin: 'default', nullable: false },
    needed: { type: 'text', origin: 'required', nullable: false },
    sum: { type: 'numeric', origin: 'required', nullable: true },
    made: { type: 'int4', origin: 'default', nullable: false },
    double: { origin: 'computed', nullable: true },
    texts: { type: 'text', array: true },
  })
})

test('reads the literals of a check on one column, and of no other check', async () => {
  const columns = await columnsOf(
    'sample',
    `create table sample (kind text check (kind in ('a', 'b''s')), kinds text[] check (kinds <@ array['x', 'y']), one text check (one ~ 'a'),
      two text, three text, check (two in ('a', 'b') or three in ('a', 'b')), check (two in ('a', 'b') and length(two) > 0))`,
  )
  expect(Object.values(columns).map(({ literals }) => literals)).toEqual([
    ['a', "b's"],
    ['x', 'y'],
    null,
    null,
    null,
  ])
})

test('gives a column of a view the type of the column it selects, through another view too', async () => {
  const columns = await columnsOf(
    'outer_view',
    `create view inner_view as select e.id, e.class as entered, d.name, e.start_number + 1 as next from entry e join dog d on d.id = e.dog_id`,
    'create view outer_view as select entered, id, next, name from inner_view',
  )
  expect(columns).toMatchObject({
    entered: { literals: ['NUO', 'AVO', 'VOI'], nullable: false, origin: null, source: 'entry.class' },
    id: { type: 'int8', nullable: false, source: 'entry.id' },
    next: { type: 'int4', nullable: true, source: null },
    name: { nullable: false, source: 'dog.name' },
  })
})

test('makes a column of a view nullable behind an outer join', async () => {
  const columns = await columnsOf(
    'numbered',
    'create view numbered as select d.name, n.regnr from dog d left join dog_number n on n.dog_id = d.id',
  )
  expect(columns).toMatchObject({
    name: { nullable: true },
    regnr: { nullable: true, source: 'dog_number.regnr' },
  })
})

test('refuses a column of a type it does not know, by its name', async () => {
  const made = await testDatabase()
  try {
    await made.pool.query('create table sample (place point)')
    await expect(schemaSource(made.pool)).rejects.toThrow('sample.place: no TypeScript type for point')
  } finally {
    await made.close()
  }
})
