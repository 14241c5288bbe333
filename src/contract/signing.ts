import * as z from 'zod'
import { OUTCOMES, TRIAL_CLASSES } from '#domain/trials/results.ts'
import { PARTS } from '#domain/trials/rulebook.ts'
import { SHEET_KINDS } from '#domain/trials/sheet.ts'
import { SIGNING_STATES } from '#domain/trials/signing.ts'
import { call } from './call.ts'
import { dogSummary } from './dogs.ts'
import * as at from './endpoints/signing.ts'
import { boundedText, id, idParams, momentInput, reasonInput } from './inputs.ts'
import { sheetField } from './judging.ts'
import { allOf, OF_A_TRIAL, OF_ITS_STATE } from './refusals.ts'

const kind = z.enum(SHEET_KINDS)
const part = z.enum(PARTS)

/** What decides an award beside its outcome: of `AwardWhy` of the domain. */
const awardWhy = z.discriminatedUnion('why', [
  z.strictObject({ why: z.enum(['water', 'shot']) }),
  z.strictObject({ why: z.literal('feature'), field: z.string() }),
  z.strictObject({ why: z.literal('missing'), fields: z.array(sheetField) }),
  z.strictObject({ why: z.literal('zero'), part }),
  z.strictObject({ why: z.literal('ungraded'), part }),
  z.strictObject({
    why: z.literal('points'),
    prize: z.literal([1, 2, 3]),
    limit: z.number(),
    short: z.number(),
  }),
  z.strictObject({ why: z.literal('point'), least: z.number() }),
  z.strictObject({ why: z.literal('leastGrade'), part, grade: z.number(), least: z.number() }),
])

/** One performance of a dog, as the head judge looks it through. */
const row = z.strictObject({
  dog: dogSummary,
  kind,
  class: z.enum(TRIAL_CLASSES),
  startNumber: z.number().int().nullable(),
  /** null: not marked done */
  result: z
    .strictObject({
      id,
      digest: z.string().describe('changes with every value of the result'),
      outcome: z.enum(OUTCOMES),
      points: z.number().nullable(),
      prize: z.number().int(),
      /** why it has no prize; null: it has one, its outcome says it, or its values do not tell */
      noPrize: awardWhy.nullable(),
      water: z.number().nullable(),
      track: z.number().nullable(),
      judge: z.string().nullable(),
    })
    .nullable(),
  /** an objection to its result waits to be decided */
  objected: z.boolean(),
  /** it is another result than was signed, or was not signed */
  differs: z.boolean(),
})
export type SigningRow = z.infer<typeof row>

const signature = z.strictObject({
  signedAt: z.iso.datetime(),
  /** who signed; null: somebody who has been erased */
  signer: z.string().nullable(),
  /** how many results were signed, and by which short digest of all of them they are known */
  results: z.number().int(),
  fingerprint: z.string(),
  /** the reader gave it */
  own: z.boolean(),
  /** the trial has another head judge now */
  headChanged: z.boolean(),
  /** signed results that are not there any more: they were opened */
  gone: z.number().int(),
})

const signing = z.strictObject({
  state: z.enum(SIGNING_STATES),
  signature: signature.nullable(),
  /** null: the trial has none; `account`: has one to sign with */
  headJudge: z.strictObject({ name: z.string(), account: z.boolean() }).nullable(),
  /** the reader is the head judge */
  maySign: z.boolean(),
  /** code of why nothing can be signed now; null: it can */
  blockedBy: z.string().nullable(),
  /** short digest of all results as they are now */
  fingerprint: z.string(),
  /** objections to how the trial was held that wait to be decided */
  trialObjected: z.boolean(),
  /** hunt before water and track work, each in start order */
  rows: z.array(row),
})
export type TrialSigning = z.infer<typeof signing>

/** `details` of a 409 SIGNED_RESULTS_DIFFER: names of the dogs between commas. */
export interface SigningDifference {
  readonly dogs: string
}

/** The most results of a trial: more than any has starters, of both kinds. */
const MAX_RESULTS = 1000

/** FORBIDDEN: no agent or head judge of the trial, nor KAER_CHIEF. */
export const trialSigning = call(at.trialSigning, {
  summary: 'The results of a trial as its head judge signs them, and how the signature stands',
  access: 'trials.read',
  refusals: allOf(OF_A_TRIAL, { 422: ['RULEBOOK_MISSING'] }),
  params: idParams,
  answer: signing,
})
/**
 * FORBIDDEN: not the head judge. SIGNED_RESULTS_DIFFER: what was seen is not what is, with the dogs (`SigningDifference`). RESULTS_NOT_DONE and REPORTS_MISSING: their fields
 * name the dogs by number. Sent twice it signs once.
 */
export const signTrial = call(at.signTrial, {
  summary: 'Sign the results of a trial as its head judge',
  access: 'trials.read',
  refusals: allOf(OF_A_TRIAL, OF_ITS_STATE, {
    409: ['SIGNED_RESULTS_DIFFER'],
    422: ['TRIAL_NOT_BEGUN', 'RESULTS_MISSING', 'RESULTS_NOT_DONE', 'REPORTS_MISSING', 'RULEBOOK_MISSING'],
  }),
  params: idParams,
  body: z.object({
    /** every result that was seen */
    results: z.array(z.object({ kind, id, digest: boundedText(64) })).max(MAX_RESULTS),
  }),
  answer: signing,
})
/** FORBIDDEN: not who gave it. CHANGED_MEANWHILE: it is another than was seen. Sent twice it is withdrawn once. */
export const withdrawSignature = call(at.withdrawSignature, {
  summary: 'Withdraw the signature of a trial before its end',
  access: 'trials.read',
  refusals: allOf(OF_A_TRIAL, OF_ITS_STATE, { 422: ['RULEBOOK_MISSING'] }),
  params: idParams,
  body: z.object({ reason: reasonInput, signedAt: momentInput }),
  answer: signing,
})
