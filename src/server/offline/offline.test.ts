import { beforeAll, expect, test } from 'vitest'
import type { Role } from '#domain/accounts/roles.ts'
import { makeAccount, PASSWORD, signedIn } from '../testing/accounts.ts'
import { makeClub, makeJudge, makeTrial } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { testApp } from '../testing/testApp.ts'
import { TestBrowser } from '../testing/testBrowser.ts'

const now = new Date('2026-09-10T06:00:00Z')
const { app, database } = await openService({ now: () => now })
const { db } = database

type Who = 'agent' | 'judge' | 'otherJudge' | 'chief' | 'admin' | 'aspirant' | 'reviewer' | 'member'
const ROLES: Readonly<Record<Who, readonly Role[]>> = {
  agent: ['TRIALAGENT'],
  judge: ['JUDGE'],
  otherJudge: ['JUDGE'],
  chief: ['KAER_CHIEF'],
  admin: ['SYSADMIN'],
  aspirant: ['ASPIRANT'],
  reviewer: ['JUNKKARI'],
  member: [],
}
const browsers = {} as Record<Who, TestBrowser>
const ids = {} as Record<Who, number>
let today: number
let twoDays: number
let day: number
const elsewhere: number[] = []

beforeAll(async () => {
  for (const who of Object.keys(ROLES) as Who[]) {
    const account = await makeAccount(db, { username: who, roles: ROLES[who] })
    ids[who] = account.id
    browsers[who] = await signedIn(app, account)
  }
  const club_id = await makeClub(db, ids.agent)
  const judge = await makeJudge(db, { account_id: ids.judge })
  await makeJudge(db, { account_id: ids.otherJudge })
  today = await makeTrial(db, { club_id, held_on: '2026-09-10', place: 'Sievi' }, [judge])
  twoDays = await makeTrial(db, { club_id, held_on: '2026-09-06', end_date: '2026-09-07', divided: false }, [
    judge,
  ])
  elsewhere.push(
    await makeTrial(db, { club_id, held_on: '2026-09-05' }, [judge]),
    await makeTrial(db, { club_id, held_on: '2026-09-25' }, [judge]),
    await makeTrial(db, { club_id, held_on: '2026-09-11', published_at: null }, [judge]),
    await makeTrial(db, { club_id, held_on: '2026-09-12', cancelled_at: now, cancel_reason: 'Lumi' }, [
      judge,
    ]),
    await makeTrial(db, { club_id, held_on: '2026-09-09', ended_at: now }, [judge]),
  )
  const made = await db
    .insertInto('review_day')
    .values({ kind: 'inspection', held_on: '2026-09-12', place: 'Oulu', reviewer: 'Testi Arvostelija' })
    .returning('id')
    .executeTakeFirstOrThrow()
  day = made.id
})

interface Sheets {
  readonly ticket: string
  readonly trials: readonly { readonly id: number; readonly results: boolean; readonly practice: boolean }[]
  readonly days: readonly { readonly id: number }[]
}
const sheetsOf = async (who: Who): Promise<Sheets> => (await browsers[who].get('/api/auth/offline')).json()
const idsOf = async (who: Who) => {
  const { trials, days } = await sheetsOf(who)
  return { trials: trials.map(({ id }) => id), days: days.map(({ id }) => id) }
}
const visitor = new TestBrowser(app)
const kept = async (ticket: string) => (await visitor.json('/api/offline', { ticket })).json()
const NOTHING = { owner: false, trials: [], days: [] }

test('a judge and an organiser keep their own trials from 14 days before to 3 days after, until results are official', async () => {
  for (const who of ['judge', 'agent'] as const)
    expect(await idsOf(who), who).toEqual({ trials: [twoDays, today], days: [] })
  const { trials } = await sheetsOf('judge')
  expect(trials).toEqual([
    {
      id: twoDays,
      heldOn: '2026-09-06',
      endDate: '2026-09-07',
      place: 'Ilmajoki',
      type: 'field',
      kinds: ['hunt', 'water'],
      results: true,
      practice: false,
      until: '2026-09-10',
    },
    {
      id: today,
      heldOn: '2026-09-10',
      endDate: null,
      place: 'Sievi',
      type: 'field',
      kinds: ['hunt'],
      results: true,
      practice: false,
      until: '2026-09-13',
    },
  ])
})

test('a right to everybody’s results keeps nothing, nor does another judge or a member', async () => {
  for (const who of ['otherJudge', 'chief', 'member'] as const)
    expect((await idsOf(who)).trials, who).toEqual([])
  // Who may do everything may practise, too, but keeps nobody's results.
  expect((await sheetsOf('admin')).trials.filter(({ results }) => results)).toEqual([])
  expect((await idsOf('member')).days).toEqual([])
})

test('an aspirant keeps the practice sheets of published trials, a reviewer the review days being written', async () => {
  const { trials } = await sheetsOf('aspirant')
  expect(trials.map(({ id, results, practice }) => [id, results, practice])).toEqual([
    [twoDays, false, true],
    [today, false, true],
  ])
  expect(await idsOf('reviewer')).toEqual({ trials: [], days: [day] })
})

test('a device without a session learns by its ticket what it may still keep', async () => {
  const { ticket } = await sheetsOf('judge')
  expect(await kept(ticket)).toEqual({ owner: true, trials: [twoDays, today], days: [] })
  await db.deleteFrom('account_role').where('account_id', '=', ids.judge).execute()
  expect(await kept(ticket)).toEqual(NOTHING)
  await db.insertInto('account_role').values({ account_id: ids.judge, role: 'JUDGE' }).execute()
  expect(await kept(ticket)).toEqual({ owner: true, trials: [twoDays, today], days: [] })
})

test('where a second factor is asked for first nothing is kept, but what was written may wait', async () => {
  const { ticket } = await sheetsOf('admin')
  const strict = await testApp(database, { now: () => now, env: { REQUIRE_SECOND_FACTOR: 'true' } })
  const answer = await new TestBrowser(strict).json('/api/offline', { ticket })
  expect(answer.json()).toEqual({ owner: true, trials: [], days: [] })
  await strict.close()
})

test('the device of an erased account may keep nothing', async () => {
  const { ticket } = await sheetsOf('reviewer')
  expect(await kept(ticket)).toEqual({ owner: true, trials: [], days: [day] })
  const erased = await browsers.reviewer.json('/api/auth/user/erase', { password: PASSWORD })
  expect(erased.statusCode).toBe(200)
  expect(await kept(ticket)).toEqual(NOTHING)
})

test('a ticket that the service has not made opens nothing', async () => {
  const { ticket } = await sheetsOf('judge')
  const signature = ticket.split('.')[1]!
  for (const made of [
    '',
    'x',
    `${ids.agent}.${signature}`,
    `${ids.judge}.${'A'.repeat(43)}`,
    `0.${signature}`,
  ])
    expect(await kept(made), made).toEqual(NOTHING)
})
