import * as z from 'zod'
import { LOCI } from '#domain/genetics/genotypes/loci.ts'
import { LITTER_SIZES } from '#domain/genetics/genotypes/puppies.ts'
import { RELATIONS } from '#domain/genetics/genotypes/relations.ts'
import { call } from './call.ts'
import { dogSummary } from './dogs.ts'
import * as at from './endpoints/pedigree.ts'
import { addressNumber } from './inputs.ts'
import { litterPair } from './pedigree.ts'

/** Probability of each of three genotypes, 0–1, in the order of `letters`. */
const chances = z.tuple([z.number(), z.number(), z.number()])
/** Which of them tests leave open: only where one is not, or is alone, is 0 or 1 certain. */
const possible = z.tuple([z.boolean(), z.boolean(), z.boolean()])

/** Source: docs/rules/genetics.md#clear-by-parents. */
const parent = z.strictObject({
  chances,
  possible,
  /** `parents`: both of its parents are tested; `breed`: no tested dog tells anything of it but the frequency in the breed */
  basis: z.enum(['tested', 'parents', 'relatives', 'breed']),
  /** tested relatives that count, and the nearest of them */
  relatives: z.number().int(),
  nearest: z.array(z.strictObject({ dog: dogSummary, relation: z.enum(RELATIONS), letters: z.string() })),
})
export type ExpectedParent = z.infer<typeof parent>

const genotypes = z.strictObject({
  /** probabilities of the parents' letters together: the sire's by row, the dam's by column */
  joint: z.array(chances).length(3),
  sire: parent,
  dam: parent,
  puppies: z.strictObject({ chances, atLeastOne: chances, possible }),
  /** tested relatives count that are so many parent–offspring links away from either parent at most */
  reach: z.number().int(),
})

const locus = z.strictObject({
  locus: z.enum(LOCI),
  letters: z.tuple([z.string(), z.string(), z.string()]),
  /** tested dogs of the breed, and the frequency of the second letter among them; null: they are too few */
  tested: z.number().int(),
  frequency: z.number().nullable(),
  /** why there is no figure: too few tested dogs, tests that do not fit the recorded parents, too large a pedigree */
  refused: z.enum(['fewTests', 'contradiction', 'tooLarge']).nullable(),
  /** dogs whose tests and recorded parents cannot all be true */
  misfits: z.array(dogSummary),
  /** null: refused */
  genotypes: genotypes.nullable(),
})
export type ExpectedLocus = z.infer<typeof locus>
export type ExpectedGenotypes = z.infer<typeof genotypes>

const expectedAnswer = z.strictObject({
  father: dogSummary,
  mother: dogSummary,
  /** puppies of the litter that `atLeastOne` is about */
  puppies: z.number().int(),
  /** what it is without a choice; the mean of so many litters of the breed, null: they are too few */
  usual: z.strictObject({ puppies: z.number().int(), litters: z.number().int().nullable() }),
  /** genes of which dogs of the breed are tested */
  loci: z.array(locus),
})
export type ExpectedAnswer = z.infer<typeof expectedAnswer>

export const expectedPuppies = call(at.expectedPuppies, {
  summary: 'Probabilities of the letters of tested genes in a litter of two dogs',
  query: litterPair.extend({
    puppies: addressNumber.min(LITTER_SIZES.least).max(LITTER_SIZES.most).optional(),
  }),
  cost: 3,
  refusals: {
    400: ['REGNR_INVALID'],
    404: ['SIRE_NOT_FOUND', 'DAM_NOT_FOUND'],
    422: ['SIRE_NOT_MALE', 'DAM_NOT_FEMALE', 'SAME_SEX', 'DOG_WITH_ITSELF', 'DIFFERENT_BREEDS'],
    503: ['PEDIGREE_LOADING'],
  },
  answer: expectedAnswer,
})
