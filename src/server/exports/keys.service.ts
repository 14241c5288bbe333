import type * as z from 'zod'
import type { createApiKey } from '#contract/apiKeys.ts'
import { addDays } from '#domain/dates.ts'
import type { Act, Reader } from '../platform/act.ts'
import { insertKey, type KeyRow, listKeys, revokeKey } from '../platform/apiKeys/apiKeys.store.ts'
import { AppError } from '../platform/errors.ts'
import { hashToken, newToken } from '../platform/sessions/token.ts'

/** Days whose calls are told one by one. */
const TOLD_DAYS = 30
/** Signs of a key that are kept, `kk_` among them. */
const BEGINNING = 8

export const findKeys = ({ db, today }: Reader): Promise<readonly KeyRow[]> =>
  listKeys(db, addDays(today, 1 - TOLD_DAYS))

/** @throws AppError 404 API_KEY_NOT_FOUND */
export async function findKey({ db, today }: Reader, id: number): Promise<KeyRow> {
  const [key] = await listKeys(db, today, id)
  if (!key) throw new AppError('notFound', 'API_KEY_NOT_FOUND')
  return key
}

/** Makes a key. @returns its text, which nobody can tell afterwards */
export async function makeKey(
  act: Act,
  input: z.output<typeof createApiKey.body>,
): Promise<{ readonly key: string; readonly id: number }> {
  const key = `kk_${newToken().text}`
  const beginning = key.slice(0, BEGINNING)
  const { db, at, by } = act
  const id = await insertKey(db, { ...input, beginning, hash: hashToken(key), at, by })
  await act.log(['apiKey', id], 'API_KEY_CREATED', null, {
    partner: input.partner,
    keyNote: input.note,
    perMinute: input.perMinute,
    beginning,
  })
  return { key, id }
}

/** @throws AppError 409 API_KEY_REVOKED */
export async function endKey(act: Act, { id, beginning }: KeyRow): Promise<number> {
  if (!(await revokeKey(act.db, id, act.at, act.by))) throw new AppError('conflict', 'API_KEY_REVOKED')
  await act.log(['apiKey', id], 'API_KEY_REVOKED', { beginning }, null)
  return id
}
