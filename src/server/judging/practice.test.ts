import { beforeAll, expect, test } from 'vitest'
import type { PracticeSheets } from '#contract/judging.ts'
import type { SheetField, SheetValue } from '#domain/trials/sheet.ts'
import { testDatabase } from '#tools/test/database.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { codeOf } from '../testing/refusal.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'
import { FULL, fill, judgingFixture, lineOf, makeStarted, markDone } from './sheets.test-helper.ts'

const on = judgingFixture(testDatabase)
let aspirant: TestBrowser

beforeAll(async () => {
  aspirant = await signedIn(on.app, await makeAccount(on.database.db, { roles: ['ASPIRANT'] }))
})

const practice = async (browser: TestBrowser, trialId: number) =>
  (await browser.get(`/api/auth/trials/${trialId}/practice`)).json<PracticeSheets>()
const save = (
  browser: TestBrowser,
  trialId: number,
  entryId: number,
  field: SheetField,
  value: SheetValue,
  was: SheetValue = null,
) =>
  browser.json(`/api/auth/trials/${trialId}/practice/fields`, {
    kind: 'hunt',
    changes: [{ entryId, field, value, was }],
  })

test('lets an aspirant score beside the judge, unseen by others, and see the judge’s scores once they are public', async () => {
  const { trialId, entries } = await makeStarted(on.database.db, on.staff, 1)
  const { id: entryId, dogId } = entries[0]!
  await fill(on.staff.judge, trialId, entryId, { ...FULL, judgeId: on.staff.judgeId })
  expect((await save(aspirant, trialId, entryId, 'speed', 3)).json().fields).toMatchObject([
    { status: 'saved' },
  ])
  expect((await practice(aspirant, trialId)).lines).toMatchObject([
    { status: 'entered', values: {}, updatedAt: null, practice: { speed: 3 } },
  ])
  const other = await signedIn(on.app, await makeAccount(on.database.db, { roles: ['ASPIRANT'] }))
  expect((await practice(other, trialId)).lines[0]!.practice).toEqual({})
  expect((await lineOf(on.staff.judge, trialId, entryId)).values.speed).toBe(4)
  await markDone(on.staff.judge, trialId, entryId)
  expect((await practice(aspirant, trialId)).lines).toMatchObject([
    { status: 'preliminary', values: { speed: 4 }, practice: { speed: 3 } },
  ])
  await on.database.pool.query('update trial set ended_at = now() where id = $1', [trialId])
  expect((await save(aspirant, trialId, entryId, 'method', 4)).statusCode).toBe(200)
  const { rows } = await on.database.pool.query('select speed, method from trial_result where dog_id = $1', [
    dogId,
  ])
  expect(rows).toEqual([{ speed: 4, method: 4 }])
})

test('limits practice to the scales, to a published trial and to aspirants', async () => {
  const { trialId, entries } = await makeStarted(on.database.db, on.staff, 1)
  const entryId = entries[0]!.id
  expect((await save(aspirant, trialId, entryId, 'speed', 6)).json().fields).toMatchObject([
    { status: 'refused', code: 'FEATURE_VALUE_INVALID' },
  ])
  expect((await save(aspirant, trialId, 999_999, 'speed', 5)).json().fields).toMatchObject([
    { status: 'refused', code: 'ENTRY_NOT_IN_TRIAL' },
  ])
  for (const browser of [on.staff.agent, on.staff.judge])
    expect((await save(browser, trialId, entryId, 'speed', 3)).statusCode).toBe(403)
  const draft = await makeStarted(on.database.db, on.staff, 1, { published_at: null, kaer_nr: null })
  expect((await save(aspirant, draft.trialId, draft.entries[0]!.id, 'speed', 3)).statusCode).toBe(403)
  await on.database.pool.query("update trial set cancelled_at = now(), cancel_reason = 'sää' where id = $1", [
    trialId,
  ])
  expect(codeOf(await save(aspirant, trialId, entryId, 'speed', 3))).toBe('TRIAL_IS_CANCELLED')
})
