import * as z from 'zod'
import { AVERAGE_METHODS } from '#domain/trials/averages.ts'
import { CONDITION_FIELDS } from '#domain/trials/conditionFields.ts'
import { type FeatureScale, HUNT_FEATURES, WATER_FEATURES, ZEROED_PARTS } from '#domain/trials/features.ts'
import { DEFAULT_RULEBOOK } from '#domain/trials/firstRulebooks.ts'
import { MOST_PROPOSALS, PROPOSAL_TYPES } from '#domain/trials/proposalRules.ts'
import { OUTCOMES, TRIAL_CLASSES, type TrialClass } from '#domain/trials/results.ts'
import { HIGHEST_GRADE, mostPoints, WATER_VALIDITIES } from '#domain/trials/rulebook.ts'
import { MAX_POINTS, MAX_POINTS_AT_GAME } from '#domain/trials/sheetFields.ts'
import { call } from './call.ts'
import { dogSummary } from './dogs.ts'
import * as at from './endpoints/rulebooks.ts'
import { boundedText, dayInput, id, idParams, neededLine } from './inputs.ts'
import { allOf, type Refusals } from './refusals.ts'

const whole = (most: number, code: string) => z.number(code).int(code).min(0, code).max(most, code)
/** Highest value a feature's scale may have; the tables of results take no more. */
const HIGHEST_VALUE = 20
/** Ages in months; no dog grows older. */
const OLDEST = 360
const LONGEST_NOTE = 500
/** Longer than anybody remembers a trial. */
const LONGEST_OBJECTION = 365
/** Longest code of a proposal, which is printed beside results. */
const MOST_CODE = 12
/** More dogs than any class has. */
const MOST_OF_A_CODE = 99
/** More dogs than any breed has at trials. */
const MOST_LEAST_DOGS = 1000

const halves = (least: number, most: number, code: string) =>
  z.number(code).min(least, code).max(most, code).multipleOf(0.5, code)
const coefficient = halves(0.5, MAX_POINTS / HIGHEST_GRADE, 'COEFFICIENT_INVALID').nullable()
const coefficients = z
  .object({
    search: coefficient,
    game: coefficient,
    retrieve: coefficient,
    water: coefficient,
    track: coefficient,
  })
  .refine((input) => mostPoints(input) > 0, 'COEFFICIENTS_MISSING')
  .refine((input) => mostPoints(input) <= MAX_POINTS, 'COEFFICIENTS_OVER_200')

const months = whole(OLDEST, 'AGE_INVALID')
const classRule = z
  .object({
    coefficients,
    leastAgeMonths: months,
    /** null: no limit */
    lastAgeMonths: months.nullable(),
    needsShowAward: z.boolean(),
    firstPrizeInAvo: z.enum(['needed', 'bars', 'indifferent']),
  })
  .refine(({ leastAgeMonths, lastAgeMonths }) => lastAgeMonths === null || leastAgeMonths <= lastAgeMonths, {
    error: 'AGES_REVERSED',
    path: ['lastAgeMonths'],
  })

const prizeLimit = halves(0.5, MAX_POINTS, 'PRIZE_LIMIT_INVALID')
const prizeLimits = z
  .tuple([prizeLimit, prizeLimit, prizeLimit])
  .superRefine(([first, second, third], context) => {
    if (second >= first)
      context.addIssue({ code: 'custom', path: [1], message: 'PRIZE_LIMITS_NOT_DESCENDING' })
    if (third >= second)
      context.addIssue({ code: 'custom', path: [2], message: 'PRIZE_LIMITS_NOT_DESCENDING' })
  })

const values = z
  .array(whole(HIGHEST_VALUE, 'SCALE_VALUE_INVALID'), 'SCALE_VALUE_INVALID')
  .max(HIGHEST_VALUE + 1, 'SCALE_VALUE_INVALID')
  .min(1, 'SCALE_EMPTY')
  .refine(
    (input) => input.every((value, index) => index === 0 || value > input[index - 1]!),
    'SCALE_NOT_ASCENDING',
  )

const featureScale = z
  .object({
    code: boundedText(40, 'VALUE_INVALID'),
    values,
    /** what a 0 ends: the hunt, or the whole trial */
    zero: z.enum(['rejected', 'closed']).optional(),
    /** the part a 0 makes 0 */
    zeroes: z.enum(ZEROED_PARTS).optional(),
    /** when a result is not complete without it */
    needed: z.enum(['always', 'atShot']).optional(),
  })
  .refine((scale) => (!scale.zero && !scale.zeroes) || scale.values.includes(0), {
    error: 'SCALE_WITHOUT_ZERO',
    path: ['values'],
  })

