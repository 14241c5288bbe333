import { Resolver } from 'node:dns/promises'
import { parseArgs } from 'node:util'
import { emailInput } from '#contract/accounts.ts'
import { type Config, loadConfig } from '#server/config.ts'
import { checkedSender, checkSender } from '#server/mails/senderChecks/senderChecks.service.ts'
import type { Finding, Sender } from '#server/mails/senderChecks/senderChecks.types.ts'
import { mailTransport, senderOf } from '#server/platform/mail/mailTransport.ts'
import type { Command, Io } from './io.ts'

const USAGE = `Usage: koirakanta check-mail [--send ADDRESS] [--dns SERVER]

Reads the settings of the service, asks name servers for MX, SPF, DKIM and DMARC of the sender of its mails, and says what was found, what
it means and what to publish (docs/mail.md). --send sends a mail to ADDRESS that tells what receivers make of it. --dns asks the name server
at SERVER (an address, with :PORT where it is not 53), such as the domain's own before a change is known everywhere.

Ends with 0 where nothing is wrong, and with 1 where mails will be lost.
`

/** Milliseconds that one question to a name server takes at most, and how often it is asked. */
const TIMEOUT = 5000
const TRIES = 2
const MARKS = { ok: 'ok     ', look: 'look   ', problem: 'PROBLEM' } as const
const INDENT = ' '.repeat(16)

/** `koirakanta check-mail`: needs neither the database nor the running service. */
export const run: Command = async (args, io) => {
  const options = readOptions(args)
  if (!options) {
    io.stderr.write(USAGE)
    return 2
  }
  const config = loadConfig(process.env)
  const sender = checkedSender(config)
  io.stdout.write(`${headOf(sender)}\n\n`)
  const names = new Resolver({ timeout: TIMEOUT, tries: TRIES })
  if (options.dns !== undefined) names.setServers([options.dns])
  const findings = await asked(() => checkSender(names, sender), io)
  if (!findings) return 1
  io.stdout.write(findings.map(linesOf).join('\n'))
  const sent = options.send === undefined || (await send(config, options.send, io))
  return sent && findings.every(({ verdict }) => verdict !== 'problem') ? 0 : 1
}

/** @returns undefined: called wrongly */
function readOptions(args: string[]) {
  try {
    const { send, dns } = parseArgs({
      args,
      options: { send: { type: 'string' }, dns: { type: 'string' } },
    }).values
    return send !== undefined && emailInput.safeParse(send).error ? undefined : { send, dns }
  } catch {
    return undefined
  }
}

const headOf = ({ domain, envelopeDomain, host }: Sender): string =>
  [
    `Mails come from ${domain}`,
    ...(envelopeDomain === domain ? [] : [`with ${envelopeDomain} as the envelope's sender`]),
    host === undefined ? 'and wait in the outbox: SMTP_URL is not set.' : `through ${host}.`,
  ].join(' ')

async function asked(ask: () => Promise<Finding[]>, io: Io): Promise<Finding[] | undefined> {
  try {
    return await ask()
  } catch (error) {
    io.stderr.write(`koirakanta: no name server answers (${(error as Error).message})\n`)
    return undefined
  }
}

function linesOf({ subject, verdict, told, publish }: Finding): string {
  const [first, ...others] = told
  return [
    `${MARKS[verdict]}  ${subject.padEnd(5)}  ${first}`,
    ...others.map((line) => `${INDENT}${line}`),
    ...(publish ? [`${INDENT}Publish: ${publish.name}. ${publish.type} ${writtenOut(publish)}`] : []),
    '',
  ].join('\n')
}

/** A text between quotes, in pieces of at most 255 characters as records have them. */
const writtenOut = ({ type, value }: NonNullable<Finding['publish']>): string =>
  type === 'TXT'
    ? value
        .match(/.{1,255}/g)!
        .map((piece) => `"${piece}"`)
        .join(' ')
    : value

async function send(config: Config, to: string, io: Io): Promise<boolean> {
  const { smtpUrl } = config.mail
  if (smtpUrl === undefined) {
    io.stderr.write('koirakanta: SMTP_URL is not set, so nothing can be sent\n')
    return false
  }
  const { from, bounces, signing } = senderOf(config)
  const transport = mailTransport(smtpUrl, signing)
  try {
    const { response } = await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject: 'Koirakanta: test of the mail settings',
      text: TEST_TEXT,
      ...(bounces && { envelope: { from: bounces, to } }),
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    io.stdout.write(`\nSent to ${to}. The server said: ${response}\n`)
    return true
  } catch (error) {
    io.stderr.write(`koirakanta: the mail was not sent: ${(error as Error).message}\n`)
    return false
  } finally {
    transport.close()
  }
}

const TEST_TEXT = `This mail was sent by "koirakanta check-mail --send".

In your program of mail, show the original of this mail with its headers. In "Authentication-Results" there should be

  spf=pass   dkim=pass   dmarc=pass

What each of them means, and what to do where one fails, is told in docs/mail.md of the service.
`
