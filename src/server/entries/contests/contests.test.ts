import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ContestPage } from '#contract/contests.ts'
import type { EntryMoney } from '#contract/payments.ts'
import { testDatabase } from '#tools/test/database.ts'
import { FEE, OwnEntering } from '../../ownEntries/ownEntries.test-helper.ts'
import { makeAccount, signedIn } from '../../testing/accounts.ts'
import { makeClub, makePerson } from '../../testing/factories.ts'
import { refusalOf } from '../../testing/refusal.ts'

let on: OwnEntering
beforeAll(async () => {
  on = await OwnEntering.start(await testDatabase())
})
afterAll(() => on.close())

type Entered = Awaited<ReturnType<OwnEntering['enter']>>
const path = ({ entry }: Entered) => `/api/auth/entries/${entry.id}/contest`
const decidePath = ({ entry }: Entered) => `/api/auth/entries/${entry.id}/decide-contest`
let number = 0

/** A dog with an owner who has an account, entered by a stranger who has paid. */
async function entered() {
  const { db } = on.database
  number += 1
  const person = await makePerson(db, { name: `Omistaja ${number}` })
  const email = `omistaja${number}@example.fi`
  const account = await makeAccount(db, { email, language: 'sv', person_id: person })
  const dog = await on.dog()
  await db.insertInto('dog_owner').values({ dog_id: dog.id, person_id: person }).execute()
  const trialId = await on.trial()
  const entry = await on.enterAndPay(trialId, { regnr: dog.regnr })
  return { trialId, entry, email, owner: await signedIn(on.app, account) }
}
const contest = (owner: OwnEntering['agent'], entry: Entered, reason = 'En ole sopinut tästä') =>
  owner.json(path(entry), { reason })
const moneyOf = async ({ entry }: Entered) =>
  (await on.agent.get(`/api/auth/entries/${entry.id}/money`)).json<EntryMoney>()
const waiting = async (trialId: number) =>
  (await on.participants(trialId)).places.map(({ contested }) => contested)
const contact = ({ entry }: Entered) => entry.contactEmail!

test('tells an owner that somebody else has entered the dog, and neither the entrant of one’s own nor a former owner', async () => {
  const { email, owner, entry } = await entered()
  expect(await on.mailsTo(email)).toEqual(['enteredByOther'])
  const page = (await owner.get(path(entry))).json<ContestPage>()
  expect(page).toMatchObject({ contest: null, refused: null, class: 'AVO' })
  expect(JSON.stringify(page)).not.toContain(contact(entry))

  const { db } = on.database
  const [own, past] = [await on.dog(), await on.dog()]
  const person = await makePerson(db, { name: 'Omistaa Itse' })
  const account = await makeAccount(db, { email: 'itse@example.fi', person_id: person })
  await db
    .insertInto('dog_owner')
    .values([
      { dog_id: own.id, person_id: person },
      { dog_id: past.id, person_id: person, end_date: '2026-08-01' },
    ])
    .execute()
  const self = await signedIn(on.app, account)
  const trialId = await on.trial()
  const form = await on.formOf({ regnr: own.regnr, contactEmail: 'itse@example.fi' })
  const mine = (await self.json(`/api/trials/${trialId}/enter`, form)).json<{ id: number }>()
  await on.enter(trialId, { regnr: past.regnr })
  expect(await on.mailsTo('itse@example.fi')).not.toContain('enteredByOther')
  expect(refusalOf(await self.json(`/api/auth/entries/${mine.id}/contest`, { reason: 'x' }))).toEqual([
    422,
    'ENTRY_IS_OWN',
  ])
})

