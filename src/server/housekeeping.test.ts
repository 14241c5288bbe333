import { expect, test } from 'vitest'
import { tidyUp } from './housekeeping.ts'
import { makeAccount, PASSWORD, signedIn } from './testing/accounts.ts'
import { openService } from './testing/openService.ts'
import { TestBrowser } from './testing/testBrowser.ts'

const HOUR = 3_600_000
const TABLES = ['session', 'account_token', 'registration', 'attempt', 'captcha_solution']
const now = new Date('2026-05-17T09:00:00Z')
const { app, database } = await openService({ now: () => now })

async function tablesWithRows(): Promise<string[]> {
  const found: string[] = []
  for (const table of TABLES) {
    const { rowCount } = await database.pool.query(`select from ${table} limit 1`)
    if (rowCount) found.push(table)
  }
  return found
}

test('deletes what has expired and keeps what is valid', async () => {
  const account = await makeAccount(database.db)
  await signedIn(app, account)
  const visitor = new TestBrowser(app)
  await visitor.text('/api/user/reset-password/', account.email, { captcha: true })
  await visitor.json(
    '/api/register',
    {
      username: 'odottaja',
      email: 'odottaja@example.fi',
      firstName: 'O',
      lastName: 'O',
      phone: '',
      membershipNumber: '',
      language: 'fi',
      password: PASSWORD,
      passwordAgain: PASSWORD,
      terms: true,
    },
    { captcha: true },
  )
  await tidyUp(database.db, now, HOUR)
  expect(await tablesWithRows()).toEqual(TABLES)
  await tidyUp(database.db, new Date(now.getTime() + 25 * HOUR), HOUR)
  expect(await tablesWithRows()).toEqual([])
  const { rows } = await database.pool.query('select username from account')
  expect(rows).toEqual([{ username: account.username }])
})
