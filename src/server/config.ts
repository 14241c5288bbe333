import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import type { FileRules } from '#contract/call.ts'
import { ATTACHMENT_MAX_BYTES, PICTURE_MAX_BYTES } from '#contract/constants.ts'
import type { ClubProfile } from '#domain/club/profiles.ts'
import { clubProfileOf } from './clubProfile.ts'
import type { BucketSize } from './platform/limits/tokenBuckets.ts'
import { OperatorError } from './platform/operatorError.ts'

/** A setting that the service cannot start with; the message is one line that says what to change. */
class ConfigError extends OperatorError {}

/** in milliseconds */
const SECOND = 1000
const MINUTE = 60_000
/** in bytes */
const KILOBYTE = 1024

const number = (least: number, most: number) =>
  z.coerce
    .number(`not a number from ${least} to ${most}`)
    .min(least, `less than ${least}`)
    .max(most, `more than ${most}`)
const wholeNumber = (least: number, most: number) =>
  number(least, most).refine(Number.isInteger, 'not a whole number')

/** What HOST may be so that nobody else reaches the service. */
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/i

/** From the quietest to the most talkative; `info` has a line for each request. */
const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const

/** `12:375917:KEY,14:375918:KEY`: id of the club, number of its Paytrail account, its key. */
const CLUB_ACCOUNTS = /^\s*\d{1,9}:\d{1,10}:[^,:\s]{10,200}(\s*,\s*\d{1,9}:\d{1,10}:[^,:\s]{10,200})*\s*$/

/** The part before the @ gets `+` and 52 characters more, and may have 64 (RFC 5321, 4.5.3.1.1). */
const BOUNCES = /^[^+@]{1,11}@/
const BOUNCES_MESSAGE = 'more than 11 characters before the @, or a + among them'

const settings = z.object({
  LOG_LEVEL: z.enum(LOG_LEVELS).optional(),
  METRICS_TOKEN: z.string().min(16, 'shorter than 16 characters').max(200).optional(),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./.data'),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_EVERY_HOURS: number(0, 8760).default(24),
  BACKUP_KEEP: wholeNumber(1, 10_000).default(14),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  READ_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PREPARED_STATEMENTS: z.enum(['true', 'false']).default('true'),
  CLUB_PROFILE: z.string().min(1).default('kanakoirat'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: z.enum(['true', 'false']).default('false'),
  DEMO: z.enum(['small', 'club', 'off']).optional(),
  MAX_CONNECTIONS: wholeNumber(1, 100_000).default(2000),
  CONNECTIONS_PER_NETWORK: wholeNumber(1, 100_000).default(200),
  CONNECTION_IDLE_SECONDS: number(0.1, 3600).default(30),
  STOP_DELAY_SECONDS: number(0, 60).default(0),
  RATE_BURST: number(1, 1e9).default(50),
  RATE_PER_SECOND: number(0.01, 1e9).default(10),
  ATTEMPT_LIMIT_FACTOR: number(0.01, 1e9).default(1),
  REQUIRE_SECOND_FACTOR: z.enum(['true', 'false']).default('false'),
  SESSION_IDLE_MINUTES: number(0.01, 525_600).default(720),
  SESSION_MAX_HOURS: number(0.01, 8760).default(336),
  PICTURE_MAX_KB: wholeNumber(1, PICTURE_MAX_BYTES / KILOBYTE).default(PICTURE_MAX_BYTES / KILOBYTE),
  ATTACHMENT_MAX_KB: wholeNumber(1, ATTACHMENT_MAX_BYTES / KILOBYTE).default(ATTACHMENT_MAX_BYTES / KILOBYTE),
  PASSWORD_QUEUE: wholeNumber(1, 10_000).default(50),
  CAPTCHA_WORK: wholeNumber(10, 10_000_000).default(150_000),
  KEEP_MAILS_YEARS: wholeNumber(0, 100).default(1),
  KEEP_CONTACTS_YEARS: wholeNumber(0, 100).default(2),
  KEEP_MESSAGES_YEARS: wholeNumber(0, 100).default(2),
  KEEP_LOG_YEARS: wholeNumber(0, 100).default(6),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).max(320).optional(),
  MAIL_BOUNCES: z.email().regex(BOUNCES, BOUNCES_MESSAGE).max(254).optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9](?:[a-z0-9._-]{0,61}[a-z0-9])?$/i, 'not the name of a selector')
    .optional(),
  DKIM_KEY_FILE: z.string().min(1).optional(),
  OPEN_DATA_LICENCE: z.string().min(2).max(200).optional(),
  CLUB_CONTACT: z.email().max(320).optional(),
  PAYTRAIL_ACCOUNT: z
    .string()
    .regex(/^\d{1,10}$/, 'not the number of a Paytrail account')
    .optional(),
  PAYTRAIL_KEY: z.string().min(10, 'shorter than 10 characters').max(200).optional(),
  PAYTRAIL_CLUBS: z
    .string()
    .max(10_000)
    .regex(CLUB_ACCOUNTS, 'not a list of CLUB:ACCOUNT:KEY with commas between')
    .optional(),
  MAIL_POLL_MS: wholeNumber(50, 60_000).default(2000),
  PEDIGREE_POLL_MS: wholeNumber(50, 60_000).default(500),
  ENTRY_JOBS_MS: wholeNumber(0, 3_600_000).default(5000),
})

