import * as z from 'zod'
import { HEALTH_KINDS } from '#domain/health/codes.ts'
import { FAMILY_SORTS } from '#domain/health/warning/families.ts'
import { namedAccount } from './audit.ts'
import { call, fileContent } from './call.ts'
import { HEALTH_ALERT_STATES, HEALTH_WATCH_PAGE_SIZE, MOST_LIFE_YEARS } from './constants.ts'
import { dogSummary, regnrInput } from './dogs.ts'
import * as at from './endpoints/healthWatch.ts'
import { addressNumber, breedCode, id, page, textInput } from './inputs.ts'
import { allOf, type Refusals } from './refusals.ts'

const count = z.number().int()
const day = z.iso.date()
const version = z.number().int()
const interval = z.strictObject({ low: z.number(), high: z.number() })

/** affected of examined dogs; null: of too few to say */
const rate = interval.extend({ share: z.number() }).nullable()
const counted = z.strictObject({ examined: count, affected: count, rate })

const family = counted.extend({
  /** the dog that the family is called after */
  dog: dogSummary,
  sort: z.enum(FAMILY_SORTS),
  /** born in the same years; of these living */
  known: count,
  living: count,
  expected: z.number(),
  /** observed / expected; null: nothing is expected */
  ratio: interval.extend({ ratio: z.number() }).nullable(),
  /** it exceeds what is expected today; an alert is raised by the look of a quarter alone */
  isExcess: z.boolean(),
  /** it would be told at a look if its risk were three times that of the breed */
  isLarge: z.boolean(),
  /** null: no look has told it */
  alert: z.enum(HEALTH_ALERT_STATES).nullable(),
})
export type WatchedFamilyAnswer = z.infer<typeof family>

/** How many families a look compares in a breed, and at which level it tells one. */
const lookFigures = z.strictObject({
  families: count,
  /** those that could come so far at all as to be told */
  tests: count,
  /** chance at which a family is told */
  level: z.number(),
})

const watch = counted.extend({
  breed: z.string(),
  kind: z.enum(HEALTH_KINDS),
  /** years of birth */
  from: z.number().int(),
  to: z.number().int(),
  known: count,
  living: count,
  leftOut: z.strictObject({
    /** the age at the examination or the year of birth is not known */
    unknownAge: count,
    /** examined as a puppy */
    young: count,
    /** the value is not on a scale that says from where on a dog is affected */
    undivided: count,
  }),
  today: lookFigures,
  years: z.array(counted.extend({ year: z.number().int(), known: count, living: count })),
  /** by age at the examination: months from which on, and below which; null: and older */
  ages: z.array(counted.extend({ from: count, to: count.nullable() })),
  families: z.array(family),
  total: count,
  page: count,
  pageSize: z.literal(HEALTH_WATCH_PAGE_SIZE),
})
export type HealthWatch = z.infer<typeof watch>

const asked = {
  breed: breedCode,
  kind: z.enum(HEALTH_KINDS),
  sort: z.enum(FAMILY_SORTS).default('sire'),
}
const OF_A_BREED: Refusals = { 400: ['BREED_INVALID'], 404: ['BREED_NOT_FOUND'] }

/** Families by how far they exceed what is expected, the farthest first. */
export const healthWatch = call(at.healthWatch, {
  summary: 'How families of a breed stand beside it in one kind of health statements',
  access: 'health.decide',
  query: z.object({ ...asked, page }),
  cost: 4,
  refusals: OF_A_BREED,
  answer: watch,
})
export const healthWatchCsv = call(at.healthWatchCsv, {
  summary: 'The same families as a table (CSV)',
  access: 'health.decide',
  query: z.object(asked),
  cost: 5,
  refusals: OF_A_BREED,
  answer: fileContent,
  produces: 'text/csv; charset=utf-8',
})

