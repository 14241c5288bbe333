import * as z from 'zod'
import { done } from './answers.ts'
import { call } from './call.ts'
import { ASKED_JOBS, JOB_NAMES } from './constants.ts'
import * as at from './endpoints/operations.ts'

const count = z.number().int()
const moment = z.iso.datetime()

export const health = call(at.health, {
  refusals: { 503: ['DATABASE_UNAVAILABLE'] },
  summary: 'Whether the service can answer',
  noStore: true,
  cost: 0,
  answer: z.strictObject({
    /** degraded: it answers, but not everything is in order */
    status: z.enum(['ok', 'degraded', 'starting', 'stopping']),
    /** what is not in order: dogs are recorded as their own ancestors; a job has not done its work for too long */
    reason: z.enum(['PEDIGREE_LOOP', 'JOB_OVERDUE']).optional(),
  }),
})

const job = z.strictObject({
  name: z.enum(JOB_NAMES),
  /** milliseconds from the beginning of a run to that of the next; 0: it is run when somebody asks */
  everyMs: count,
  /** of the last run, or of the one under way */
  startedAt: moment.nullable(),
  /** milliseconds; null: it is under way, or was broken off */
  tookMs: count.nullable(),
  nextAt: moment.nullable(),
  running: z.boolean(),
  /** it has not done its work for three of its rhythms, nor for five minutes */
  overdue: z.boolean(),
  /** the last run that failed, however long ago */
  failure: z.strictObject({ at: moment, code: z.string() }).nullable(),
})
export type JobState = z.infer<typeof job>

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
  /** those that have been run */
  jobs: z.array(job),
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

export const runJob = call(at.runJob, {
  summary: 'Run a job now, beside the answer',
  access: 'jobs.run',
  params: z.object({ name: z.enum(ASKED_JOBS) }),
  answer: done,
})
