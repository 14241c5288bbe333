import * as z from 'zod'
import {
  COMPETITION_PERIODS,
  PRIZE_TRIALS,
  PRIZES,
  SCORED_AWARDS,
  TIE_BREAKERS,
} from '#domain/competitions/rule.ts'
import { SHOW_AWARDS, SHOW_CLASSES } from '#domain/shows/grades.ts'
import { OUTCOMES, TRIAL_CLASSES, TRIAL_TYPES } from '#domain/trials/results.ts'
import { auditPage, auditPaging } from './audit.ts'
import { call, fileContent } from './call.ts'
import { COMPETITION_MAX_BREEDS, COMPETITION_MAX_LINES } from './constants.ts'
import { dogSummary } from './dogs.ts'
import * as at from './endpoints/competitions.ts'
import {
  addressId,
  addressNumber,
  boundedText,
  breedCode,
  id,
  idParams,
  lineInput,
  neededLine,
  page,
} from './inputs.ts'
import { localText } from './localText.ts'
import { allOf, type Refusals } from './refusals.ts'

const count = z.number().int()
const version = z.number().int()

const whole = (least: number, most: number) =>
  z
    .number('COMPETITION_NUMBER_INVALID')
    .int('COMPETITION_NUMBER_INVALID')
    .min(least, 'COMPETITION_NUMBER_INVALID')
    .max(most, 'COMPETITION_NUMBER_INVALID')
const period = whole(1900, 2200)
const points = z
  .number('COMPETITION_POINTS_INVALID')
  .min(0.01, 'COMPETITION_POINTS_INVALID')
  .max(1000, 'COMPETITION_POINTS_INVALID')
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'COMPETITION_POINTS_INVALID')
const award = boundedText(20, 'VALUE_INVALID').refine((code) => SCORED_AWARDS.includes(code), 'VALUE_INVALID')
const months = whole(1, 300).nullable()

const rule = z.object({
  period: z.enum(COMPETITION_PERIODS, 'VALUE_REQUIRED'),
  breeds: z.array(breedCode).max(COMPETITION_MAX_BREEDS, 'VALUE_INVALID'),
  sex: z.enum(['male', 'female'], 'VALUE_INVALID').nullable(),
  ageFrom: months,
  ageTo: months,
  showGrade: z.enum(SHOW_AWARDS, 'VALUE_INVALID').nullable(),
  trialPrize: z
    .object({ class: z.enum(TRIAL_CLASSES, 'VALUE_INVALID'), prize: z.literal(PRIZES, 'VALUE_INVALID') })
    .nullable(),
  trialLines: z
    .array(
      z.object({
        type: z.enum(PRIZE_TRIALS, 'VALUE_INVALID').nullable(),
        class: z.enum(TRIAL_CLASSES, 'VALUE_INVALID'),
        prize: z.literal(PRIZES, 'VALUE_INVALID'),
        points,
      }),
    )
    .max(COMPETITION_MAX_LINES, 'VALUE_INVALID'),
  showLines: z
    .array(z.object({ class: z.enum(SHOW_CLASSES, 'VALUE_INVALID').nullable(), award, points }))
    .max(COMPETITION_MAX_LINES, 'VALUE_INVALID'),
  sumAwards: z.boolean(),
  homeOnly: z.boolean(),
  best: whole(1, 50).nullable(),
  least: whole(1, 50),
  perJudge: whole(1, 50).nullable(),
  tieBreakers: z.array(z.enum(TIE_BREAKERS, 'VALUE_INVALID')).max(TIE_BREAKERS.length, 'VALUE_INVALID'),
})
type Rule = z.output<typeof rule>

const keysOf = (lines: readonly { readonly points: number }[]) =>
  lines.map(({ points: _points, ...line }) => JSON.stringify(Object.entries(line).toSorted()))
const isUnique = (values: readonly string[]) => new Set(values).size === values.length

