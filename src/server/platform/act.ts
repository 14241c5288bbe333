import type { AuditRow } from '#contract/audit.ts'
import { type AuditFields, writeAudit } from './audit/audit.ts'
import { finnishDay } from './clock.ts'
import type { Db } from './database.ts'
import type { Language } from './http/language.ts'
import type { Viewer } from './http/viewer.ts'
import type { QueuedMail } from './mail/outbox.ts'
import type { Services } from './services.ts'
import type { OpenedKind } from './sessions/openedByLink.ts'

/** Where a request comes from. */
interface Visit {
  /** address, of an IPv6 caller its /64: what limits are counted by */
  readonly network: string
  /** what the browser says of itself */
  readonly userAgent: string
  /** the cookie of a browser in which somebody has signed in before */
  readonly device: string | undefined
  /** the cookies of what the browser may open by links of mails */
  readonly opened: Readonly<Record<OpenedKind, string | undefined>>
  /** the solved challenge that came with the request, not checked yet */
  readonly solution: unknown
  /** whether what only the demo shows may be shown */
  readonly localDemo: boolean
  /** whether a secret, exchanged for the cookie here, opens the demo */
  readonly opensDemo: (secret: string) => boolean
}

/** The context of a question: the services, one moment for all of it, who asks and from where. */
export interface Reader extends Services {
  /**
   * the moment of the request; nothing reads the clock again. No order of commits: what waited for a lock may be later than one
   * that began after it, so versions and ids are compared, not moments
   */
  readonly at: Date
  /** its Finnish day, ISO */
  readonly today: string
  readonly viewer: Viewer
  readonly language: Language
  readonly visit: Visit
  /** keys of the mails that its commands have queued */
  readonly mailed: string[]
}

/** What an audit row is about. */
export type AuditSubject = readonly [kind: AuditRow['subject'], id: number | string]

/** The context of every command, also of the operator's, who needs no running service. */
export interface OperatorAct {
  /** the command's transaction: what it writes, logs and mails becomes true together or not at all */
  readonly db: Db
  /** the moment of the command; nothing reads the clock again */
  readonly at: Date
  /** account of whoever acts; null: the system, or someone who has not signed in */
  readonly by: number | null
  /** Logs what differs between `before` and `after`. @returns id of the row */
  log(
    subject: AuditSubject,
    code: AuditRow['code'],
    before?: AuditFields | null,
    after?: AuditFields | null,
  ): Promise<number>
}

/** The context of a command that somebody asks the service for. */
export interface Act extends Reader, OperatorAct {
  /** Queues a mail, once for its thing, kind and version. @returns its key; null where it had been queued before, or is not wanted */
  mail(mail: QueuedMail): Promise<string | null>
  /**
   * The same command in the name of an account that is not signed in (yet), such as one that just registered; null: in nobody's,
   * where the log must not tell who it was.
   */
  as(accountId: number | null): Act
}

/** Who sends a request, and how. */
export type Caller = Pick<Reader, 'viewer' | 'language' | 'visit'>

export function readerOf(services: Services, caller: Caller): Reader {
  const at = services.now()
  return { ...services, ...caller, at, today: finnishDay(at), mailed: [] }
}

/** @param tx the transaction the command runs in */
function actOf(reader: Reader, tx: Db, by: number | null = reader.viewer.account?.id ?? null): Act {
  return {
    ...reader,
    ...operatorActOf(tx, reader.at, by),
    mail: async (mail) => {
      const key = await reader.outbox.queue(tx, reader.at, mail)
      if (key !== null) reader.mailed.push(key)
      return key
    },
    as: (accountId) => actOf(reader, tx, accountId),
  }
}

function operatorActOf(db: Db, at: Date, by: number | null): OperatorAct {
  return {
    db,
    at,
    by,
    log: ([subject, subjectId], code, before, after) =>
      writeAudit(db, { at, by, subject, subjectId, code, before, after }),
  }
}

/** Runs a command of the operator in a transaction of its own: beside the service or without it. */
export function asOperator<Result>(db: Db, run: (act: OperatorAct) => Promise<Result>): Promise<Result> {
  return db.transaction().execute((tx) => run(operatorActOf(tx, new Date(), null)))
}

/** Runs a command in a transaction of its own. */
export function inTransaction<Result>(reader: Reader, run: (act: Act) => Promise<Result>): Promise<Result> {
  return reader.db.transaction().execute((tx) => run(actOf(reader, tx)))
}

/** The key by which a caller's share is limited: the account, else the network. */
export const callerOf = ({ viewer, visit }: Caller): string =>
  viewer.account ? `account ${viewer.account.id}` : visit.network
