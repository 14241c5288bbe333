import type { FastifyInstance } from 'fastify'
import { type AuditRow, audit } from '#contract/audit.ts'
import { route } from '../platform/http/route.ts'
import type { Services } from '../services.ts'
import { readAudit } from './audit.policy.ts'
import { type AuditListRow, findChanges } from './audit.store.ts'

const PAGE_SIZE = 50

/** The search in what has been changed. */
export function auditRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, audit, {
    load: ({ query }) => findChanges(db, query, PAGE_SIZE + 1),
    may: readAudit,
    present: (rows) => ({
      rows: rows.slice(0, PAGE_SIZE).map(presentChange),
      next: rows.length > PAGE_SIZE ? rows[PAGE_SIZE - 1]!.id : null,
    }),
  })
}

function presentChange(row: AuditListRow): AuditRow {
  return {
    id: row.id,
    changedAt: row.changed_at.toISOString(),
    actor: row.account_id === null ? null : { id: row.account_id, username: row.username ?? '' },
    subject: row.subject,
    subjectId: row.subject_id,
    code: row.code,
    before: row.before,
    after: row.after,
  }
}
