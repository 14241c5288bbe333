import { beforeAll, describe, expect, test } from 'vitest'
import type { OwnObjections, StaffObjections } from '#contract/objections.ts'
import type { NeededTrial } from '#contract/organising.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import {
  type MadeDog,
  makeClub,
  makeDog,
  makeEntry,
  makeJudge,
  makePerson,
  makeTrial,
} from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import { TestBrowser } from '../testing/testBrowser.ts'

/** The day of the trials, the last one to object to them, and the moment of the service's clock. */
const DAY = '2026-09-12'
const LAST = '2026-09-26'
const now = new Date('2026-09-13T09:00:00Z')
const { app, database } = await openService({ now: () => now })
const { db } = database

const account = (overrides: Parameters<typeof makeAccount>[1] = {}) => makeAccount(db, overrides)
let on: {
  readonly agent: TestBrowser
  readonly head: TestBrowser
  readonly chief: TestBrowser
  readonly otherJudge: TestBrowser
  readonly otherAgent: TestBrowser
  readonly owner: TestBrowser
  readonly entrant: TestBrowser
  readonly stranger: TestBrowser
  readonly visitor: TestBrowser
  readonly emails: Readonly<Record<'agent' | 'head' | 'owner' | 'entrant', string>>
  readonly clubId: number
  readonly judgeId: number
  readonly personId: number
  readonly headId: number
}
beforeAll(async () => {
  const [agent, head, chief, otherJudge, otherAgent, owner, entrant, stranger] = [
    await account({ roles: ['TRIALAGENT'] }),
    await account({ roles: ['JUDGE'] }),
    await account({ roles: ['KAER_CHIEF'] }),
    await account({ roles: ['JUDGE'] }),
    await account({ roles: ['TRIALAGENT'] }),
    await account({ language: 'sv' }),
    await account({}),
    await account({}),
  ]
  await makeClub(db, otherAgent.id)
  const personId = await makePerson(db)
  await db.updateTable('account').set({ person_id: personId }).where('id', '=', owner.id).execute()
  const emailOf = async (id: number) =>
    (await db.selectFrom('account').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email!
  on = {
    agent: await signedIn(app, agent),
    head: await signedIn(app, head),
    chief: await signedIn(app, chief),
    otherJudge: await signedIn(app, otherJudge),
    otherAgent: await signedIn(app, otherAgent),
    owner: await signedIn(app, owner),
    entrant: await signedIn(app, entrant),
    stranger: await signedIn(app, stranger),
    visitor: new TestBrowser(app),
    emails: {
      agent: await emailOf(agent.id),
      head: await emailOf(head.id),
      owner: await emailOf(owner.id),
      entrant: await emailOf(entrant.id),
    },
    clubId: await makeClub(db, agent.id),
    judgeId: await makeJudge(db, { account_id: head.id }),
    personId,
    headId: head.id,
  }
})

interface Made {
  readonly id: number
  readonly own: string
  readonly dog: MadeDog
}

/** A trial of the agent and the head judge with a dog that the owner owns and the entrant has entered. */
async function madeTrial(overrides: Parameters<typeof makeTrial>[1] = {}): Promise<Made> {
  const id = await makeTrial(db, { held_on: DAY, club_id: on.clubId, ...overrides }, [on.judgeId])
  const dog = await makeDog(db)
  await makeEntry(db, id, dog.id, { contact_email: on.emails.entrant, contact_name: 'Ilmoittaja' })
  await db.insertInto('dog_owner').values({ dog_id: dog.id, person_id: on.personId }).execute()
  await db
    .insertInto('trial_result')
    .values({ trial_id: id, dog_id: dog.id, class: 'AVO', outcome: 'judged', prize: 2, points: 140 })
    .execute()
  const { kaer_nr } = await db
    .selectFrom('trial')
    .select('kaer_nr')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, own: `/api/auth/own-objections/${overrides.held_on ?? DAY}/${kaer_nr}`, dog }
}

const BODY = 'Koiralle ei annettu noutoa arvosteltavaksi.'
const object = (by: TestBrowser, { own, dog }: Made, overrides: object = {}) =>
  by.json(own, { regnr: dog.regnr, body: BODY, ...overrides })
