import { beforeAll, expect, test } from 'vitest'
import fi from '#contract/texts/fi/ownData.json' with { type: 'json' }
import { makeAccount, PASSWORD, signedIn } from '../testing/accounts.ts'
import { makePerson } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { TestBrowser } from '../testing/testBrowser.ts'

let chief: TestBrowser
const { app, database } = await openService()

beforeAll(async () => {
  chief = await signedIn(app, await makeAccount(database.db, { roles: ['KAER_CHIEF'] }))
})

/** A judge whose contacts are shown, with a change of them in the log. */
async function judge(name: string, userId: number | null) {
  const given = {
    name: `Tuomari ${name}`,
    userId,
    qualifications: ['field'],
    district: 'Kainuu',
    town: `${name}la`,
    email: `${name.replaceAll('ä', 'a').replaceAll('ö', 'o')}@tuomarit.example`,
    phone: '044 999 7777',
    contactConsent: true,
    active: true,
  }
  const { id, version } = (await chief.json('/api/auth/judges', given)).json()
  const changed = await chief.json('/api/auth/judges/update', {
    ...given,
    id,
    version,
    phone: '044 999 8888',
  })
  expect(changed.statusCode).toBe(200)
  return { id, email: given.email }
}

const listed = async (id: number) =>
  (await new TestBrowser(app).get('/api/activejudges')).json().find((row: { id: number }) => row.id === id)

const logged = async (id: number) => {
  const { rows } = await database.pool.query(
    `select before, after from audit where subject = 'judge' and subject_id = $1 order by id`,
    [String(id)],
  )
  return rows
}

test('returns the row of a judge with an account in the own data, and erases the contacts with it', async () => {
  const account = await makeAccount(database.db, { roles: ['JUDGE'] })
  const { id } = await judge('lähtevä', account.id)
  const other = await judge('jäävä', null)
  const browser = await signedIn(app, account)
  const data = (await browser.get('/api/auth/user/data.json')).json()
  expect(data.judges).toEqual([
    {
      name: 'Tuomari lähtevä',
      qualifications: ['field'],
      district: 'Kainuu',
      town: 'lähteväla',
      email: 'lahteva@tuomarit.example',
      phone: '044 999 8888',
      contactConsent: true,
      active: true,
    },
  ])
  expect(Object.keys(data.judges[0]).filter((key) => !Object.hasOwn(fi.fields, key))).toEqual([])
  expect((await browser.get('/api/auth/user/data.txt?lang=fi')).body).toContain('  Kennelpiiri: Kainuu')
  expect(await logged(id)).toContainEqual({
    before: { phone: '044 999 7777' },
    after: { phone: '044 999 8888' },
  })
  expect((await browser.json('/api/auth/user/erase', { password: PASSWORD })).statusCode).toBe(200)
  expect(await listed(id)).toMatchObject({ name: 'Tuomari lähtevä', town: null, contact: null })
  expect((await chief.get(`/api/auth/judges/${id}`)).json()).toMatchObject({
    version: 3,
    user: null,
    email: '',
    phone: '',
    contactConsent: false,
  })
  expect(await logged(id)).toEqual([
    { before: null, after: null },
    { before: null, after: null },
  ])
  expect(await listed(other.id)).toMatchObject({ contact: { phone: '044 999 8888' } })
})

test('does so for a person without an account, by the address in the dogs’ data', async () => {
  const sysadmin = await signedIn(app, await makeAccount(database.db, { roles: ['SYSADMIN'] }))
  const { id, email } = await judge('henkilö', null)
  const personId = await makePerson(database.db, { name: 'Tuomari Henkilö', email })
  const data = (await sysadmin.get(`/api/auth/persons/${personId}/data.json`)).json()
  expect(data.judges).toMatchObject([{ name: 'Tuomari henkilö', phone: '044 999 8888' }])
  expect((await sysadmin.json('/api/auth/persons/erase', { id: personId })).statusCode).toBe(200)
  expect(await listed(id)).toMatchObject({ contact: null })
})
