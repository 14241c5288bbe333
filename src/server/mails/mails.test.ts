import { beforeAll, expect, test } from 'vitest'
import { makeAccount, newestMail, signedIn } from '../testing/accounts.ts'
import { openService } from '../testing/openService.ts'
import { codeOf } from '../testing/refusal.ts'
import { TestBrowser } from '../testing/testBrowser.ts'

let sysadmin: TestBrowser
const { app, database } = await openService()

beforeAll(async () => {
  sysadmin = await signedIn(app, await makeAccount(database.db, { roles: ['SYSADMIN'] }))
})

const askReset = (email: string) =>
  new TestBrowser(app).text('/api/user/reset-password/', email, { captcha: true })

test('shows SYSADMIN waiting mails without their links', async () => {
  const { email } = await makeAccount(database.db)
  await askReset(email)
  const { mails, sending } = (await sysadmin.get('/api/auth/mails?state=waiting')).json()
  expect(sending).toBe(false)
  expect(mails[0]).toMatchObject({ kind: 'resetPassword', recipient: email, state: 'waiting', attempts: 0 })
  const details = (await sysadmin.get(`/api/auth/mails/${mails[0].id}`)).json()
  expect(details.text).toContain('#token=…')
  expect(details.text).not.toMatch(/token=[\w-]/)
  expect(codeOf(await sysadmin.get('/api/auth/mails/999999'))).toBe('MAIL_NOT_FOUND')
})

test('tries a mail again that was given up, and no other', async () => {
  const { email } = await makeAccount(database.db)
  await askReset(email)
  const mail = (await newestMail(database.db, email))!
  const retry = () => sysadmin.json('/api/auth/mails/retry', { id: mail.id })
  expect(codeOf(await retry())).toBe('MAIL_NOT_FAILED')
  await database.pool.query('update mail set failed_at = now(), attempts = 7 where id = $1', [mail.id])
  expect((await sysadmin.get('/api/auth/mails?state=failed')).json().mails).toMatchObject([{ id: mail.id }])
  expect((await retry()).json()).toMatchObject({ state: 'waiting', attempts: 0 })
  const [row] = (await sysadmin.get(`/api/auth/audit?subject=mail&subjectId=${mail.id}`)).json().rows
  expect(row.code).toBe('MAIL_RETRIED')
})
