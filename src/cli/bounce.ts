import { parseArgs } from 'node:util'
import { type Taken, takeReport } from '#server/mails/bounces/bounces.service.ts'
import { asOperator } from '#server/platform/act.ts'
import { reachDatabaseServer } from '#server/platform/databaseServer.ts'
import { MailLinks } from '#server/platform/mail/mailLinks.ts'
import { MAIL_LINKS_KEY, serverKey } from '#server/platform/serverKey.ts'
import type { Command, Io } from './io.ts'
import { onDatabase } from './onDatabase.ts'

const USAGE = `Usage: koirakanta bounce [--to ADDRESS] < MESSAGE

Takes one message that came to MAIL_BOUNCES from standard input. A report that a mail has not arrived is noted with the mail; everything
else is left alone. A server of mails runs it for each message; --to names the address the message came to, where its headers do not.

Ends with 0 whatever the message is, and with 75 where it is to be tried again because the database did not answer.
`

/** Longest part of a message that is read: a report names the mail at its beginning and may bring the whole mail back. */
const LONGEST = 1024 * 1024
/** What servers of mail take as "try again later". Source: sysexits.h, EX_TEMPFAIL. */
const LATER = 75

const TOLD: Readonly<Record<Taken, string>> = {
  noted: 'Noted: the mail has not arrived.',
  known: 'Known already: the mail has not arrived.',
  arrives: 'Left alone: the report says that the mail has arrived or is still tried.',
  unknown: 'Left alone: the report is of no mail that this service has sent.',
  other: 'Left alone: the message is no report of a delivery.',
}

/** `koirakanta bounce`: works beside a running service and without one. */
export const run: Command = async (args, io) => {
  const to = readTo(args)
  if (to === null) {
    io.stderr.write(USAGE)
    return 2
  }
  const raw = await readMessage(io)
  try {
    const taken = await onDatabase({ find: reachDatabaseServer, max: 1 }, async ({ db }) => {
      const links = new MailLinks(await serverKey(db, MAIL_LINKS_KEY))
      return asOperator(db, (act) => takeReport(act, links, { raw, to }))
    })
    io.stderr.write(`${TOLD[taken]}\n`)
    return 0
  } catch (error) {
    io.stderr.write(`koirakanta: ${(error as Error).message}\n`)
    return LATER
  }
}

/** @returns null: called wrongly */
function readTo(args: string[]): string | undefined | null {
  try {
    return parseArgs({ args, options: { to: { type: 'string' } } }).values.to
  } catch {
    return null
  }
}

/** The beginning of the message; the rest is read too, so that whoever writes it can end. */
async function readMessage({ stdin }: Io): Promise<Uint8Array> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of stdin) {
    const bytes = Buffer.from(part as Buffer)
    if (length < LONGEST) parts.push(bytes.subarray(0, LONGEST - length))
    length += bytes.length
  }
  return Buffer.concat(parts)
}