/** A rule that gives points for something, each thing once, and that a dog can meet. */
const consistentRule = rule
  .refine(({ trialLines, showLines }) => trialLines.length + showLines.length > 0, {
    path: ['trialLines'],
    error: 'COMPETITION_WITHOUT_POINTS',
  })
  .refine(({ trialLines }) => isUnique(keysOf(trialLines)), {
    path: ['trialLines'],
    error: 'COMPETITION_LINE_TWICE',
  })
  .refine(({ showLines }) => isUnique(keysOf(showLines)), {
    path: ['showLines'],
    error: 'COMPETITION_LINE_TWICE',
  })
  .refine(({ tieBreakers }) => isUnique(tieBreakers), { path: ['tieBreakers'], error: 'VALUE_INVALID' })
  .refine(({ best, least }: Rule) => best === null || least <= best, {
    path: ['least'],
    error: 'COMPETITION_LEAST_TOO_MANY',
  })
  .refine(({ ageFrom, ageTo }: Rule) => ageFrom === null || ageTo === null || ageFrom < ageTo, {
    path: ['ageTo'],
    error: 'COMPETITION_AGES_CROSSED',
  })

const ruleAnswer = z.strictObject({
  ...rule.shape,
  trialPrize: z.strictObject({ class: z.enum(TRIAL_CLASSES), prize: z.literal(PRIZES) }).nullable(),
  trialLines: z.array(
    z.strictObject({
      type: z.enum(PRIZE_TRIALS).nullable(),
      class: z.enum(TRIAL_CLASSES),
      prize: z.literal(PRIZES),
      points: z.number(),
    }),
  ),
  showLines: z.array(
    z.strictObject({ class: z.enum(SHOW_CLASSES).nullable(), award: z.string(), points: z.number() }),
  ),
})

const competition = z.strictObject({
  id,
  version,
  /** the same of all rules of a competition through the years */
  series: id,
  name: localText,
  /** seasons by the year they start in, or years; null: on and on */
  validFrom: count,
  validTo: count.nullable(),
  rule: ruleAnswer,
  /** false: the club has not decided it */
  confirmed: z.boolean(),
  /** a period that it held for is over: of the rule only its end changes, so that no past standing does */
  held: z.boolean(),
})
export type Competition = z.infer<typeof competition>

const NOT_COUNTED = [
  'noPoints',
  'preliminary',
  'abroad',
  'age',
  'ageUnknown',
  'judgeUnknown',
  'perJudge',
  'beyondBest',
] as const
const resultHead = {
  date: z.iso.date(),
  /** what the rule gives it; null: nothing */
  points: z.number().nullable(),
  /** why it does not count; null: it counts */
  reason: z.enum(NOT_COUNTED).nullable(),
  place: z.string(),
  judge: z.string().nullable(),
}
const scoredResult = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('trial'),
    ...resultHead,
    kaerNr: count.nullable(),
    type: z.enum(TRIAL_TYPES),
    class: z.enum(TRIAL_CLASSES),
    outcome: z.enum(OUTCOMES),
    prize: count,
    trialPoints: z.number().nullable(),
  }),
  z.strictObject({
    kind: z.literal('show'),
    ...resultHead,
    show: z.string(),
    country: z.string(),
    class: z.string(),
    grade: z.string(),
    marks: z.array(z.string()),
  }),
])
export type ScoredResult = z.infer<typeof scoredResult>

const standing = z.strictObject({
  /** null: no place, because of `unmet` */
  rank: count.nullable(),
  unmet: z.enum(['tooFew', 'showGrade', 'trialPrize']).nullable(),
  dog: dogSummary,
  points: z.number(),
  counted: count,
  /** what put it after the dog before it, which has as many points; null: nothing had to */
  decidedBy: z.enum(TIE_BREAKERS).nullable(),
  /** those that count first */
  results: z.array(scoredResult),
})
export type CompetitionStanding = z.infer<typeof standing>

