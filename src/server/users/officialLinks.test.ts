import { expect, test } from 'vitest'
import type { UserDetails } from '#contract/users.ts'
import { makeAccount, newestMail, signedIn } from '../testing/accounts.ts'
import { makeClub, makeJudge, makeTrial } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'

const { app, database } = await openService()
const sysadmin = await signedIn(app, await makeAccount(database.db, { roles: ['SYSADMIN'] }))

/** Saves a user as the form does, with what is changed. */
async function edit(id: number, overrides: object) {
  const user = (await sysadmin.get(`/api/auth/users/${id}`)).json<UserDetails>()
  const { version, username, email, firstName, lastName, phone, membershipNumber, language } = user
  const form = { version, username, email, firstName, lastName, phone, membershipNumber, language }
  const rest = { membershipConfirmed: user.membershipConfirmed, personId: null }
  const roles = user.userRoles.map(({ name }) => name)
  return sysadmin.json('/api/auth/users/update', { id, ...form, ...rest, roles, ...overrides })
}
const mailsTo = async (recipient: string) => {
  const mails = await database.db
    .selectFrom('mail')
    .select('kind')
    .where('recipient', '=', recipient)
    .execute()
  return mails.map(({ kind }) => kind)
}

test('makes a user the agent of clubs with the role itself, tells him by mail, and lets him work at once', async () => {
  const [one, other] = [await makeClub(database.db), await makeClub(database.db)]
  const account = await makeAccount(database.db, { language: 'sv' })
  const agent = await signedIn(app, account)
  const trial = await makeTrial(database.db, { club_id: one, published_at: null })
  expect((await agent.get(`/api/auth/trials/${trial}`)).statusCode).toBe(403)
  const saved = await edit(account.id, { roles: ['TRIALAGENT'], clubIds: [one, other] })
  expect(
    saved
      .json()
      .user.clubs.map(({ id }: { id: number }) => id)
      .toSorted(),
  ).toEqual([one, other].toSorted())
  expect((await agent.get(`/api/auth/trials/${trial}`)).statusCode).toBe(200)
  expect(await mailsTo(account.email)).toEqual(['agentLinked', 'agentLinked'])
  expect(await newestMail(database.db, account.email)).toMatchObject({ language: 'sv' })
  const club = (await sysadmin.get(`/api/auth/clubs/${one}`)).json()
  expect(club).toMatchObject({ version: 2, agents: [{ id: account.id }] })
  await edit(account.id, { clubIds: [other] })
  expect((await agent.get(`/api/auth/trials/${trial}`)).statusCode).toBe(403)
  expect(await mailsTo(account.email)).toHaveLength(2)
})

test('leaves links as they are without the fields, and sets none without the role', async () => {
  const club = await makeClub(database.db)
  const account = await makeAccount(database.db, { roles: ['TRIALAGENT'] })
  await edit(account.id, { clubIds: [club] })
  expect((await edit(account.id, { phone: '040 123 4567' })).json().user.clubs).toHaveLength(1)
  const member = await makeAccount(database.db)
  const judgeId = await makeJudge(database.db)
  const saved = await edit(member.id, { clubIds: [club], judgeId })
  expect(saved.json().user).toMatchObject({ clubs: [], judge: null })
  expect(await mailsTo(member.email)).toEqual([])
})

test('links a judge to a user, moves the link to another judge, and refuses a judge of another user', async () => {
  const [first, second] = [await makeJudge(database.db), await makeJudge(database.db)]
  const account = await makeAccount(database.db)
  const linked = await edit(account.id, { roles: ['JUDGE'], judgeId: first })
  expect(linked.json().user.judge).toMatchObject({ id: first })
  const free = (await sysadmin.get('/api/auth/paneluser')).json().freeJudges
  expect(free.map(({ id }: { id: number }) => id)).toContain(second)
  expect(free.map(({ id }: { id: number }) => id)).not.toContain(first)
  expect(await mailsTo(account.email)).toEqual(['judgeLinked'])
  const moved = await edit(account.id, { judgeId: second })
  expect(moved.json().user.judge).toMatchObject({ id: second })
  expect((await sysadmin.get(`/api/auth/judges/${first}`)).json().user).toBeNull()
  const other = await makeAccount(database.db)
  const taken = await edit(other.id, { roles: ['JUDGE'], judgeId: second })
  expect(refusalOf(taken)).toEqual([409, 'JUDGE_USER_TAKEN', { judgeId: 'JUDGE_USER_TAKEN' }])
  expect((await sysadmin.get(`/api/auth/users/${other.id}`)).json().userRoles).toEqual([])
  expect(refusalOf(await edit(other.id, { roles: ['JUDGE'], judgeId: 999_999 }))).toEqual([
    404,
    'JUDGE_NOT_FOUND',
  ])
  const unlinked = await edit(account.id, { judgeId: null })
  expect(unlinked.json().user.judge).toBeNull()
})

test('tells an agent whom a club’s form adds, and nobody who was one before', async () => {
  const agent = await makeAccount(database.db, { roles: ['TRIALAGENT'] })
  const club = {
    name: 'Uusi Seisojakerho',
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
    agentIds: [agent.id],
  }
  const { id, version } = (await sysadmin.json('/api/auth/clubs', club)).json()
  expect(await mailsTo(agent.email)).toEqual(['agentLinked'])
  await sysadmin.json('/api/auth/clubs/update', { ...club, id, version, phone: '040 123 4567' })
  expect(await mailsTo(agent.email)).toEqual(['agentLinked'])
})
