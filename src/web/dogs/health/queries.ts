import { healthCodes } from '#contract/endpoints/dogs.ts'
import { queryOf } from '../../client/queries.ts'

/** The health code list; it changes so seldom that one answer serves the visit. */
export const healthCodesQuery = { ...queryOf(healthCodes), staleTime: Number.POSITIVE_INFINITY }
