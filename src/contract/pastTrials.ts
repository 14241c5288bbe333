import * as z from 'zod'
import { PAST_TRIAL_FIELDS } from '#domain/trials/pastTrial.ts'
import { OUTCOMES, TRIAL_CLASSES } from '#domain/trials/results.ts'
import { call } from './call.ts'
import { dogSummary } from './dogs.ts'
import * as at from './endpoints/pastTrials.ts'
import { dayInput, id, idParams } from './inputs.ts'
import { OF_A_TRIAL } from './refusals.ts'

/** A trial at a moment; of a person's contact nothing is kept. */
export const pastTrial = call(at.pastTrial, {
  summary:
    'A trial with its results and its dogs as they were recorded at the end of a day; for whoever may change it',
  access: 'trials.read',
  refusals: OF_A_TRIAL,
  params: idParams,
  /** in Finland; without one now */
  query: z.object({ on: dayInput().optional() }),
  cost: 2,
  answer: z.strictObject({
    /** false: it was not there yet */
    isRecorded: z.boolean(),
    /** values as text: days and moments in ISO, codes as they are, classes between spaces; null: nothing was recorded */
    fields: z.array(z.strictObject({ field: z.enum(PAST_TRIAL_FIELDS), value: z.string().nullable() })),
    results: z.array(
      z.strictObject({
        id,
        kind: z.enum(['field', 'water']),
        dog: dogSummary.nullable(),
        class: z.enum(TRIAL_CLASSES),
        outcome: z.enum(OUTCOMES),
        /** null: of water and track alone there is none */
        prize: z.number().int().nullable(),
        points: z.number().nullable(),
      }),
    ),
    entries: z.array(
      z.strictObject({
        id,
        dog: dogSummary.nullable(),
        class: z.enum(TRIAL_CLASSES),
        startNumber: z.number().int().nullable(),
        isWithdrawn: z.boolean(),
      }),
    ),
  }),
})
export type PastTrial = z.infer<(typeof pastTrial)['answer']>
