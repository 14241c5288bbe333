import { expect, test, vi } from 'vitest'
import { testDatabase } from '#tools/test/database.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeClub, makeEntry, makeJudge } from '../testing/factories.ts'
import { codeOf, refusalOf } from '../testing/refusal.ts'
import {
  DAY,
  FULL,
  fill,
  judgingFixture,
  lineOf,
  makeStarted,
  makeStarter,
  markDone,
  NOW,
  open,
  postFields,
  type Staff,
  sheetsOf,
} from './sheets.test-helper.ts'

const on = judgingFixture(testDatabase)

const started = (dogs = 1, overrides?: Parameters<typeof makeStarted>[3]) =>
  makeStarted(on.database.db, on.staff, dogs, overrides)

test('lists dogs in start order with the rulebook and the judges, without the reserve', async () => {
  const { trialId, entries } = await started(3)
  const reserve = await makeEntry(on.database.db, trialId, await makeStarter(on.database.db), {}, 'reserve')
  await on.database.pool.query('update entry set start_number = 1 where id = $1', [entries[2]!.id])
  const sheets = await sheetsOf(on.staff.judge, trialId)
  expect(sheets.lines.map(({ entryId }) => entryId)).toEqual([entries[2]!.id, entries[0]!.id, entries[1]!.id])
  expect(sheets.lines.some(({ entryId }) => entryId === reserve)).toBe(false)
  expect(sheets).toMatchObject({
    writable: true,
    trial: { heldOn: DAY, state: 'ongoing', kinds: ['hunt'] },
    judges: [{ id: on.staff.judgeId, head: true }],
    lines: [{ status: 'entered', values: {}, classAllowed: true, water: null }, {}, {}],
  })
  expect(sheets.rulebooks).toHaveLength(1)
  expect(sheets.lines[0]!.rulebookId).toBe(sheets.rulebooks[0]!.id)
})

test('saves a field as it is typed, and logs who changed it from what', async () => {
  const { trialId, entries } = await started()
  const { id: entryId, dogId } = entries[0]!
  const first = await postFields(on.staff.judge, trialId, [
    { entryId, field: 'speed', value: 4 },
    { entryId, field: 'report', value: 'Reipas' },
  ])
  expect(first.json().fields).toMatchObject([
    { status: 'saved', value: 4 },
    { status: 'saved', value: 'Reipas' },
  ])
  expect(first.json().sheets).toMatchObject([{ entryId, values: { speed: 4, report: 'Reipas' } }])
  await postFields(on.staff.agent, trialId, [{ entryId, field: 'speed', value: null, was: 4 }])
  expect((await lineOf(on.staff.judge, trialId, entryId)).values).toEqual({ report: 'Reipas' })
  const { rows } = await on.database.pool.query(
    'select before, after from audit where subject = $1 and subject_id = $2 order by id',
    ['result', `hunt-${trialId}-${dogId}`],
  )
  expect(rows).toEqual([
    { before: { speed: null, report: null }, after: { speed: 4, report: 'Reipas' } },
    { before: { speed: 4 }, after: { speed: null } },
  ])
})

test('refuses a value off its scale, a wrong type and a judge of another trial at their field, and saves the others', async () => {
  const { trialId, entries } = await started()
  const entryId = entries[0]!.id
  const stranger = await makeJudge(on.database.db)
  const answer = await postFields(on.staff.judge, trialId, [
    { entryId, field: 'speed', value: 6 },
    { entryId, field: 'search', value: 10.5 },
    { entryId, field: 'shotOver', value: 1 },
    { entryId, field: 'judgeId', value: stranger },
    { entryId, field: 'water', value: 5 },
    { entryId, field: 'report', value: 'Laaja haku.\vVarma.' },
    { entryId, field: 'point', value: 5 },
  ])
  expect(answer.json().fields.map((field: { code: string | null }) => field.code)).toEqual([
    'FEATURE_VALUE_INVALID',
    'GRADE_INVALID',
    'VALUE_INVALID',
    'JUDGE_NOT_OF_TRIAL',
    'VALUE_INVALID',
    'TEXT_INVALID',
    null,
  ])
  expect((await lineOf(on.staff.judge, trialId, entryId)).values).toEqual({ point: 5 })
  for (const changes of [
    [],
    [{ entryId, field: 'nonsense', value: 1 }],
    [{ entryId, field: 'speed', value: {} }],
  ]) {
    const bad = await on.staff.judge.json(`/api/auth/trials/${trialId}/results/fields`, {
      kind: 'hunt',
      changes,
    })
    expect(bad.statusCode).toBe(400)
  }
})

