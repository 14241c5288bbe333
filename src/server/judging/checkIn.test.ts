import { expect, test } from 'vitest'
import type { CheckInList, CheckInRow } from '#contract/checkIn.ts'
import type { Participants } from '#contract/entries.ts'
import { testDatabase } from '#tools/test/database.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeEntry, makeJudge } from '../testing/factories.ts'
import { refusalOf } from '../testing/refusal.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'
import { TestBrowser as Visitor } from '../testing/testBrowser.ts'
import { fill, judgingFixture, lineOf, makeStarted, makeStarter } from './sheets.test-helper.ts'

const on = judgingFixture(testDatabase)

const pathOf = (trialId: number) => `/api/auth/trials/${trialId}/check-in`
const read = async (trialId: number, browser = on.staff.agent) =>
  (await browser.get(pathOf(trialId))).json<CheckInList>()
const mark = (
  trialId: number,
  entryId: number,
  field: string,
  [was, value]: readonly [unknown, unknown],
  { browser = on.staff.agent, ...more }: { browser?: TestBrowser; chipNumber?: string } = {},
) => browser.json(pathOf(trialId), { entryId, field, value, was, ...more })

async function started(dogs: number, overrides: Parameters<typeof makeStarted>[3] = {}) {
  const { trialId, entries } = await makeStarted(on.database.db, on.staff, dogs, overrides)
  return { trialId, ids: entries.map(({ id }) => id) as [number, ...number[]] }
}

test('marks a dog present, its chip read and its vaccinations seen, each by itself, with who and when', async () => {
  const { trialId, ids } = await started(2)
  const [a] = ids
  await mark(trialId, a, 'presence', [null, 'present'])
  await mark(trialId, a, 'chip', [null, 'read'])
  const answer = await mark(trialId, a, 'vaccinated', [false, true])
  const marks = {
    presence: 'present',
    chip: 'read',
    chipNumber: null,
    vaccinated: true,
    checkedAt: '2026-10-03T12:00:00.000Z',
    checkedBy: 'Tiina Toimitsija',
  }
  expect(answer.json<CheckInRow>()).toMatchObject({ entryId: a, marks })
  const list = await read(trialId, on.staff.judge)
  expect(list.dogs.map((row) => row.marks.presence)).toEqual(['present', null])
  const { places } = (await on.staff.agent.get(`/api/auth/trials/${trialId}/entries`)).json<Participants>()
  expect(places[0]!.checkIn).toEqual(marks)
  const { rows } = (await on.staff.agent.get(`/api/auth/trials/${trialId}/entries/changes`)).json<{
    rows: object[]
  }>()
  expect(rows.slice(0, 3)).toMatchObject([
    { code: 'CHECKED_IN', before: { vaccinated: false }, after: { vaccinated: true } },
    { code: 'CHECKED_IN', after: { chip: 'read' } },
    { code: 'CHECKED_IN', after: { present: true } },
  ])

  for (const [field, change] of [
    ['presence', ['present', null]],
    ['chip', ['read', null]],
    ['vaccinated', [true, false]],
  ] as const)
    await mark(trialId, a, field, change)
  const undone = (await read(trialId)).dogs[0]!.marks
  expect(undone).toMatchObject({ presence: null, chip: null, vaccinated: false })
})

test('notes a chip that is another than in the papers, with its number where it was read', async () => {
  const { trialId, ids } = await started(1)
  const [a] = ids
  const differs = await mark(trialId, a, 'chip', [null, 'differs'], { chipNumber: ' 985120034567890 ' })
  expect(differs.json()).toMatchObject({ marks: { chip: 'differs', chipNumber: '985120034567890' } })
  const wrong = await mark(trialId, a, 'chip', ['differs', 'read'], { chipNumber: 'abc' })
  expect(refusalOf(wrong)).toEqual([400, 'INPUT_INVALID', { chipNumber: 'CHIP_NUMBER_INVALID' }])
  const right = await mark(trialId, a, 'chip', ['differs', 'read'])
  expect(right.json()).toMatchObject({ marks: { chip: 'read', chipNumber: null } })
})

test('marks a dog absent as the list of participants does, and takes it back while its place is free', async () => {
  const { trialId, ids } = await started(1, { capacity: 1 })
  const [a] = ids
  const { db } = on.database
  const waiting = await makeEntry(db, trialId, await makeStarter(db), {}, 'reserve')
  await mark(trialId, a, 'presence', [null, 'present'])
  await mark(trialId, a, 'presence', ['present', 'absent'])
  expect(await lineOf(on.staff.judge, trialId, a)).toMatchObject({
    status: 'preliminary',
    values: { outcome: 'absent' },
  })
  expect((await mark(trialId, a, 'presence', [null, 'absent'])).statusCode, 'marked twice').toBe(200)
  await on.staff.agent.json(`/api/auth/trials/${trialId}/entries/move`, {
    entryId: waiting,
    list: 'place',
    beforeId: null,
  })
  expect((await read(trialId)).dogs.map(({ entryId }) => entryId)).toEqual([a, waiting])
  expect(refusalOf(await mark(trialId, a, 'presence', ['absent', 'present']))).toEqual([422, 'TRIAL_FULL'])
  await mark(trialId, waiting, 'presence', [null, 'absent'])
  const back = await mark(trialId, a, 'presence', ['absent', null])
  expect(back.json()).toMatchObject({ marks: { presence: null } })
  expect((await lineOf(on.staff.judge, trialId, a)).status).toBe('entered')
})

