import type { SHOW_MARKS } from '../shows/grades.ts'
import { GROUPINGS } from './analyses.ts'

/** The analysis of shows. Source: docs/rules/analyses.md#measures-of-shows. */

export const SHOW_GROUPINGS = [...GROUPINGS, 'country'] as const

/** Shares of the results with this grade or a better one. */
export const GRADE_SHARES = { ERI: ['ERI'], EH: ['ERI', 'EH'], H: ['ERI', 'EH', 'H'] } as const
/** Shares of the results with this mark. */
const MARK_SHARES = [
  'SA',
  'SERT',
  'CAC',
  'CACIB',
  'ROP',
  'VSP',
] as const satisfies readonly (typeof SHOW_MARKS)[number][]

type GradeShare = keyof typeof GRADE_SHARES
/** What is measured, the usual first. All are shares: grades are steps and no numbers. */
export const SHOW_MEASURES = ['ERI', 'EH', 'H', ...MARK_SHARES] as const
export type ShowMeasure = (typeof SHOW_MEASURES)[number]

export const isGradeShare = (measure: ShowMeasure): measure is GradeShare => measure in GRADE_SHARES