const staffPath = (id: number) => `/api/auth/trials/${id}/objections`
const listed = async ({ id }: Made, by = on.chief) => (await by.get(staffPath(id))).json<StaffObjections>()
const paper = (by: TestBrowser, { id, dog }: Made, overrides: object = {}) =>
  by.json(staffPath(id), {
    regnr: dog.regnr,
    body: BODY,
    name: 'Paavo Paperi',
    email: 'paavo@example.fi',
    language: 'en',
    receivedOn: DAY,
    ...overrides,
  })
const decide = (by: TestBrowser, id: number, overrides: object = {}) =>
  by.json('/api/auth/objections/decide', {
    id,
    was: null,
    verdict: 'rejected',
    reason: 'Arvostelu oli sääntöjen mukainen.',
    ...overrides,
  })
const mailsOf = (thing: number, kind: string) =>
  db
    .selectFrom('mail')
    .select(['recipient', 'language', 'body_text'])
    .where('thing', 'like', `objection:${thing}:%`)
    .where('kind', '=', kind)
    .orderBy('id')
    .execute()
const neededBy = async (by: TestBrowser, { id }: Made) =>
  (await by.get('/api/auth/trials/needs')).json<NeededTrial[]>().filter((trial) => trial.id === id)

describe('an objection of a party', () => {
  test('is made by owner and entrant to the result of their dog or to the trial, and read by its staff', async () => {
    const made = await madeTrial()
    const own = (await on.owner.get(made.own)).json<OwnObjections>()
    expect(own).toMatchObject({
      dueOn: LAST,
      blocked: null,
      dogs: [{ regnr: made.dog.regnr }],
      objections: [],
    })
    const answer = await object(on.owner, made)
    expect(answer.json<OwnObjections>().objections).toMatchObject([
      { dog: { regnr: made.dog.regnr }, body: BODY, receivedOn: '2026-09-13', late: false, verdict: null },
    ])
    expect((await object(on.entrant, made, { regnr: null })).statusCode).toBe(200)
    expect((await on.entrant.get(made.own)).json<OwnObjections>().objections).toMatchObject([{ dog: null }])
    for (const staff of [on.agent, on.head, on.chief])
      expect((await listed(made, staff)).objections).toHaveLength(2)
  })

  test('tells the objector in the own language and the head judge', async () => {
    const made = await madeTrial()
    await object(on.owner, made)
    const [objection] = (await listed(made)).objections
    expect(await mailsOf(objection!.id, 'objectionReceived')).toMatchObject([
      { recipient: on.emails.owner, language: 'sv', body_text: expect.stringContaining(made.dog.regnr) },
    ])
    expect(await mailsOf(objection!.id, 'objectionWaiting')).toMatchObject([{ recipient: on.emails.head }])
  })

  test('is refused to whoever has no dog there, and says so before anything is written', async () => {
    const made = await madeTrial()
    expect((await on.stranger.get(made.own)).json<OwnObjections>()).toMatchObject({
      dogs: [],
      objections: [],
    })
    expect(refusalOf(await object(on.stranger, made))).toEqual([403, 'FORBIDDEN'])
    expect(refusalOf(await object(on.visitor, made))[0]).toBe(401)
    expect(refusalOf(await on.visitor.get(made.own))[0]).toBe(401)
    expect((await listed(made)).objections).toEqual([])
  })

  test('is about no dog but an own one of the trial, and waits once', async () => {
    const made = await madeTrial()
    const other = await makeDog(db)
    await makeEntry(db, made.id, other.id)
    const foreign = await makeDog(db)
    for (const { regnr } of [other, foreign])
      expect(refusalOf(await object(on.owner, made, { regnr }))).toEqual([
        404,
        'DOG_NOT_IN_TRIAL',
        { regnr: 'DOG_NOT_IN_TRIAL' },
      ])
    expect((await object(on.owner, made)).statusCode).toBe(200)
    expect(refusalOf(await object(on.owner, made))).toEqual([409, 'OBJECTION_EXISTS'])
    expect(refusalOf(await object(on.owner, made, { body: ' ' }))).toEqual([
      400,
      'INPUT_INVALID',
      { body: 'VALUE_REQUIRED' },
    ])
  })

  test('is not made before the trial, nor to one that is cancelled', async () => {
    const future = await madeTrial({ held_on: '2026-10-01' })
    const cancelled = await madeTrial({ cancelled_at: now, cancel_reason: 'Pakkanen' })
    expect((await on.owner.get(future.own)).json<OwnObjections>().blocked).toBe('TRIAL_NOT_BEGUN')
    expect(refusalOf(await object(on.owner, future))).toEqual([422, 'TRIAL_NOT_BEGUN'])
    expect(refusalOf(await object(on.owner, cancelled))).toEqual([422, 'TRIAL_IS_CANCELLED'])
  })
})