test('keeps a contested dog in its place until the organiser decides, and tells both sides', async () => {
  const { trialId, entry, email, owner } = await entered()
  expect((await contest(owner, entry)).json<ContestPage>().contest).toMatchObject({ state: 'open' })
  expect((await on.own(entry)).state).toBe('placed')
  expect(await waiting(trialId)).toEqual([true])
  expect(await on.mailsTo(contact(entry))).toContain('entryContested')
  const { contest: open } = await moneyOf(entry)
  const decide = (body: object) => on.agent.json(decidePath(entry), { contestId: open!.id, ...body })
  expect(refusalOf(await decide({ verdict: 'kept', reason: ' ' }))).toEqual([
    400,
    'INPUT_INVALID',
    { reason: 'VALUE_REQUIRED' },
  ])
  const answer = await decide({ verdict: 'kept', reason: 'Kasvatussopimus' })
  expect(answer.json<EntryMoney>().contest).toMatchObject({ state: 'kept', verdictReason: 'Kasvatussopimus' })
  expect(await waiting(trialId)).toEqual([false])
  expect((await on.own(entry)).state).toBe('placed')
  for (const address of [email, contact(entry)])
    expect((await on.mailsTo(address)).filter((kind) => kind === 'contestKept')).toHaveLength(1)
  expect(refusalOf(await decide({ verdict: 'removed', reason: 'Sittenkin' }))).toEqual([
    422,
    'CONTEST_IS_DECIDED',
  ])
  expect(refusalOf(await contest(owner, entry))).toEqual([422, 'CONTEST_IS_DECIDED'])
})

test('withdraws the dog where the organiser removes it, and owes what was paid to the entrant', async () => {
  const { entry, owner, email } = await entered()
  await contest(owner, entry)
  const { contest: open } = await moneyOf(entry)
  const answer = await on.agent.json(decidePath(entry), {
    contestId: open!.id,
    verdict: 'removed',
    reason: 'Omistajan pyyntö',
  })
  expect(answer.json<EntryMoney>()).toMatchObject({
    dueCents: -FEE,
    standing: 'overpaid',
    contest: { state: 'removed' },
  })
  expect(await on.own(entry)).toMatchObject({ state: 'removed', leftReason: 'Omistajan pyyntö' })
  expect(await on.mailsTo(email)).toContain('contestRemoved')
})

test('contests once, sent twice at once, and decides no more once the dog has left', async () => {
  const { entry, owner } = await entered()
  const answers = await Promise.all([contest(owner, entry), contest(owner, entry, 'Toinen syy')])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await on.mailsTo(contact(entry))).filter((kind) => kind === 'entryContested')).toHaveLength(1)
  const { contest: open } = await moneyOf(entry)
  const own = await on.own(entry)
  await entry.browser.json(`/api/entries/${entry.entry.id}/cancel`, { version: own.version, reason: 'Este' })
  expect((await moneyOf(entry)).contest!.state).toBe('void')
  const late = await on.agent.json(decidePath(entry), {
    contestId: open!.id,
    verdict: 'removed',
    reason: 'x',
  })
  expect(refusalOf(late)).toEqual([422, 'CONTEST_IS_DECIDED'])
})

describe('refuses', () => {
  test('to contest once the trial has begun', async () => {
    const { entry, owner } = await entered()
    const before = on.now
    on.waitUntil('2026-09-12T06:00:00Z')
    expect(refusalOf(await contest(owner, entry))).toEqual([422, 'TRIAL_HAS_BEGUN'])
    on.waitUntil(before.toISOString())
  })

  test('everybody but the owner to contest, and everybody but the organiser to decide', async () => {
    const { entry, owner } = await entered()
    const { db } = on.database
    const other = await signedIn(on.app, await makeAccount(db))
    expect(refusalOf(await on.visitor().get(path(entry)))).toEqual([401, 'SESSION_EXPIRED'])
    expect(refusalOf(await other.get(path(entry)))).toEqual([403, 'FORBIDDEN'])
    expect(refusalOf(await contest(other, entry))).toEqual([403, 'FORBIDDEN'])
    expect(refusalOf(await owner.json('/api/auth/entries/999999/contest', { reason: 'x' }))).toEqual([
      404,
      'ENTRY_NOT_FOUND',
    ])
    await contest(owner, entry)
    const verdict = { contestId: 1, verdict: 'removed', reason: 'x' }
    expect(refusalOf(await owner.json(decidePath(entry), verdict))).toEqual([403, 'FORBIDDEN'])
    const stranger = await makeAccount(db, { roles: ['TRIALAGENT'] })
    await makeClub(db, stranger.id, 'Toinen kerho')
    expect(refusalOf(await (await signedIn(on.app, stranger)).json(decidePath(entry), verdict))).toEqual([
      403,
      'FORBIDDEN',
    ])
    expect(refusalOf(await on.agent.json(decidePath(entry), { ...verdict, contestId: 999_999 }))).toEqual([
      404,
      'CONTEST_NOT_FOUND',
    ])
  })
})
