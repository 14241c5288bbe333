import * as z from 'zod'
import { ANALYSIS_CHOSEN_MAX } from './constants.ts'
import { dogSummary, OF_A_DOG, regnrInput } from './dogs.ts'
import { ANALYSIS_DOG_SORTS, ANALYSIS_SORTS } from './firstConstants.ts'
import { addressId, addressNumber, boundedText, breedCode, id, neededLine, page } from './inputs.ts'
import type { Refusals } from './refusals.ts'

/** What analyses of all kinds of results have in common. Source: docs/rules/analyses.md. */

const count = z.number().int()
const ITEM_MAX_LENGTH = 60
/** Several values between commas. */
const several = <Item extends z.ZodType<string, string>>(item: Item) =>
  boundedText(ITEM_MAX_LENGTH * ANALYSIS_CHOSEN_MAX)
    .transform((text) => text.split(','))
    .pipe(z.array(item).max(ANALYSIS_CHOSEN_MAX, 'VALUE_INVALID'))
    .optional()
const season = addressNumber.min(1900).max(2200)
const age = addressNumber.min(0).max(30)
const direction = z.enum(['asc', 'desc'])

/** What results are narrowed to. A family's code stands for its varieties; `age`: whole years on the day of the result. */
export const analysisFilter = z.object({
  breeds: several(breedCode),
  /** first and last season, of shows year */
  from: season.optional(),
  to: season.optional(),
  sex: z.enum(['male', 'female'], 'VALUE_INVALID').optional(),
  ageFrom: age.optional(),
  ageTo: age.optional(),
  sires: several(regnrInput),
  dams: several(regnrInput),
  /** as its dogs carry it */
  kennel: neededLine(100).optional(),
  judge: addressId.optional(),
})

/** The order of the groups, and which page of them. `group`: seasons, ages and classes in their own order, others by name. */
export const analysisOrder = {
  sort: z.enum(ANALYSIS_SORTS).default('dogs'),
  direction: direction.default('desc'),
}
/** The dogs behind a figure: of one group, of one part of its distribution, and of one season, of shows year. */
export const analysisDogsQuery = {
  group: neededLine(200).optional(),
  part: neededLine(20).optional(),
  inSeason: season.optional(),
  page,
  sort: z.enum(ANALYSIS_DOG_SORTS).default('mean'),
  direction: direction.default('desc'),
}

/** ANALYSIS_GROUPS_TOO_MANY: more than a file holds; the results have to be narrowed. */
export const ANALYSIS_REFUSALS: Refusals = {
  400: ['BREED_INVALID', ...OF_A_DOG[400]!],
  404: ['BREED_NOT_FOUND', ...OF_A_DOG[404]!],
}

/**
 * Of results that have the measure. `mean`: each dog's own mean first, then the mean of the dogs; `sd`: of the dogs' means. `low` and `high`: its 95 % interval, over the dogs.
 * All null of too few dogs, and of none.
 */
const figures = z.strictObject({
  dogs: count,
  results: count,
  mean: z.number().nullable(),
  /** the plain mean of all results */
  resultMean: z.number().nullable(),
  sd: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
})
export type AnalysisFigures = z.infer<typeof figures>

/** By season, ascending; one without results is left out. */
const seasons = z.array(figures.extend({ season: count }))
export type AnalysisSeasons = z.infer<typeof seasons>

/** How many results have which value, in a band of values its lowest; of a share the prize or the outcome. Parts without results are left out. */
const distribution = z.array(z.strictObject({ part: z.string(), results: count }))

/** null: of too few dogs */
const whole = figures.extend({ seasons, distribution: distribution.nullable() })
export type AnalysisWhole = z.infer<typeof whole>

const group = figures.extend({
  /** what the results have in common: a code, a year, an age, a name, the number of a dog, the id of a judge */
  key: z.string(),
  /** of a sire or dam */
  dog: dogSummary.nullable(),
  /** of a breed, kennel or judge */
  name: z.string().nullable(),
  /** fewer dogs than a figure is trusted with */
  few: z.boolean(),
  /** null: it is not drawn */
  distribution: distribution.nullable(),
  seasons: seasons.nullable(),
})
export type AnalysisGroup = z.infer<typeof group>

export const analysisAnswer = z.strictObject({
  kind: z.enum(['score', 'share']),
  leastDogs: count,
  fewDogs: count,
  /** all results that match */
  whole,
  /** all results of the breed in the same classes and seasons, where one breed is asked for; null: of several breeds a mean says little */
  breed: whole.nullable(),
  /** results that were judged on another scale than that of the last season asked for, and count nowhere */
  otherScale: count,
  groups: z.array(group),
  /** groups with enough dogs, on all pages */
  total: count,
  page: count,
  pageSize: count,
  /** groups with too few dogs */
  hidden: count,
  /** results of no group: what they are grouped by is not known of them */
  ungrouped: count,
  /** what the chosen dogs and the judge are called; null: nothing is known by that id */
  chosen: z.strictObject({
    sires: z.array(dogSummary),
    dams: z.array(dogSummary),
    judge: z.string().nullable(),
  }),
})
export type Analysis = z.infer<typeof analysisAnswer>

export const analysisDogsAnswer = z.strictObject({
  dogs: z.array(z.strictObject({ dog: dogSummary, results: count, mean: z.number() })),
  total: count,
  page: count,
  pageSize: count,
})
export type AnalysisDogs = z.infer<typeof analysisDogsAnswer>

/** First and last season with results, of shows year; null: there are no results. */
export const analysisSeasons = z.strictObject({ first: count, last: count }).nullable()

/** What the results can be narrowed to. */
export const analysisChoicesAnswer = z.strictObject({
  seasons: analysisSeasons,
  /** who judged any, by name */
  judges: z.array(z.strictObject({ id, name: z.string() })),
})
export type AnalysisChoices = z.infer<typeof analysisChoicesAnswer>
