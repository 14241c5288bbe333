import * as z from 'zod'
import { PAPER_AWARD_VERDICTS } from '#domain/trials/paperAwards.ts'
import { namedAccount } from './audit.ts'
import { call } from './call.ts'
import { dogSummary } from './dogs.ts'
import * as at from './endpoints/paperAwards.ts'
import { addressId, id, reasonInput } from './inputs.ts'
import { paperAward } from './paperAwardFields.ts'

const paperAwardRow = paperAward.extend({
  dog: dogSummary,
  /** for which it was recorded; null: a draft that has been deleted */
  trial: z.strictObject({ id, heldOn: z.iso.date().nullable(), place: z.string().nullable() }).nullable(),
  recordedAt: z.iso.datetime(),
  /** null: somebody who has been erased */
  recordedBy: namedAccount.nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decidedBy: namedAccount.nullable(),
})
export type PaperAwardRow = z.infer<typeof paperAwardRow>

/** Which awards a list shows; `open`: those without a verdict. */
const PAPER_AWARD_STATES = ['open', ...PAPER_AWARD_VERDICTS] as const

/** Newest first; `next` is the `before` of the following page. */
export const paperAwards = call(at.paperAwards, {
  summary: 'Awards that organisers have seen on paper',
  access: 'dogs.edit',
  query: z.object({ state: z.enum(PAPER_AWARD_STATES).optional(), before: addressId.optional() }),
  answer: z.strictObject({ awards: z.array(paperAwardRow), next: z.number().int().nullable() }),
})
/** CHANGED_MEANWHILE: its verdict is not `was` any more. */
export const decidePaperAward = call(at.decidePaperAward, {
  summary: 'Confirm or deny an award that was seen on paper',
  access: 'dogs.edit',
  body: z.object({
    id,
    was: z.enum(PAPER_AWARD_VERDICTS).nullable(),
    verdict: z.enum(PAPER_AWARD_VERDICTS),
    /** where it was looked up, and what stood there */
    reason: reasonInput,
  }),
  refusals: { 404: ['PAPER_AWARD_NOT_FOUND'] },
  answer: paperAwardRow,
})
