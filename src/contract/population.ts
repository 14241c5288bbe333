import * as z from 'zod'
import { call } from './call.ts'
import { dogSummary } from './dogs.ts'
import * as at from './endpoints/population.ts'
import { breedCode } from './inputs.ts'

const count = z.number().int()
const year = z.number().int()
/** 0–1 */
const share = z.number()

/** What was born in a year. */
const birthYear = z.strictObject({
  year,
  dogs: count,
  /** dogs of one dam, one sire and one day; imported ones are in none */
  litters: count,
  /** mean dogs of a litter; null: there was none */
  litterSize: z.number().nullable(),
  sires: count,
  dams: count,
  /** of the dogs with a known sire, those of the sire with the most; null: no sire is known */
  topSireShare: share.nullable(),
  /** mean F over six generations of the dogs with both parents known; null: there was none */
  inbreeding: z.number().nullable(),
  inbredDogs: count,
  /** mean of the known places of 126 of the same dogs */
  knownAncestors: z.number().nullable(),
})
export type PopulationYear = z.infer<typeof birthYear>

const livingYear = z.strictObject({
  year,
  dogs: count,
  /** mean F over six generations of those with both parents known; null: none */
  inbreeding: z.number().nullable(),
  inbredDogs: count,
  /** mean kinship with all living dogs of the breed */
  kinship: z.number(),
  /** mean of the known places of 126 */
  knownAncestors: z.number(),
})
export type LivingYear = z.infer<typeof livingYear>

/** 95 % interval; a bound is null where the rate may be zero: there is no highest size, or no size at all. */
const effectiveSize = z.strictObject({
  size: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** dogs, or pairs of dogs, that it rests on */
  count,
})
export type PopulationSize = z.infer<typeof effectiveSize>

/** null: an unknown parent of a dog whose other parent is known */
const contribution = z.strictObject({ dog: dogSummary.nullable(), share })
export type GeneContribution = z.infer<typeof contribution>

const reference = z.strictObject({
  /** born from this year to that one */
  from: year,
  to: year,
  dogs: count,
  /** mean complete generation equivalents */
  generations: z.number().nullable(),
  founders: z.strictObject({
    count,
    effective: z.number().nullable(),
    /** with the largest parts */
    known: z.array(contribution),
    /** part of unknown parents of dogs with one known */
    ofUnknown: share,
  }),
  ancestors: z.strictObject({ effective: z.number().nullable(), found: z.array(contribution) }),
  founderGenomes: z.number().nullable(),
  sizes: z.strictObject({
    inbreeding: effectiveSize.nullable(),
    coancestry: effectiveSize.nullable(),
    years: effectiveSize.nullable(),
  }),
})

export const PARENT_PATHS = ['sireSon', 'sireDaughter', 'damSon', 'damDaughter'] as const
const interval = z.strictObject({
  path: z.enum(PARENT_PATHS),
  /** mean age of the parent in years; null: no such pair */
  years: z.number().nullable(),
  /** parent and offspring pairs */
  count,
})

const popularSire = z.strictObject({
  dog: dogSummary,
  puppies: count,
  /** of the dogs with a known sire */
  share,
  /** dogs that have it as a grandsire */
  grandPuppies: count,
  grandShare: share,
})
export type PopularSire = z.infer<typeof popularSire>

/**
 * Of the dogs born from a year to another, those with a statement, and of these the affected and the others. null: not told, since a figure or what follows from it would be of
 * fewer than five dogs.
 */
const examinedYears = z.strictObject({
  from: year,
  to: year,
  dogs: count,
  examined: count.nullable(),
  affected: count.nullable(),
  free: count.nullable(),
})
export type ExaminedYears = z.infer<typeof examinedYears>
/** Of the dogs born in a year, those with a judged field trial result, and of these those with a first prize. */
const triedYear = z.strictObject({ year, dogs: count, tried: count, firstPrize: count })
export type TriedYear = z.infer<typeof triedYear>

const population = z.strictObject({
  /** of the breed without its variety */
  breed: z.string(),
  years: z.array(birthYear),
  reference,
  living: z.strictObject({ dogs: count, kinship: z.number().nullable(), years: z.array(livingYear) }),
  /** of offspring born from this year to that one that bred */
  intervals: z.strictObject({
    from: year,
    to: year,
    paths: z.array(interval),
    /** mean of the four; null: one is missing */
    mean: z.number().nullable(),
  }),
  sires: z.strictObject({
    /** dogs of the reference population with a known sire */
    dogs: count,
    /** 1 / Σ share² */
    effective: z.number().nullable(),
    most: z.array(popularSire),
  }),
  health: z.strictObject({ hips: z.array(examinedYears), elbows: z.array(examinedYears) }),
  trials: z.array(triedYear),
})
export type BreedPopulation = z.infer<typeof population>

/** A variety is answered as its breed: they share ancestors. */
export const breedPopulation = call(at.breedPopulation, {
  summary: 'How a breed is doing: births, inbreeding, origin of its genes, effective size, health and trials',
  params: z.object({ id: breedCode }),
  cost: 5,
  refusals: { 400: ['BREED_INVALID'], 404: ['BREED_NOT_FOUND'] },
  answer: population,
})