test('refuses absence with scores, and leaves what was marked', async () => {
  const { trialId, ids } = await started(1)
  const [a] = ids
  await mark(trialId, a, 'presence', [null, 'present'])
  await fill(on.staff.judge, trialId, a, { speed: 4 })
  const refused = await mark(trialId, a, 'presence', ['present', 'absent'])
  expect(refusalOf(refused)).toEqual([422, 'RESULT_INCOMPLETE', { speed: 'ABSENT_HAS_SCORES' }])
  expect((await read(trialId)).dogs[0]!.marks.presence).toBe('present')
})

test('refuses what somebody else has marked otherwise meanwhile, and takes the same twice', async () => {
  const { trialId, ids } = await started(1)
  const [a] = ids
  await mark(trialId, a, 'chip', [null, 'differs'])
  expect(refusalOf(await mark(trialId, a, 'chip', [null, 'read']))).toEqual([409, 'CHANGED_MEANWHILE'])
  expect((await mark(trialId, a, 'chip', [null, 'differs'])).statusCode).toBe(200)
  await mark(trialId, a, 'presence', [null, 'absent'])
  expect(refusalOf(await mark(trialId, a, 'presence', [null, 'present']))).toEqual([409, 'CHANGED_MEANWHILE'])
})

test('is marked by the agents, the head judge and SYSADMIN alone, and read by the other judges', async () => {
  const { db } = on.database
  const { trialId, ids } = await started(1)
  const [a] = ids
  const browserOf = async (roles: Parameters<typeof makeAccount>[1]) => {
    const account = await makeAccount(db, roles)
    return { account, browser: await signedIn(on.app, account) }
  }
  const head = await browserOf({ roles: ['JUDGE'] })
  const headId = await makeJudge(db, { account_id: head.account.id })
  await on.database.pool.query('update trial_judge set head = false where trial_id = $1', [trialId])
  await db.insertInto('trial_judge').values({ trial_id: trialId, judge_id: headId, head: true }).execute()
  const sysadmin = (await browserOf({ roles: ['SYSADMIN'] })).browser
  const otherAgent = (await browserOf({ roles: ['TRIALAGENT'] })).browser
  const otherJudge = (await browserOf({ roles: ['JUDGE'] })).browser
  const statusOf = async (browser: TestBrowser) => [
    (await browser.get(pathOf(trialId))).statusCode,
    (await mark(trialId, a, 'vaccinated', [false, true], { browser })).statusCode,
  ]
  expect(await statusOf(head.browser)).toEqual([200, 200])
  expect(await statusOf(sysadmin)).toEqual([200, 200])
  expect(await statusOf(on.staff.agent)).toEqual([200, 200])
  expect(await statusOf(on.staff.judge), 'a judge who is not the head judge').toEqual([200, 403])
  for (const browser of [otherAgent, otherJudge]) expect(await statusOf(browser)).toEqual([403, 403])
  expect(await statusOf(new Visitor(on.app))).toEqual([401, 401])
  expect(await read(trialId, head.browser)).toMatchObject({ marks: true, manages: false })
  expect(await read(trialId, on.staff.judge)).toMatchObject({ marks: false, manages: false })
})

test('begins on the day of the trial, ends with it, and knows only dogs that have a place', async () => {
  const coming = await started(1, { held_on: '2026-10-04' })
  expect(await read(coming.trialId)).toMatchObject({ blocked: 'TRIAL_NOT_BEGUN' })
  const early = await mark(coming.trialId, coming.ids[0], 'presence', [null, 'present'])
  expect(refusalOf(early)).toEqual([422, 'TRIAL_NOT_BEGUN'])
  const ended = await started(1, { ended_at: new Date('2026-10-03T11:00:00Z') })
  const late = await mark(ended.trialId, ended.ids[0], 'presence', [null, 'present'])
  expect(refusalOf(late)).toEqual([422, 'TRIAL_IS_ENDED'])
  const { trialId } = await started(0)
  const { db } = on.database
  const waiting = await makeEntry(db, trialId, await makeStarter(db), {}, 'reserve')
  const reserved = await mark(trialId, waiting, 'presence', [null, 'present'])
  expect(refusalOf(reserved)).toEqual([404, 'ENTRY_NOT_IN_TRIAL'])
  expect((await read(trialId)).dogs).toEqual([])
})
