import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import type { AuditRow } from '#contract/audit.ts'
import { plantPerson } from '../../personalData/planting.test-helper.ts'
import { makeAccount, signedIn } from '../../testing/accounts.ts'
import { makeDog } from '../../testing/factories.ts'
import { openService } from '../../testing/openService.ts'
import { codeOf } from '../../testing/refusal.ts'
import type { TestBrowser } from '../../testing/testBrowser.ts'
import { zipBytes } from '../../testing/zipFiles.ts'
import { archiveTables } from './archive.store.ts'
import { LEFT_OUT_TABLES, SECRET_COLUMNS } from './archiveLists.ts'
import { readNotes } from './columnNotes.ts'

/** Columns that look like secrets and are none. */
const NO_SECRETS: readonly string[] = [
  'api_key_use.key_id',
  'dog_number.key',
  'unregistered_dog.key',
  'register_update.key',
  'trial_message.key',
  'place_draw.hash',
  'trial.start_seed',
  'trial.party_seed',
]

/** Names that make a column look like a secret, and the type that does. */
const LOOKS_SECRET = /(^|_)(key|keys|token|hash|secret|password|seed|salt|nonce|otp|cookie|signature)(_|$)/
const SECRET_TYPE = 'bytea'
/** Columns of bytes that are in the archive, as base64 or as files of their own. */
const PLAIN_BYTES: readonly string[] = ['file.content', 'saved_search.seen', 'withdrawn_paper.digest']

let now = new Date('2026-05-17T12:00:00Z')
const { app, database } = await openService({ now: () => now })
const { db, pool } = database

const ORDER = '/api/auth/exports/archive'
let admin: TestBrowser
let files: Map<string, Buffer>
const textOf = (name: string) => files.get(name)!.toString('utf8')
const ordered = async (browser: TestBrowser) =>
  (await browser.command(ORDER)).json<{ order: string; until: string }>()
interface Described {
  readonly table: string
  readonly rows: number
  readonly columns: readonly {
    name: string
    type: string
    references: string | null
    description: string | null
  }[]
  readonly leftOut: readonly { column: string; reason: string }[]
}
const described = () =>
  JSON.parse(textOf('tables.json')) as { tables: Described[]; leftOut: { table: string }[] }

beforeAll(async () => {
  await plantPerson(database)
  await makeDog(db, { name: '=1+1', regnrs: ['FI77001/20'] })
  await pool.query(`insert into file (name, mime, content) values ('../kuva 1.txt', 'text/plain', 'sisältö')`)
  admin = await signedIn(app, await makeAccount(db, { roles: ['SYSADMIN'] }))
  const { order } = await ordered(admin)
  const answer = await admin.get(`${ORDER}/${order}`)
  expect(answer.statusCode).toBe(200)
  files = await zipBytes(answer.rawPayload)
}, 60_000)

test('every column that looks like a secret stands in a list, and every list names what is there', async () => {
  const tables = await archiveTables(db)
  const all = tables.flatMap(({ name, columns }) => columns.map((one) => ({ ...one, table: name })))
  const known = new Set([...Object.keys(SECRET_COLUMNS), ...NO_SECRETS, ...PLAIN_BYTES])
  const unlisted = all
    .filter(({ table }) => !Object.hasOwn(LEFT_OUT_TABLES, table))
    .filter(({ name, type }) => LOOKS_SECRET.test(name) || type === SECRET_TYPE)
    .map(({ table, name }) => `${table}.${name}`)
    .filter((column) => !known.has(column))
  expect(unlisted).toEqual([])
  const there = new Set(all.map(({ table, name }) => `${table}.${name}`))
  expect([...known].filter((column) => !there.has(column))).toEqual([])
  const names = new Set(tables.map(({ name }) => name))
  expect(Object.keys(LEFT_OUT_TABLES).filter((name) => !names.has(name))).toEqual([])
})

