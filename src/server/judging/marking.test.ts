import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { SheetValues } from '#domain/trials/sheet.ts'
import { testDatabase } from '#tools/test/database.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeEntry, makeTrialResult } from '../testing/factories.ts'
import { codeOf, fieldsOf, refusalOf } from '../testing/refusal.ts'
import { waitForLockWaiters } from '../testing/waiting.ts'
import {
  DAY,
  FULL,
  FULL_WATER,
  fill,
  judgingFixture,
  lineOf,
  makeStaff,
  makeStarted,
  bringWater as makeWater,
  markDone,
  NOW,
  open,
  postFields,
  type Staff,
} from './sheets.test-helper.ts'

const on = judgingFixture(testDatabase)
let filled: SheetValues
let filledWater: SheetValues

beforeAll(async () => {
  filled = { ...FULL, judgeId: on.staff.judgeId }
  filledWater = { ...FULL_WATER, judgeId: on.staff.judgeId }
})

const started = (dogs = 1, overrides?: Parameters<typeof makeStarted>[3]) =>
  makeStarted(on.database.db, on.staff, dogs, overrides)
const countOf = async (table: 'sheet' | 'trial_result' | 'water_result', where: string) =>
  (await on.database.pool.query(`select from ${table} where ${where}`)).rowCount

/** The fault, its field, and the values that cause it on a full sheet. */
const FAILING: readonly (readonly [code: string, field: string, change: SheetValues])[] = [
  ['SEARCH_NOT_ZEROED', 'search', { speed: 0 }],
  ['GAME_NOT_ZEROED', 'game', { flush: 0 }],
  ['RETRIEVE_NOT_ZEROED', 'retrieve', { retrieveEagerness: 0 }],
  ['CLOSED_HAS_GRADES', 'search', { gunShyness: 0 }],
  ['REJECTED_NOT_ZERO', 'outcome', { outcome: 'rejected' }],
  ['ABSENT_HAS_SCORES', 'speed', { outcome: 'absent' }],
  ['POINTS_AT_GAME_MISSING', 'pointsAtGame', { pointsAtGame: null }],
  ['SHOT_OVER_MISSING', 'shotOver', { shotOver: null }],
  ['SHOT_WITHOUT_POINT', 'shotOver', { pointsAtGame: 0 }],
  ['PRIZE_WITHOUT_POINT', 'statedPrize', { pointsAtGame: 0, shotOver: null, statedPrize: 1 }],
  ['PRIZE_WITHOUT_SHOT', 'statedPrize', { shotOver: false, statedPrize: 1 }],
  ['TOTAL_NOT_SUM', 'statedPoints', { statedPoints: 199.5 }],
  ['PRIZE_NOT_BY_POINTS', 'statedPrize', { statedPrize: 3 }],
  ['PART_MISSING', 'game', { game: null }],
  ['FEATURE_MISSING', 'method', { method: null }],
  ['JUDGE_MISSING', 'judgeId', { judgeId: null }],
  ['REPORT_MISSING', 'report', { report: null }],
]

const bringWater = (dogId: number, water: number, overrides?: Parameters<typeof makeWater>[4]) =>
  makeWater(on.database.db, on.staff, dogId, water, overrides)

test.each(FAILING)('reports %s at its field until it is put right', async (code, field, change) => {
  const { trialId, entries } = await started()
  const { id, dogId } = entries[0]!
  await bringWater(dogId, 8)
  await fill(on.staff.judge, trialId, id, { ...filled, ...change })
  const refused = await markDone(on.staff.judge, trialId, id)
  expect(refusalOf(refused)).toEqual([422, 'RESULT_INCOMPLETE', expect.objectContaining({ [field]: code })])
  expect(await countOf('trial_result', `dog_id = ${dogId}`)).toBe(0)
  const cleared = Object.fromEntries(Object.keys(change).map((name) => [name, null]))
  await fill(on.staff.judge, trialId, id, { ...cleared, ...filled })
  expect((await markDone(on.staff.judge, trialId, id)).statusCode).toBe(200)
})

