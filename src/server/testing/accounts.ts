import type { FastifyInstance } from 'fastify'
import type { Insertable } from 'kysely'
import type { Role } from '#domain/accounts/roles.ts'
import type { Db } from '../platform/database.ts'
import { type HashCost, PasswordHasher } from '../platform/passwords/hashing.ts'
import type { Schema } from '../platform/schema.ts'
import { type BrowserOptions, TestBrowser } from './testBrowser.ts'

/** The password of every account that a test makes. */
export const PASSWORD = 'koira-123'

/** Signing in is what most tests do first, and the usual work takes a core for a fifth of a second. */
export const QUICK_HASH: HashCost = { memory: 8, passes: 1, parallelism: 1 }

const hasher = new PasswordHasher(100, QUICK_HASH)
let hash: Promise<string> | undefined
let sequence = 0

export interface MadeAccount {
  readonly id: number
  readonly username: string
  readonly email: string
}

/** An account that can sign in with PASSWORD, a member unless the test gives roles. */
export async function makeAccount(
  db: Db,
  overrides: Partial<Insertable<Schema['account']>> & { readonly roles?: readonly Role[] } = {},
): Promise<MadeAccount> {
  hash ??= hasher.hash(PASSWORD)
  const { roles = [], ...columns } = overrides
  const username = columns.username ?? `testaaja${++sequence}`
  const made = await db
    .insertInto('account')
    .values({
      username,
      email: `${username.toLowerCase()}@example.fi`,
      first_name: 'Testi',
      last_name: 'Jäsen',
      password_hash: await hash,
      ...columns,
    })
    .returning(['id', 'username', 'email'])
    .executeTakeFirstOrThrow()
  if (roles.length > 0)
    await db
      .insertInto('account_role')
      .values(roles.map((role) => ({ account_id: made.id, role })))
      .execute()
  return made
}

/** A browser in which an account has signed in. */
export async function signedIn(
  app: FastifyInstance,
  account: MadeAccount,
  options: BrowserOptions = {},
): Promise<TestBrowser> {
  const browser = new TestBrowser(app, options)
  const answer = await browser.signIn(account.username, PASSWORD)
  if (answer.statusCode !== 200) throw new Error(`Signing in answered ${answer.statusCode}: ${answer.body}`)
  return browser
}

/** A browser that has opened the address that the start of the demo prints. */
export async function demoBrowser(app: FastifyInstance, options: BrowserOptions = {}): Promise<TestBrowser> {
  const browser = new TestBrowser(app, options)
  const [, secret] = app.localDemo.entrance('').split('#demo=')
  const answer = await browser.json('/api/demo/open', { secret })
  if (answer.statusCode !== 200) throw new Error(`The demo answered ${answer.statusCode}: ${answer.body}`)
  return browser
}

/** The newest mail to an address. */
export function newestMail(db: Db, recipient: string) {
  return db
    .selectFrom('mail')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

/** The one-time secret in a mail. */
export function tokenOf(mail: { readonly body_text: string } | undefined): string {
  const token = /#token=([\w-]{43})/.exec(mail?.body_text ?? '')?.[1]
  if (!token) throw new Error('The mail holds no token')
  return token
}
