import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { SavedFields } from '#contract/judging.ts'
import { testDatabase } from '#tools/test/database.ts'
import { codeOf, refusalOf } from '../testing/refusal.ts'
import { waitForLockWaiters } from '../testing/waiting.ts'
import { lockRow } from '../trials/trials.store.ts'
import {
  FULL,
  fill,
  judgingFixture,
  makeStarted,
  markDone,
  NOW,
  postFields,
  type Staff,
} from './sheets.test-helper.ts'

const on = judgingFixture(testDatabase)

const started = (dogs: number) => makeStarted(on.database.db, on.staff, dogs)

/** Holds an entry as a writer of its sheet does, until it is released, at the latest by the end of the test. */
async function holdEntry(id: number) {
  const client = await on.database.pool.connect()
  await client.query('begin')
  await client.query('select from entry where id = $1 for no key update', [id])
  let released: Promise<void> | undefined
  const release = () => {
    released ??= client.query('rollback').then(() => client.release())
    return released
  }
  onTestFinished(release)
  return release
}

test('lets writers of different dogs go on at once, and those of the same dog one after the other', async () => {
  const { trialId, entries } = await started(2)
  const [first, second] = [entries[0]!.id, entries[1]!.id]
  const release = await holdEntry(first)
  const waiting = postFields(on.staff.judge, trialId, [{ entryId: first, field: 'speed', value: 3 }])
  await waitForLockWaiters(on.database)
  const other = await postFields(on.staff.agent, trialId, [{ entryId: second, field: 'speed', value: 4 }])
  expect(other.json<SavedFields>().fields).toMatchObject([{ status: 'saved', value: 4 }])
  await release()
  expect((await waiting).json<SavedFields>().fields).toMatchObject([{ status: 'saved', value: 3 }])
})

test('completes both of two who write on the same dogs in opposite orders', async () => {
  const { trialId, entries } = await started(4)
  const ids = entries.map(({ id }) => id)
  const save = (order: readonly number[], field: 'speed' | 'method') =>
    postFields(
      on.staff.judge,
      trialId,
      order.map((entryId) => ({ entryId, field, value: 2 })),
    )
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all([save(ids, 'speed'), save(ids.toReversed(), 'method')])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  }
})

test('refuses a field that comes while the trial is being ended, and stores nothing of it', async () => {
  const { trialId, entries } = await started(1)
  const entryId = entries[0]!.id
  let saving: ReturnType<typeof postFields> | undefined
  await on.database.db.transaction().execute(async (tx) => {
    await lockRow(tx, trialId)
    saving = postFields(on.staff.judge, trialId, [{ entryId, field: 'speed', value: 3 }])
    await waitForLockWaiters(on.database)
    await tx.updateTable('trial').set({ ended_at: NOW }).where('id', '=', trialId).execute()
  })
  const answer = await saving!
  expect(refusalOf(answer)).toEqual([422, 'TRIAL_IS_ENDED'])
  const { rowCount } = await on.database.pool.query('select from sheet where entry_id = $1', [entryId])
  expect(rowCount).toBe(0)
})

test('refuses a judge removed while the field waits with JUDGE_NOT_OF_TRIAL', async () => {
  const { trialId, entries } = await started(1)
  let saving: ReturnType<typeof postFields> | undefined
  await on.database.db.transaction().execute(async (tx) => {
    await lockRow(tx, trialId)
    const change = { entryId: entries[0]!.id, field: 'judgeId', value: on.staff.judgeId } as const
    saving = postFields(on.staff.agent, trialId, [change])
    await waitForLockWaiters(on.database)
    await tx.deleteFrom('trial_judge').where('trial_id', '=', trialId).execute()
  })
  expect((await saving!).json<SavedFields>().fields).toMatchObject([{ code: 'JUDGE_NOT_OF_TRIAL' }])
})