test('does not mark a result done in a class that the dog may not start in', async () => {
  const { trialId, entries } = await started()
  const { id, dogId } = entries[0]!
  await makeTrialResult(on.database.db, dogId, { prize: 1 }, '2026-09-01')
  await fill(on.staff.judge, trialId, id, filled)
  expect(fieldsOf(await markDone(on.staff.judge, trialId, id))).toEqual({
    class: 'CLASS_NOT_ALLOWED',
  })
})

test('publishes a done result as preliminary, with points and prize by the rulebook, and deletes the sheet', async () => {
  const { trialId, entries } = await started()
  const { id, dogId } = entries[0]!
  const water = await bringWater(dogId, 8)
  await fill(on.staff.judge, trialId, id, filled)
  // 8 × 6 + 9 × 7 + 8 × 4 + 8 × 3
  expect((await markDone(on.staff.judge, trialId, id)).json()).toMatchObject({
    status: 'preliminary',
    points: 167,
    prize: 1,
    updatedAt: null,
    doneAt: NOW.toISOString(),
    water: { id: water, water: 8, place: 'Lampi', heldOn: '2026-08-01' },
  })
  const { rows } = await on.database.pool.query('select * from trial_result where dog_id = $1', [dogId])
  expect(rows[0]).toMatchObject({
    class: 'AVO',
    outcome: 'judged',
    points: 167,
    prize: 1,
    water_result_id: water,
    gun_shyness: 5,
    shot_over: true,
    report: FULL.report,
  })
  expect(rows[0].judge).toMatch(/^Testi Tuomari/)
  expect(rows[0].rulebook_id).toEqual(expect.any(Number))
  expect(await countOf('sheet', `entry_id = ${id}`)).toBe(0)
  const late = await postFields(on.staff.agent, trialId, [{ entryId: id, field: 'speed', value: 1, was: 4 }])
  expect(late.json().fields).toMatchObject([{ status: 'refused', code: 'RESULT_IS_DONE', value: 4 }])
})

test('gives points and no prize at a divided trial without valid water work', async () => {
  const { trialId, entries } = await started(2)
  const [none, old] = [entries[0]!, entries[1]!]
  await bringWater(old.dogId, 10, { heldOn: '2024-10-02' })
  for (const { id } of [none, old]) {
    await fill(on.staff.judge, trialId, id, filled)
    expect((await markDone(on.staff.judge, trialId, id)).json()).toMatchObject({
      points: 143,
      prize: 0,
      water: null,
    })
  }
  await bringWater(none.dogId, 9, { heldOn: DAY })
  expect(await lineOf(on.staff.judge, trialId, none.id)).toMatchObject({ points: 143, prize: 0, water: null })
})

test('counts the best valid water work', async () => {
  const { trialId, entries } = await started()
  const { id, dogId } = entries[0]!
  await bringWater(dogId, 6)
  const best = await bringWater(dogId, 9, { heldOn: '2025-08-01' })
  await bringWater(dogId, 10, { heldOn: '2025-08-02', class: 'NUO' })
  await bringWater(dogId, 10, { heldOn: '2025-08-03', outcome: 'rejected' })
  expect((await lineOf(on.staff.judge, trialId, id)).water).toMatchObject({ id: best, water: 9 })
})

test('counts the own water work of an undivided trial, which is marked done first and stays while it counts', async () => {
  const { trialId, entries } = await started(1, { divided: false })
  const { id, dogId } = entries[0]!
  await bringWater(dogId, 10)
  await fill(on.staff.judge, trialId, id, filled)
  expect(fieldsOf(await markDone(on.staff.judge, trialId, id))).toEqual({
    water: 'WATER_RESULT_MISSING',
  })
  await fill(on.staff.judge, trialId, id, filledWater, 'water')
  expect((await markDone(on.staff.judge, trialId, id, { kind: 'water' })).statusCode).toBe(200)
  expect((await markDone(on.staff.judge, trialId, id)).json()).toMatchObject({ points: 167, prize: 1 })
  const counting = await open(on.staff.judge, trialId, id, 'water')
  expect(refusalOf(counting)).toEqual([422, 'WATER_RESULT_COUNTS'])
  await open(on.staff.judge, trialId, id)
  expect((await open(on.staff.judge, trialId, id, 'water')).json()).toMatchObject({
    status: 'entered',
    values: filledWater,
  })
})

