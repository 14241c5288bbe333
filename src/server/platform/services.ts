import type { Config } from '../config.ts'
import type { Captcha } from './captcha/captcha.ts'
import type { Db } from './database.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Attempts } from './limits/attempts.ts'
import type { MailLinks } from './mail/mailLinks.ts'
import type { Outbox } from './mail/outbox.ts'
import type { PasswordHasher } from './passwords/hashing.ts'
import type { Printer } from './printing/printer.ts'
import type { SecurityEvents } from './security/securityEvents.ts'
import type { KnownDevices } from './sessions/knownDevices.ts'
import type { OpenedByLink, OpenedKind } from './sessions/openedByLink.ts'

/**
 * What every command and question can use. A subject that keeps something for all others, such as the pedigree in memory,
 * adds it by declaration merging where it is defined.
 */
export interface Services {
  readonly config: Config
  readonly db: Db
  readonly printer: Printer
  readonly attempts: Attempts
  readonly hasher: PasswordHasher
  readonly jobs: Jobs
  readonly mailLinks: MailLinks
  readonly outbox: Outbox
  readonly security: SecurityEvents
  readonly captcha: Captcha
  readonly devices: KnownDevices
  /** what browsers may open without an account */
  readonly opened: Readonly<Record<OpenedKind, OpenedByLink>>
  /** where people reach the service, without a slash at the end */
  readonly baseUrl: string
  /** the clock: tests set it */
  readonly now: () => Date
}
