import { competitionStandings, competitions } from '#contract/endpoints/competitions.ts'
import { LOGS } from '../../audit/queries.ts'

/** All that is to be asked anew after a change of a rule. */
export const COMPETITIONS = [competitions, competitionStandings, ...LOGS] as const
