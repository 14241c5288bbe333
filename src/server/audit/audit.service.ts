import { canonicalUsername } from '#domain/accounts/canonical.ts'
import type { Reader } from '../platform/act.ts'
import { type AuditListRow, type AuditQuery, findChanges } from './audit.store.ts'

const PAGE_SIZE = 50

export interface ChangePage {
  readonly rows: readonly AuditListRow[]
  /** the `before` of the following page; null at the end */
  readonly next: number | null
}

/** Changes that match, newest first, a page at a time. */
export async function changesOf({ db }: Reader, query: AuditQuery): Promise<ChangePage> {
  const actor = query.actor && canonicalUsername(query.actor)
  const rows = await findChanges(db, { ...query, actor }, PAGE_SIZE + 1)
  return {
    rows: rows.slice(0, PAGE_SIZE),
    next: rows.length > PAGE_SIZE ? rows[PAGE_SIZE - 1]!.id : null,
  }
}
