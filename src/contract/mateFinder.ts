import * as z from 'zod'
import { MATE_AIMS, MOST_WEIGHT, USUAL_WEIGHT } from '#domain/breeding/mates/aims.ts'
import { FAMILY_PARTS, type FamilyPart } from '#domain/breeding/mates/familyHealth.ts'
import { PAIR_RULES } from '#domain/breeding/mates/matingRules.ts'
import { CONDITION_OUTCOMES, REGISTER_CONDITIONS } from '#domain/breeding/registerCheck.ts'
import { RULE_REASONS } from '#domain/breeding/rules/judged.ts'
import { TRUST_LEVELS } from '#domain/genetics/trust.ts'
import { AVERAGED } from '#domain/trials/averages.ts'
import { namedAccount } from './audit.ts'
import { citation } from './breedingRuleShapes.ts'
import { call } from './call.ts'
import { SEARCH_NAME_MAX_LENGTH } from './constants.ts'
import { dogRecord, dogSummary, OF_A_DOG, regnrInput } from './dogs.ts'
import * as at from './endpoints/mateFinder.ts'
import { MATE_CHOICES } from './firstConstants.ts'
import { dayInput, id, neededLine, textInput } from './inputs.ts'
import type { Refusals } from './refusals.ts'

const count = z.number().int()
const aim = z.enum(MATE_AIMS)
const weight = z.number().int().min(0).max(MOST_WEIGHT)
const byAim = <Value extends z.ZodType>(value: Value) =>
  z.strictObject(
    Object.fromEntries(MATE_AIMS.map((name) => [name, value])) as Record<(typeof MATE_AIMS)[number], Value>,
  )

/** What the males beside a bitch are found and ranked by; with nothing but the bitch: the male list, every aim alike, today, points. */
const settings = {
  /** `listed`: the list of males; `breed`: also the males of breeding age of which no death is known */
  choice: z.enum(MATE_CHOICES).default('listed'),
  /** of each aim, 0 leaves it out */
  weights: byAim(weight.default(USUAL_WEIGHT)).prefault({}),
  /** the score of field trials that is compared with the breed's */
  score: z.enum(AVERAGED.hunt).default('points'),
}
const date = dayInput('DATE_INVALID').nullable().default(null)
const MOST_COMPARED = 3

const mateQuestion = z.object({
  /** of the bitch */
  regnr: regnrInput,
  ...settings,
  /** ISO day of the mating; null: today */
  date,
  page: z.number().int().min(1).max(1000).default(1),
  /** males that are told whatever page they stand on; those that are not among the ranked ones are left out */
  compare: z.array(regnrInput).max(MOST_COMPARED).default([]),
})

const familyPart = z.enum(Object.keys(FAMILY_PARTS) as [FamilyPart, ...FamilyPart[]])
/** Statements that divide free from affected, the latest of each dog and kind; null: nobody is examined. Source: docs/rules/breeding-and-health.md#health-of-a-family. */
const family = z.strictObject({
  examined: count,
  affected: count,
  /** how many would be affected if the family were as the breed */
  expected: z.number(),
  /** kind and part of the family by itself */
  parts: z.array(z.strictObject({ kind: z.string(), part: familyPart, examined: count, affected: count })),
})
export type FamilyAnswer = z.infer<typeof family>

const rule = z.strictObject({
  rule: z.enum([...PAIR_RULES, ...REGISTER_CONDITIONS]),
  outcome: z.enum(CONDITION_OUTCOMES),
  reason: z.enum(RULE_REASONS),
  value: z.string().nullable(),
  cited: citation,
})
export type MateRule = z.infer<typeof rule>

/** Dogs that a reason speaks of. Source: docs/rules/breeding-and-health.md#reasons. */
const reason = z.discriminatedUnion('code', [
  z.strictObject({ code: z.literal('BEST'), aim }),
  z.strictObject({ code: z.literal('BEST_AMONG'), aim, among: aim, count }),
  z.strictObject({ code: z.literal('UNBEATEN') }),
  z.strictObject({ code: z.literal('BEATEN'), by: dogSummary, aims: z.array(aim) }),
  z.strictObject({
    code: z.literal('BESIDE_FIRST'),
    first: dogSummary,
    worse: z.array(aim),
    better: z.array(aim),
  }),
  z.strictObject({ code: z.literal('UNKNOWN'), aims: z.array(aim) }),
])
export type MateReasonAnswer = z.infer<typeof reason>

const MALE_STATES = ['offered', 'active', 'none', 'removed'] as const

