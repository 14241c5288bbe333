import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuditRow } from '#contract/audit.ts'
import { testDatabase } from '#tools/test/database.ts'
import { type Entering, startEntering } from '../entries/entries.test-helper.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeJudge } from '../testing/factories.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'

let here: Entering
beforeAll(async () => {
  here = await startEntering(await testDatabase())
})
afterAll(() => here.close())

const rowsAt = async (browser: TestBrowser, url: string) =>
  (await browser.get(url)).json<{ rows: AuditRow[] }>().rows
const statusOf = async (browser: TestBrowser, url: string) => (await browser.get(url)).statusCode

test('shows the list’s log to the trial’s agent, each entry by its dog and trial, and to no other agent', async () => {
  const trialId = await here.trial({ place: 'Lokiniemi' })
  const otherTrial = await here.trial()
  const { dog } = await here.enter(trialId)
  await here.enter(otherTrial)
  const url = `/api/auth/trials/${trialId}/entries/changes`
  expect(await rowsAt(here.agent, url)).toMatchObject([
    {
      subject: 'entry',
      code: 'CREATED',
      thing: { name: `${dog.name}, Lokiniemi 12.09.2026`, key: String(trialId) },
      names: { trial: { [trialId]: 'Lokiniemi 12.09.2026' } },
    },
  ])
  expect(await statusOf(here.sysadmin, url)).toBe(200)
  expect([await statusOf(here.otherAgent, url), await statusOf(here.visitor, url)]).toEqual([403, 401])
})

test('shows a trial’s log to whoever may change it: its agent, KAER_CHIEF, its head judge', async () => {
  const { db } = here.database
  const accounts = await Promise.all([1, 2].map(() => makeAccount(db, { roles: ['JUDGE'] })))
  const [head, judge] = await Promise.all(
    accounts.map(({ id }) => makeJudge(db, { account_id: id, name: `Tuomari ${id}` })),
  )
  const trialId = await here.trial()
  await db
    .insertInto('trial_judge')
    .values([
      { trial_id: trialId, judge_id: head!, head: true },
      { trial_id: trialId, judge_id: judge!, head: false },
    ])
    .execute()
  await here.agent.json('/api/auth/trials/close', { id: trialId })
  const url = `/api/auth/trials/${trialId}/changes`
  const [headBrowser, judgeBrowser] = await Promise.all(accounts.map((one) => signedIn(here.app, one)))
  const chief = here.judge
  for (const browser of [here.agent, here.sysadmin, chief, headBrowser!])
    expect(await statusOf(browser, url)).toBe(200)
  for (const browser of [here.otherAgent, judgeBrowser!]) expect(await statusOf(browser, url)).toBe(403)
  expect(await statusOf(here.agent, '/api/auth/trials/999999/changes')).toBe(404)
})

test('shows the logs of judges and clubs to KAER_CHIEF, with the names of users instead of their ids', async () => {
  const { db } = here.database
  const chief = here.judge
  const user = await makeAccount(db, { username: 'uusituomari', roles: ['JUDGE'] })
  const agent = await makeAccount(db, { username: 'uusikoetoimitsija', roles: ['TRIALAGENT'] })
  const judge = {
    name: 'Lokin Tuomari',
    userId: user.id,
    qualifications: ['field'],
    district: '',
    town: '',
    email: '',
    phone: '',
    contactConsent: false,
    active: true,
  }
  const made = (await chief.json('/api/auth/judges', judge)).json()
  const [row] = await rowsAt(chief, `/api/auth/judges/${made.id}/changes`)
  expect(row).toMatchObject({
    subject: 'judge',
    thing: { name: 'Lokin Tuomari', key: String(made.id) },
    names: { userId: { [user.id]: 'uusituomari' } },
    after: { userId: user.id },
  })
  const club = {
    name: 'Lokin Kerho',
    agentIds: [agent.id],
    district: '',
    email: '',
    phone: '',
    website: '',
    iban: '',
    bic: '',
    accountHolder: '',
    businessId: '',
    vatPercent: '',
    active: true,
  }
  const madeClub = (await chief.json('/api/auth/clubs', club)).json()
  const [clubRow] = await rowsAt(chief, `/api/auth/clubs/${madeClub.id}/changes`)
  expect(clubRow).toMatchObject({
    thing: { name: 'Lokin Kerho' },
    names: { agentIds: { [agent.id]: 'uusikoetoimitsija' } },
  })
  for (const url of [`/api/auth/judges/${made.id}/changes`, `/api/auth/clubs/${madeClub.id}/changes`])
    expect(await statusOf(here.agent, url)).toBe(403)
})

test('tells SYSADMIN the name of every thing that is still there, and none of what is gone', async () => {
  const rows = await rowsAt(here.sysadmin, '/api/auth/audit')
  const named = rows.filter(({ thing }) => thing !== null)
  expect(named.length).toBeGreaterThan(3)
  expect(new Set(named.map(({ subject }) => subject))).toContain('account')
  await here.database.db
    .insertInto('audit')
    .values({ subject: 'judge', subject_id: '987654', code: 'ERASED', changed_at: new Date() })
    .execute()
  const [gone] = await rowsAt(here.sysadmin, '/api/auth/audit?subject=judge&subjectId=987654')
  expect(gone).toMatchObject({ thing: null, names: {} })
})

test('names settlements, refund rules and mails by what people call them, never by their numbers', async () => {
  const { db } = here.database
  const { id: settlement } = await db
    .insertInto('settlement')
    .values({
      provider: 'sandbox',
      reference: '4566-7372',
      settled_on: '2026-08-25',
      imported_at: new Date(),
      file_name: 'a.csv',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rule = await db.selectFrom('refund_rule').select('id').limit(1).executeTakeFirstOrThrow()
  const { id: mail, subject } = await db
    .selectFrom('mail')
    .select(['id', 'subject'])
    .limit(1)
    .executeTakeFirstOrThrow()
  const things = { settlement, refundRule: rule.id, mail }
  const code = 'CHANGED'
  for (const [kind, id] of Object.entries(things))
    await db
      .insertInto('audit')
      .values({ subject: kind, subject_id: String(id), code, changed_at: new Date() })
      .execute()
  const rows = await rowsAt(here.sysadmin, '/api/auth/audit')
  const nameOf = (kind: string) => rows.find((row) => row.subject === kind)?.thing?.name
  expect(nameOf('settlement')).toBe('4566-7372')
  expect(nameOf('refundRule')).toMatch(/^\d\d\.\d\d\.\d{4}$/)
  expect(nameOf('mail')).toBe(subject)
})
