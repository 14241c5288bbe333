import * as z from 'zod'
import { LONGEST_CODE, PAPER_FACTS, VERIFIED_PAPERS } from '#domain/verification/statement.ts'
import { auditPaging } from './audit.ts'
import { call } from './call.ts'
import * as at from './endpoints/verification.ts'
import { boundedText, id, reasonInput } from './inputs.ts'
import type { Refusals } from './refusals.ts'

const count = z.number().int()
/** The text of the square code: an address with the code behind its `#`, or the code alone. */
const code = boundedText(LONGEST_CODE + 500, 'PAPER_CODE_INVALID')
  .trim()
  .min(1, 'VALUE_REQUIRED')

const withdrawal = z.strictObject({
  id,
  reason: z.string(),
  withdrawnAt: z.iso.datetime(),
  /** not this paper alone: every one about the thing that had been printed by then */
  all: z.boolean(),
})
export type PaperWithdrawal = z.infer<typeof withdrawal>

const signedPaper = z.strictObject({
  /** by which people name the paper: it is printed beside its code */
  number: z.string(),
  kind: z.enum(VERIFIED_PAPERS),
  about: z.string(),
  printedAt: z.iso.datetime(),
  facts: z.array(z.strictObject({ fact: z.enum(PAPER_FACTS), value: z.string(), changed: z.boolean() })),
  /** null: too many to stand in the code */
  rows: z.array(z.strictObject({ cells: z.array(z.string()), changed: z.boolean() })).nullable(),
  rowCount: count,
  /** rows that the paper would have besides today */
  missing: count,
  /** of rows that do not stand in the code: they are others today */
  otherRows: z.boolean(),
  /** `changed`: today it would say something else; `gone`: what it was about is no longer there */
  state: z.enum(['current', 'changed', 'gone', 'withdrawn']),
  withdrawal: withdrawal.nullable(),
})
export type SignedPaper = z.infer<typeof signedPaper>

export const checkPaper = call(at.checkPaper, {
  summary: 'Whether the service signed what the square code of a paper says, and whether it is so today',
  body: z.object({ code }),
  noStore: true,
  cost: 3,
  refusals: { 422: ['PAPER_CODE_INVALID', 'RULEBOOK_MISSING'], 503: ['PEDIGREE_LOADING'] },
  /** null: this service has not signed it */
  answer: z.strictObject({ paper: signedPaper.nullable() }),
})

export const paperKey = call(at.paperKey, {
  summary: 'The public key (Ed25519) by which papers can be checked without the service',
  /** `raw`: its 32 bytes, base64url; `sha256`: of those bytes, hexadecimal */
  answer: z.strictObject({ pem: z.string(), raw: z.string(), sha256: z.string() }),
})

const listed = withdrawal.extend({
  kind: z.enum(VERIFIED_PAPERS),
  about: z.string(),
  /** null: `all` */
  number: z.string().nullable(),
})
export type WithdrawnPaper = z.infer<typeof listed>

export const withdrawnPapers = call(at.withdrawnPapers, {
  summary: 'Papers that were withdrawn, the latest first',
  access: 'papers.withdraw',
  query: auditPaging,
  answer: z.strictObject({ rows: z.array(listed), next: count.nullable() }),
})

const NOT_SIGNED: Refusals = { 422: ['PAPER_CODE_INVALID', 'PAPER_NOT_SIGNED'] }

export const withdrawPaper = call(at.withdrawPaper, {
  summary: 'Withdraw a paper, or every one about the same thing that has been printed up to now',
  access: 'papers.withdraw',
  body: z.object({ code, all: z.boolean(), reason: reasonInput }),
  refusals: { ...NOT_SIGNED, 409: ['PAPER_WITHDRAWN'] },
  answer: withdrawal,
})

export const restorePaper = call(at.restorePaper, {
  summary: 'Undo a withdrawal',
  access: 'papers.withdraw',
  body: z.object({ id }),
  refusals: { 404: ['WITHDRAWAL_NOT_FOUND'] },
  answer: z.strictObject({ status: z.literal('done') }),
})
