import type { FastifyInstance } from 'fastify'
import type { Insertable } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import type { ResultLine, ResultSheets, SavedFields, ShownSums } from '#contract/judging.ts'
import type { SheetField, SheetKind, SheetValue, SheetValues } from '#domain/trials/sheet.ts'
import type { Database, Db } from '../platform/database.ts'
import type { Schema } from '../platform/schema.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeClub, makeDog, makeEntry, makeJudge, makeShowResult, makeTrial } from '../testing/factories.ts'
import { testApp } from '../testing/testApp.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'

/** The day on which the tests' trials are held, and a moment of it. */
export const DAY = '2026-10-03'
export const NOW = new Date(`${DAY}T12:00:00Z`)

/** A sheet in AVO that passes every check; its judge is set by the trial. */
export const FULL: SheetValues = {
  outcome: 'judged',
  search: 8,
  game: 9,
  retrieve: 8,
  pointsAtGame: 2,
  shotOver: true,
  speed: 4,
  method: 4,
  scenting: 5,
  point: 5,
  flush: 4,
  steadiness: 4,
  retrieveEagerness: 4,
  collaboration: 4,
  willToHunt: 5,
  behaviour: 4,
  gunShyness: 5,
  loudness: 5,
  report: 'Tyylikäs ja varma koira.',
}
/** A water sheet in AVO that passes every check. */
export const FULL_WATER: SheetValues = {
  outcome: 'judged',
  water: 8,
  pp: 4,
  vh: 5,
  pk: 3,
  oh: 4,
  ti: 4,
  p: 4,
  l: 5,
  report: 'Meni veteen empimättä.',
}

export interface Staff {
  readonly agent: TestBrowser
  readonly judge: TestBrowser
  readonly judgeId: number
  readonly clubId: number
}

/** The fixtures of tests of results. */
export interface Judging {
  readonly database: Database
  readonly app: FastifyInstance
  readonly staff: Staff
}

/** The service of a test file on DAY with its staff, opened before its tests and closed after them, on a database made for it. */
export function judgingFixture(newDatabase: () => Promise<Database>): Judging {
  const on = {} as Judging
  beforeAll(async () => {
    const database = await newDatabase()
    const app = await testApp(database, { now: () => NOW })
    Object.assign(on, { database, app, staff: await makeStaff(app, database.db) })
  })
  afterAll(async () => {
    await on.app?.close()
    await on.database?.close()
  })
  return on
}

/** An agent of a club and a judge, both signed in. */
export async function makeStaff(app: FastifyInstance, db: Db): Promise<Staff> {
  const agent = await makeAccount(db, { roles: ['TRIALAGENT'], first_name: 'Tiina', last_name: 'Toimitsija' })
  const judge = await makeAccount(db, { roles: ['JUDGE'], first_name: 'Tuomas', last_name: 'Tuomari' })
  return {
    agent: await signedIn(app, agent),
    judge: await signedIn(app, judge),
    judgeId: await makeJudge(db, { account_id: judge.id }),
    clubId: await makeClub(db, agent.id),
  }
}

/** A dog that may start in AVO on DAY. */
export async function makeStarter(db: Db): Promise<number> {
  const { id } = await makeDog(db, { birth_date: '2022-05-01' })
  await makeShowResult(db, id)
  return id
}

/** A trial on DAY with entries of so many dogs that may start. */
export async function makeStarted(
  db: Db,
  { clubId, judgeId }: Staff,
  dogs: number,
  overrides: Parameters<typeof makeTrial>[1] = {},
) {
  const trialId = await makeTrial(db, { held_on: DAY, club_id: clubId, ...overrides }, [judgeId])
  const entries: { id: number; dogId: number }[] = []
  for (let index = 0; index < dogs; index++) {
    const dogId = await makeStarter(db)
    entries.push({ id: await makeEntry(db, trialId, dogId), dogId })
  }
  return { trialId, entries }
}

export const sheetsOf = async (browser: TestBrowser, trialId: number, kind: SheetKind = 'hunt') =>
  (await browser.get(`/api/auth/trials/${trialId}/results?kind=${kind}`)).json<ResultSheets>()

export const lineOf = async (browser: TestBrowser, trialId: number, entryId: number, kind?: SheetKind) =>
  (await sheetsOf(browser, trialId, kind)).lines.find((line) => line.entryId === entryId) as ResultLine

interface Change {
  readonly entryId: number
  readonly field: SheetField
  readonly value: SheetValue
  readonly was?: SheetValue
}

export const postFields = (
  browser: TestBrowser,
  trialId: number,
  changes: readonly Change[],
  kind: SheetKind = 'hunt',
) =>
  browser.json(`/api/auth/trials/${trialId}/results/fields`, {
    kind,
    changes: changes.map((change) => ({ was: null, ...change })),
  })

/** Saves the values that differ from the stored ones. @throws where a field was not saved */
export async function fill(
  browser: TestBrowser,
  trialId: number,
  entryId: number,
  wanted: SheetValues,
  kind: SheetKind = 'hunt',
): Promise<void> {
  const { values } = await lineOf(browser, trialId, entryId, kind)
  const changes = (Object.entries(wanted) as [SheetField, SheetValue][])
    .map(([field, value]) => ({ entryId, field, value, was: values[field] ?? null }))
    .filter(({ value, was }) => value !== was)
  if (changes.length === 0) return
  const answer = await postFields(browser, trialId, changes, kind)
  const failed = answer.json<SavedFields>().fields?.filter(({ status }) => status !== 'saved')
  if (answer.statusCode !== 200 || failed.length > 0) throw new Error(answer.body)
}

interface MarkOverrides {
  readonly kind?: SheetKind
  readonly outcome?: string
  readonly override?: string
  readonly shown?: ShownSums
}

/** Marks a dog done with the time at which its sheet was last saved. */
export async function markDone(
  browser: TestBrowser,
  trialId: number,
  entryId: number,
  overrides: MarkOverrides = {},
) {
  const { kind = 'hunt' } = overrides
  const { updatedAt: seenAt } = await lineOf(browser, trialId, entryId, kind)
  return browser.json(`/api/auth/trials/${trialId}/results/done`, { entryId, kind, seenAt, ...overrides })
}

export const open = (browser: TestBrowser, trialId: number, entryId: number, kind: SheetKind = 'hunt') =>
  browser.json(`/api/auth/trials/${trialId}/results/open`, { entryId, kind })

/** A water and track performance in AVO at a trial of its own that has ended. */
export async function bringWater(
  db: Db,
  { clubId }: Staff,
  dogId: number,
  water: number,
  overrides: { readonly heldOn?: string } & Partial<Insertable<Schema['water_result']>> = {},
): Promise<number> {
  const { heldOn = '2026-08-01', ...columns } = overrides
  const trialId = await makeTrial(db, {
    type: 'water_track',
    held_on: heldOn,
    place: 'Lampi',
    club_id: clubId,
    ended_at: NOW,
  })
  const { id } = await db
    .insertInto('water_result')
    .values({
      trial_id: trialId,
      dog_id: dogId,
      class: 'AVO',
      outcome: 'judged',
      water_grade: water,
      status: 'official',
      ...columns,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
