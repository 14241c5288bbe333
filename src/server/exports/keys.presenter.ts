import type { ApiKey } from '#contract/apiKeys.ts'
import type { KeyRow } from '../platform/apiKeys/apiKeys.store.ts'

/** A key as SYSADMIN sees it: nothing by which it could be made again. */
export const presentKey = (key: KeyRow): ApiKey => ({
  id: key.id,
  partner: key.partner,
  note: key.note,
  beginning: key.beginning,
  perMinute: key.perMinute,
  createdAt: key.createdAt.toISOString(),
  createdBy: key.createdBy && { id: key.createdBy.id, username: key.createdBy.username },
  revokedAt: key.revokedAt?.toISOString() ?? null,
  lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  days: key.days.map(({ day, calls, refused }) => ({ day, calls, refused })),
})