describe('the last day', () => {
  test('follows from the rulebook of the day and the last day of the trial, and counts', async () => {
    const inTime = await madeTrial({ held_on: '2026-08-28', end_date: '2026-08-30' })
    expect((await object(on.owner, inTime)).json<OwnObjections>()).toMatchObject({
      dueOn: '2026-09-13',
      objections: [{ late: false }],
    })
    const late = await madeTrial({ held_on: '2026-08-28', end_date: '2026-08-29' })
    const [objection] = (await object(on.owner, late)).json<OwnObjections>().objections
    expect(objection).toMatchObject({ late: true, dueOn: '2026-09-12', receivedOn: '2026-09-13' })
    expect((await mailsOf(objection!.id, 'objectionReceived'))[0]!.body_text).toContain('12.09.2026')
  })

  test('lets only a late one be left without being looked into', async () => {
    const made = await madeTrial()
    await paper(on.agent, made)
    const late = await madeTrial({ held_on: '2026-08-01' })
    await paper(on.agent, late, { receivedOn: '2026-09-01' })
    const [inTime] = (await listed(made)).objections
    const [tooLate] = (await listed(late)).objections
    expect(refusalOf(await decide(on.head, inTime!.id, { verdict: 'dismissed' }))).toEqual([
      422,
      'INPUT_INVALID',
      { verdict: 'OBJECTION_NOT_LATE' },
    ])
    expect((await decide(on.head, tooLate!.id, { verdict: 'dismissed' })).statusCode).toBe(200)
  })
})

describe('an objection on paper', () => {
  test('is written down by agent or head judge with who objected and when', async () => {
    const made = await madeTrial()
    expect((await paper(on.agent, made)).statusCode).toBe(200)
    expect((await paper(on.head, made, { regnr: null, email: '' })).statusCode).toBe(200)
    const [byHead, byAgent] = (await listed(made)).objections
    expect(byAgent).toMatchObject({
      objector: { name: 'Paavo Paperi', email: 'paavo@example.fi' },
      receivedOn: DAY,
      recordedBy: { username: expect.any(String) },
    })
    expect(byHead).toMatchObject({ dog: null, objector: { email: null } })
    expect(await mailsOf(byAgent!.id, 'objectionReceived')).toMatchObject([
      { recipient: 'paavo@example.fi', language: 'en' },
    ])
  })

  test('came between the day of the trial and today, about a dog of the trial', async () => {
    const made = await madeTrial()
    for (const receivedOn of ['2026-09-11', '2026-09-14'])
      expect(refusalOf(await paper(on.agent, made, { receivedOn }))).toEqual([
        422,
        'INPUT_INVALID',
        { receivedOn: 'OBJECTION_DAY_INVALID' },
      ])
    const { regnr } = await makeDog(db)
    expect(refusalOf(await paper(on.agent, made, { regnr }))[1]).toBe('DOG_NOT_IN_TRIAL')
  })

  test('is neither written nor read by others', async () => {
    const made = await madeTrial()
    for (const other of [on.otherAgent, on.otherJudge, on.owner, on.chief])
      expect((await paper(other, made)).statusCode).toBe(403)
    for (const other of [on.otherAgent, on.otherJudge, on.owner])
      expect((await other.get(staffPath(made.id))).statusCode).toBe(403)
    expect((await on.visitor.get(staffPath(made.id))).statusCode).toBe(401)
  })
})