test.each(['interrupted', 'withdrawn', 'rejected'])(
  'counts no grades of water work that was %s at an undivided trial',
  async (outcome) => {
    const { trialId, entries } = await started(1, { divided: false })
    const { id } = entries[0]!
    await fill(on.staff.judge, trialId, id, { ...filledWater, outcome }, 'water')
    expect((await markDone(on.staff.judge, trialId, id, { kind: 'water' })).statusCode).toBe(200)
    await fill(on.staff.judge, trialId, id, filled)
    expect((await markDone(on.staff.judge, trialId, id)).json()).toMatchObject({ points: 143, prize: 0 })
  },
)

test('gives a rejected dog of an undivided trial the same points whichever sheet is marked done first', async () => {
  const { trialId, entries } = await started(2, { divided: false })
  const [first, second] = [entries[0]!, entries[1]!]
  const rejected = { ...filled, speed: 0, search: 0 }
  for (const [{ id }, kinds] of [
    [first, ['water', 'hunt']],
    [second, ['hunt', 'water']],
  ] as const) {
    await fill(on.staff.judge, trialId, id, rejected)
    await fill(on.staff.judge, trialId, id, filledWater, 'water')
    for (const kind of kinds)
      expect((await markDone(on.staff.judge, trialId, id, { kind })).statusCode).toBe(200)
    expect(await lineOf(on.staff.judge, trialId, id)).toMatchObject({
      points: 119,
      prize: 0,
      water: { water: 8 },
    })
    const counting = await open(on.staff.judge, trialId, id, 'water')
    expect(refusalOf(counting)).toEqual([422, 'WATER_RESULT_COUNTS'])
  }
})

test.each(['absent', 'withdrawn'])('marks %s in one go', async (outcome) => {
  const { trialId, entries } = await started()
  const { id } = entries[0]!
  const done = await markDone(on.staff.agent, trialId, id, { outcome })
  expect(done.json()).toMatchObject({ status: 'preliminary', values: { outcome }, points: null, prize: 0 })
  const other = outcome === 'absent' ? 'withdrawn' : 'absent'
  const late = await markDone(on.staff.judge, trialId, id, { outcome: other })
  expect(refusalOf(late)).toEqual([409, 'RESULT_IS_DONE'])
})

test('requires a judge and a report for interrupted', async () => {
  const { trialId, entries } = await started()
  const { id } = entries[0]!
  expect(fieldsOf(await markDone(on.staff.agent, trialId, id, { outcome: 'interrupted' }))).toEqual({
    judgeId: 'JUDGE_MISSING',
    report: 'REPORT_MISSING',
  })
})