test('saves the changes of two people at once on different fields of one dog', async () => {
  const { trialId, entries } = await started()
  const entryId = entries[0]!.id
  const fields = ['speed', 'method', 'scenting', 'point', 'flush', 'steadiness'] as const
  await Promise.all(
    fields.map((field, index) =>
      postFields(index % 2 ? on.staff.agent : on.staff.judge, trialId, [
        { entryId, field, value: index % 5 },
      ]),
    ),
  )
  const { values } = await lineOf(on.staff.judge, trialId, entryId)
  expect(values).toEqual(Object.fromEntries(fields.map((field, index) => [field, index % 5])))
})

test('does not take marking done and opening again for writing on its fields', async () => {
  const { trialId, entries } = await started()
  const entryId = entries[0]!.id
  await fill(on.staff.agent, trialId, entryId, { ...FULL, judgeId: on.staff.judgeId })
  await markDone(on.staff.judge, trialId, entryId)
  await open(on.staff.judge, trialId, entryId)
  const late = await postFields(on.staff.judge, trialId, [{ entryId, field: 'speed', value: 5 }])
  expect(late.json().fields).toMatchObject([{ status: 'changedMeanwhile', changedBy: 'Tiina Toimitsija' }])
})

test('two people at once on the same field: tells the second who was quicker, and then saves what he chooses', async () => {
  const { trialId, entries } = await started()
  const entryId = entries[0]!.id
  await postFields(on.staff.agent, trialId, [{ entryId, field: 'speed', value: 3 }])
  const late = await postFields(on.staff.judge, trialId, [{ entryId, field: 'speed', value: 5 }])
  expect(late.json().fields[0]).toEqual({
    entryId,
    field: 'speed',
    status: 'changedMeanwhile',
    code: 'FIELD_CHANGED_MEANWHILE',
    value: 3,
    changedBy: 'Tiina Toimitsija',
    changedAt: NOW.toISOString(),
  })
  await postFields(on.staff.judge, trialId, [{ entryId, field: 'speed', value: 5, was: 3 }])
  expect((await lineOf(on.staff.judge, trialId, entryId)).values.speed).toBe(5)
})

test('G21: saves a change that is sent twice once', async () => {
  const { trialId, entries } = await started()
  const { id: entryId, dogId } = entries[0]!
  const send = () => postFields(on.staff.judge, trialId, [{ entryId, field: 'flush', value: 2 }])
  const answers = await Promise.all([send(), send()])
  expect(answers.map((answer) => answer.json().fields[0].status)).toEqual(['saved', 'saved'])
  const { rowCount } = await on.database.pool.query('select from audit where subject_id = $1', [
    `hunt-${trialId}-${dogId}`,
  ])
  expect(rowCount).toBe(1)
})

test('stores nothing of a save that is cut off in the middle', async () => {
  const { trialId, entries } = await started(2)
  await on.database.pool.query(`
    create function cut_off() returns trigger language plpgsql as
      $$ begin if new.entry_id = ${entries[1]!.id} then raise exception 'cut off' using errcode = '57014'; end if; return new; end $$;
    create trigger cut_off before insert on sheet for each row execute function cut_off()`)
  const answer = await postFields(
    on.staff.judge,
    trialId,
    entries.map(({ id }) => ({ entryId: id, field: 'speed' as const, value: 4 })),
  )
  expect(answer.statusCode).toBe(503)
  expect((await lineOf(on.staff.judge, trialId, entries[0]!.id)).values).toEqual({})
  await on.database.pool.query('drop trigger cut_off on sheet; drop function cut_off')
})

