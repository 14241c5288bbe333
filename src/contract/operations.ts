import * as z from 'zod'
import { call } from './call.ts'
import * as at from './endpoints/operations.ts'

const count = z.number().int()

export const health = call(at.health, {
  refusals: { 503: ['DATABASE_UNAVAILABLE'] },
  summary: 'Whether the service can answer',
  noStore: true,
  cost: 0,
  answer: z.strictObject({
    /** degraded: it answers, but not everything is in order */
    status: z.enum(['ok', 'degraded', 'starting', 'stopping']),
    /** what is not in order: dogs are recorded as their own ancestors */
    reason: z.enum(['PEDIGREE_LOOP']).optional(),
  }),
})

const state = z.strictObject({
  version: z.string(),
  nodeVersion: z.string(),
  databaseVersion: z.string(),
  startedAt: z.iso.datetime(),
  /** milliseconds that the database took for the smallest question */
  databaseMs: count,
  databaseBytes: count,
  /** connections to the database: those there are, those of them without work, and requests that wait for one */
  connections: z.strictObject({ open: count, idle: count, waiting: count }),
  /** of the service's process, as the system counts it */
  memoryBytes: count,
  mails: z.strictObject({
    /** whether mails are sent at all (SMTP_URL) */
    sending: z.boolean(),
    waiting: count,
    oldestWaitingAt: z.iso.datetime().nullable(),
    failed: count,
  }),
  backup: z.strictObject({
    /** hours between two; 0: none by the clock */
    everyHours: z.number(),
    newestAt: z.iso.datetime().nullable(),
  }),
  /** registration numbers of dogs that are recorded as their own ancestors, those of one loop together */
  pedigreeLoops: z.array(z.array(z.string())),
})
export type ServiceState = z.infer<typeof state>

export const serviceState = call(at.serviceState, {
  summary: 'How the service is doing',
  access: 'audit.read',
  refusals: { 503: ['DATABASE_UNAVAILABLE'] },
  answer: state,
})
