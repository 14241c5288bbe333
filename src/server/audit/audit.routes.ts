import type { FastifyInstance } from 'fastify'
import { audit, securityEvents } from '#contract/audit.ts'
import { route } from '../platform/http/route.ts'
import { readAudit } from './audit.policy.ts'
import { presentChanges, presentSecurityEvent } from './audit.presenter.ts'
import { changesOf } from './audit.service.ts'
import { findSecurityEvents } from './securityEvents.service.ts'

/** The search in what has been changed, and what tells of attacks. */
export function auditRoutes(app: FastifyInstance): void {
  route(app, audit, {
    load: (reader, { query }) => changesOf(reader, query),
    may: readAudit,
    present: presentChanges,
  })
  route(app, securityEvents, {
    load: (reader, { query }) => findSecurityEvents(reader, query),
    may: readAudit,
    present: ({ rows, next }) => ({ rows: rows.map(presentSecurityEvent), next }),
  })
}