test('marks done once when two do so at once and when it is sent twice', async () => {
  const { trialId, entries } = await started()
  const { id, dogId } = entries[0]!
  await fill(on.staff.judge, trialId, id, filled)
  const { updatedAt: seenAt } = await lineOf(on.staff.judge, trialId, id)
  const mark = (browser: Staff['agent']) =>
    browser.json(`/api/auth/trials/${trialId}/results/done`, { entryId: id, kind: 'hunt', seenAt })
  const answers = await Promise.all([mark(on.staff.agent), mark(on.staff.judge), mark(on.staff.judge)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await countOf('trial_result', `dog_id = ${dogId}`)).toBe(1)
  const { rowCount } = await on.database.pool.query(
    "select from audit where subject_id = $1 and code = 'RESULT_DONE'",
    [`hunt-${trialId}-${dogId}`],
  )
  expect(rowCount).toBe(1)
})

test('refuses to publish what somebody wrote after one has looked', async () => {
  const { trialId, entries } = await started()
  const { id } = entries[0]!
  await fill(on.staff.judge, trialId, id, filled)
  const { updatedAt: seenAt } = await lineOf(on.staff.judge, trialId, id)
  await on.database.pool.query(
    "update sheet set updated_at = updated_at + interval '1 second' where entry_id = $1",
    [id],
  )
  const late = await on.staff.judge.json(`/api/auth/trials/${trialId}/results/done`, {
    entryId: id,
    kind: 'hunt',
    seenAt,
  })
  expect(refusalOf(late)).toEqual([409, 'CHANGED_MEANWHILE'])
})

test('refuses to publish what was saved within the millisecond of what one has looked at', async () => {
  const { trialId, entries } = await started()
  const { id } = entries[0]!
  // The clock of these tests stands still.
  await fill(on.staff.judge, trialId, id, { ...filled, speed: 3 })
  const { updatedAt: seenAt } = await lineOf(on.staff.judge, trialId, id)
  await fill(on.staff.agent, trialId, id, { speed: 4 })
  const late = await on.staff.judge.json(`/api/auth/trials/${trialId}/results/done`, {
    entryId: id,
    kind: 'hunt',
    seenAt,
  })
  expect(refusalOf(late)).toEqual([409, 'CHANGED_MEANWHILE'])
})

test('opening again gives back every value and hides the result; opening twice changes nothing', async () => {
  const { trialId, entries } = await started()
  const { id, dogId } = entries[0]!
  await fill(on.staff.judge, trialId, id, filled)
  await markDone(on.staff.judge, trialId, id)
  const opened = await open(on.staff.agent, trialId, id)
  expect(opened.json()).toMatchObject({ status: 'entered', resultId: null, values: filled })
  expect((await open(on.staff.agent, trialId, id)).json()).toEqual(opened.json())
  expect(await countOf('trial_result', `dog_id = ${dogId}`)).toBe(0)
})

test('keeps a judge who takes another name as the judge of done results', async () => {
  const { trialId, entries } = await started()
  const { id } = entries[0]!
  await fill(on.staff.judge, trialId, id, filled)
  await markDone(on.staff.judge, trialId, id)
  const { name } = await on.database.db
    .updateTable('judge')
    .set(({ ref }) => ({ name: sql`${ref('name')} || '-Uusi'` }))
    .where('id', '=', on.staff.judgeId)
    .returning('name')
    .executeTakeFirstOrThrow()
  const { judge_id, judge } = await on.database.db
    .selectFrom('trial_result')
    .select(['judge_id', 'judge'])
    .where('trial_id', '=', trialId)
    .executeTakeFirstOrThrow()
  expect([judge_id, `${judge}-Uusi`]).toEqual([on.staff.judgeId, name])
  expect((await open(on.staff.agent, trialId, id)).json()).toMatchObject({ values: filled })
})

test('publishes no result on water work that is opened at the same time', async () => {
  const hunt = await started()
  const { id, dogId } = hunt.entries[0]!
  const water = await started(0, { type: 'water_track', held_on: '2026-09-05' })
  const waterEntry = await makeEntry(on.database.db, water.trialId, dogId)
  await fill(on.staff.judge, water.trialId, waterEntry, filledWater, 'water')
  await markDone(on.staff.judge, water.trialId, waterEntry, { kind: 'water' })
  await fill(on.staff.judge, hunt.trialId, id, filled)
  const { updatedAt: seenAt } = await lineOf(on.staff.judge, hunt.trialId, id)
  const holder = await on.database.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select from dog where id = $1 for update', [dogId])
    const done = on.staff.judge.json(`/api/auth/trials/${hunt.trialId}/results/done`, {
      entryId: id,
      kind: 'hunt',
      seenAt,
    })
    await waitForLockWaiters(on.database)
    const opened = open(on.staff.agent, water.trialId, waterEntry, 'water')
    await Promise.race([opened, waitForLockWaiters(on.database, 2)])
    await holder.query('commit')
    const counted = (await done).statusCode === 200
    expect([(await done).statusCode, (await opened).statusCode]).toEqual(counted ? [200, 422] : [409, 200])
    expect(await countOf('water_result', `trial_id = ${water.trialId}`)).toBe(counted ? 1 : 0)
  } finally {
    holder.release()
  }
})