/** The demo club's own: no mail arrives there. */
const DEMO_CONTACT = 'kerho@example.com'

export interface KeepYears {
  /** mails that were sent, or given up */
  readonly mails: number
  /** contacts of entries, after the trial */
  readonly contacts: number
  /** messages to the participants of a trial */
  readonly messages: number
  /** fields of changes in the log, but of dogs and results */
  readonly log: number
}

/** An account at Paytrail. */
export interface PaytrailAccount {
  readonly account: string
  /** a secret */
  readonly key: string
}

export interface Config {
  readonly logLevel: (typeof LOG_LEVELS)[number]
  /** with it whoever sends it reads `/api/metrics`; undefined: callers on this machine do */
  readonly metricsToken: string | undefined
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly backups: {
    readonly folder: string
    /** milliseconds between two backups; 0: none by the clock */
    readonly everyMs: number
    /** how many of a kind are kept */
    readonly keep: number
  }
  /** undefined: the embedded PostgreSQL in dataDir */
  readonly databaseUrl: string | undefined
  /** a streaming standby of it, for what visitors ask; undefined: there is none */
  readonly standbyUrl: string | undefined
  /** false: a pooler in transaction mode stands before the database */
  readonly preparedStatements: boolean
  readonly club: ClubProfile
  /** address of the club's mail, for people who need help; null: none is told */
  readonly clubContact: string | null
  /** name of the licence of the open data; null: the club has not decided */
  readonly openDataLicence: string | null
  readonly publicUrl: string | undefined
  readonly trustProxy: boolean
  readonly demo: 'small' | 'club' | 'off'
  readonly connections: {
    readonly most: number
    /** from one address; behind a proxy, whose address all share, no fewer than in all */
    readonly mostPerNetwork: number
    /** milliseconds after which a connection is closed on which nothing moves */
    readonly idleMs: number
  }
  /** milliseconds for which a service that is told to stop goes on answering, so that proxies send new requests elsewhere */
  readonly stopDelayMs: number
  /** what one account, and one address, may ask for before 429 */
  readonly budget: BucketSize
  /** multiplies how often a person may try what is counted one by one, such as signing in */
  readonly attemptLimitFactor: number
  /** SYSADMIN may do nothing without a second factor */
  readonly requireSecondFactor: boolean
  readonly session: {
    /** milliseconds without use after which a session ends */
    readonly idleMs: number
    /** milliseconds after which it ends in any case */
    readonly maxMs: number
  }
  /** most bytes of an uploaded file (docs/rules/screens.md#limits-of-files) */
  readonly fileLimits: Readonly<Record<FileRules['limit'], number>>
  /** how many password checks may wait before 503 */
  readonly passwordQueue: number
  /** how many numbers a captcha's solver tries at most */
  readonly captchaWork: number
  readonly mail: {
    /** undefined: mails wait in the outbox */
    readonly smtpUrl: string | undefined
    readonly from: string | undefined
    /** address of the reports of mails that have not arrived; undefined: they go to the sender */
    readonly bounces: string | undefined
    /** name under which the key of the signatures of mails is published; undefined: not known */
    readonly dkimSelector: string | undefined
    /** by which the service signs its mails, in PEM, a secret; undefined: it does not */
    readonly dkimKey: string | undefined
    /** milliseconds between two looks at the outbox */
    readonly pollMs: number
  }
  /** the account that card and bank payments go to; undefined: none */
  readonly paytrail: PaytrailAccount | undefined
  /** accounts of organiser clubs: of each club the first takes new payments */
  readonly paytrailOfClubs: readonly (PaytrailAccount & { readonly clubId: number })[]
  /** years after which personal data goes (docs/rules/visibility.md#keeping-times); 0: never */
  readonly keepYears: KeepYears
  /** milliseconds between two looks at whether the pedigree has changed */
  readonly pedigreePollMs: number
  /** milliseconds between two looks at unpaid places, offers and money on its way; 0: none by the clock */
  readonly entryJobsMs: number
}

