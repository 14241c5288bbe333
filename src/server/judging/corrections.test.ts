import { beforeAll, expect, test } from 'vitest'
import type { AuditRow } from '#contract/audit.ts'
import type { OneResult } from '#contract/judging.ts'
import type { SheetValues } from '#domain/trials/sheet.ts'
import { testDatabase } from '#tools/test/database.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeEntry } from '../testing/factories.ts'
import { codeOf, fieldsOf, refusalOf } from '../testing/refusal.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'
import {
  bringWater,
  FULL,
  FULL_WATER,
  fill,
  judgingFixture,
  makeStarted,
  markDone,
  open,
} from './sheets.test-helper.ts'

const on = judgingFixture(testDatabase)
let chief: TestBrowser
let filled: SheetValues

beforeAll(async () => {
  chief = await signedIn(on.app, await makeAccount(on.database.db, { roles: ['KAER_CHIEF'] }))
  filled = { ...FULL, judgeId: on.staff.judgeId }
})

/** A trial with one dog whose hunt result is done and, unless told otherwise, official. */
async function official(ended = true) {
  const { trialId, entries } = await makeStarted(on.database.db, on.staff, 1)
  const { id: entryId, dogId } = entries[0]!
  const waterId = await bringWater(on.database.db, on.staff, dogId, 8)
  await fill(on.staff.judge, trialId, entryId, filled)
  const { resultId } = (await markDone(on.staff.judge, trialId, entryId)).json()
  if (ended) await end(trialId)
  return { trialId, entryId, dogId, waterId, id: resultId as number }
}

async function end(trialId: number) {
  await on.database.pool.query('update trial set ended_at = now() where id = $1', [trialId])
  for (const table of ['trial_result', 'water_result'])
    await on.database.pool.query(`update ${table} set status = 'official' where trial_id = $1`, [trialId])
}

const read = async (id: number, kind = 'hunt') =>
  (await chief.get(`/api/auth/results/${id}?kind=${kind}`)).json<OneResult>()

const changesOf = async (browser: TestBrowser, id: number) =>
  (await browser.get(`/api/auth/results/${id}/changes`)).json<{ rows: AuditRow[] }>().rows

const correct = (browser: TestBrowser, id: number, overrides: object) =>
  browser.json(`/api/auth/results/${id}/correct`, {
    kind: 'hunt',
    version: 1,
    reason: 'Kirjoitusvirhe',
    class: 'AVO',
    values: filled,
    waterAnew: false,
    ...overrides,
  })

test('lets the chief correct an official result with a reason; it stays official, and the log keeps the old values', async () => {
  const { id } = await official()
  expect(await read(id)).toMatchObject({
    version: 1,
    line: { status: 'official', values: filled, points: 167, prize: 1 },
    trial: { state: 'ready' },
  })
  const corrected = await correct(chief, id, { values: { ...filled, search: 5 } })
  expect(corrected.json()).toMatchObject({
    version: 2,
    line: { status: 'official', points: 149, prize: 2, values: { search: 5 } },
  })
  const rows = await changesOf(chief, id)
  expect(rows[0]).toMatchObject({
    code: 'CORRECTED',
    before: { search: 8, points: 167, prize: 1 },
    after: { search: 5, points: 149, prize: 2, reason: 'Kirjoitusvirhe' },
  })
  expect(rows.map(({ code }) => code)).toEqual(['CORRECTED', 'RESULT_DONE', 'CHANGED'])
})

test('checks a correction as a result, and stores nothing of a refused one', async () => {
  const { id } = await official()
  const wrong = await correct(chief, id, { values: { ...filled, speed: 0, report: '' } })
  const faults = { search: 'SEARCH_NOT_ZEROED', report: 'REPORT_MISSING' }
  expect(refusalOf(wrong)).toEqual([422, 'RESULT_INCOMPLETE', faults])
  const unreasoned = await correct(chief, id, { reason: '  ' })
  expect(refusalOf(unreasoned)).toEqual([400, 'INPUT_INVALID', { reason: 'REASON_MISSING' }])
  const barred = await correct(chief, id, { class: 'VOI' })
  expect(fieldsOf(barred)).toMatchObject({ class: 'CLASS_NOT_ALLOWED' })
  expect((await read(id)).line).toMatchObject({ points: 167, values: filled })
})

