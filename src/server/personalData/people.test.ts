import { beforeAll, expect, test } from 'vitest'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeDog, makeJudge, makeTrial } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { codeOf } from '../testing/refusal.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'

const { app, database } = await openService()
let sysadmin: TestBrowser
beforeAll(async () => {
  sysadmin = await signedIn(app, await makeAccount(database.db, { roles: ['SYSADMIN'] }))
})

interface Found {
  readonly kind: string
  readonly id: number
  readonly name: string
  readonly contact: string | null
  readonly dogs: number
  readonly username: string | null
}
const found = async (q: string): Promise<Found[]> =>
  (await sysadmin.get(`/api/auth/persons?${new URLSearchParams({ q })}`)).json()
const dataOf = async ({ kind, id }: Found) =>
  (await sysadmin.get(`/api/auth/persons/${id}/data.json?kind=${kind}`)).json()
const erase = ({ kind, id }: Found) => sysadmin.json('/api/auth/persons/erase', { kind, id })

async function enter(columns: object): Promise<number> {
  const { id } = await database.db
    .insertInto('entry')
    .values({
      trial_id: await makeTrial(database.db),
      dog_id: (await makeDog(database.db)).id,
      class: 'AVO',
      ...columns,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function mailTo(recipient: string, thing: string): Promise<void> {
  const now = new Date()
  await database.db
    .insertInto('mail')
    .values({
      thing,
      kind: 'trialMessage',
      recipient,
      language: 'fi',
      subject: 'Aihe',
      body_text: 'Teksti',
      body_html: 'Teksti',
      created_at: now,
      due_at: now,
    })
    .execute()
}

const registration = {
  username: 'odottava',
  first_name: 'Odottava',
  last_name: 'Olli',
  phone: '',
  membership_number: '',
  password_hash: '-',
  language: 'fi' as const,
  created_at: new Date(),
  expires_at: new Date(Date.now() + 86_400_000),
}

test('finds one who is known only as the contact of entries once, by name, address and number, and erases all of them', async () => {
  const contact = {
    contact_name: 'Ilma Ilmoittaja',
    contact_email: 'ilma@example.fi',
    contact_phone: '040 321 0001',
  }
  const ids = [await enter(contact), await enter(contact)]
  await mailTo('ilma@example.fi', 'ilma')
  for (const q of ['ilmoittaja', 'ilma@example', '321 0001'])
    expect(await found(q)).toMatchObject([{ kind: 'entry', id: ids[0], name: 'Ilma Ilmoittaja', dogs: 2 }])
  const [ilma] = await found('ilmoittaja')
  const data = await dataOf(ilma!)
  expect(data.entries).toMatchObject(
    ids.map(() => ({ contactName: 'Ilma Ilmoittaja', contactPhone: '040 321 0001' })),
  )
  expect(data.mails).toHaveLength(1)
  expect((await erase(ilma!)).statusCode).toBe(200)
  expect(await found('ilma')).toEqual([])
  const { rows } = await database.pool.query(
    'select contact_name, contact_email, contact_phone from entry where id = any($1)',
    [ids],
  )
  expect(rows).toEqual(ids.map(() => ({ contact_name: null, contact_email: null, contact_phone: null })))
  expect(codeOf(await erase(ilma!))).toBe('PERSON_NOT_FOUND')
})

test('finds a handler whom nothing else names, and takes the name out of every entry', async () => {
  const ids = [await enter({ handler: 'Otso Ohjaava' }), await enter({ handler: 'otso ohjaava ' })]
  const [otso, ...others] = await found('otso')
  expect(otso).toMatchObject({ kind: 'handler', dogs: 2, contact: null })
  expect(others).toEqual([])
  expect((await dataOf(otso!)).entries).toHaveLength(2)
  expect((await erase(otso!)).statusCode).toBe(200)
  const { rows } = await database.pool.query('select handler from entry where id = any($1)', [ids])
  expect(rows).toEqual(ids.map(() => ({ handler: null })))
})

test('finds one who is known only from a waiting registration or a mail', async () => {
  await database.db
    .insertInto('registration')
    .values({ ...registration, email: 'olli@example.fi' })
    .execute()
  await mailTo('vain.viesti@example.fi', 'vain')
  const [olli] = await found('odottava')
  expect(olli).toMatchObject({ kind: 'registration', name: 'Odottava Olli', contact: 'olli@example.fi' })
  expect((await dataOf(olli!)).registrations).toMatchObject([{ username: 'odottava' }])
  const [viesti] = await found('vain.viesti')
  expect(viesti).toMatchObject({ kind: 'mail', contact: 'vain.viesti@example.fi' })
  for (const one of [olli!, viesti!]) expect((await erase(one)).statusCode).toBe(200)
  expect([...(await found('olli@')), ...(await found('vain.viesti'))]).toEqual([])
})

test('finds a judge without an account, whose contacts go and whose name stays', async () => {
  const id = await makeJudge(database.db, {
    name: 'Jalmari Jäävi',
    email: 'jalmari@example.fi',
    phone: '040 321 0002',
  })
  const [judge] = await found('jalmari')
  expect(judge).toMatchObject({ kind: 'judge', id, username: null })
  expect((await dataOf(judge!)).judges).toMatchObject([{ phone: '040 321 0002' }])
  expect((await erase(judge!)).statusCode).toBe(200)
  const { rows } = await database.pool.query('select name, email, phone from judge where id = $1', [id])
  expect(rows).toEqual([{ name: 'Jalmari Jäävi', email: null, phone: null }])
})

test('refuses to erase with PERSON_HAS_ACCOUNT whoever signs in: a judge by the link, a contact by the address', async () => {
  const account = await makeAccount(database.db, { email: 'kirjautuva@example.fi' })
  const judge = await makeJudge(database.db, { account_id: account.id })
  const entry = await enter({ contact_name: 'Kirjautuva', contact_email: 'kirjautuva@example.fi' })
  for (const [kind, id] of [
    ['judge', judge],
    ['entry', entry],
    ['account', account.id],
  ] as const)
    expect(codeOf(await sysadmin.json('/api/auth/persons/erase', { kind, id }))).toBe('PERSON_HAS_ACCOUNT')
  expect(await found('kirjautuva')).toEqual([])
})

test('says in which trials to come a person is entered before the person is erased', async () => {
  const contact = { contact_name: 'Tulossa Tuulikki', contact_email: 'tulossa@example.fi' }
  const at = (held_on: string, columns: object = {}) =>
    makeTrial(database.db, { held_on, place: 'Muhos', ...columns })
  const dog = await makeDog(database.db, { name: 'Tulossa Aatu' })
  await enter({ ...contact, dog_id: dog.id, trial_id: await at('2099-09-04') })
  await enter({ ...contact, trial_id: await at('2099-09-05'), withdrawn_at: new Date() })
  await enter({ ...contact, trial_id: await at('2099-09-06', { cancelled_at: new Date() }) })
  await enter({ ...contact, trial_id: await at('2020-09-04') })
  const [person] = await found('Tulossa Tuulikki')
  const { entries } = (
    await sysadmin.get(`/api/auth/persons/${person!.id}/mentions?kind=${person!.kind}`)
  ).json()
  expect(entries).toEqual([{ dog: 'Tulossa Aatu', place: 'Muhos', date: '2099-09-04' }])
})