/**
 * Settings from the environment; empty values count as unset.
 * Demo data is `small` by default, and `off` as soon as one of the settings says that others may reach the service
 * (docs/rules/accounts.md#settings).
 * @throws ConfigError naming the first setting that is wrong, and what it may be
 */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(variables)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError(
      `Setting ${issue?.path.join('.')} is wrong: ${issue?.message}. Correct or unset it and start again.`,
    )
  }
  const s = parsed.data
  const demo = demoOf(s)
  return {
    // Who tries the demo reads the address in the terminal, not the log.
    logLevel: s.LOG_LEVEL ?? (demo === 'off' ? 'info' : 'warn'),
    metricsToken: s.METRICS_TOKEN,
    port: s.PORT,
    host: s.HOST,
    dataDir: path.resolve(s.DATA_DIR),
    backups: {
      folder: path.resolve(s.BACKUP_DIR ?? path.join(s.DATA_DIR, 'backups')),
      everyMs: s.BACKUP_EVERY_HOURS * 60 * MINUTE,
      keep: s.BACKUP_KEEP,
    },
    databaseUrl: s.DATABASE_URL,
    standbyUrl: standbyUrlOf(s),
    preparedStatements: s.PREPARED_STATEMENTS === 'true',
    club: clubProfileOf(s.CLUB_PROFILE),
    openDataLicence: s.OPEN_DATA_LICENCE ?? null,
    clubContact: s.CLUB_CONTACT ?? (demo === 'off' ? null : DEMO_CONTACT),
    publicUrl: s.PUBLIC_URL,
    trustProxy: s.TRUST_PROXY === 'true',
    demo,
    connections: {
      most: s.MAX_CONNECTIONS,
      mostPerNetwork: s.TRUST_PROXY === 'true' ? s.MAX_CONNECTIONS : s.CONNECTIONS_PER_NETWORK,
      idleMs: s.CONNECTION_IDLE_SECONDS * SECOND,
    },
    stopDelayMs: s.STOP_DELAY_SECONDS * SECOND,
    budget: { burst: s.RATE_BURST, perSecond: s.RATE_PER_SECOND },
    attemptLimitFactor: s.ATTEMPT_LIMIT_FACTOR,
    requireSecondFactor: s.REQUIRE_SECOND_FACTOR === 'true',
    session: { idleMs: s.SESSION_IDLE_MINUTES * MINUTE, maxMs: s.SESSION_MAX_HOURS * 60 * MINUTE },
    fileLimits: { picture: s.PICTURE_MAX_KB * KILOBYTE, attachment: s.ATTACHMENT_MAX_KB * KILOBYTE },
    passwordQueue: s.PASSWORD_QUEUE,
    captchaWork: s.CAPTCHA_WORK,
    mail: {
      smtpUrl: s.SMTP_URL,
      from: s.MAIL_FROM,
      bounces: s.MAIL_BOUNCES,
      dkimSelector: s.DKIM_SELECTOR,
      dkimKey: dkimKeyOf(s),
      pollMs: s.MAIL_POLL_MS,
    },
    paytrail: paytrailOf(s),
    paytrailOfClubs: paytrailOfClubs(s),
    keepYears: {
      mails: s.KEEP_MAILS_YEARS,
      contacts: s.KEEP_CONTACTS_YEARS,
      messages: s.KEEP_MESSAGES_YEARS,
      log: s.KEEP_LOG_YEARS,
    },
    pedigreePollMs: s.PEDIGREE_POLL_MS,
    entryJobsMs: s.ENTRY_JOBS_MS,
  }
}

/**
 * The password of the demo's accounts is public, so the demo is for this machine and a database of its own.
 * @throws ConfigError where it is asked for all the same
 */
function demoOf(s: z.output<typeof settings>): Config['demo'] {
  const shared = [
    ...(s.DATABASE_URL ? ['DATABASE_URL'] : []),
    ...(s.PUBLIC_URL ? ['PUBLIC_URL'] : []),
    ...(s.TRUST_PROXY === 'true' ? ['TRUST_PROXY'] : []),
    ...(LOOPBACK.test(s.HOST) ? [] : ['HOST']),
  ]
  if (shared.length === 0) return s.DEMO ?? 'small'
  if (s.DEMO === undefined || s.DEMO === 'off') return 'off'
  throw new ConfigError(
    `Setting DEMO=${s.DEMO} does not go with ${shared.join(', ')}: the demo's password is public, so it runs on this machine and its own database only. Unset DEMO, or the others, and start again.`,
  )
}

