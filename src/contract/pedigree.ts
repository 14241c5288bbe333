import * as z from 'zod'
import { SEARCH_MIN_LENGTH } from '#domain/dogs.ts'
import { TRUST_LEVELS } from '#domain/genetics/trust.ts'
import { call, fileContent } from './call.ts'
import { dogRecord, dogSummary, OF_A_DOG, regnrInput, regnrParams } from './dogs.ts'
import * as at from './endpoints/pedigree.ts'
import { addressNumber, boundedText } from './inputs.ts'
import { allOf } from './refusals.ts'

const commonAncestor = dogSummary.extend({ share: z.number() })

/** The block of `GET /api/dog/{regnr}/inbreeding`; coefficients and shares are probabilities 0–1, null where a parent is unknown. */
const inbreedingBlock = z.strictObject({
  generations: z.number().int(),
  coefficient: z.number().nullable(),
  coefficientAll: z.number().nullable(),
  knownAncestors: z.number().int(),
  possibleAncestors: z.number().int(),
  completeGenerations: z.number().int(),
  completeGenerationEquivalents: z.number(),
  ancestorLoss: z.number().nullable(),
  /** null where there is no figure */
  trust: z.enum(TRUST_LEVELS).nullable(),
  /** whose known pedigree begins at the border, so that ancestors are missing: the dog itself, or a parent; null where neither is imported */
  imported: z.enum(['dog', 'parent']).nullable(),
  /** the dog is recorded as an ancestor of its own parent: that link counts as unknown until it is corrected */
  loop: z.boolean(),
  commonAncestors: z.array(commonAncestor),
})
export type InbreedingBlock = z.infer<typeof inbreedingBlock>

/**
 * The dogs a figure is compared with: those of its breed born in the last ten years whose complete generations are as many as
 * its own, or one more or less. Null where there is no figure or it rests on too little (`trust` low).
 */
const comparisonGroup = z.strictObject({
  breed: z.string(),
  sinceYear: z.number().int(),
  fromGenerations: z.number().int(),
  toGenerations: z.number().int(),
  count: z.number().int(),
})
export type ComparisonGroup = z.infer<typeof comparisonGroup>

/** How a figure stands in its group; null where there is none, and where it has fewer than 30 dogs. */
const breedComparison = comparisonGroup.extend({
  /** share of them, 0–1, with a lower coefficient */
  lowerShare: z.number(),
  median: z.number(),
  /** dogs per bin of one percentage point, the last bin open */
  histogram: z.array(z.number().int()),
})
export type BreedComparison = z.infer<typeof breedComparison>

/** Answer of `GET /api/dog/{regnr}/inbreeding`. */
const dogInbreeding = inbreedingBlock.extend({
  regnr: z.string(),
  comparison: breedComparison.nullable(),
  comparisonGroup: comparisonGroup.nullable(),
})
export type DogInbreeding = z.infer<typeof dogInbreeding>

/**
 * A pedigree chart. `places[i]` is the dog at place i + 1 in Ahnentafel order without the dog itself: 1 sire, 2 dam, 3 sire's sire, …
 * (place p has its sire at 2p + 1 and its dam at 2p + 2); a number is an index into `dogs`, null an unknown ancestor.
 */
const pedigreeChart = z.strictObject({
  generations: z.number().int(),
  dogs: z.array(dogRecord),
  places: z.array(z.number().int().nullable()),
  /**
   * ancestors on several places, with their share of the inbreeding over six generations, however many the chart has; those
   * that add most first, then the nearest; index into `dogs`
   */
  repeated: z.array(
    z.strictObject({ dog: z.number().int(), places: z.array(z.number().int()), share: z.number() }),
  ),
})
export type PedigreeChart = z.infer<typeof pedigreeChart>

const pedigreeAnswer = z.strictObject({
  dog: dogRecord,
  chart: pedigreeChart,
  inbreeding: inbreedingBlock,
})
export type PedigreeAnswer = z.infer<typeof pedigreeAnswer>

/** Codes of the `litters.warnings` texts. */
export const MATING_WARNINGS = [
  'PARENT_OFFSPRING',
  'FULL_SIBLINGS',
  'WORST_GRADE_SIRE',
  'WORST_GRADE_DAM',
] as const