/** The features are the same in every rulebook, in the same order: each has its column in the tables of results. */
const scalesOf = (features: readonly FeatureScale[]) =>
  z
    .array(featureScale)
    .max(features.length)
    .refine((input) => features.every(({ code }, index) => input[index]?.code === code), 'VALUE_INVALID')

const classes = { NUO: classRule, AVO: classRule, VOI: classRule } satisfies Record<TrialClass, z.ZodType>

/** A code as it is printed, such as `R-CACIT`. */
export const proposalCode = boundedText(MOST_CODE, 'PROPOSAL_CODE_INVALID')
  .trim()
  .regex(/^[A-ZÅÄÖ0-9]+(?:-[A-ZÅÄÖ0-9]+)*$/, 'PROPOSAL_CODE_INVALID')
export const proposalRule = z.object({
  code: proposalCode,
  types: z.array(z.enum(PROPOSAL_TYPES)).max(PROPOSAL_TYPES.length).min(1, 'PROPOSAL_TYPES_MISSING'),
  class: z.enum(TRIAL_CLASSES),
  /** 1–3: the prize that it needs at least */
  lowestPrize: whole(3, 'PROPOSAL_PRIZE_INVALID').min(1, 'PROPOSAL_PRIZE_INVALID'),
  /** the place in the class that it needs at least; null: it does not matter */
  worstPlace: whole(MOST_OF_A_CODE, 'PROPOSAL_NUMBER_INVALID').min(1, 'PROPOSAL_NUMBER_INVALID').nullable(),
  /** most of a trial in the class */
  most: whole(MOST_OF_A_CODE, 'PROPOSAL_NUMBER_INVALID').min(1, 'PROPOSAL_NUMBER_INVALID'),
  /** of a reserve: the code it follows; null: none */
  follows: proposalCode.nullable(),
})
type WrittenProposal = z.output<typeof proposalRule>

/** A reserve stands after the code it follows, which is one of the same class at least where the reserve is. */
const isFollowed = (before: readonly WrittenProposal[], { follows, types, ...rule }: WrittenProposal) =>
  follows === null ||
  before.some(
    (one) =>
      one.code === follows && one.class === rule.class && types.every((type) => one.types.includes(type)),
  )

/** What dogs may be proposed for; a code comes once in a class. */
const proposals = z
  .array(proposalRule)
  .max(MOST_PROPOSALS, 'PROPOSALS_TOO_MANY')
  .superRefine((rules, context) => {
    for (const [index, rule] of rules.entries()) {
      const before = rules.slice(0, index)
      if (before.some((one) => one.code === rule.code && one.class === rule.class))
        context.addIssue({ code: 'custom', path: [index, 'code'], message: 'PROPOSAL_CODE_TAKEN' })
      if (!isFollowed(before, rule))
        context.addIssue({ code: 'custom', path: [index, 'follows'], message: 'PROPOSAL_FOLLOWS_UNKNOWN' })
    }
  })

/** Everything a rulebook says, beside its date. */
export const rulebookContent = {
  classes: z.object(classes),
  prizeLimits,
  firstPrizeLeastGrade: whole(HIGHEST_GRADE, 'GRADE_INVALID'),
  leastPointsAtGame: whole(MAX_POINTS_AT_GAME, 'POINTS_AT_GAME_INVALID'),
  huntFeatures: scalesOf(HUNT_FEATURES),
  waterFeatures: scalesOf(WATER_FEATURES),
  waterValidity: z.enum(WATER_VALIDITIES),
  averageMethod: z.enum(AVERAGE_METHODS).default('dogs'),
  averageLeastDogs: whole(MOST_LEAST_DOGS, 'LEAST_DOGS_INVALID').default(DEFAULT_RULEBOOK.averageLeastDogs),
  conditions: z.array(z.enum(CONDITION_FIELDS)).max(CONDITION_FIELDS.length).default([]),
  objectionDays: whole(LONGEST_OBJECTION, 'OBJECTION_DAYS_INVALID').default(DEFAULT_RULEBOOK.objectionDays),
  proposals: proposals.default([]),
}
const day = z.iso.date()
const validFrom = dayInput('DATE_INVALID').refine(
  (input) => input >= '1950-01-01' && input < '2100-01-01',
  'DATE_INVALID',
)

