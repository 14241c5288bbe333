import { useQuery } from '@tanstack/react-query'
import { healthCodes } from '#contract/endpoints/healthCodes.ts'
import type { HealthCodeDetails } from '#contract/healthCodes.ts'
import { HealthCodes } from '#domain/health/codes.ts'
import { queryOf } from '../../client/queries.ts'

type Codes = HealthCodes<HealthCodeDetails>

/** The health code list; it changes so seldom that one answer serves the visit. */
export const healthCodesQuery = { ...queryOf(healthCodes), staleTime: Number.POSITIVE_INFINITY }

const NONE: Codes = new HealthCodes([])
const asList = (all: HealthCodeDetails[]): Codes => new HealthCodes(all)

/** The health code list, empty until it has come. */
export const useHealthCodes = (): Codes => useQuery({ ...healthCodesQuery, select: asList }).data ?? NONE