export const litterPair = z.object({ fatherRegnr: regnrInput, motherRegnr: regnrInput })
/** One figure of a test litter for each number of generations, and over all known ones. */
const litterAnswer = z.strictObject({
  father: dogRecord,
  mother: dogRecord,
  chart: pedigreeChart,
  inbreeding: inbreedingBlock,
  byGenerations: z.array(
    z.strictObject({
      generations: z.number().int(),
      coefficient: z.number(),
      known: z.number().int(),
      possible: z.number().int(),
    }),
  ),
  comparison: breedComparison.nullable(),
  comparisonGroup: comparisonGroup.nullable(),
  /** rules of the studbook that this mating meets; codes of the `litters.warnings` texts */
  warnings: z.array(z.enum(MATING_WARNINGS)),
})
export type LitterAnswer = z.infer<typeof litterAnswer>

/** Why a dog cannot be the mate of another. */
const mateRefusal = z.enum(['DOG_WITH_ITSELF', 'SAME_SEX', 'DIFFERENT_BREEDS'])
export type MateRefusal = z.infer<typeof mateRefusal>

/** One that may be chosen beside another dog, or cannot be. Source: docs/rules/breeding-and-health.md#choosing-a-mate. */
const mate = dogRecord.extend({
  /** the number by which it was found where it is not the main one */
  matched: z.string().nullable(),
  /** of breeding age and not publicly known to be dead */
  first: z.boolean(),
  /** why it cannot be chosen */
  refusal: mateRefusal.nullable(),
  /** of the litter the two would have: F over six generations (0–1), of so many known ancestors; null: cannot be chosen, or is not in the pedigree yet */
  litter: z
    .strictObject({
      coefficient: z.number(),
      knownAncestors: z.number().int(),
      possibleAncestors: z.number().int(),
    })
    .nullable(),
})
export type Mate = z.infer<typeof mate>
/** At most a page of those that come first, one of the others, or one of what a text finds. `first` and `all` count who may be chosen: first of all, and in all; `found`, what a text finds. */
const matesAnswer = z.strictObject({
  mates: z.array(mate),
  first: z.number().int(),
  all: z.number().int(),
  /** null: nothing was searched by */
  found: z.number().int().nullable(),
  similar: z.boolean(),
})
export type MatesAnswer = z.infer<typeof matesAnswer>

const matesBody = z.object({
  /** of the dog that is chosen */
  regnr: regnrInput,
  /** which parent is looked for */
  parent: z.enum(['sire', 'dam']),
  /** name or number; empty: whoever may be chosen */
  text: boundedText(100, 'SEARCH_TOO_LONG')
    .trim()
    .refine((text) => text === '' || text.length >= SEARCH_MIN_LENGTH, 'SEARCH_TOO_SHORT')
    .default(''),
  /** also those that do not come first */
  all: z.boolean().default(false),
})

const OF_A_PEDIGREE = allOf(OF_A_DOG, { 503: ['PEDIGREE_LOADING'] })
const generationsQuery = z.object({ generations: addressNumber.min(3).max(6).default(4) })

export const pedigree = call(at.pedigree, {
  summary: 'Pedigree chart of a dog',
  query: generationsQuery,
  body: regnrInput,
  cost: 2,
  refusals: OF_A_PEDIGREE,
  answer: pedigreeAnswer,
})
export const litterPedigree = call(at.litterPedigree, {
  summary: 'Pedigree and inbreeding of a litter from two dogs',
  query: generationsQuery,
  body: litterPair,
  cost: 2,
  refusals: {
    404: ['SIRE_NOT_FOUND', 'DAM_NOT_FOUND'],
    422: ['SIRE_NOT_MALE', 'DAM_NOT_FEMALE', 'SAME_SEX', 'DOG_WITH_ITSELF', 'DIFFERENT_BREEDS'],
    503: ['PEDIGREE_LOADING'],
  },
  answer: litterAnswer,
})
export const litterMates = call(at.litterMates, {
  summary: 'Mates that a dog may have, those of breeding age first',
  body: matesBody,
  cost: 3,
  refusals: allOf(OF_A_PEDIGREE, { 400: ['SEARCH_TOO_SHORT', 'SEARCH_TOO_LONG'] }),
  answer: matesAnswer,
})
export const inbreeding = call(at.inbreeding, {
  summary: 'Inbreeding of a dog, with what it rests on',
  params: regnrParams,
  refusals: OF_A_PEDIGREE,
  answer: dogInbreeding,
})
/** One A4 page, landscape; its language is that of the `lang` parameter. */
export const pedigreePdf = call(at.pedigreePdf, {
  summary: 'Pedigree chart of a dog as PDF',
  params: regnrParams,
  query: generationsQuery,
  cost: 5,
  refusals: OF_A_PEDIGREE,
  answer: fileContent,
  produces: 'application/pdf',
})
