import { spawn } from 'node:child_process'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inProject } from '#cli/project.ts'
import { type TestDatabase, testDatabase } from '#tools/test/database.ts'
import { makeAccount, newestMail, PASSWORD, signedIn } from '../testing/accounts.ts'
import { testApp } from '../testing/testApp.ts'
import { TestBrowser } from '../testing/testBrowser.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

function admin(args: string[], input: string): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [inProject('src', 'cli', 'main.ts'), 'admin', ...args], {
    env: { PATH: process.env.PATH, DATABASE_URL: database.url },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  child.stdin.end(input)
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })))
}

test('creates a SYSADMIN who can sign in, prints one line otherwise, and never the password', async () => {
  const named = ['create', '--username', 'ensimmainen', '--email', 'eka@example.fi']
  const made = await admin(named, 'Salaisuus-1\n')
  expect(made).toEqual({ code: 0, output: 'ensimmainen may now sign in as SYSADMIN.\n' })
  const app = await testApp(database)
  const answer = await new TestBrowser(app).signIn('ensimmainen', 'Salaisuus-1')
  await app.close()
  expect(answer.json().userRoles).toEqual([{ name: 'SYSADMIN' }])
  expect(await admin(named, 'Salaisuus-1\n')).toEqual({
    code: 1,
    output: 'koirakanta: The user name is taken. Choose another.\n',
  })
  const weak = await admin(['create', '--username', 'toinen', '--email', 'toka@example.fi'], 'heikko\n')
  expect(weak).toEqual({ code: 1, output: 'koirakanta: A password needs at least 8 characters.\n' })
  const leaked = await admin(['create', '--username', 'toinen', '--email', 'toka@example.fi'], 'Salasana1!\n')
  expect(leaked.code).toBe(1)
  expect(leaked.output).toContain('on a list of leaked passwords')
  expect((await admin(['create', '--username', 'toinen', '--email', 'toka'], '')).code).toBe(1)
  expect((await admin(['remove'], '')).code).toBe(2)
})

test('removes a lost second factor, tells its owner, and refuses where there is none', async () => {
  const app = await testApp(database)
  const account = await makeAccount(database.db, { username: 'kadottanut' })
  const browser = await signedIn(app, account)
  const { secret } = (
    await browser.json('/api/auth/user/second-factor/prepare', { password: PASSWORD })
  ).json()
  const code = TOTP.generate({ secret: Secret.fromBase32(secret) })
  await browser.json('/api/auth/user/second-factor', { code })
  const remove = ['remove-second-factor', '--username', 'kadottanut']
  expect(await admin(remove, '')).toEqual({
    code: 0,
    output: 'kadottanut signs in by the password alone now.\n',
  })
  expect((await newestMail(database.db, account.email))?.kind).toBe('secondFactorRemoved')
  expect((await new TestBrowser(app).signIn('kadottanut', PASSWORD)).statusCode).toBe(200)
  expect((await admin(remove, '')).code).toBe(1)
  expect((await admin(['remove-second-factor', '--username', 'ei.ole'], '')).code).toBe(1)
  expect((await admin(['remove-second-factor'], '')).code).toBe(2)
  await app.close()
})