describe('a decision', () => {
  test('is the head judge’s first, then KAER_CHIEF’s; both parties are told each in the own language', async () => {
    const made = await madeTrial()
    await object(on.owner, made)
    const [objection] = (await listed(made, on.head)).objections
    expect(objection).toMatchObject({ mayDecide: true })
    expect((await decide(on.head, objection!.id)).json<StaffObjections>().objections).toMatchObject([
      { verdict: 'rejected', verdictReason: 'Arvostelu oli sääntöjen mukainen.', mayDecide: false },
    ])
    const mails = await mailsOf(objection!.id, 'objectionDecided')
    expect(mails.map(({ recipient, language }) => `${recipient} ${language}`).toSorted()).toEqual(
      [
        `${on.emails.owner} sv`,
        ...[on.emails.entrant, on.emails.agent, on.emails.head].map((email) => `${email} fi`),
      ].toSorted(),
    )
    expect(mails.find(({ language }) => language === 'sv')!.body_text).toContain('avslagen')
    expect(refusalOf(await decide(on.head, objection!.id, { was: 'rejected', verdict: 'upheld' }))).toEqual([
      403,
      'FORBIDDEN',
    ])
    expect(refusalOf(await decide(on.chief, objection!.id))).toEqual([409, 'CHANGED_MEANWHILE'])
    expect((await decide(on.chief, objection!.id, { was: 'rejected', verdict: 'upheld' })).statusCode).toBe(
      200,
    )
    expect((await on.owner.get(made.own)).json<OwnObjections>().objections).toMatchObject([
      { verdict: 'upheld' },
    ])
  })

  test('is nobody else’s, and nobody’s of an own objection', async () => {
    const made = await madeTrial()
    await object(on.owner, made)
    const [objection] = (await listed(made)).objections
    for (const other of [on.agent, on.otherJudge, on.otherAgent, on.owner])
      expect((await decide(other, objection!.id)).statusCode).toBe(403)
    expect((await decide(on.visitor, objection!.id)).statusCode).toBe(401)
    await db.updateTable('objection').set({ account_id: on.headId }).where('id', '=', objection!.id).execute()
    expect((await decide(on.head, objection!.id)).statusCode).toBe(403)
    expect(await neededBy(on.head, made)).not.toContainEqual(expect.objectContaining({ need: 'objection' }))
    expect(refusalOf(await decide(on.chief, 999_999))).toEqual([404, 'OBJECTION_NOT_FOUND'])
  })

  test('changes no result by itself, and leads to its correction', async () => {
    const made = await madeTrial()
    await object(on.owner, made)
    const [objection] = (await listed(made)).objections
    const result = () =>
      db.selectFrom('trial_result').selectAll().where('trial_id', '=', made.id).executeTakeFirstOrThrow()
    const before = await result()
    await decide(on.head, objection!.id, { verdict: 'upheld' })
    expect(await result()).toEqual(before)
    expect((await listed(made)).objections[0]!.results).toEqual([{ id: before.id, kind: 'hunt' }])
  })

  test('is awaited in the list of whoever decides, and of nobody else', async () => {
    const made = await madeTrial({ ended_at: now })
    await object(on.owner, made)
    for (const decider of [on.head, on.chief])
      expect(await neededBy(decider, made)).toMatchObject([{ need: 'objection', objections: 1 }])
    for (const other of [on.agent, on.otherJudge]) expect(await neededBy(other, made)).toEqual([])
    const [objection] = (await listed(made)).objections
    await decide(on.head, objection!.id)
    expect(await neededBy(on.head, made)).toEqual([])
  })
})

test('ending a trial asks while an objection waits', async () => {
  const made = await madeTrial()
  await db.updateTable('trial_result').set({ judge_id: on.judgeId, report: 'Hyvä.' }).execute()
  await db.updateTable('trial').set({ divided: true }).where('id', '=', made.id).execute()
  await object(on.owner, made)
  const end = (confirmed: readonly string[]) =>
    on.head.json('/api/auth/trials/end', { id: made.id, confirmed })
  expect(refusalOf(await end(['HEAD_REPORT_MISSING']))).toEqual([409, 'OBJECTION_UNDECIDED'])
  expect((await end(['HEAD_REPORT_MISSING', 'OBJECTION_UNDECIDED', 'RESULTS_NOT_SIGNED'])).statusCode).toBe(
    200,
  )
})

test('an objection stands in no public answer', async () => {
  const made = await madeTrial()
  await paper(on.agent, made)
  const [, , , , date, number] = made.own.split('/')
  for (const url of [
    `/api/trials/${date}/${number}`,
    `/api/kaer/${made.id}`,
    `/api/dog/${encodeURIComponent(made.dog.regnr)}`,
  ])
    expect((await on.visitor.get(url)).body).not.toMatch(/Paavo|noutoa arvosteltavaksi/)
})
