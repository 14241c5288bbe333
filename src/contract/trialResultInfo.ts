import * as z from 'zod'
import { SHEET_KINDS } from '#domain/trials/sheet.ts'
import { call } from './call.ts'
import { OF_A_DOG, regnrParams } from './dogs.ts'
import * as at from './endpoints/resultInfo.ts'
import { id, idParams } from './inputs.ts'
import { onDay, resultInfo, resultTimeline, timelinePaging } from './resultInfoShapes.ts'

const of = z.object({ of: z.enum(SHEET_KINDS).default('hunt') })
const refusals = { 404: ['RESULT_NOT_FOUND'] } as const

/** By any row that the result has been: opened and marked done again it gets a new one. */
export const trialResultInfo = call(at.trialResultInfo, {
  summary: 'Every value of a result of a trial and where it comes from',
  access: 'results.save',
  params: idParams,
  query: onDay.extend(of.shape),
  cost: 2,
  refusals,
  answer: resultInfo,
})

export const trialResultTimeline = call(at.trialResultTimeline, {
  summary: 'Everything that happened to a result of a trial, newest first',
  access: 'results.save',
  params: idParams,
  query: timelinePaging.extend(of.shape),
  cost: 2,
  refusals,
  answer: resultTimeline,
})

const dogTrialResult = z.strictObject({
  kind: z.enum(SHEET_KINDS),
  id,
  date: z.iso.date(),
  kaerNr: z.number().int().nullable(),
})

/** By day and number of the trial, as a dog's page knows its results. */
export const dogTrialResults = call(at.dogTrialResults, {
  summary: 'The ids of a dog’s results of trials, newest first',
  access: 'results.saveAll',
  params: regnrParams,
  refusals: OF_A_DOG,
  answer: z.strictObject({ results: z.array(dogTrialResult) }),
})
