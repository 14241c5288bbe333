import type pg from 'pg'
import type { Config } from './config.ts'
import type { ShownDogs } from './dogs/shownDogs.service.ts'
import type { LivePedigree } from './pedigree/livePedigree.ts'
import type { Captcha } from './platform/captcha/captcha.ts'
import type { Db } from './platform/database.ts'
import type { Attempts } from './platform/limits/attempts.ts'
import type { Outbox } from './platform/mail/outbox.ts'
import type { PasswordHasher } from './platform/passwords/hashing.ts'
import type { PdfPress } from './platform/pdf/pdfPress.ts'

/** What the subjects of the service stand on; handed to every subject's routes. */
export interface Services {
  readonly config: Config
  readonly pool: pg.Pool
  readonly db: Db
  readonly live: LivePedigree
  readonly shown: ShownDogs
  readonly press: PdfPress
  readonly attempts: Attempts
  readonly hasher: PasswordHasher
  readonly outbox: Outbox
  readonly captcha: Captcha
  /** where people reach the service, without a slash at the end */
  readonly baseUrl: string
  /** the clock: tests set it */
  readonly now: () => Date
}
