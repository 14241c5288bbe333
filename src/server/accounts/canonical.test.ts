import { beforeEach, expect, test } from 'vitest'
import { canonicalEmail, canonicalUsername } from '#domain/accounts/canonical.ts'
import { makeAccount, newestMail, PASSWORD } from '../testing/accounts.ts'
import { openService } from '../testing/openService.ts'
import { codeOf, refusalOf } from '../testing/refusal.ts'
import { TestBrowser } from '../testing/testBrowser.ts'

const now = new Date('2026-05-17T09:00:00Z')
const { app, database } = await openService({ now: () => now, env: { ATTEMPT_LIMIT_FACTOR: '1' } })
beforeEach(async () => {
  await database.pool.query('delete from attempt')
})

/** What poses as an i where somebody folds it into one: JavaScript, PostgreSQL or the C library. */
const POSING = ['İ', 'ı', 'i\u0307', 'ⅰ', 'ｉ', 'Ｉ', 'I']

test('makes the same form in the browser and in the database, of every letter of ours and its neighbours', async () => {
  const letters = Array.from({ length: 0x0600 - 0x21 }, (_, n) => String.fromCodePoint(0x21 + n))
  const { rows } = await database.pool.query(
    'select letter, canonical_email(letter) as email, canonical_username(letter) as username from unnest($1::text[]) letter',
    [letters.map((letter) => letter.normalize('NFKC'))],
  )
  expect(rows).toHaveLength(letters.length)
  for (const { letter, email, username } of rows) {
    expect(email).toBe(canonicalEmail(letter))
    expect(username).toBe(canonicalUsername(letter))
  }
})

test('stores addresses in canonical form only, in every column that holds one', async () => {
  const { rows } = await database.pool.query<{ place: string; checked: boolean }>(`
    select c.table_name || '.' || c.column_name as place, exists (
        select from pg_constraint k
        where k.conrelid = c.table_name::regclass and k.contype = 'c'
          and pg_get_constraintdef(k.oid) like '%(' || c.column_name || ' = canonical_email(' || c.column_name || '))%'
      ) as checked
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name ~ 'e_?mail|recipient$'`)
  expect(rows.map(({ place }) => place)).toEqual(expect.arrayContaining(['account.email', 'mail.recipient']))
  expect(rows.filter(({ checked }) => !checked)).toEqual([])
  const upper = makeAccount(database.db, { email: 'Iso@example.fi' })
  await expect(upper).rejects.toMatchObject({ code: '23514' })
})

test('gives a guesser no further tries for a letter that is folded into another', async () => {
  const victim = await makeAccount(database.db, { username: 'iikka.i', email: 'iikka.i@example.fi' })
  const thief = new TestBrowser(app, { address: '203.0.113.5' })
  for (const name of [victim.username, victim.email]) {
    for (let guess = 0; guess < 5; guess++) await thief.signIn(name, `arvaus-${guess}`)
    const spellings = POSING.flatMap((letter) =>
      [1, 2, 3, 4].map((count) => {
        let left = count
        return name.replace(/i/g, (own) => (left-- > 0 ? letter : own))
      }),
    )
    for (const spelling of spellings)
      expect([401, 429], spelling).toContain((await thief.signIn(spelling, PASSWORD)).statusCode)
  }
})

test('counts mails to an address together, however it is spelt', async () => {
  const account = await makeAccount(database.db)
  const browser = new TestBrowser(app, { address: '203.0.113.6' })
  const ask = (email: string) => browser.text('/api/user/reset-password/', email, { captcha: true })
  for (const spelling of [account.email, account.email.toUpperCase(), ` ${account.email} `])
    expect((await ask(spelling)).statusCode).toBe(200)
  expect((await newestMail(database.db, account.email))?.kind).toBe('resetPassword')
  for (let time = 0; time < 2; time++) await ask(account.email)
  expect(refusalOf(await ask(account.email.replace('t', 'T')))).toEqual([429, 'TOO_MANY_REQUESTS'])
})

test('registers an address with capitals as the one it is', async () => {
  const form = {
    username: 'iso.alku',
    email: 'Iso.Alku@Example.FI',
    firstName: 'Iso',
    lastName: 'Alku',
    phone: '',
    membershipNumber: '',
    language: 'fi',
    password: PASSWORD,
    passwordAgain: PASSWORD,
    terms: true,
  }
  const browser = new TestBrowser(app, { address: '203.0.113.7' })
  expect((await browser.json('/api/register', form, { captcha: true })).statusCode).toBe(200)
  expect((await newestMail(database.db, 'iso.alku@example.fi'))?.kind).toBe('confirmRegistration')
  const posing = await browser.json('/api/register', { ...form, email: 'İso@example.fi' }, { captcha: true })
  expect(codeOf(posing)).toBe('INPUT_INVALID')
})
