import type { FastifyInstance } from 'fastify'
import { audit } from '#contract/audit.ts'
import { route } from '../platform/http/route.ts'
import { readAudit } from './audit.policy.ts'
import { presentChanges } from './audit.presenter.ts'
import { changesOf } from './audit.service.ts'

/** The search in what has been changed. */
export function auditRoutes(app: FastifyInstance): void {
  route(app, audit, {
    load: (reader, { query }) => changesOf(reader, query),
    may: readAudit,
    present: presentChanges,
  })
}