test('does not judge what was accepted by what is learned later: a correction answers for what it changes', async () => {
  const { id, dogId } = await official()
  // The show award turns out to be of another dog: the class of the day stands.
  await on.database.pool.query('delete from show_result where dog_id = $1', [dogId])
  const corrected = await correct(chief, id, { values: { ...filled, search: 7 } })
  expect(corrected.json()).toMatchObject({ line: { points: 161, classAllowed: false, overridden: null } })
  const barred = await correct(chief, id, { version: 2, class: 'VOI' })
  expect(fieldsOf(barred)).toMatchObject({ class: 'CLASS_NOT_ALLOWED' })
})

test('keeps points, prize and judge of a result of the past that tells neither parts nor report', async () => {
  const { trialId, dogId, id } = await official()
  await on.database.pool.query(
    `update trial_result set search_grade = null, game_grade = null, retrieve_grade = null, speed = null, report = null,
       judge = 'Vanha Tuomari', judge_id = null, rulebook_id = null, water_result_id = null, points = 150, prize = 2 where id = $1`,
    [id],
  )
  const past = (await read(id)).line.values
  expect(past).not.toHaveProperty('judgeId')
  const corrected = await correct(chief, id, { values: { ...past, report: 'Löytyi kerhon lehdestä.' } })
  expect(corrected.json()).toMatchObject({
    judge: 'Vanha Tuomari',
    line: { points: 150, prize: 2, values: { report: 'Löytyi kerhon lehdestä.' } },
  })
  const { rows } = await on.database.pool.query(
    'select rulebook_id from trial_result where trial_id = $1 and dog_id = $2',
    [trialId, dogId],
  )
  expect(rows).toEqual([{ rulebook_id: null }])
  const emptied = await correct(chief, id, {
    version: 2,
    values: { ...past, report: '', pointsAtGame: null },
  })
  expect(fieldsOf(emptied)).toEqual({
    report: 'REPORT_MISSING',
    pointsAtGame: 'POINTS_AT_GAME_MISSING',
  })
})

test('lets the chief publish against a check for a reason, which stands with the result while the check fails', async () => {
  const { id } = await official()
  const values = { ...filled, report: '' }
  expect(codeOf(await correct(chief, id, { values }))).toBe('RESULT_INCOMPLETE')
  const checks = [{ field: 'report', code: 'REPORT_MISSING' }]
  const overridden = (await correct(chief, id, { values, override: true, reason: 'Kirja katosi' })).json()
  expect(overridden.line.overridden).toEqual({ reason: 'Kirja katosi', checks })
  const kept = (await correct(chief, id, { version: 2, values: { ...values, loudness: 4 } })).json()
  expect(kept.line.overridden).toEqual({ reason: 'Kirja katosi', checks })
  expect((await changesOf(chief, id))[1]).toMatchObject({
    after: { overridden: ['REPORT_MISSING'], overrideReason: 'Kirja katosi' },
  })
  expect((await correct(chief, id, { version: 3 })).json().line.overridden).toBeNull()
})

test('refuses a correction that changes nothing, and tells nobody of one', async () => {
  const { id } = await official()
  const told = () => on.database.db.selectFrom('mail').select('id').execute()
  const [before, log] = [await told(), await changesOf(chief, id)]
  expect(refusalOf(await correct(chief, id, { reason: 'Paperilla 8' }))).toEqual([
    422,
    'CORRECTION_CHANGES_NOTHING',
  ])
  expect(await read(id)).toMatchObject({ version: 1 })
  expect(await changesOf(chief, id)).toEqual(log)
  expect(await told()).toEqual(before)
})

