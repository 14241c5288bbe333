import type { FastifyInstance } from 'fastify'
import { addressOf, type Config, isHttps } from './config.ts'
import { Captcha } from './platform/captcha/captcha.ts'
import type { Database } from './platform/database.ts'
import { Attempts } from './platform/limits/attempts.ts'
import { localDemoOf } from './platform/localDemo.ts'
import { MailLinks } from './platform/mail/mailLinks.ts'
import { Outbox } from './platform/mail/outbox.ts'
import { type HashCost, PasswordHasher } from './platform/passwords/hashing.ts'
import { countRefusals, SecurityEvents } from './platform/security/securityEvents.ts'
import { MAIL_LINKS_KEY, serverKey } from './platform/serverKey.ts'
import { Cookies } from './platform/sessions/cookies.ts'
import { Guards } from './platform/sessions/guards.ts'
import { KnownDevices } from './platform/sessions/knownDevices.ts'

interface CallerOptions {
  readonly config: Config
  readonly database: Database
  readonly now: () => Date
  readonly address: string | undefined
  readonly hashCost: HashCost | undefined
}

/** What stands between a caller and the calls: sessions, limits, passwords, captcha, and the mails back. */
export async function callerParts(app: FastifyInstance, options: CallerOptions) {
  const { config, database, now, address, hashCost } = options
  const { db } = database
  const { title, clubName } = config.club
  const baseUrl = (address ?? addressOf(config)).replace(/\/+$/, '')
  const captcha = new Captcha({
    db,
    now,
    key: await serverKey(db, 'captcha-key'),
    work: config.captchaWork,
  })
  const localDemo = await localDemoOf(config, db)
  app.decorate('localDemo', localDemo)
  app.decorate('guards', new Guards({ config, db, now, localDemo }, new Cookies(isHttps(config))))
  const security = new SecurityEvents(db, now)
  countRefusals(app, security)
  const mailLinks = new MailLinks(await serverKey(db, MAIL_LINKS_KEY))
  return {
    baseUrl,
    captcha,
    devices: new KnownDevices(await serverKey(db, 'device-key')),
    attempts: new Attempts(db, now, config.attemptLimitFactor),
    security,
    hasher: new PasswordHasher(config.passwordQueue, hashCost),
    mailLinks,
    outbox: new Outbox({ baseUrl, title, clubName, links: mailLinks }),
  }
}
