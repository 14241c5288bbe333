import { afterAll, beforeAll, expect, test } from 'vitest'
import fi from '#contract/texts/fi/ownData.json' with { type: 'json' }
import { testDatabase } from '#tools/test/database.ts'
import { makeAccount, PASSWORD, signedIn } from '../testing/accounts.ts'
import { makePerson } from '../testing/factories.ts'
import { type Entering, entryOf, listPath, startEntering } from './entries.test-helper.ts'

let on: Entering
beforeAll(async () => {
  on = await startEntering(await testDatabase())
})
afterAll(() => on.close())

/** An entry whose contact fields all name someone, changed once so that the log names them too, and a mail. */
async function makeEntryNaming(name: string, email: string) {
  const trialId = await on.trial()
  const { id, dog } = await on.enter(trialId, { contactEmail: email, contactName: `${name} Nimi` })
  const answer = await on.agent.json(listPath(trialId, '/change'), {
    entryId: id,
    version: 2,
    ...entryOf(dog, { contactEmail: email, contactName: `${name} Nimi` }),
    handler: `${name} Ohjaaja`,
  })
  expect(answer.statusCode).toBe(200)
  await on.agent.json(listPath(trialId, '/message'), {
    key: crypto.randomUUID(),
    subject: 'Aihe',
    body: 'Viesti',
    to: 'all',
  })
  return { id, dog, trialId }
}

/** Tables in which a text stands. */
async function placesOf(text: string): Promise<string[]> {
  const { pool } = on.database
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const hits = await pool.query(`select 1 from "${name}" t where t::text ilike $1 limit 1`, [`%${text}%`])
    if (hits.rows.length > 0) found.push(name)
  }
  return found.toSorted()
}

test('returns an entrant’s entries in the own data, and erases them with the account', async () => {
  const account = await makeAccount(on.database.db, { username: 'taimi', email: 'taimi.tieto@example.fi' })
  const browser = await signedIn(on.app, account)
  const { dog } = await makeEntryNaming('Taimi', 'Taimi.Tieto@EXAMPLE.fi')
  const data = (await browser.get('/api/auth/user/data.json')).json()
  expect(data.entries).toMatchObject([
    { regnr: dog.regnr, heldOn: '2026-09-12', contactName: 'Taimi Nimi', handler: 'Taimi Ohjaaja' },
  ])
  expect(data.mails).toHaveLength(2)
  const keys = Object.keys(data.entries[0])
  expect(keys.filter((key) => !Object.hasOwn(fi.fields, key))).toEqual([])
  const text = (await browser.get('/api/auth/user/data.txt?lang=fi')).body
  expect(text).toContain('Yhteyshenkilö: Taimi Nimi')
  expect(await placesOf('taimi')).toEqual(expect.arrayContaining(['account', 'audit', 'entry', 'mail']))
  expect((await browser.json('/api/auth/user/erase', { password: PASSWORD })).statusCode).toBe(200)
  expect(await placesOf('taimi')).toEqual([])
})

test('does so for a person without an account, by the address in the dogs’ data; the dog stays in the list', async () => {
  const email = 'ville.varas@example.fi'
  const personId = await makePerson(on.database.db, { name: 'Ville Omistaja', email })
  const { dog, trialId } = await makeEntryNaming('Ville', email)
  const own = await on.dog()
  await on.database.db.insertInto('dog_owner').values({ dog_id: own.id, person_id: personId }).execute()
  await on.agent.json(listPath(trialId), {
    ...entryOf(own, { contactEmail: 'toinen@example.fi', contactName: 'Toinen Ihminen' }),
    handler: 'Ville Omistaja',
  })
  const data = (await on.sysadmin.get(`/api/auth/persons/${personId}/data.json`)).json()
  expect(data.entries).toMatchObject([{ regnr: dog.regnr }, { regnr: own.regnr, handler: 'Ville Omistaja' }])
  expect(data.mails.length).toBeGreaterThan(1)
  expect((await on.sysadmin.json('/api/auth/persons/erase', { id: personId })).statusCode).toBe(200)
  expect(await placesOf('ville')).toEqual([])
  const { places } = (await on.agent.get(listPath(trialId))).json()
  expect(places).toMatchObject([
    { dog: { regnr: dog.regnr }, handler: null, contactEmail: null },
    { dog: { regnr: own.regnr }, handler: null, contactEmail: 'toinen@example.fi' },
  ])
})