test('refuses the second of two corrections of the same result', async () => {
  const { id } = await official()
  expect((await correct(chief, id, { values: { ...filled, search: 7 } })).statusCode).toBe(200)
  const late = await correct(chief, id, { values: { ...filled, search: 6 } })
  expect(refusalOf(late)).toEqual([409, 'CHANGED_MEANWHILE'])
})

test('lets only the chief and SYSADMIN correct, and only after the trial has ended', async () => {
  const { id } = await official()
  const saver = await signedIn(on.app, await makeAccount(on.database.db, { roles: ['KAER_SAVER'] }))
  for (const browser of [on.staff.agent, on.staff.judge, saver])
    expect((await correct(browser, id, {})).statusCode).toBe(403)
  const sysadmin = await signedIn(on.app, await makeAccount(on.database.db, { roles: ['SYSADMIN'] }))
  expect((await correct(sysadmin, id, { values: { ...filled, search: 7 } })).statusCode).toBe(200)
  const { id: early } = await official(false)
  expect(codeOf(await correct(chief, early, {}))).toBe('RESULT_NOT_OFFICIAL')
  expect(codeOf(await chief.get('/api/auth/results/999999'))).toBe('RESULT_NOT_FOUND')
})

test('keeps the hunt results that rest on a corrected water result, names them, and lets them count it anew', async () => {
  const { trialId, entries } = await makeStarted(on.database.db, on.staff, 1, {
    type: 'water_track',
    held_on: '2026-10-02',
  })
  const { id: entryId, dogId } = entries[0]!
  const values = { ...FULL_WATER, judgeId: on.staff.judgeId }
  await fill(on.staff.judge, trialId, entryId, values, 'water')
  const waterId: number = (await markDone(on.staff.judge, trialId, entryId, { kind: 'water' })).json()
    .resultId
  await end(trialId)
  const hunt = await huntOf(dogId)
  expect((await read(hunt)).line).toMatchObject({ points: 167, water: { id: waterId, water: 8 } })
  const answer = await correct(chief, waterId, { kind: 'water', values: { ...values, water: 4 } })
  expect(answer.json()).toMatchObject({ countsIn: [{ id: hunt, status: 'official' }] })
  expect(await read(hunt)).toMatchObject({
    line: { points: 167, prize: 1, water: { id: waterId, water: 8 } },
    otherWater: { id: waterId, water: 4 },
  })
  const anew = await correct(chief, hunt, { waterAnew: true })
  expect(anew.json()).toMatchObject({
    line: { points: 155, prize: 2, water: { id: waterId, water: 4 } },
    otherWater: null,
  })
})

test('keeps a corrected class when the trial is opened again and the dog judged anew', async () => {
  const { trialId, entryId, dogId, id } = await official()
  await on.database.pool.query("update dog set birth_date = '2025-01-01', birth_year = 2025 where id = $1", [
    dogId,
  ])
  const corrected = await correct(chief, id, { class: 'NUO', waterAnew: true })
  expect(corrected.json()).toMatchObject({ line: { class: 'NUO', points: 152, water: null } })
  await on.database.pool.query('update trial set ended_at = null where id = $1', [trialId])
  expect((await open(on.staff.agent, trialId, entryId)).json()).toMatchObject({
    class: 'NUO',
    status: 'entered',
  })
  expect((await markDone(on.staff.agent, trialId, entryId)).json()).toMatchObject({
    class: 'NUO',
    points: 152,
  })
})

/** An official hunt result of a dog that has its water work already. */
async function huntOf(dogId: number): Promise<number> {
  const { trialId } = await makeStarted(on.database.db, on.staff, 0)
  const entryId = await makeEntry(on.database.db, trialId, dogId)
  await fill(on.staff.judge, trialId, entryId, filled)
  const { resultId } = (await markDone(on.staff.judge, trialId, entryId)).json()
  await end(trialId)
  return resultId
}
