import { createHmac, timingSafeEqual } from 'node:crypto'
import { Readable } from 'node:stream'
import { requireProof } from '../../accounts/proof.service.ts'
import type { Act, Reader } from '../../platform/act.ts'
import type { Db } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import { zipOf } from '../../platform/files/zip.ts'
import { accountIdOf } from '../../platform/http/viewer.ts'
import { archiveEntries } from './archiveFiles.ts'

/** Milliseconds for which an order opens the archive to who made it. */
const ORDER_LIFETIME = 10 * 60_000

declare module '../../platform/services.ts' {
  interface Services {
    /** signs orders of the archive */
    readonly archiveKey: string
  }
}

/** An order of the whole archive: it opens it to the same account for a few minutes, and proves itself. */
export interface ArchiveOrder {
  readonly order: string
  readonly until: Date
}

/** Notes who takes the archive and when, before it can be taken. @throws AppError 422 PASSWORD_NEEDED */
export async function orderArchive(act: Act): Promise<ArchiveOrder> {
  await requireProof(act)
  await act.log(['archive', 1], 'ARCHIVE_ORDERED')
  const until = new Date(act.at.getTime() + ORDER_LIFETIME)
  return { order: signed(act, accountIdOf(act.viewer), until.getTime()), until }
}

/** @throws AppError 404 ARCHIVE_ORDER_INVALID for an order of another, one that is over, or none */
export function findOrder(reader: Reader, order: string): { readonly at: Date } {
  const until = Number(order.split('.', 1)[0])
  const account = reader.viewer.account
  const own = account && Buffer.from(signed(reader, account.id, until))
  const given = Buffer.from(order)
  const isOwn = own && own.length === given.length && timingSafeEqual(own, given)
  if (!isOwn || until < reader.at.getTime()) throw new AppError('notFound', 'ARCHIVE_ORDER_INVALID')
  return { at: reader.at }
}

function signed({ archiveKey }: Pick<Reader, 'archiveKey'>, accountId: number, until: number): string {
  const signature = createHmac('sha256', archiveKey).update(`archive ${accountId} ${until}`)
  return `${until}.${signature.digest('base64url')}`
}

/** The archive as of one moment, written while it is sent. */
export const archiveFile = ({ db, config, at }: Reader): Readable =>
  Readable.from(piecesOf(db, config.club.title, at))

async function* piecesOf(db: Db, title: string, at: Date): AsyncGenerator<Uint8Array> {
  const tx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  // Also where whoever asked goes away in the middle.
  try {
    yield* zipOf(archiveEntries(tx, title, at), at)
  } finally {
    await tx.rollback().execute()
  }
}