test('marks nothing done before the day of the trial, but lets writing begin', async () => {
  const { trialId, entries } = await started(1, { held_on: '2026-10-04' })
  const { id } = entries[0]!
  await fill(on.staff.judge, trialId, id, filled)
  for (const outcome of [undefined, 'absent']) {
    const answer = await markDone(on.staff.judge, trialId, id, outcome ? { outcome } : {})
    expect(refusalOf(answer)).toEqual([422, 'TRIAL_NOT_BEGUN'])
  }
  expect(await countOf('trial_result', `trial_id = ${trialId}`)).toBe(0)
})

test('neither marks nor opens results of an ended trial or of others', async () => {
  const { trialId, entries } = await started(2)
  const [first, second] = [entries[0]!, entries[1]!]
  await fill(on.staff.judge, trialId, first.id, filled)
  await markDone(on.staff.judge, trialId, first.id)
  await on.database.pool.query('update trial set ended_at = now() where id = $1', [trialId])
  for (const answer of [
    await markDone(on.staff.judge, trialId, second.id, { outcome: 'absent' }),
    await open(on.staff.judge, trialId, first.id),
  ])
    expect(refusalOf(answer)).toEqual([422, 'TRIAL_IS_ENDED'])
  const elsewhere = await started()
  const stranger = await makeStaff(on.app, on.database.db)
  const mark = (browser: Staff['agent'], entryId: number) =>
    browser.json(`/api/auth/trials/${elsewhere.trialId}/results/done`, {
      entryId,
      kind: 'hunt',
      seenAt: null,
      outcome: 'absent',
    })
  expect((await mark(stranger.judge, elsewhere.entries[0]!.id)).statusCode).toBe(403)
  expect(codeOf(await mark(on.staff.judge, first.id))).toBe('ENTRY_NOT_IN_TRIAL')
})

test('a result that is opened again is marked done as it was, whatever has been learned since; what is changed is checked', async () => {
  const { trialId, entries } = await makeStarted(on.database.db, on.staff, 1)
  const { id: entryId, dogId } = entries[0]!
  await makeWater(on.database.db, on.staff, dogId, 8)
  await fill(on.staff.judge, trialId, entryId, { ...FULL, judgeId: on.staff.judgeId })
  expect((await markDone(on.staff.judge, trialId, entryId)).statusCode).toBe(200)
  await on.database.pool.query('delete from show_result where dog_id = $1', [dogId])
  const opened = (await open(on.staff.judge, trialId, entryId)).json()
  expect(opened).toMatchObject({ classAllowed: false, accepted: { class: 'AVO', values: { search: 8 } } })
  await fill(on.staff.judge, trialId, entryId, { report: '' })
  expect(fieldsOf(await markDone(on.staff.judge, trialId, entryId))).toEqual({ report: 'REPORT_MISSING' })
  await fill(on.staff.judge, trialId, entryId, { report: 'Kirjoitettu puhtaaksi.' })
  const done = await markDone(on.staff.judge, trialId, entryId)
  expect(done.json()).toMatchObject({ status: 'preliminary', points: 167, prize: 1, accepted: null })
})

test('only the chief marks done against a check, for a reason', async () => {
  const { trialId, entries } = await makeStarted(on.database.db, on.staff, 1)
  const { id: entryId, dogId } = entries[0]!
  await makeWater(on.database.db, on.staff, dogId, 8)
  await fill(on.staff.judge, trialId, entryId, { ...FULL, judgeId: on.staff.judgeId, report: '' })
  const override = 'Kirja katosi'
  expect(codeOf(await markDone(on.staff.judge, trialId, entryId, { override }))).toBe('FORBIDDEN')
  const chief = await signedIn(on.app, await makeAccount(on.database.db, { roles: ['KAER_CHIEF'] }))
  expect((await markDone(chief, trialId, entryId, { override })).json().overridden).toEqual({
    reason: override,
    checks: [{ field: 'report', code: 'REPORT_MISSING' }],
  })
})
