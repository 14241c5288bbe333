import { beforeAll, expect, test } from 'vitest'
import fi from '#contract/texts/fi/ownData.json' with { type: 'json' }
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { openService } from '../testing/openService.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'
import { holders } from './holders.ts'
import { columnsOfPeople, type Place, placesOf, plantPerson, SIGNS } from './planting.test-helper.ts'

const { app, database } = await openService()
let sysadmin: TestBrowser
beforeAll(async () => {
  sysadmin = await signedIn(app, await makeAccount(database.db, { roles: ['SYSADMIN'] }))
})

test('every column of text, of JSON, or that leads to a human says whether it can hold a person', async () => {
  const unclassified = (await columnsOfPeople(database.pool)).filter(({ table, column }) => {
    const holder = holders.find((one) => one.table === table)
    if (!holder) return true
    const {
      about = {},
      refs = {},
      names = [],
      details = [],
      kept = [],
      texts = [],
      secrets = [],
      none = [],
    } = holder
    const links = [...Object.keys(about), ...Object.keys(refs)]
    return ![...links, ...names, ...details, ...kept, ...texts, ...secrets, ...none].includes(column)
  })
  expect(unclassified).toEqual([])
})

test('erases a person from every column that can hold one, lists the texts that stay, and hands out what it erases', async () => {
  const { accountId } = await plantPerson(database)
  const planted = await placesOf(database.pool)
  const columns = holders.flatMap(({ table, names = [], details = [], kept = [], texts = [] }) =>
    [...names, ...details, ...kept, ...texts].map((column) => `${table} ${column}`),
  )
  const filled = new Set(planted.map(({ table, column }) => `${table} ${column}`))
  expect(columns.filter((column) => !filled.has(column))).toEqual([])

  const data = (await sysadmin.get(`/api/auth/persons/${accountId}/data.json?kind=account`)).body
  const personal = planted.filter(({ table, column }) => {
    const { names = [], details = [], kept = [] } = holders.find((one) => one.table === table)!
    return [...names, ...details, ...kept].includes(column)
  })
  // Results are public, and theirs who judged only by name.
  const results = ['trial_result', 'water_result', 'show_result', 'breeding_review']
  const ofPerson = personal.filter(({ table }) => !results.includes(table))
  const shown = ({ table, text }: Place) =>
    table === 'practice_sheet' ? SIGNS.values : JSON.stringify(text).slice(1, -1)
  expect(ofPerson.filter((one) => !data.includes(shown(one)))).toEqual([])

  const fields = new Set<string>()
  JSON.parse(data, (key, value) => {
    if (['before', 'after', 'values'].includes(key)) return null
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const name of Object.keys(value)) fields.add(name)
    return value
  })
  expect([...fields].filter((name) => !Object.hasOwn(fi.fields, name))).toEqual([])

  const listed = (await sysadmin.get(`/api/auth/persons/${accountId}/mentions?kind=account`)).json().texts
  expect(listed.every(({ excerpt }: { excerpt: string }) => /kätkö|katko|765/i.test(excerpt))).toBe(true)
  expect((await sysadmin.json('/api/auth/users/erase', { id: accountId })).statusCode).toBe(200)
  const place = ({ table, key, column }: { table: string; key: string; column: string }) =>
    `${table} ${key} ${column}`
  const left = (await placesOf(database.pool)).map(place)
  expect(left).toEqual(listed.map(place).toSorted())
  expect(left.length).toBeGreaterThan(30)
  const { rows } = await database.pool.query<{ after: { mentions: string[] } }>(
    `select after from audit where subject = 'account' and subject_id = $1 and code = 'ERASED'`,
    [String(accountId)],
  )
  expect(rows[0]!.after.mentions.toSorted()).toEqual(left)
  const { rows: scrubbed } = await database.pool.query<{ before: object }>(
    `select before from audit where subject = 'trial' and code = 'CHANGED'`,
  )
  expect(scrubbed[0]!.before).toEqual({
    organiserEmail: '—removed—',
    organiserPhone: '—removed—',
    place: 'Suo',
  })
})

test('erasing leaves alone what others have with the number that somebody calls theirs', async () => {
  const account = await makeAccount(database.db, { phone: '040 555 0001' })
  await database.pool.query(
    `insert into club (name, email, phone) values ('Numerokerho', 'kerho@example.fi', '040 555 0001')`,
  )
  await sysadmin.json('/api/auth/users/erase', { id: account.id })
  const { rows } = await database.pool.query(`select email, phone from club where name = 'Numerokerho'`)
  expect(rows).toEqual([{ email: 'kerho@example.fi', phone: '040 555 0001' }])
})

test('erasing leaves alone whom an address belongs to that was never confirmed', async () => {
  const account = await makeAccount(database.db)
  await database.pool.query(
    `insert into account_token (token_hash, account_id, kind, new_email, created_at, expires_at)
      values ('\\x01', $1, 'change_email', 'uhri@example.fi', now(), now() + interval '1 day')`,
    [account.id],
  )
  await database.pool.query(`insert into club (name, email) values ('Uhrikerho', 'uhri@example.fi')`)
  await sysadmin.json('/api/auth/users/erase', { id: account.id })
  const { rows } = await database.pool.query(`select email from club where name = 'Uhrikerho'`)
  expect(rows).toEqual([{ email: 'uhri@example.fi' }])
})

test('own data leave out the texts about another of the same name and number', async () => {
  await database.pool.query(
    `insert into club (name, website) values ('Saman Nimisen kerho', 'Nimi Kaima, 040 555 0002')`,
  )
  const account = await makeAccount(database.db, {
    first_name: 'Nimi',
    last_name: 'Kaima',
    phone: '040 555 0002',
  })
  const own = await (await signedIn(app, account)).get('/api/auth/user/data.json')
  expect(own.json().mentions).toEqual([])
  const listed = await sysadmin.get(`/api/auth/persons/${account.id}/mentions?kind=account`)
  expect(listed.json()).toMatchObject({
    texts: [{ table: 'club', column: 'website', excerpt: 'Nimi Kaima, 040 555 0002' }],
    entries: [],
  })
})
