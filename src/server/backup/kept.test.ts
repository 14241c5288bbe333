import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { POINTING_BREEDS } from '#domain/club/profiles.ts'
import { emptyDatabase, type TestDatabase, testDatabase } from '#tools/test/database.ts'
import { eraseAccount, erasePerson } from '../accounts/erasure.service.ts'
import { seedBreeds } from '../breeds/breeds.store.ts'
import { asOperator } from '../platform/act.ts'
import { waitUntil } from '../platform/embedded/processes.ts'
import { makeAccount } from '../testing/accounts.ts'
import { makeDog, makeTrial } from '../testing/factories.ts'
import { testApp } from '../testing/testApp.ts'
import { writeBackup } from './backup.ts'
import { noteErasures, readErasures } from './erasures.ts'
import { backUpBeforeUpgrade, backupsIn, keepBackup } from './kept.ts'
import { refuseUnfinishedRestore, restore } from './restore.ts'
import { Rounds } from './schedule.ts'
import { writeVerified } from './verify.ts'

const HOUR = 3_600_000
const START = new Date('2026-11-22T09:00:00Z')
const later = (hours: number) => new Date(START.getTime() + hours * HOUR)

let folder: string
let database: TestDatabase

beforeEach(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'koirakanta-kept-')), 'backups')
  database = await testDatabase()
})

afterEach(async () => {
  await database.close()
  rmSync(join(folder, '..'), { recursive: true, force: true })
})

