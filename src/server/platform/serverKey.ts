import { randomBytes } from 'node:crypto'
import type { Db } from './database.ts'
import { settingOr } from './settings.store.ts'

/** A random key that all copies of the service on one database share; made when first asked for. */
export async function serverKey(db: Db, name: string): Promise<string> {
  return (await settingOr(db, name, randomBytes(32).toString('base64url'))) as string
}

/** The key of the digests of erased owners; without it nobody has been erased. */
export const ERASED_OWNERS_KEY = 'erasedOwners'

/** The key by which mails are named in links and addresses (`MailLinks`). */
export const MAIL_LINKS_KEY = 'mail-key'
