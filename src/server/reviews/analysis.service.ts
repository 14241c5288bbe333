import type * as z from 'zod'
import type { analyzeReviews } from '#contract/reviews.ts'
import { findBreedCodes } from '../dogs/breeds.service.ts'
import type { Reader } from '../platform/act.ts'
import { analysisOf } from './analysis.store.ts'
import type { FoundAnalysis } from './analysis.types.ts'

type Asked = z.output<typeof analyzeReviews.body>

/** Reviewed dogs added up. Source: docs/rules/breeding-and-health.md#analysis-of-reviews. @throws AppError 404 BREED_NOT_FOUND */
export const findAnalysis = (reader: Reader, asked: Asked): Promise<FoundAnalysis> =>
  reader.shownReviews.analysis(JSON.stringify(asked), () => readAnalysis(reader, asked))

async function readAnalysis(reader: Reader, { breed, gender, ...asked }: Asked): Promise<FoundAnalysis> {
  const codes = await findBreedCodes(reader, breed)
  return analysisOf(reader.db, {
    ...asked,
    sex: gender,
    breed: breed === undefined ? undefined : { code: breed, codes: codes ?? [] },
  })
}