const male = z.strictObject({
  dog: dogRecord,
  /** those who agree to be named, of a male on the list of males */
  owners: z.array(z.strictObject({ name: z.string(), town: z.string().nullable() })),
  /** 1: nobody is at least as good in everything and better in something */
  front: count,
  /** place in the whole list, from 1 */
  place: count,
  /** by aim the part (0–1) of the other males that he is better than; null: not known */
  places: byAim(z.number().nullable()),
  /** the pedigree of the male himself is too shallow to compare his inbreeding and kinship, or he is not in the pedigree yet */
  shallow: z.boolean(),
  /** F (0–1) of the litter over all generations and over six, known ancestors of 126; null while he is not in the pedigree */
  litter: z
    .strictObject({
      coefficientAll: z.number(),
      coefficient: z.number(),
      knownAncestors: count,
      trust: z.enum(TRUST_LEVELS),
    })
    .nullable(),
  /** mean kinship (0–1) with the living dogs of the breed; null: not known */
  kinship: z.number().nullable(),
  health: family.nullable(),
  rules: z.array(rule),
  /** his results in classes of which the breed has a mean, their mean, and what they are above the breed's; null: none */
  trials: z.strictObject({ results: count, mean: z.number(), above: z.number() }).nullable(),
  register: z.enum(MALE_STATES),
  reasons: z.array(reason),
})
export type FoundMate = z.infer<typeof male>

const matesFound = z.strictObject({
  dam: dogRecord,
  damHealth: family.nullable(),
  /** mean kinship of the bitch with the living dogs of the breed; null: not known */
  damKinship: z.number().nullable(),
  /** she has the worst grade of a scale, which puts every litter of hers into the EJ register */
  damWorstGrade: z.boolean(),
  /** day of the mating */
  date: z.iso.date(),
  /** living dogs of the breed, and the mean kinship of their pairs; null for fewer than two */
  living: z.strictObject({ dogs: count, kinship: z.number().nullable() }),
  /** false: the club has no trials, and that aim is left out */
  hasTrials: z.boolean(),
  /** males that were ranked, and those left out as the oldest of too many */
  total: count,
  left: count,
  /** how many stand in each front */
  fronts: z.array(count),
  males: z.array(male),
  compared: z.array(male),
  page: count,
  pageSize: count,
})
export type MatesFound = z.infer<typeof matesFound>

export const findMate = call(at.findMate, {
  summary: 'Males beside a bitch, ranked by several aims and weights, with the reasons',
  body: mateQuestion,
  cost: 5,
  refusals: {
    ...OF_A_DOG,
    400: ['REGNR_INVALID', 'DATE_INVALID'],
    422: ['DAM_NOT_FEMALE'],
    503: ['PEDIGREE_LOADING'],
  },
  answer: matesFound,
})

const NOTE_MAX_LENGTH = 1000

const saved = {
  id,
  name: z.string(),
  note: z.string(),
  /** of the bitch as it was written, and she herself; null: no dog has that number any more */
  regnr: z.string(),
  dam: dogSummary.nullable(),
  choice: z.enum(MATE_CHOICES),
  weights: byAim(weight),
  score: z.enum(AVERAGED.hunt),
  date: z.iso.date().nullable(),
  updatedAt: z.iso.datetime(),
}
const ownSearch = z.strictObject({ ...saved, shared: z.boolean(), version: count })
export type OwnMateSearch = z.infer<typeof ownSearch>
const sharedSearch = z.strictObject({ ...saved, owner: namedAccount })
export type SharedMateSearch = z.infer<typeof sharedSearch>

export const mateSearches = call(at.mateSearches, {
  summary: 'One’s own saved searches for a mate, the one changed last first',
  access: 'signedIn',
  answer: z.array(ownSearch),
})
export const sharedMateSearches = call(at.sharedMateSearches, {
  summary: 'Searches for a mate that members have shared with the breed adviser, the one changed last first',
  access: 'litters.decide',
  answer: z.array(sharedSearch),
})

const OF_A_SEARCH: Refusals = { 404: ['MATE_SEARCH_NOT_FOUND'], 409: ['CHANGED_MEANWHILE'] }

export const saveMateSearch = call(at.saveMateSearch, {
  summary: 'Save a search for a mate, or change one’s own',
  access: 'signedIn',
  body: z.object({
    /** null: a new one */
    id: id.nullable(),
    version: count,
    name: neededLine(SEARCH_NAME_MAX_LENGTH),
    note: textInput(NOTE_MAX_LENGTH),
    regnr: regnrInput,
    ...settings,
    date,
    /** the breed adviser may see it */
    shared: z.boolean(),
  }),
  refusals: {
    404: ['DOG_NOT_FOUND', 'MATE_SEARCH_NOT_FOUND'],
    409: ['CHANGED_MEANWHILE'],
    422: ['DAM_NOT_FEMALE', 'TOO_MANY_SEARCHES'],
  },
  answer: ownSearch,
})
export const removeMateSearch = call(at.removeMateSearch, {
  summary: 'Remove one’s own saved search for a mate',
  access: 'signedIn',
  body: z.object({ id, version: count }),
  refusals: OF_A_SEARCH,
  answer: z.strictObject({ id }),
})
