import type { Reader } from '../platform/act.ts'
import { type SecurityRow, securityEventsOf } from '../platform/security/events.store.ts'

const PAGE_SIZE = 50

interface SecurityPage {
  readonly rows: readonly SecurityRow[]
  /** the `before` of the following page; null at the end */
  readonly next: number | null
}

/** What tells of attacks, newest first, a page at a time; what this copy of the service has just seen too. */
export async function findSecurityEvents(
  { db, security }: Reader,
  query: { readonly account?: number | undefined; readonly before?: number | undefined },
): Promise<SecurityPage> {
  await security.flush()
  const rows = await securityEventsOf(db, query, PAGE_SIZE + 1)
  return {
    rows: rows.slice(0, PAGE_SIZE),
    next: rows.length > PAGE_SIZE ? rows[PAGE_SIZE - 1]!.id : null,
  }
}
