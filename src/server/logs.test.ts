import { expect, test } from 'vitest'
import { newestMail, tokenOf } from './testing/accounts.ts'
import { openService } from './testing/openService.ts'
import { TestBrowser } from './testing/testBrowser.ts'

const log: string[] = []
const { app, database } = await openService({
  logTo: { write: (line) => log.push(line) },
  env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_POLL_MS: '50' },
})

app.services.jobs.start()

const PASSWORD = 'Paljastava-1'
const FORM = {
  username: 'vuotava.tunnus',
  email: 'vuotava.osoite@example.fi',
  firstName: 'Etunimivuoto',
  lastName: 'Sukunimivuoto',
  phone: '040 555 1234',
  membershipNumber: 'VUOTO-9',
  language: 'fi',
  password: PASSWORD,
  passwordAgain: PASSWORD,
  terms: true,
}

test('logs no password, token, e-mail or name, whatever goes wrong', async () => {
  const browser = new TestBrowser(app)
  await browser.json('/api/register', FORM, { captcha: true })
  const token = tokenOf(await newestMail(database.db, FORM.email))
  await browser.text('/api/user/confirm-email', `${token}\n${PASSWORD}`)
  await browser.signIn(FORM.username, 'Vaarasalasana-1')
  await browser.signIn(FORM.email, PASSWORD)
  const session = browser.cookies.get('session')!
  await browser.json('/api/auth/user/update', {
    ...FORM,
    version: 1,
    email: 'toinen.vuoto@example.fi',
  })
  while (!log.some((line) => line.includes('mail not sent')))
    await new Promise((resolve) => setTimeout(resolve, 20))
  // What nobody foresees: the tables that hold the person refuse every row, and the database says which, in its message or beside it.
  await database.pool.query(`
    create function refuse_all() returns trigger language plpgsql as $$
    begin raise exception 'no row of % %', new.email, new.last_name; end $$`)
  await database.pool.query(
    'create trigger refuse_all before insert on registration for each row execute function refuse_all()',
  )
  await database.pool.query(`alter table account add constraint refuse_all check (last_name = '') not valid`)
  const other = { ...FORM, username: 'toinen.tunnus', email: 'kolmas.vuoto@example.fi' }
  const failed = await new TestBrowser(app).json('/api/register', other, { captcha: true })
  const failedUpdate = await browser.json('/api/auth/user/update', { ...FORM, version: 2, email: FORM.email })
  expect([failed.statusCode, failedUpdate.statusCode]).toEqual([500, 500])
  expect(failed.body + failedUpdate.body).not.toMatch(/vuoto|vuotava|refuse_all|registration/i)
  const all = log.join('')
  expect(log.filter((line) => line.includes('unexpected'))).toHaveLength(2)
  expect(all).not.toMatch(/vuoto|vuotava|Paljastava|Vaarasalasana|555 1234|toinen\.tunnus|example\.fi/i)
  for (const secret of [token, session, browser.cookies.get('csrf-token')!]) expect(all).not.toContain(secret)
})
