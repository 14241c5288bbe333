import { useQuery } from '@tanstack/react-query'
import type { HealthCodeDetails } from '#contract/healthCodes.ts'
import { HealthCodes } from '#domain/health/codes.ts'
import { healthCodesQuery } from './queries.ts'

type Codes = HealthCodes<HealthCodeDetails>

const NONE: Codes = new HealthCodes([])
const asList = (all: HealthCodeDetails[]): Codes => new HealthCodes(all)

/** The health code list, empty until it has come. */
export const useHealthCodes = (): Codes => useQuery({ ...healthCodesQuery, select: asList }).data ?? NONE
