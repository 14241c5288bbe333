import { expect, test } from 'vitest'
import fi from '#contract/texts/fi/ownData.json' with { type: 'json' }
import { writeAudit } from '../platform/audit/audit.ts'
import { makeAccount, PASSWORD, signedIn } from '../testing/accounts.ts'
import { makeDog, makePerson } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { codeOf, refusalOf } from '../testing/refusal.ts'
import { TestBrowser } from '../testing/testBrowser.ts'

const { app, database } = await openService()

const register = (name: string, email: string, visitor = new TestBrowser(app)) =>
  visitor.json(
    '/api/register',
    {
      username: name,
      email,
      firstName: name,
      lastName: 'Vuotava',
      phone: '040 987 6543',
      membershipNumber: 'J-1',
      language: 'fi',
      password: PASSWORD,
      passwordAgain: PASSWORD,
      terms: true,
    },
    { captcha: true },
  )

/** Someone who registered, changed the profile and owns a dog: personal data everywhere that it can be. */
async function makeMember(name: string) {
  const email = `${name}@example.fi`
  const person = await makePerson(database.db, { name: `${name} Vuotava`, town: 'Kuopio', email })
  const dog = await makeDog(database.db, { breeder_id: person, handler: `${name} Vuotava` })
  await database.db.insertInto('dog_owner').values({ dog_id: dog.id, person_id: person }).execute()
  const browser = new TestBrowser(app)
  await register(name, email, browser)
  const { rows } = await database.pool.query('select body_text from mail where recipient = $1', [email])
  const token = /token=([\w-]+)/.exec(rows[0].body_text)![1]!
  await browser.text('/api/user/confirm-email', token)
  await database.pool.query('update account set person_id = $1 where username = $2', [person, name])
  const account = await database.db
    .selectFrom('account')
    .select(['id', 'username', 'email'])
    .where('username', '=', name)
    .executeTakeFirstOrThrow()
  const profile = {
    firstName: name,
    lastName: 'Vuotava',
    phone: '040 111 2222',
    membershipNumber: '',
    language: 'fi',
  }
  await browser.json('/api/auth/user/update', {
    ...profile,
    email: `${name}.uusi@example.fi`,
    version: 1,
  })
  return { account, browser, dog, person }
}

/** Every place of the whole database where a text stands. */
async function placesOf(text: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: hits } = await database.pool.query(
      `select 1 from "${name}" t where t::text ilike $1 limit 1`,
      [`%${text}%`],
    )
    if (hits.length > 0) found.push(name)
  }
  return found
}

