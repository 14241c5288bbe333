import { expect, test } from 'vitest'
import { ADVISORY_LOCKS } from '../../platform/advisoryLocks.ts'
import { makeAccount, signedIn } from '../../testing/accounts.ts'
import { openService } from '../../testing/openService.ts'
import { refusalOf } from '../../testing/refusal.ts'
import { waitForLockWaiters } from '../../testing/waiting.ts'
import { rowsOfTables, updatesBy } from './updates.test-helper.ts'

const { app, database } = await openService()
const updates = updatesBy(await signedIn(app, await makeAccount(database.db, { roles: ['SYSADMIN'] })))
const fileOf = (regnr: string) => `regnr;name;breed;hips;hips_date\n${regnr};Koira;119;A;2022-06-01\n`

/** Sends a file whole. @returns id of its update */
async function sent(file: string): Promise<number> {
  const content = Buffer.from(file)
  const { id } = (await updates.begin('koirat.csv', content.length)).json<{ id: number }>()
  await updates.sendPart(id, 0, content)
  return id
}

/** A file compared and applied. */
async function written(file: string): Promise<number> {
  const { id } = await updates.compared(file)
  await updates.done(id, 'apply')
  return id
}

/** Runs something while another import holds the lock of imports. */
async function duringImport<Result>(run: () => Promise<Result>): Promise<Result> {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.import])
    return await run()
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** Runs something while a run waits for the table of health statements, that is, in the middle of its writing. */
async function whileWriting<Result>(run: () => Promise<Result>): Promise<Result> {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query('lock table health_statement in share mode')
    return await run()
  } finally {
    await client.query('rollback')
    client.release()
  }
}

test('refuses a second update while one is at work', async () => {
  const [first, second] = [await sent(fileOf('FI100/20')), await sent(fileOf('FI101/20'))]
  await duringImport(async () => {
    expect((await updates.command(first, 'compare')).json()).toMatchObject({ state: 'comparing' })
    expect(refusalOf(await updates.command(second, 'compare'))).toEqual([409, 'DATA_UPDATE_RUNNING'])
    expect(refusalOf(await updates.command(first, 'compare'))).toEqual([409, 'DATA_UPDATE_RUNNING'])
  })
  expect(await updates.ended(first)).toMatchObject({ state: 'ready' })
  expect(await updates.done(second, 'compare')).toMatchObject({ state: 'ready' })
})

test('tells that an import by command is under way, and compares after it', async () => {
  const id = await sent(fileOf('FI110/20'))
  await duringImport(async () => {
    expect(await updates.done(id, 'compare')).toMatchObject({ failure: { code: 'IMPORT_RUNNING' } })
  })
  expect(await updates.done(id, 'compare')).toMatchObject({ state: 'ready', failure: null })
})

test('ends a comparison that is cancelled', async () => {
  const id = await sent(fileOf('FI120/20'))
  await duringImport(async () => {
    await updates.command(id, 'compare')
    expect((await updates.command(id, 'cancel')).json()).toMatchObject({ state: 'cancelled', progress: null })
  })
  await app.services.jobs.look('dataUpdates')
  expect(await updates.get(id)).toMatchObject({ state: 'cancelled', counts: null })
})

test('leaves nothing of a writing that is cancelled in its middle, and offers the difference again', async () => {
  const { id } = await updates.compared(fileOf('FI130/20'))
  const before = await rowsOfTables(database)
  await whileWriting(async () => {
    await updates.command(id, 'apply')
    await waitForLockWaiters(database)
    expect((await updates.command(id, 'cancel')).json()).toMatchObject({ state: 'ready', appliedBy: null })
    // The run ends by itself, before what it waits for comes.
    await app.services.jobs.look('dataUpdates')
  })
  expect(await rowsOfTables(database)).toEqual(before)
  expect(await updates.done(id, 'apply')).toMatchObject({ state: 'applied' })
})

test('leaves nothing of a writing whose connection breaks in its middle', async () => {
  const { id } = await updates.compared(fileOf('FI140/20'))
  const before = await rowsOfTables(database)
  await whileWriting(async () => {
    await updates.command(id, 'apply')
    await waitForLockWaiters(database)
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    expect(await updates.ended(id)).toMatchObject({ state: 'interrupted' })
  })
  expect(await rowsOfTables(database)).toEqual(before)
  await updates.done(id, 'compare')
  expect(await updates.done(id, 'apply')).toMatchObject({ state: 'applied' })
})

test('shows what a killed copy was at as interrupted, and an undoing as applied', async () => {
  const other = await written(fileOf('FI150/20'))
  const { id } = await updates.compared(fileOf('FI151/20'))
  const before = await rowsOfTables(database)
  const leave = (update: number, state: string) =>
    database.pool.query('update data_update set state = $2, run = gen_random_uuid() where id = $1', [
      update,
      state,
    ])
  await leave(id, 'applying')
  expect(refusalOf(await updates.command(other, 'undo'))).toEqual([409, 'DATA_UPDATE_RUNNING'])
  await app.services.jobs.ask('dataUpdates', 10_000)
  expect(await updates.get(id)).toMatchObject({
    state: 'interrupted',
    progress: null,
    failure: { code: 'DATA_UPDATE_INTERRUPTED' },
  })
  await leave(other, 'undoing')
  await app.services.jobs.ask('dataUpdates', 10_000)
  expect(await updates.get(other)).toMatchObject({ state: 'applied', undoneBy: null })
  expect(await rowsOfTables(database)).toEqual(before)
})

test('writes no other difference than the one that was shown', async () => {
  const { id } = await updates.compared(fileOf('FI160/20'))
  await written('regnr;name;breed\nFI160/20;Toinen;119\n')
  const before = await rowsOfTables(database)
  expect(await updates.done(id, 'apply')).toMatchObject({
    state: 'ready',
    failure: { code: 'DATA_UPDATE_CHANGED' },
    counts: { newDogs: 0, newStatements: 1 },
  })
  expect(await rowsOfTables(database)).toEqual(before)
  expect(await updates.done(id, 'apply')).toMatchObject({ state: 'applied', failure: null })
})
