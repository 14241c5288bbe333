import { afterAll, beforeEach, expect, test } from 'vitest'
import type { ServiceState } from '#contract/operations.ts'
import { makeAccount, signedIn } from '../../testing/accounts.ts'
import { openService } from '../../testing/openService.ts'
import { codeOf } from '../../testing/refusal.ts'
import { openDatabase } from '../database.ts'
import { Jobs } from './jobs.ts'

const HOUR = 3_600_000
const log: string[] = []
// It has been looking for a day.
const { app, database } = await openService({
  now: () => new Date(Date.now() - 24 * HOUR),
  env: { LOG_LEVEL: 'warn' },
  logTo: { write: (line) => log.push(line) },
})
const { db } = database
const beside = openDatabase(database.url)
afterAll(() => beside.close())
const admin = await signedIn(app, await makeAccount(db, { roles: ['SYSADMIN'] }))

beforeEach(async () => {
  log.length = 0
  await db.deleteFrom('job').execute()
})

/** Copies of the service, each with connections of its own, and with housekeeping as the only job. */
function copies(run: (signal: AbortSignal) => Promise<void>): readonly [Jobs, Jobs] {
  const [one, other] = [db, beside.db].map((on) => {
    const jobs = new Jobs(on, app.log, new Date())
    jobs.add([{ name: 'housekeeping', everyMs: HOUR, run }])
    return jobs
  })
  return [one!, other!]
}

const look = (jobs: Jobs) => jobs.look('housekeeping')
const letPass = (minutes: number) =>
  database.pool.query(
    `update job set started_at = started_at - $1 * interval '1 minute',
    ended_at = ended_at - $1 * interval '1 minute', succeeded_at = succeeded_at - $1 * interval '1 minute',
    held_until = held_until - $1 * interval '1 minute'`,
    [minutes],
  )
const stateOf = async (name: string) =>
  (await admin.get('/api/auth/service-state')).json<ServiceState>().jobs.find((job) => job.name === name)

test('two copies at once run a job once, and again when its rhythm is over', async () => {
  let runs = 0
  const [one, other] = copies(async () => {
    runs++
  })
  for (let round = 0; round < 10; round++) await Promise.all([look(one), look(other)])
  expect(runs).toBe(1)
  await letPass(56)
  await look(one)
  expect(runs).toBe(1)
  await letPass(5)
  await Promise.all([look(one), look(other)])
  expect(runs).toBe(2)
})

test('a copy takes over what another has begun and says nothing more of', async () => {
  let runs = 0
  const killed = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const [one, other] = copies(async () => {
    runs++
    begun.resolve()
    if (runs === 1) await killed.promise
  })
  const hanging = look(one)
  await begun.promise
  await look(other)
  expect(runs).toBe(1)
  expect(await stateOf('housekeeping')).toMatchObject({ running: true, tookMs: null })
  await letPass(1)
  await look(other)
  expect(runs).toBe(2)
  // What the first one says after all changes nothing of the second's run.
  const { ended_at } = await db.selectFrom('job').select('ended_at').executeTakeFirstOrThrow()
  killed.resolve()
  await hanging
  expect(await db.selectFrom('job').select('ended_at').execute()).toEqual([{ ended_at }])
})

test('keeps and shows the failure of a run by its code alone, and runs it again', async () => {
  let fails = true
  const [jobs] = copies(async () => {
    if (fails) throw Object.assign(new Error('aino@example.fi'), { code: 'ECONNREFUSED' })
  })
  await look(jobs)
  expect(await stateOf('housekeeping')).toMatchObject({ failure: { code: 'ECONNREFUSED' }, running: false })
  expect(log.join('')).toContain('job failed')
  fails = false
  await letPass(60)
  await look(jobs)
  const state = await stateOf('housekeeping')
  expect(state).toMatchObject({ failure: { code: 'ECONNREFUSED' }, everyMs: HOUR })
  expect(new Date(state!.startedAt!).getTime()).toBeGreaterThan(new Date(state!.failure!.at).getTime())
})

test('tells everywhere that a job has not done its work for three rhythms, and no more when it has', async () => {
  const [jobs] = copies(async () => undefined)
  await look(jobs)
  await letPass(175)
  const health = async () => (await app.inject('/api/health')).json<{ status: string; reason?: string }>()
  const metrics = async () => (await app.inject('/api/metrics')).body
  expect(await stateOf('housekeeping')).toMatchObject({ overdue: false })
  await letPass(10)
  expect(await stateOf('housekeeping')).toMatchObject({ overdue: true })
  // One look at the database answers everybody for a second.
  await expect.poll(health).toEqual({ status: 'degraded', reason: 'JOB_OVERDUE' })
  expect(await metrics()).toContain('job_overdue{job="housekeeping"} 1')
  await app.services.jobs.watch()
  await app.services.jobs.watch()
  expect(log.filter((line) => line.includes('job overdue'))).toHaveLength(1)
  expect(log[0]).toContain('"job":"housekeeping"')
  await look(jobs)
  await expect.poll(health, { timeout: 3000 }).toEqual({ status: 'ok' })
  expect(await metrics()).toContain('job_overdue{job="housekeeping"} 0')
})

test('gives no alarm of a job that has just been looked at for the first time', async () => {
  const [jobs] = copies(async () => undefined)
  await look(jobs)
  await letPass(600)
  expect(await jobs.states()).toMatchObject([{ overdue: false }])
})

test('SYSADMIN has a job run now, also one that this copy leaves to others', async () => {
  expect(app.config.entryJobsMs).toBe(0)
  await app.services.jobs.look('entries')
  const before = await stateOf('entries')
  expect(before).toMatchObject({ everyMs: 0, nextAt: null })
  const answer = await admin.command('/api/auth/jobs/entries/run')
  expect(answer.json()).toEqual({ status: 'done' })
  await expect.poll(async () => (await stateOf('entries'))?.startedAt).not.toBe(before!.startedAt)
})

test('lets nobody else run a job, and nobody a backup that is not due', async () => {
  const member = await signedIn(app, await makeAccount(db, { roles: ['KAER_CHIEF'] }))
  expect((await member.command('/api/auth/jobs/mails/run')).statusCode).toBe(403)
  expect((await app.inject({ method: 'POST', url: '/api/auth/jobs/mails/run' })).statusCode).toBe(401)
  const backups = await admin.command('/api/auth/jobs/backups/run')
  expect([backups.statusCode, codeOf(backups)]).toEqual([400, 'ADDRESS_INVALID'])
})

test('breaks a run off when the service stops, and leaves the job free', async () => {
  const begun = Promise.withResolvers<void>()
  const [jobs] = copies(async (signal) => {
    begun.resolve()
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
  })
  void look(jobs)
  await begun.promise
  await jobs.stop()
  expect(await db.selectFrom('job').select('holder').execute()).toEqual([{ holder: null }])
})