/** @throws ConfigError where it cannot be the standby of DATABASE_URL: a standby has the databases of its primary, by the same names */
function standbyUrlOf({ DATABASE_URL, READ_DATABASE_URL }: z.output<typeof settings>): Config['standbyUrl'] {
  if (READ_DATABASE_URL === undefined) return undefined
  if (DATABASE_URL === undefined)
    throw new ConfigError(
      'Setting DATABASE_URL is missing: READ_DATABASE_URL names a standby of it. Set both or only DATABASE_URL and start again.',
    )
  if (new URL(READ_DATABASE_URL).pathname !== new URL(DATABASE_URL).pathname)
    throw new ConfigError(
      'Setting READ_DATABASE_URL is wrong: it names another database than DATABASE_URL. Correct or unset it and start again.',
    )
  return READ_DATABASE_URL
}

/**
 * Paytrail calls back by https alone, and a payment that nobody hears of is money without an entry.
 * @throws ConfigError where one of the settings it takes is missing
 */
function paytrailOf(s: z.output<typeof settings>): Config['paytrail'] {
  const { PAYTRAIL_ACCOUNT: account, PAYTRAIL_KEY: key } = s
  if (account === undefined && key === undefined) return undefined
  if (account === undefined || key === undefined)
    throw new ConfigError(
      `Setting ${key === undefined ? 'PAYTRAIL_KEY' : 'PAYTRAIL_ACCOUNT'} is missing: PAYTRAIL_ACCOUNT and PAYTRAIL_KEY go together. Set both or neither and start again.`,
    )
  refuseWithoutHttps(s, 'PAYTRAIL_ACCOUNT and PAYTRAIL_KEY')
  return { account, key }
}

/** @throws ConfigError where the file cannot be read, holds no key, or nobody knows under which name it is published */
function dkimKeyOf({ DKIM_KEY_FILE: file, DKIM_SELECTOR }: z.output<typeof settings>): string | undefined {
  if (file === undefined) return undefined
  if (DKIM_SELECTOR === undefined)
    throw new ConfigError(
      'Setting DKIM_SELECTOR is missing: DKIM_KEY_FILE needs it. Set both or only DKIM_SELECTOR and start again.',
    )
  try {
    const key = createPrivateKey(readFileSync(file))
    if (!['rsa', 'ed25519'].includes(key.asymmetricKeyType ?? '')) throw new Error('neither RSA nor Ed25519')
    return String(key.export({ type: 'pkcs8', format: 'pem' }))
  } catch (error) {
    throw new ConfigError(
      `Setting DKIM_KEY_FILE is wrong: no private key can be read from ${file} (${(error as Error).message}). Correct or unset it and start again.`,
    )
  }
}

/** @throws ConfigError where a setting that it takes is missing, or an account has two keys */
function paytrailOfClubs(s: z.output<typeof settings>): Config['paytrailOfClubs'] {
  if (s.PAYTRAIL_CLUBS === undefined) return []
  refuseWithoutHttps(s, 'PAYTRAIL_CLUBS')
  const accounts = s.PAYTRAIL_CLUBS.split(',').map((text) => {
    const [clubId = '', account = '', key = ''] = text.trim().split(':')
    return { clubId: Number(clubId), account, key }
  })
  const keys = new Map<string, string>()
  for (const { account, key } of accounts) {
    if (account === s.PAYTRAIL_ACCOUNT || (keys.get(account) ?? key) !== key)
      throw new ConfigError(
        `Setting PAYTRAIL_CLUBS is wrong: account ${account} stands in the settings with two keys, or is PAYTRAIL_ACCOUNT. Correct it and start again.`,
      )
    keys.set(account, key)
  }
  return accounts
}

function refuseWithoutHttps({ PUBLIC_URL }: z.output<typeof settings>, others: string): void {
  if (!PUBLIC_URL?.startsWith('https:'))
    throw new ConfigError(
      `Setting PUBLIC_URL is not an https address: Paytrail tells of payments by https alone. Set it, or unset ${others}, and start again.`,
    )
}

/** Whether people reach the service by https. */
export function isHttps(config: Config): boolean {
  return config.publicUrl?.startsWith('https:') ?? false
}

/** Where people reach the service, without a path. `port`: the one that was really given. */
export function addressOf({ host, publicUrl, port: configured }: Config, port = configured): string {
  return publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
