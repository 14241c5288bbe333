import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MailRow } from '#contract/mails.ts'
import en from '#contract/texts/en/mails.json' with { type: 'json' }
import fi from '#contract/texts/fi/mails.json' with { type: 'json' }
import sv from '#contract/texts/sv/mails.json' with { type: 'json' }
import { testDatabase } from '#tools/test/database.ts'
import { calendarOfMail } from '../calendar/mailedCalendar.service.ts'
import { PaymentProviders } from '../payments/providers.ts'
import { MailSender } from '../platform/mail/mailSender.ts'
import { mailTransport } from '../platform/mail/mailTransport.ts'
import { testApp } from '../testing/testApp.ts'
import { lookAfterEntries } from './entryJobs.service.ts'
import { OwnEntering } from './ownEntries.test-helper.ts'

type Kind = MailRow['kind']
type Who = 'slow' | 'offered' | 'queued' | 'organiser'
type Language = keyof typeof TEXTS
const TEXTS = { fi, sv, en }

/** The mails of a trial with one place, in the order in which they come to each; `calendar`: with the trial's calendar file. */
const MAILS: Readonly<Record<Who, readonly (readonly [Kind, ('calendar' | '')?])[]>> = {
  // Enters first, and does not pay.
  slow: [['ownEntryHeld', 'calendar'], ['placeReminder'], ['placeExpired']],
  // Enters second, is offered the place and pays; then the trial is cancelled.
  offered: [
    ['ownEntryQueued'],
    ['placeOffered', 'calendar'],
    ['placeReminder'],
    ['paymentReceived', 'calendar'],
    ['startList', 'calendar'],
    ['trialCancelled', 'calendar'],
    ['refundMade'],
  ],
  // Enters third, and moves up.
  queued: [['ownEntryQueued'], ['queueMovedUp'], ['trialCancelled', 'calendar']],
  organiser: [['organiserEntry'], ['organiserEntry'], ['organiserEntry'], ['organiserPayment']],
}

interface Received {
  readonly to: string
  readonly raw: string
}

let on: OwnEntering
let copies: FastifyInstance[]
let smtp: SMTPServer
let senders: MailSender[]
const received: Received[] = []

beforeAll(async () => {
  on = await OwnEntering.start(await testDatabase())
  const paymentProviders = new PaymentProviders(on.provider)
  copies = [on.app, await testApp(on.database, { now: () => on.now, paymentProviders })]
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const raw = Buffer.concat(parts).toString()
        received.push(...envelope.rcptTo.map(({ address }) => ({ to: address, raw })))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const { port } = smtp.server.address() as AddressInfo
  senders = copies.map(
    ({ services, log }) =>
      new MailSender({
        db: services.db,
        transport: mailTransport(`smtp://127.0.0.1:${port}`, undefined),
        from: 'Koirakanta <noreply@koirakanta.example>',
        domain: 'koirakanta.example',
        bounces: undefined,
        links: services.mailLinks,
        baseUrl: services.baseUrl,
        attachmentsOf: (mail) => calendarOfMail(services, mail),
        now: () => on.now,
        log,
      }),
  )
})
afterAll(async () => {
  for (const sender of senders) sender.close()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
  await copies[1]!.close()
  await on.close()
})

/** What two copies of the service do by the clock, each twice and all at once. */
async function runJobs(): Promise<void> {
  const looks = [...copies, ...copies].map(({ services }) => lookAfterEntries(services))
  await Promise.allSettled(looks)
  // What a copy could not do because another held the trial, a later look does.
  await on.look()
  await Promise.all([...senders, ...senders].map((sender) => sender.sendDue()))
}

test.each<[string, Record<Exclude<Who, 'organiser'>, Language>]>([
  ['fi, sv, en', { slow: 'fi', offered: 'sv', queued: 'en' }],
  ['sv, en, fi', { slow: 'sv', offered: 'en', queued: 'fi' }],
  ['en, fi, sv', { slow: 'en', offered: 'fi', queued: 'sv' }],
])(
  'G17: sends each mail once and in the entrant’s language, with two copies at work (%s)',
  async (name, languages) => {
    const address = (who: Who) => `${who}-${name.slice(0, 2)}@example.fi`
    const trialId = await on.trial({ capacity: 1, organiser_email: address('organiser') })
    const enter = (who: keyof typeof languages) =>
      on.enter(trialId, { contactEmail: address(who), language: languages[who] })
    await enter('slow')
    const offered = await enter('offered')
    await enter('queued')
    await runJobs()
    on.wait(21)
    await runJobs()
    // The place of the first is over.
    on.wait(10)
    await runJobs()
    // Time for who waits to be told, and for the reminder of the offer.
    on.wait(37 * 60)
    await runJobs()
    const page = await on.begin(offered)
    page.status = 'ok'
    await on.tell(on.provider.told(page, 'ok'))
    await on.tell(on.provider.told(page, 'ok'))
    await runJobs()
    const startList = { version: 0, published: true }
    const published = await on.agent.json(`/api/auth/trials/${trialId}/entries/start-list`, startList)
    expect(published.statusCode, published.body).toBe(200)
    // It can be taken back for a while.
    on.wait(10)
    await runJobs()
    await on.agent.json('/api/auth/trials/cancel', { id: trialId, reason: 'Routa' })
    await runJobs()
    await runJobs()

    for (const [who, mails] of Object.entries(MAILS) as [Who, (typeof MAILS)[Who]][]) {
      const language = who === 'organiser' ? 'fi' : languages[who]
      expect(await mailsTo(address(who)), who).toEqual(
        mails.map(([kind, calendar = '']) => ({ kind, calendar, language, subject: true })),
      )
    }
  },
)

/** What has come to an address, in its order; `subject`: it is that of the kind in the language. */
async function mailsTo(address: string) {
  const rows = await on.database.db
    .selectFrom('mail')
    .select(['key', 'kind', 'language', 'subject'])
    .where('recipient', '=', address)
    .orderBy('id')
    .execute()
  const came = received.filter(({ to }) => to === address)
  const order = new Map(rows.map(({ key }, index) => [key, index]))
  return came
    .map(({ raw }) => ({ raw, row: rows.find(({ key }) => raw.includes(`Message-ID: <${key}@`))! }))
    .toSorted((a, b) => order.get(a.row.key)! - order.get(b.row.key)!)
    .map(({ raw, row: { kind, language, subject } }) => ({
      kind,
      language,
      calendar: raw.includes('text/calendar') ? 'calendar' : '',
      subject: subjectOf(kind as Kind, language).test(subject),
    }))
}

function subjectOf(kind: Kind, language: Language): RegExp {
  const words = TEXTS[language][kind].subject.split(/\{\{\w+\}\}/)
  return new RegExp(`^${words.map((part) => RegExp.escape(part)).join('.+')}$`)
}