const step = interval.extend({
  /** months */
  age: count,
  atRisk: count,
  died: count,
  /** 0–1 */
  share: z.number(),
})
const curve = z.strictObject({
  dogs: count,
  died: count,
  /** months at which at most half live on; null: the curve does not come so far */
  median: count.nullable(),
  steps: z.array(step),
})
const lives = z.strictObject({
  breed: z.string(),
  /** of its offspring alone; null: of the breed */
  sire: dogSummary.nullable(),
  from: z.number().int(),
  to: z.number().int(),
  /** null: of too few dogs to say anything */
  curves: z.strictObject({ upper: curve, lower: curve }).nullable(),
  withoutBirth: count,
  withoutDeath: count,
})
export type HealthLives = z.infer<typeof lives>

const lifeYear = addressNumber.min(1950, 'YEARS_INVALID').max(2200, 'YEARS_INVALID')
/** Calendar years, at most so many; those that end with the present one where none are given. */
export const healthLives = call(at.healthLives, {
  summary: 'How long the dogs of a breed, or the offspring of a sire, live',
  access: 'health.decide',
  query: z
    .object({
      breed: breedCode,
      sire: regnrInput.optional(),
      from: lifeYear.optional(),
      to: lifeYear.optional(),
    })
    .refine(
      ({ from, to }) => from === undefined || to === undefined || (from <= to && to - from < MOST_LIFE_YEARS),
      { path: ['from'], error: 'YEARS_INVALID' },
    ),
  cost: 4,
  refusals: allOf(OF_A_BREED, { 400: ['YEARS_INVALID', 'REGNR_INVALID'], 404: ['DOG_NOT_FOUND'] }),
  answer: lives,
})

const alert = z.strictObject({
  id,
  version,
  breed: z.string(),
  kind: z.enum(HEALTH_KINDS),
  sort: z.enum(FAMILY_SORTS),
  dog: dogSummary,
  /** first day of the quarter of the look that told it */
  quarter: day,
  /** as they were then */
  examined: count,
  affected: count,
  expected: z.number(),
  ratio: interval.extend({ ratio: z.number() }),
  state: z.enum(HEALTH_ALERT_STATES),
  reason: z.string().nullable(),
  decidedBy: namedAccount.nullable(),
  decidedAt: z.iso.datetime().nullable(),
})
export type HealthAlert = z.infer<typeof alert>

const alerts = z.strictObject({
  alerts: z.array(alert),
  total: count,
  page: count,
  pageSize: z.literal(HEALTH_WATCH_PAGE_SIZE),
  /** the look that began last; null: there was none yet */
  look: z
    .strictObject({
      quarter: day,
      /** null: it is under way */
      finishedAt: z.iso.datetime().nullable(),
      /** breeds, families in them, those that could be told, and false alarms that are expected of it at most */
      breeds: count,
      families: count,
      tests: count,
      falseAlarms: z.number(),
    })
    .nullable(),
})
export type HealthAlerts = z.infer<typeof alerts>

/** Those that are not closed unless told otherwise, the latest first. */
export const healthAlerts = call(at.healthAlerts, {
  summary: 'Families that looks have told, and what was made of them',
  access: 'health.decide',
  query: z.object({
    breed: breedCode.optional(),
    state: z.enum(['open', ...HEALTH_ALERT_STATES]).default('open'),
    page,
  }),
  refusals: { 400: ['BREED_INVALID'] },
  answer: alerts,
})

export const decideHealthAlert = call(at.decideHealthAlert, {
  summary: 'Say what is made of a family that a look has told',
  access: 'health.decide',
  body: z
    .object({ id, version, state: z.enum(HEALTH_ALERT_STATES), reason: textInput(1000).nullable() })
    .refine(({ state, reason }) => !['followUp', 'closed'].includes(state) || Boolean(reason), {
      path: ['reason'],
      error: 'REASON_MISSING',
    }),
  refusals: { 404: ['HEALTH_ALERT_NOT_FOUND'], 409: ['CHANGED_MEANWHILE'] },
  answer: alert,
})
