import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadDemo } from '#demo/demo.ts'
import { emptyDatabase, type TestDatabase, testDatabase } from '#tools/test/database.ts'
import { holdWaitingMails } from '../platform/mail/mail.store.ts'
import { knownMigrations, migrate } from '../platform/migrate.ts'
import { differences, sumDatabase, writeBackup } from './backup.ts'
import { loadBackup } from './load.ts'
import { verifyBackup } from './verify.ts'

const NOW = new Date('2026-11-22T09:00:00Z')
let folder: string
let database: TestDatabase
let file: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'koirakanta-backup-'))
  database = await testDatabase()
  await loadDemo(database, 'small', () => undefined)
  file = join(folder, 'whole')
  await writeBackup(database.pool, file, NOW)
})

afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A database without even the migrations, for one test. */
async function withEmpty(use: (empty: TestDatabase) => Promise<void>): Promise<void> {
  const empty = await emptyDatabase()
  try {
    await use(empty)
  } finally {
    await empty.close()
  }
}

test('restores every table of the demo club as it was', () =>
  withEmpty(async (empty) => {
    const { at } = await loadBackup(empty.pool, file)
    const restored = await sumDatabase(empty.pool)
    expect(at).toEqual(NOW)
    expect(restored.dog?.rows).toBeGreaterThan(1000)
    expect(differences(restored, await sumDatabase(database.pool))).toEqual([])
    expect(await migrate(empty.pool)).toEqual([])
  }))

test('gives new rows numbers after those that were restored', () =>
  withEmpty(async (empty) => {
    await loadBackup(empty.pool, file)
    const { rows } = await empty.pool.query<{ id: number; most: number }>(
      `insert into person (name) values ('Uusi') returning id, (select max(id) from person) as most`,
    )
    expect(rows[0]!.id).toBe(rows[0]!.most + 1)
  }))

test('gives no number again that was given before, also where its row is gone or left out', async () => {
  const given = await testDatabase()
  const insertPerson = `insert into person (name) values ('Lyhyt') returning id`
  const insertToken = `insert into account_token (token_hash, account_id, kind, created_at, expires_at)
    select decode('00', 'hex'), id, 'reset_password', now(), now() from account returning id`
  await given.pool.query(
    `insert into account (username, email, first_name, last_name) values ('aino', 'a@a.fi', 'A', 'A')`,
  )
  const before = [
    (await given.pool.query<{ id: number }>(insertPerson)).rows[0]!.id,
    (await given.pool.query<{ id: number }>(insertToken)).rows[0]!.id,
  ]
  await given.pool.query('delete from person')
  const numbered = join(folder, 'numbered')
  await writeBackup(given.pool, numbered, NOW)
  await given.close()
  await withEmpty(async (empty) => {
    await loadBackup(empty.pool, numbered)
    const after = [
      (await empty.pool.query<{ id: number }>(insertPerson)).rows[0]!.id,
      (await empty.pool.query<{ id: number }>(insertToken)).rows[0]!.id,
    ]
    expect(after).toEqual(before.map((id) => id + 1))
  })
})

test('leaves the transactions out that another server would count anew', () => {
  expect(gunzipSync(readFileSync(file)).toString('utf8')).not.toContain('"name":"page_change"')
})

test('only reads a backup where no PostgreSQL comes with the program, and finds what is damaged', async () => {
  const { arch } = process
  Object.defineProperty(process, 'arch', { value: 'unknown' })
  try {
    expect(await verifyBackup(file)).toBe('read')
    for (const [, damage, message] of DAMAGES.slice(0, 2)) {
      const damaged = join(folder, 'damaged')
      writeFileSync(damaged, damage(readFileSync(file)))
      await expect(verifyBackup(damaged)).rejects.toThrow(message)
    }
  } finally {
    Object.defineProperty(process, 'arch', { value: arch })
  }
})

test('leaves sessions and links by mail out', () => {
  const text = gunzipSync(readFileSync(file)).toString('utf8')
  expect(text).not.toContain('"name":"session"')
  expect(text).not.toContain('"name":"account_token"')
})

test('lets only its owner read the file', () => {
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('refuses a database that is not empty', async () => {
  const full = await testDatabase()
  await expect(loadBackup(full.pool, file)).rejects.toThrow('the database is not empty')
  await full.close()
})

const DAMAGES: readonly [string, (bytes: Buffer) => Buffer, string][] = [
  ['cut short', (bytes) => bytes.subarray(0, bytes.length / 2), 'the file is damaged'],
  [
    'with a row less',
    (bytes) => {
      const lines = gunzipSync(bytes).toString('utf8').split('\n')
      const head = lines.findIndex((line) => line.startsWith('{"table":{"name":"dog_title"'))
      return gzipSync(lines.toSpliced(head + 1, 1).join('\n'))
    },
    'the backup is damaged at dog_title',
  ],
  [
    'with a row that others refer to missing',
    (bytes) => {
      const lines = gunzipSync(bytes).toString('utf8').split('\n')
      const head = lines.findIndex((line) => line.startsWith('{"table":{"name":"person"'))
      return gzipSync(lines.toSpliced(head + 1, 1).join('\n'))
    },
    'the database does not take what the file holds',
  ],
  [
    'of a form from before the first release',
    (bytes) => gzipSync(gunzipSync(bytes).toString('utf8').replace('"format":2', '"format":1')),
    'the backup is of a form that was never released',
  ],
  ['of something else', () => gzipSync('{"backup":"other"}\n'), 'no backup of Koirakanta'],
  [
    'of a newer program',
    (bytes) => gzipSync(gunzipSync(bytes).toString('utf8').replace(knownMigrations()[0]!, '9999_later.sql')),
    'the backup is newer than this program (it has 9999_later.sql)',
  ],
]

test.each(DAMAGES)('refuses a file %s and leaves the database empty', async (_, damage, message) => {
  const damaged = join(folder, 'damaged')
  writeFileSync(damaged, damage(readFileSync(file)))
  await withEmpty(async (empty) => {
    await expect(loadBackup(empty.pool, damaged)).rejects.toThrow(message)
    const { rows } = await empty.pool.query(`select from pg_class where relname = 'dog'`)
    expect(rows).toEqual([])
  })
})

test('shows one moment while others write', async () => {
  const moving = join(folder, 'moving')
  const written = writeBackup(database.pool, moving, NOW)
  let writing = true
  const writer = (async () => {
    while (writing) await database.pool.query(`insert into person (name) values ('Toinen')`)
  })()
  await written
  writing = false
  await writer
  expect(await verifyBackup(moving)).toBe('restored')
})

test('holds back mails that waited when the backup was made', () =>
  withEmpty(async (empty) => {
    await loadBackup(empty.pool, file)
    await empty.pool.query(
      `insert into mail (thing, kind, recipient, language, subject, body_text, body_html, created_at, due_at)
        values ('x', 'x', 'a@example.fi', 'fi', 's', 't', 'h', now(), now())`,
    )
    await holdWaitingMails(empty.db, NOW)
    const { rows } = await empty.pool.query('select failed_at, last_error from mail where sent_at is null')
    expect(rows).toContainEqual({ failed_at: NOW, last_error: 'restored from a backup' })
  }))
