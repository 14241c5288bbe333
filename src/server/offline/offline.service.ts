import { createHmac, timingSafeEqual } from 'node:crypto'
import { permissionsOf } from '#domain/accounts/permissions.ts'
import { addDays } from '#domain/dates.ts'
import { findAccount, viewerOfAccount } from '../accounts/accounts.service.ts'
import type { FullAccount } from '../accounts/accounts.types.ts'
import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { ANONYMOUS, accountIdOf, type Viewer } from '../platform/http/viewer.ts'
import { daysOf, trialsOf } from './offline.store.ts'

declare module '../platform/services.ts' {
  interface Services {
    /** signs the tickets of devices; the same in all copies of the service */
    readonly offlineKey: string
  }
}

/** Days before a trial from which its sheets may be kept, and days after its last one. Source: docs/rules/offline.md#which-sheets. */
const DAYS_BEFORE = 14
const DAYS_AFTER = 3

/** Without one of these nobody has sheets. */
const OF_SHEETS = ['results.save', 'practice.save', 'reviews.edit'] as const

export type SheetsToKeep = Awaited<ReturnType<typeof sheetsOf>>

const untilOf = (lastDay: string): string => addDays(lastDay, DAYS_AFTER)

async function sheetsOf({ db, today }: Reader, viewer: Viewer) {
  const window = { from: addDays(today, -DAYS_AFTER), to: addDays(today, DAYS_BEFORE) }
  const trials = await trialsOf(db, viewer, window)
  const days = viewer.permissions.has('reviews.edit') ? await daysOf(db, window) : []
  return {
    trials: trials.map((trial) => ({ ...trial, until: untilOf(trial.endDate ?? trial.heldOn) })),
    days: days.map((day) => ({ ...day, until: untilOf(day.heldOn) })),
  }
}

/** What the reader's device may keep. */
export const findSheets = (reader: Reader) => sheetsOf(reader, reader.viewer)

/** Proves later, without a session, whose device it is. */
export function ticketOf({ offlineKey, viewer }: Reader): string {
  const id = accountIdOf(viewer)
  return `${id}.${signatureOf(offlineKey, id)}`
}

/** What the device with a ticket may still keep: nothing, where its account is gone or the ticket is not ours. */
export async function findKept(reader: Reader, ticket: string) {
  const account = await accountOfTicket(reader, ticket)
  const viewer = account ? viewerOfAccount(reader, account) : ANONYMOUS
  // Without a second factor that is asked for nothing is kept; what was written can be sent once there is one.
  const mayHave = new Set(permissionsOf(account?.roles ?? []))
  const owner = OF_SHEETS.some((permission) => mayHave.has(permission))
  return { owner, ...(await sheetsOf(reader, viewer)) }
}

const TICKET = /^(\d{1,15})\.([\w-]{43})$/

/** The account that a ticket was made for; undefined: it is gone, or the ticket is not ours. */
async function accountOfTicket(reader: Reader, ticket: string): Promise<FullAccount | undefined> {
  const [, digits, signature] = TICKET.exec(ticket) ?? []
  if (!digits || !signature) return undefined
  const id = Number(digits)
  const own = Buffer.from(signatureOf(reader.offlineKey, id))
  if (!timingSafeEqual(Buffer.from(signature), own)) return undefined
  try {
    return await findAccount(reader, id)
  } catch (error) {
    if (error instanceof AppError && error.code === 'USER_NOT_FOUND') return undefined
    throw error
  }
}

const signatureOf = (key: string, accountId: number): string =>
  createHmac('sha256', key).update(`device of ${accountId}`).digest('base64url')