test('gives results only to whoever runs or judges the trial, or saves for all', async () => {
  const { trialId, entries } = await started()
  const save = (browser: Staff['agent']) =>
    postFields(browser, trialId, [{ entryId: entries[0]!.id, field: 'behaviour', value: 4 }])
  const someone = async (roles: Parameters<typeof makeAccount>[1]) => {
    const account = await makeAccount(on.database.db, roles)
    return { account, browser: await signedIn(on.app, account) }
  }
  const otherAgent = await someone({ roles: ['TRIALAGENT'] })
  await makeClub(on.database.db, otherAgent.account.id)
  const otherJudge = await someone({ roles: ['JUDGE'] })
  await makeJudge(on.database.db, { account_id: otherJudge.account.id })
  const refused = [otherAgent, otherJudge, await someone({ roles: ['ASPIRANT'] }), await someone({})]
  for (const { browser } of refused) {
    expect((await save(browser)).statusCode).toBe(403)
    expect((await browser.get(`/api/auth/trials/${trialId}/results`)).statusCode).toBe(403)
  }
  for (const role of ['KAER_SAVER', 'KAER_CHIEF', 'SYSADMIN'] as const) {
    const { browser } = await someone({ roles: [role] })
    expect((await save(browser)).statusCode).toBe(200)
  }
  expect((await on.app.inject(`/api/auth/trials/${trialId}/results`)).statusCode).toBe(401)
  expect(codeOf(await on.staff.agent.get('/api/auth/trials/999999/results'))).toBe('TRIAL_NOT_FOUND')
})

test('takes no results for a draft, a cancelled or an ended trial, and only sheets of the trial', async () => {
  const states = [
    ['TRIAL_IS_DRAFT', { published_at: null, kaer_nr: null }],
    ['TRIAL_IS_CANCELLED', { cancelled_at: NOW, cancel_reason: 'sää' }],
    ['TRIAL_IS_ENDED', { ended_at: NOW }],
    ['SHEET_NOT_OF_TRIAL', { type: 'water_track' }],
  ] as const
  for (const [refusal, given] of states) {
    const { trialId, entries } = await started(1, given)
    const entryId = entries[0]!.id
    const answer = await postFields(on.staff.agent, trialId, [{ entryId, field: 'speed', value: 4 }])
    expect(refusalOf(answer)).toEqual([422, refusal])
    expect((await sheetsOf(on.staff.agent, trialId)).writable).toBe(false)
  }
})

test('refuses a dog without a place on its own, wherever its entry belongs', async () => {
  const { trialId, entries } = await started()
  const elsewhere = await started()
  const answer = await postFields(on.staff.agent, trialId, [
    { entryId: elsewhere.entries[0]!.id, field: 'speed', value: 1 },
    { entryId: entries[0]!.id, field: 'speed', value: 2 },
  ])
  expect(answer.json().fields).toMatchObject([{ code: 'ENTRY_NOT_IN_TRIAL' }, { status: 'saved' }])
})

test('saves a field by one connection, without looking for the session again', async () => {
  const { trialId, entries } = await started()
  const { id: entryId } = entries[0]!
  await postFields(on.staff.judge, trialId, [{ entryId, field: 'speed', value: 3 }])
  const connect = vi.spyOn(on.database.pool, 'connect')
  await postFields(on.staff.judge, trialId, [{ entryId, field: 'speed', value: 4, was: 3 }])
  expect(connect).toHaveBeenCalledTimes(1)
  connect.mockRestore()
})

test('writes nothing for whoever was locked between two fields', async () => {
  const { trialId, entries } = await started()
  const { id: entryId } = entries[0]!
  const account = await makeAccount(on.database.db, { roles: ['KAER_SAVER'] })
  const saver = await signedIn(on.app, account)
  const admin = await signedIn(on.app, await makeAccount(on.database.db, { roles: ['SYSADMIN'] }))
  expect((await postFields(saver, trialId, [{ entryId, field: 'speed', value: 3 }])).statusCode).toBe(200)
  expect((await admin.json('/api/auth/users/lock', { id: account.id, locked: true })).statusCode).toBe(200)
  const answer = await postFields(saver, trialId, [{ entryId, field: 'speed', value: 4, was: 3 }])
  expect(answer.statusCode).toBe(401)
  expect((await lineOf(on.staff.judge, trialId, entryId)).values).toEqual({ speed: 3 })
})