test('returns everything known of the account as JSON and as text, without secrets', async () => {
  const { browser, dog } = await makeMember('liisa')
  const file = await browser.get('/api/auth/user/data.json')
  expect(file.headers['content-type']).toMatch(/^application\/json/)
  expect(file.headers['content-disposition']).toBe('attachment; filename="koirakanta.json"')
  expect(file.headers['cache-control']).toBe('no-store')
  expect(file.json()).toMatchObject({
    account: { username: 'liisa', email: 'liisa@example.fi', pendingEmail: 'liisa.uusi@example.fi' },
    person: { name: 'liisa Vuotava', ownedDogs: [{ regnr: dog.regnr }], bredDogs: [{ regnr: dog.regnr }] },
  })
  expect(file.json().changes.map((change: { code: string }) => change.code)).toEqual([
    'REGISTERED',
    'SIGNED_IN',
    'CHANGED',
  ])
  // Not the one to the address that is not confirmed.
  expect(file.json().mails).toHaveLength(2)
  const secret = /argon2|token=[\w-]/
  expect(file.body).not.toMatch(secret)
  const text = await browser.get('/api/auth/user/data.txt?lang=fi')
  expect(text.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(text.body).toContain('Tietosi palvelussa Koirakanta')
  expect(text.body).toContain('  Sähköposti: liisa@example.fi')
  expect(text.body).toContain('    Rekisterinumero: ')
  expect(text.body).toContain('Tapahtuma: Rekisteröityi')
  expect(text.body).not.toMatch(secret)
  expect((await browser.get('/api/auth/user/data.txt?lang=sv')).body).toContain('E-post: liisa@example.fi')
})

test('has a text for the name of every field of the file', async () => {
  const { browser } = await makeMember('nimeta')
  const keys = new Set<string>()
  JSON.parse((await browser.get('/api/auth/user/data.json')).body, (key, value) => {
    if (!/^\d*$/.test(key)) keys.add(key)
    return value
  })
  expect([...keys].filter((key) => !Object.hasOwn(fi.fields, key))).toEqual([])
})

test('erasing removes the person everywhere, keeps the dogs, and leaves in the log that something happened', async () => {
  const { account, browser, dog, person } = await makeMember('katoava')
  expect((await register('toinenkatoava', account.email)).statusCode).toBe(200)
  await browser.json('/api/auth/user/consents', { kind: 'name_and_town', given: true })
  expect((await placesOf('katoava')).length).toBeGreaterThan(4)
  expect(codeOf(await browser.json('/api/auth/user/erase', { password: 'väärä-123' }))).toBe('PASSWORD_WRONG')
  expect((await browser.json('/api/auth/user/erase', { password: PASSWORD })).statusCode).toBe(200)
  expect(browser.cookies.has('session')).toBe(false)
  expect(await placesOf('katoava')).toEqual([])
  expect((await browser.get('/api/user')).statusCode).toBe(401)
  expect((await new TestBrowser(app).signIn(account.username, PASSWORD)).statusCode).toBe(401)
  expect((await app.inject(`/api/dog/${encodeURIComponent(dog.regnr)}`)).json()).toMatchObject({
    name: dog.name,
    breeder: null,
    owners: [],
  })
  const { rows } = await database.pool.query(
    `select code from audit where subject = 'account' and subject_id = $1 order by id`,
    [String(account.id)],
  )
  expect(rows.map((row) => row.code)).toEqual(['REGISTERED', 'SIGNED_IN', 'CHANGED', 'ERASED'])
  const { rows: consents } = await database.pool.query(
    `select before, after from audit where subject = 'consent' and subject_id = $1`,
    [`person:${person}`],
  )
  expect(consents).toEqual([{ before: null, after: null }])
})

test('logs every consent that is given or withdrawn', async () => {
  const { browser, dog, person } = await makeMember('suostuva')
  expect((await browser.get('/api/auth/user/consents')).json()).toMatchObject({
    linked: true,
    nameAndTown: false,
    dogs: [{ regnr: dog.regnr, deathReleased: false }],
    log: [],
  })
  const change = (overrides: object) => browser.json('/api/auth/user/consents', overrides)
  await change({ kind: 'name_and_town', given: true })
  const seen = (await app.inject(`/api/dog/${encodeURIComponent(dog.regnr)}`)).json()
  expect(JSON.stringify(seen.owners)).toContain('suostuva Vuotava')
  await change({ kind: 'name_and_town', given: false })
  const { log, nameAndTown } = (await change({ kind: 'death_data', regnr: dog.regnr, given: true })).json()
  expect(nameAndTown).toBe(false)
  expect(log).toMatchObject([
    { kind: 'death_data', regnr: dog.regnr, given: true },
    { kind: 'name_and_town', regnr: null, given: false },
    { kind: 'name_and_town', given: true },
  ])
  const { rows } = await database.pool.query(
    'select public_consent, death_released from person, dog where person.id = $1 and dog.id = $2',
    [person, dog.id],
  )
  expect(rows).toEqual([{ public_consent: false, death_released: true }])
})

test('refuses a consent for another’s dog, for none, and without a linked person', async () => {
  const { browser } = await makeMember('utelias')
  const other = await makeDog(database.db)
  const former = await makeDog(database.db)
  const { rows } = await database.pool.query(`select person_id from account where username = 'utelias'`)
  await database.db
    .insertInto('dog_owner')
    .values({ dog_id: former.id, person_id: rows[0].person_id, end_date: '2024-01-01' })
    .execute()
  const release = (regnr: string, by = browser) =>
    by.json('/api/auth/user/consents', { kind: 'death_data', regnr, given: true })
  for (const { regnr } of [other, former]) {
    const answer = await release(regnr)
    expect(refusalOf(answer)).toEqual([403, 'FORBIDDEN'])
  }
  expect(codeOf(await release('FI99999/99'))).toBe('DOG_NOT_FOUND')
  const unlinked = await signedIn(app, await makeAccount(database.db))
  expect(codeOf(await release(other.regnr, unlinked))).toBe('PERSON_NOT_LINKED')
  const { rows: released } = await database.pool.query(
    'select 1 from dog where death_released and id = any($1)',
    [[other.id, former.id]],
  )
  expect(released).toEqual([])
})

test('own data leave out the fields of another member whom the account changed', async () => {
  const account = await makeAccount(database.db)
  const other = await makeAccount(database.db)
  const row = { by: account.id, at: new Date(), subject: 'account', code: 'EMAIL_CHANGED' } as const
  for (const { id, email } of [account, other])
    await writeAudit(database.db, {
      ...row,
      subjectId: id,
      before: { email: `old-${email}` },
      after: { email },
    })
  const browser = await signedIn(app, account)
  const text = (await browser.get('/api/auth/user/data.json')).body
  expect(text).not.toContain(other.email)
  expect(text).toContain(`old-${account.email}`)
})

test('erasing deletes the mail of the registration, though the account’s address has changed', async () => {
  const { account, browser } = await makeMember('muuttanut')
  await database.pool.query('update account set email = $1 where id = $2', ['toinen@example.fi', account.id])
  const erased = await browser.json('/api/auth/user/erase', { password: PASSWORD })
  expect(erased.statusCode).toBe(200)
  const { rows } = await database.pool.query('select 1 from mail where recipient = $1', [account.email])
  expect(rows).toEqual([])
})

test('own data tell nobody whether another address is a member’s', async () => {
  const owner = await makeAccount(database.db)
  const other = await makeAccount(database.db)
  const browser = await signedIn(app, owner)
  const changing = async (email: string) => {
    const { version } = (await browser.get('/api/user')).json()
    const names = {
      firstName: 'Utelias',
      lastName: 'Kysyjä',
      phone: '',
      membershipNumber: '',
      language: 'fi',
    }
    const change = { ...names, email, version }
    expect((await browser.json('/api/auth/user/update', change)).statusCode).toBe(200)
    const { mails, links } = (await browser.get('/api/auth/user/data.json')).json()
    return {
      subjects: mails.map(({ subject }: { subject: string }) => subject),
      links: links.map(({ newEmail }: { newEmail: string }) => newEmail === email),
    }
  }
  const ofMember = await changing(other.email)
  const ofNobody = await changing('ei.kenenkaan@example.fi')
  expect(ofNobody.links).toEqual(ofMember.links)
  expect(new Set(ofNobody.subjects)).toEqual(new Set(ofMember.subjects))
})

test('downloads and erases someone who had hundreds of names', async () => {
  const account = await makeAccount(database.db)
  // A row that the names are looked for in.
  const other = { by: null, at: new Date(), subject: 'club', subjectId: 1, code: 'CHANGED' } as const
  await writeAudit(database.db, { ...other, before: { place: 'Vanha' }, after: { place: 'Uusi' } })
  await database.pool.query(
    `insert into audit (changed_at, account_id, subject, subject_id, code, before)
    select now(), $1::bigint, 'account', $1::bigint::text, 'CHANGED',
      jsonb_build_object(
        'firstName', translate(md5(n || 'a') || md5(n || 'b') || md5(n || 'c'), '0123456789', 'ghijklmnop'),
        'lastName', translate(md5(n || 'd') || md5(n || 'e') || md5(n || 'f'), '0123456789', 'ghijklmnop')
      )
    from generate_series(1, 400) n`,
    [account.id],
  )
  const browser = await signedIn(app, account)
  expect((await browser.get('/api/auth/user/data.json')).statusCode).toBe(200)
  expect((await browser.json('/api/auth/user/erase', { password: PASSWORD })).statusCode).toBe(200)
})