test('has every table but those left out, with every row, and none of the secrets', async () => {
  const { tables, leftOut } = described()
  expect(leftOut.map(({ table }) => table)).toEqual(Object.keys(LEFT_OUT_TABLES))
  const { rows: all } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace`,
  )
  const expected = all.map(({ name }) => name).filter((name) => !Object.hasOwn(LEFT_OUT_TABLES, name))
  expect(tables.map(({ table }) => table).toSorted()).toEqual(expected.toSorted())
  for (const { table, rows, columns } of tables) {
    const csv = parse(textOf(`csv/${table}.csv`), { columns: true }) as Record<string, string>[]
    const json = textOf(`json/${table}.jsonl`).split('\n').slice(0, -1)
    expect([table, csv.length, json.length]).toEqual([table, rows, rows])
    if (rows === 0) continue
    const names = columns.map(({ name }) => name)
    expect([table, Object.keys(csv[0]!)]).toEqual([table, names])
    expect([table, Object.keys(JSON.parse(json[0]!))]).toEqual([table, names])
    for (const secret of Object.keys(SECRET_COLUMNS))
      expect([
        secret,
        names.includes(secret.slice(table.length + 1)) && secret.startsWith(`${table}.`),
      ]).toEqual([secret, false])
  }
  const { rows: hashes } = await pool.query<{ hash: string }>(
    'select password_hash as hash from account where password_hash is not null',
  )
  expect(hashes.length).toBeGreaterThan(0)
  const texts = [...files.values()].map((bytes) => bytes.toString('utf8'))
  for (const { hash } of hashes) expect(texts.some((text) => text.includes(hash))).toBe(false)
})

test('holds the people whom the club knows, and the files as they are', () => {
  expect(textOf('json/person.jsonl')).toContain('Ylermi Kätkö')
  const names = [...files.keys()].filter((file) => /^files\/\d+-\.\._kuva_1\.txt$/.test(file))
  expect(names.map(textOf)).toEqual(['sisältö'])
  expect(textOf('csv/dog.csv')).toContain("'=1+1")
})

test('describes columns by type, reference and the words of the migrations', () => {
  const dog = described().tables.find(({ table }) => table === 'dog')!
  expect(dog.columns.find(({ name }) => name === 'sire_id')).toMatchObject({ references: 'dog.id' })
  expect(dog.columns.find(({ name }) => name === 'death_released')).toMatchObject({
    type: 'boolean',
    description: 'the owner has released date and cause of death',
  })
  const account = described().tables.find(({ table }) => table === 'account')!
  expect(account.leftOut.map(({ column }) => column)).toEqual(['password_hash'])
})

test('reads comments of new tables, of added columns, and of nothing else', () => {
  const notes = new Map<string, string>()
  readNotes(
    `-- What a thing is,
-- in two lines.
create table thing (
  id bigint primary key,
  -- how many
  number integer not null,
  -- both or none
  check (number > 0)
);
-- how heavy
alter table thing add column weight integer;
-- an index
create index thing_number on thing (number);`,
    notes,
  )
  expect([...notes]).toEqual([
    ['thing', 'What a thing is, in two lines.'],
    ['thing.number', 'how many'],
    ['thing.weight', 'how heavy'],
  ])
})

test('notes who ordered it and when, and asks for the password first', async () => {
  const account = await makeAccount(db, { roles: ['SYSADMIN'] })
  const other = await signedIn(app, account)
  await ordered(other)
  const { rows } = (await admin.get('/api/auth/exports/archive-orders')).json<{ rows: AuditRow[] }>()
  expect(rows[0]).toMatchObject({
    code: 'ARCHIVE_ORDERED',
    actor: { id: account.id, username: account.username },
    changedAt: now.toISOString(),
  })
  const before = rows.length
  now = new Date(now.getTime() + 16 * 60_000)
  expect(codeOf(await other.command(ORDER))).toBe('PASSWORD_NEEDED')
  const after = (await admin.get('/api/auth/exports/archive-orders')).json<{ rows: AuditRow[] }>()
  expect(after.rows).toHaveLength(before)
})

test('an order opens the archive to nobody else, not for long, and not when it was changed', async () => {
  const other = await signedIn(app, await makeAccount(db, { roles: ['SYSADMIN'] }))
  const { order } = await ordered(other)
  const mine = await admin.get(`${ORDER}/${order}`)
  const [end, signature] = order.split('.')
  const longer = await other.get(`${ORDER}/${Number(end) + 60_000}.${signature}`)
  const none = await other.get(`${ORDER}/x`)
  expect([mine, longer, none].map(codeOf)).toEqual(Array(3).fill('ARCHIVE_ORDER_INVALID'))
  now = new Date(now.getTime() + 11 * 60_000)
  expect(codeOf(await other.get(`${ORDER}/${order}`))).toBe('ARCHIVE_ORDER_INVALID')
})

test('nobody but SYSADMIN orders, takes or sees it', async () => {
  const member = await signedIn(app, await makeAccount(db, { roles: ['KAER_CHIEF', 'DOG'] }))
  const answers = await Promise.all([
    member.command(ORDER),
    member.get(`${ORDER}/x`),
    member.get('/api/auth/exports/archive-orders'),
    app.inject(`${ORDER}/x`),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 401])
})