test('ends a trial only after a field that is just being saved', async () => {
  const { trialId, entries } = await started(1)
  const entryId = entries[0]!.id
  const release = await holdEntry(entryId)
  const saving = postFields(on.staff.judge, trialId, [{ entryId, field: 'speed', value: 3 }])
  await waitForLockWaiters(on.database)
  let cancelled = false
  const cancelling = on.staff.agent
    .json('/api/auth/trials/cancel', { id: trialId, reason: 'Sää' })
    .then((answer) => {
      cancelled = true
      return answer
    })
  await waitForLockWaiters(on.database, 2)
  expect(cancelled).toBe(false)
  await release()
  expect((await saving).json<SavedFields>().fields).toMatchObject([{ status: 'saved' }])
  expect((await cancelling).statusCode).toBe(200)
})

test('marks more dogs done at once than there are connections', async () => {
  const { trialId, entries } = await started(12)
  const values = JSON.stringify({ ...FULL, judgeId: on.staff.judgeId })
  for (const { id } of entries) {
    await on.database.db.insertInto('sheet').values({ entry_id: id, kind: 'hunt', values }).execute()
  }
  const answers = await Promise.all(entries.map(({ id }) => markDone(on.staff.judge, trialId, id)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(entries.map(() => 200))
})

test('stores what it confirmed in the result, however fast the dogs are marked done', async () => {
  const { trialId, entries } = await started(4)
  for (const { id } of entries)
    await fill(on.staff.judge, trialId, id, { ...FULL, judgeId: on.staff.judgeId })
  const written = await Promise.all(
    entries.map(async ({ id }, index) => {
      const browser = index % 2 ? on.staff.agent : on.staff.judge
      const [last] = await Promise.all([
        saveUntilDone(browser, trialId, id),
        markDoneWithRetries(trialId, id),
      ])
      return last
    }),
  )
  const { rows } = await on.database.pool.query(
    'select r.speed from trial_result r join entry e using (trial_id, dog_id) where trial_id = $1 order by e.id',
    [trialId],
  )
  expect(rows.map(({ speed }) => speed)).toEqual(written)
  const { rowCount } = await on.database.pool.query(
    'select from sheet s join entry e on e.id = s.entry_id where e.trial_id = $1',
    [trialId],
  )
  expect(rowCount).toBe(0)
})

test('cancels a trial on whose sheets 16 people write without a pause, before each has saved thrice more', async () => {
  const { trialId, entries } = await started(16)
  let begun = 0
  let asked = false
  const savedSince = await Promise.all([
    ...entries.map(async ({ id: entryId }) => {
      let since = 0
      for (let was: number | null = null; ; begun++) {
        const value: number = was === 5 ? 1 : (was ?? 0) + 1
        since += Number(asked)
        const answer = await postFields(on.staff.judge, trialId, [{ entryId, field: 'speed', value, was }])
        if (answer.statusCode !== 200) {
          expect(refusalOf(answer)).toEqual([422, 'TRIAL_IS_CANCELLED'])
          return since - 1
        }
        was = value
      }
    }),
    vi
      .waitFor(() => expect(begun).toBeGreaterThan(32), { timeout: 20_000 })
      .then(() => {
        asked = true
        return on.staff.agent.json('/api/auth/trials/cancel', { id: trialId, reason: 'Sää' })
      })
      .then(({ statusCode }) => Number(statusCode !== 200)),
  ])
  expect(Math.max(...savedSince)).toBeLessThan(3)
})

/**
 * Saves one value after another until the dog is done, with pauses of 0 to 40 ms: without any, whoever marks the dog done would
 * hardly ever see the sheet as it is stored.
 *
 * @returns the last value that was saved
 */
async function saveUntilDone(browser: Staff['judge'], trialId: number, entryId: number) {
  let was = FULL.speed ?? null
  for (let round = 0; ; round++) {
    const value = 1 + (round % 5)
    const answer = await postFields(browser, trialId, [{ entryId, field: 'speed', value, was }])
    const [field] = answer.json<SavedFields>().fields
    if (field?.code === 'RESULT_IS_DONE') return was
    expect(field).toMatchObject({ status: 'saved', value })
    was = value
    await sleep(10 * value - 10)
  }
}

/** Marks the dog done, again after each conflict. */
async function markDoneWithRetries(trialId: number, entryId: number): Promise<void> {
  for (;;) {
    const answer = await markDone(on.staff.agent, trialId, entryId)
    if (answer.statusCode === 200) return
    expect(codeOf(answer)).toBe('CHANGED_MEANWHILE')
  }
}