/** One version of a rulebook, as the list names it. */
const revision = {
  id,
  revision: z.number().int(),
  /** false: an assumption that the club must confirm */
  confirmed: z.boolean(),
  note: z.string(),
  createdAt: z.iso.datetime(),
  /** user name; null: the service laid it, or the user is gone */
  createdBy: z.string().nullable(),
  /** results judged by it */
  results: z.number().int(),
}
const rulebookRevision = z.strictObject(revision)
export type RulebookRevision = z.infer<typeof rulebookRevision>

/** One rulebook: what is in force from a day to the day before the next one. */
const rulebookRow = z.strictObject({
  validFrom: day,
  /** null: until further notice */
  validTo: day.nullable(),
  /** in force today */
  current: z.boolean(),
  ...rulebookContent,
  /** newest first; the first is the one that counts */
  revisions: z.array(rulebookRevision).min(1),
})
export type RulebookRow = z.infer<typeof rulebookRow>

const rulebookDetails = z.strictObject({
  ...revision,
  validFrom: day,
  validTo: day.nullable(),
  ...rulebookContent,
  /** id of the newest revision of the same date; another: this one is only to be read */
  newestId: id,
  /** why it may not be removed now; null: it may */
  removeBlocked: z.enum(['RULEBOOK_CITED', 'RULEBOOK_FIRST']).nullable(),
})
export type RulebookDetails = z.infer<typeof rulebookDetails>

const edit = 'rulebook.edit'
const OF_A_RULEBOOK: Refusals = { 404: ['RULEBOOK_NOT_FOUND'] }

/** The newest date first. */
export const rulebooks = call(at.rulebooks, {
  summary: 'Rulebooks by date',
  access: edit,
  answer: z.array(rulebookRow),
})
export const getRulebook = call(at.getRulebook, {
  summary: 'One version of a rulebook',
  access: edit,
  params: idParams,
  refusals: OF_A_RULEBOOK,
  answer: rulebookDetails,
})

/** What is written of a rulebook; `baseId`: the version it was made from. */
export const rulebookInput = z.object({ baseId: id, validFrom, ...rulebookContent })
export type RulebookInput = z.infer<typeof rulebookInput>

/**
 * With the date of `baseId` a new version of the same rulebook, with another date a new rulebook that follows it. Results keep
 * the version they were judged by.
 */
export const saveRulebook = call(at.saveRulebook, {
  summary: 'Keep a rulebook as a new version',
  access: edit,
  body: rulebookInput.extend({ confirmed: z.boolean(), note: neededLine(LONGEST_NOTE) }),
  refusals: allOf(OF_A_RULEBOOK, { 409: ['RULEBOOK_DATE_TAKEN'] }),
  answer: rulebookDetails,
})
/** CHANGED_MEANWHILE: it is not the newest. The version before comes back. */
export const removeRulebook = call(at.removeRulebook, {
  summary: 'Remove the newest version of a rulebook that no result was judged by',
  access: edit,
  body: z.object({ id }),
  refusals: allOf(OF_A_RULEBOOK, { 422: ['RULEBOOK_CITED', 'RULEBOOK_FIRST'] }),
  answer: z.strictObject({ status: z.literal('done') }),
})

export const RULEBOOK_PREVIEW_SIZE = 25
const judged = z.strictObject({
  outcome: z.enum(OUTCOMES),
  points: z.number().nullable(),
  prize: z.number().int(),
})
const alteredResult = z.strictObject({
  id,
  dog: dogSummary,
  class: z.enum(TRIAL_CLASSES),
  trial: z.strictObject({ date: day, kaerNr: z.number().int().nullable(), place: z.string() }),
  /** as it is kept */
  before: judged,
  /** as the written rulebook would give it */
  after: judged,
})
export type AlteredResult = z.infer<typeof alteredResult>
const rulebookPreview = z.strictObject({
  /** the days whose field and forest trials are looked at: the rulebook's time, or of one to come the last seasons */
  from: day,
  /** null: until further notice */
  to: day.nullable(),
  /** the rulebook is one to come, so its time has no results yet */
  coming: z.boolean(),
  /** results of those days */
  results: z.number().int(),
  altered: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
  rows: z.array(alteredResult),
})
export type RulebookPreview = z.infer<typeof rulebookPreview>
/** Changes nothing: what is kept keeps the rulebook it was judged by. */
export const previewRulebook = call(at.previewRulebook, {
  summary: 'Which kept results a rulebook would judge otherwise, newest first',
  access: edit,
  body: rulebookInput.extend({ page: z.number().int().min(1).max(10_000).default(1) }),
  cost: 10,
  refusals: OF_A_RULEBOOK,
  answer: rulebookPreview,
})