const standings = z.strictObject({
  /** the season or year, with its first and last day */
  period: count,
  from: z.iso.date(),
  to: z.iso.date(),
  /** it is not over yet: what is told is preliminary */
  running: z.boolean(),
  /** results that are worth points but not official yet */
  preliminary: count,
  /** dogs with a place, and without one, on all pages; results that count */
  placed: count,
  unplaced: count,
  results: count,
  rows: z.array(standing),
  page: count,
  pageSize: count,
})
export type CompetitionStandings = z.infer<typeof standings>

const NOT_FOUND: Refusals = { 404: ['COMPETITION_NOT_FOUND'] }
const OF_BREEDS: Refusals = { 400: ['BREED_INVALID'], 404: ['BREED_NOT_FOUND'] }

export const competitions = call(at.competitions, {
  summary: 'The rules of all annual competitions, those of a competition together, the earliest first',
  answer: z.array(competition),
})
const asked = {
  params: z.object({ series: addressId }),
  refusals: NOT_FOUND,
} as const
const inPeriod = z.object({ period: addressNumber.min(1900).max(2200) })

/** COMPETITION_NOT_FOUND: also of a period that no rule of the competition holds for. */
export const competitionStandings = call(at.competitionStandings, {
  summary:
    'The standings of an annual competition in a season or year, each with the results that count and those that do not',
  ...asked,
  query: inPeriod.extend({ page }),
  cost: 3,
  answer: standings,
})
export const competitionCsv = call(at.competitionCsv, {
  summary: 'The same as a CSV file, all pages',
  ...asked,
  query: inPeriod,
  cost: 3,
  answer: fileContent,
  produces: 'text/csv; charset=utf-8',
})

const editable = {
  name: z.object({ fi: neededLine(80), sv: lineInput(80), en: lineInput(80) }),
  validFrom: period,
  validTo: period.nullable(),
  rule: consistentRule,
  confirmed: z.boolean(),
}
const inOrder = <Schema extends z.ZodType<{ readonly validFrom: number; readonly validTo: number | null }>>(
  schema: Schema,
) =>
  schema.refine(({ validFrom, validTo }) => validTo === null || validFrom <= validTo, {
    path: ['validTo'],
    error: 'COMPETITION_ENDS_BEFORE',
  })

export const previewCompetition = call(at.previewCompetition, {
  summary: 'The standings that a rule would give, which nobody has saved',
  access: 'competitions.edit',
  body: z.object({ rule: consistentRule, period }),
  cost: 5,
  refusals: OF_BREEDS,
  answer: standings,
})
const SAVED: Refusals = allOf(OF_BREEDS, NOT_FOUND, {
  409: ['COMPETITION_OVERLAPS'],
  422: ['COMPETITION_HELD', 'COMPETITION_PERIOD_CHANGED'],
})
/** `follows`: the rule that it takes the place of, which ends where this one begins. */
export const createCompetition = call(at.createCompetition, {
  summary: 'Add a rule: of a new competition, or the next one of a competition',
  access: 'competitions.edit',
  body: inOrder(z.object({ ...editable, follows: id.nullable() })),
  refusals: SAVED,
  answer: competition,
})
/** COMPETITION_HELD: of a rule that has held for a period that is over, neither beginning nor rule changes, and its end not into the past. */
export const editCompetition = call(at.editCompetition, {
  summary: 'Change a rule',
  access: 'competitions.edit',
  body: inOrder(z.object({ id, version, ...editable })),
  refusals: SAVED,
  answer: competition,
})
export const deleteCompetition = call(at.deleteCompetition, {
  summary: 'Remove a rule that has not held for a period that is over',
  access: 'competitions.edit',
  body: z.object({ id, version }),
  refusals: allOf(NOT_FOUND, { 422: ['COMPETITION_HELD'] }),
  answer: z.strictObject({ status: z.literal('done') }),
})
export const competitionChanges = call(at.competitionChanges, {
  summary: 'Who has changed what of a rule, and when',
  access: 'competitions.edit',
  params: idParams,
  query: auditPaging,
  refusals: NOT_FOUND,
  answer: auditPage,
})