async function addPerson(name: string): Promise<number> {
  const { id } = await database.db
    .insertInto('person')
    .values({ name })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test('makes a backup when the newest is a day old, and keeps the newest of them', async () => {
  const schedule = { folder, keep: 2, everyMs: 24 * HOUR }
  const rounds = new Rounds(database, schedule)
  for (const hours of [0, 1, 24, 30, 48]) await rounds.look(later(hours))
  expect(backupsIn(folder, 'scheduled').map(({ at }) => at)).toEqual([later(48), later(24)])
})

test('makes none by the clock where BACKUP_EVERY_HOURS is 0', async () => {
  await addPerson('Aino')
  await new Rounds(database, { folder, keep: 2, everyMs: 0 }).look(START)
  expect(() => readdirSync(folder)).toThrow('ENOENT')
})

test('waits ever longer after a backup that failed, and notes erasures meanwhile', async () => {
  const broken = await emptyDatabase()
  const failures = new Set<unknown>()
  const rounds = new Rounds({ ...broken, db: database.db }, { folder, keep: 2, everyMs: HOUR })
  const triedAt: number[] = []
  for (let minutes = 0; minutes <= 120; minutes++) {
    const before = failures.size
    await rounds.look(later(minutes / 60)).catch((error: unknown) => failures.add(error))
    if (failures.size > before) triedAt.push(minutes)
  }
  await broken.close()
  expect(triedAt).toEqual([0, 5, 35, 95])
  expect([...failures][0]).toMatchObject({ message: 'the database holds nothing to back up' })
})

test('ends a backup in the middle of its verification when the service stops, and makes it at the next start', async () => {
  const schedule = { folder, keep: 2, everyMs: HOUR }
  const rounds = new Rounds(database, schedule)
  const ending = new AbortController()
  const looking = rounds.look(START, ending.signal)
  const verifying = () =>
    existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.unverified'))
  expect(await waitUntil(verifying, 30_000)).toBe(true)
  ending.abort()
  await looking
  expect(readdirSync(folder).filter((name) => name.includes('.backup'))).toEqual([])
  await new Rounds(database, schedule).look(later(0))
  expect(backupsIn(folder, 'scheduled')).toHaveLength(1)
})

test('notes at an orderly stop whoever has just been erased', async () => {
  const app = await testApp(database, { backups: database, env: { BACKUP_DIR: folder } })
  const gone = await addPerson('Aino')
  await asOperator(database.db, (act) => erasePerson(act, { kind: 'person', id: gone }))
  await app.close()
  expect(readErasures(folder)).toMatchObject([{ subjectId: gone }])
})

test('notes again an erasure whose note was cut off, and makes backups beside it', async () => {
  const gone = await addPerson('Aino')
  await asOperator(database.db, (act) => erasePerson(act, { kind: 'person', id: gone }))
  await noteErasures(database.db, folder)
  const notes = join(folder, 'erasures.jsonl')
  writeFileSync(notes, readFileSync(notes, 'utf8').slice(0, -9))
  await noteErasures(database.db, folder)
  expect(readErasures(folder)).toMatchObject([{ subjectId: gone }])
})

test('removes what a killed backup has left behind', async () => {
  const first = await keepBackup(database.pool, { folder, keep: 2 }, 'scheduled', START)
  for (const end of ['.unverified', '.unverified.part']) writeFileSync(`${first}${end}`, 'rows of people')
  await keepBackup(database.pool, { folder, keep: 2 }, 'scheduled', later(1))
  expect(readdirSync(folder).filter((name) => !name.endsWith('.backup'))).toEqual([])
})

test('leaves an earlier file alone where the new backup comes out wrong', async () => {
  const empty = await emptyDatabase()
  const file = await keepBackup(database.pool, { folder, keep: 2 }, 'scheduled', START)
  const before = readFileSync(file)
  await expect(writeVerified(empty.pool, file, START)).rejects.toThrow('nothing to back up')
  await empty.close()
  expect(readFileSync(file)).toEqual(before)
  expect(readdirSync(folder)).toHaveLength(1)
})

test('backs a database up before migrations change it, and leaves a current or an empty one alone', async () => {
  const backups = { folder, keep: 2 }
  await backUpBeforeUpgrade(database.pool, backups)
  const empty = await emptyDatabase()
  await backUpBeforeUpgrade(empty.pool, backups)
  await empty.close()
  expect(() => readdirSync(folder)).toThrow('ENOENT')
  await database.pool.query(`delete from migration where name like '0013%'`)
  await backUpBeforeUpgrade(database.pool, backups)
  expect(backupsIn(folder, 'upgrade')).toHaveLength(1)
})

test('refuses to upgrade where the backup cannot be written', async () => {
  await database.pool.query(`delete from migration where name like '0013%'`)
  const backups = { folder: '/dev/null/backups', keep: 2 }
  await expect(backUpBeforeUpgrade(database.pool, backups)).rejects.toThrow(
    /^the backup before the upgrade failed \(.*\): the database has not been changed$/,
  )
})

/** The people of a backup restored into a database of its own, and how many were erased again. */
async function restored(file: string): Promise<{ people: number[]; erased: number }> {
  const empty = await emptyDatabase()
  try {
    const { erased } = await restore(empty, file, folder)
    const people = await empty.db.selectFrom('person').select('id').orderBy('id').execute()
    return { people: people.map(({ id }) => id), erased }
  } finally {
    await empty.close()
  }
}

test('erases again after a restore whoever was erased since the backup', async () => {
  const [gone, staying, before] = [
    await addPerson('Aino'),
    await addPerson('Bertta'),
    await addPerson('Cilla'),
  ]
  await asOperator(database.db, (act) => erasePerson(act, { kind: 'person', id: before }))
  const file = await keepBackup(database.pool, { folder, keep: 2 }, 'scheduled', new Date())
  await asOperator(database.db, (act) => erasePerson(act, { kind: 'person', id: gone }))
  await noteErasures(database.db, folder)
  await noteErasures(database.db, folder)
  expect(readErasures(folder)).toMatchObject([{ subjectId: before }, { subjectId: gone }])
  expect(await restored(file)).toEqual({ people: [staying], erased: 1 })
})

test('erases again whoever was erased before the moment of the backup and committed after it was read', async () => {
  const [gone, staying] = [await addPerson('Aino'), await addPerson('Bertta')]
  const erased = Promise.withResolvers<void>()
  const made = Promise.withResolvers<void>()
  const erasing = asOperator(database.db, async (act) => {
    await erasePerson(act, { kind: 'person', id: gone })
    erased.resolve()
    await made.promise
  })
  await erased.promise
  const file = await keepBackup(database.pool, { folder, keep: 2 }, 'scheduled', new Date())
  made.resolve()
  await erasing
  await noteErasures(database.db, folder)
  expect(await restored(file)).toEqual({ people: [staying], erased: 1 })
})

test('erases again what leads to somebody whose account was made after the backup', async () => {
  const address = 'myohempi@example.fi'
  await seedBreeds(database.db, { breeds: POINTING_BREEDS })
  const { id: dog_id } = await makeDog(database.db)
  await database.db
    .insertInto('entry')
    .values({ trial_id: await makeTrial(database.db), dog_id, class: 'AVO', contact_email: address })
    .execute()
  const file = await keepBackup(database.pool, { folder, keep: 2 }, 'scheduled', new Date())
  const account = await makeAccount(database.db, { email: address })
  const row = await database.db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow()
  await asOperator(database.db, (act) => eraseAccount(act, row))
  await noteErasures(database.db, folder)
  const empty = await emptyDatabase()
  expect(await restore(empty, file, folder)).toMatchObject({ erased: 1 })
  expect(await empty.db.selectFrom('entry').select('contact_email').execute()).toEqual([
    { contact_email: null },
  ])
  await empty.close()
})

test('keeps the service from starting after a restore that ended on the way, and finishes it when it is run again', async () => {
  const [gone, staying] = [await addPerson('Aino'), await addPerson('Bertta')]
  const file = await keepBackup(database.pool, { folder, keep: 2 }, 'scheduled', new Date())
  const other = await keepBackup(database.pool, { folder, keep: 2 }, 'upgrade', later(1))
  await asOperator(database.db, (act) => erasePerson(act, { kind: 'person', id: gone }))
  await noteErasures(database.db, folder)
  const notes = join(folder, 'erasures.jsonl')
  const noted = readFileSync(notes)
  writeFileSync(notes, 'unreadable\n')
  const empty = await emptyDatabase()
  await refuseUnfinishedRestore(empty.pool)
  await expect(restore(empty, file, folder)).rejects.toThrow(SyntaxError)
  await expect(refuseUnfinishedRestore(empty.pool)).rejects.toThrow(
    /^the restore of the backup of .* was not finished: run koirakanta restore with its file again, then start$/,
  )
  await expect(writeBackup(empty.pool, join(folder, 'early'), START)).rejects.toThrow('finish it before')
  await expect(restore(empty, other, folder)).rejects.toThrow('holds an unfinished restore of the backup of')
  writeFileSync(notes, noted)
  expect(await restore(empty, file, folder)).toMatchObject({ erased: 1 })
  await refuseUnfinishedRestore(empty.pool)
  expect(await empty.db.selectFrom('person').select('id').execute()).toEqual([{ id: staying }])
  await empty.close()
})
