import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { emailInput, newPasswordInput, usernameInput } from '#contract/accounts.ts'
import { removeLostFactor } from '#server/accounts/secondFactor.service.ts'
import { createSysadmin } from '#server/accounts/sysadmin.service.ts'
import { addressOf } from '#server/config.ts'
import { asOperator } from '#server/platform/act.ts'
import { reachDatabaseServer } from '#server/platform/databaseServer.ts'
import { AppError } from '#server/platform/errors.ts'
import { isErrorCode, messageOf } from '#server/platform/http/language.ts'
import { MailLinks } from '#server/platform/mail/mailLinks.ts'
import { Outbox } from '#server/platform/mail/outbox.ts'
import { migrate } from '#server/platform/migrate.ts'
import { PasswordHasher } from '#server/platform/passwords/hashing.ts'
import { isLeaked } from '#server/platform/passwords/leakedPasswords.ts'
import { MAIL_LINKS_KEY, serverKey } from '#server/platform/serverKey.ts'
import type { Command, Io } from './io.ts'
import { onDatabase } from './onDatabase.ts'

const USAGE = `Usage: koirakanta admin create --username NAME --email ADDRESS [--first-name NAME] [--last-name NAME]
       koirakanta admin remove-second-factor --username NAME

create makes a user with the role SYSADMIN. The password is asked for, or read as the first line of standard input.

remove-second-factor lets a user whose app and recovery codes are lost sign in by the password alone, and tells the user by mail.
Make sure first that it is really the user who asks for it.
`

interface AdminOptions {
  readonly username: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** `koirakanta admin`: what nobody in the service can do (yet); works beside a running service and without one. */
export const run: Command = async (args, io) => {
  if (args[0] === 'remove-second-factor') return removeFactor(args.slice(1), io)
  const options = readArguments(args)
  if (!options) {
    io.stderr.write(USAGE)
    return 2
  }
  const username = usernameInput.safeParse(options.username)
  const email = emailInput.safeParse(options.email)
  if (username.error) return refuse(io, username.error.issues[0]!.message)
  if (email.error) return refuse(io, email.error.issues[0]!.message)
  const password = newPasswordInput.safeParse(await readPassword(io))
  if (password.error) return refuse(io, password.error.issues[0]!.message)
  if (isLeaked(password.data)) return refuse(io, 'PASSWORD_LEAKED')
  try {
    await create({ ...options, username: username.data, email: email.data }, password.data)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return refuse(io, error.code)
  }
  io.stdout.write(`${username.data} may now sign in as SYSADMIN.\n`)
  return 0
}

async function removeFactor(args: string[], io: Io): Promise<number> {
  const username = readUsername(args)
  if (username === undefined) {
    io.stderr.write(USAGE)
    return 2
  }
  try {
    await onDatabase({ find: reachDatabaseServer, max: 2 }, async ({ pool, db }, config) => {
      await migrate(pool)
      const { title, clubName } = config.club
      const links = new MailLinks(await serverKey(db, MAIL_LINKS_KEY))
      const outbox = new Outbox({ baseUrl: addressOf(config), title, clubName, links })
      await asOperator(db, async (act) => {
        await outbox.queue(act.db, act.at, await removeLostFactor(act, username))
      })
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return refuse(io, error.code)
  }
  io.stdout.write(`${username} signs in by the password alone now.\n`)
  return 0
}

function readUsername(args: string[]): string | undefined {
  try {
    return parseArgs({ args, options: { username: { type: 'string' } } }).values.username
  } catch {
    return undefined
  }
}

function readArguments(args: string[]): AdminOptions | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        username: { type: 'string' },
        email: { type: 'string' },
        'first-name': { type: 'string', default: 'Koirakanta' },
        'last-name': { type: 'string', default: 'Admin' },
      },
    })
    const { username, email } = values
    if (positionals.join() !== 'create' || !username || !email) return null
    return { username, email, firstName: values['first-name'], lastName: values['last-name'] }
  } catch {
    return null
  }
}

/** One line; on a terminal it is asked for and not shown. */
async function readPassword(io: Io): Promise<string> {
  const terminal = io.stdin.isTTY === true
  if (terminal) io.stderr.write('Password: ')
  const lines = createInterface({ input: io.stdin, terminal })
  try {
    for await (const line of lines) return line
    return ''
  } finally {
    lines.close()
    if (terminal) io.stderr.write('\n')
  }
}

function refuse(io: Io, code: string): number {
  io.stderr.write(`koirakanta: ${isErrorCode(code) ? messageOf(code, 'en') : code}\n`)
  return 1
}

async function create(options: AdminOptions, password: string): Promise<void> {
  await onDatabase({ find: reachDatabaseServer, max: 2 }, async ({ pool, db }) => {
    await migrate(pool)
    const passwordHash = await new PasswordHasher(1).hash(password)
    await asOperator(db, (act) => createSysadmin(act, { ...options, passwordHash }))
  })
}
