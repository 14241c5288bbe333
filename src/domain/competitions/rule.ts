import { SHOW_AWARDS, SHOW_MARKS } from '../shows/grades.ts'
import type { TrialClass } from '../trials/results.ts'

/** The rule of an annual competition: data that the club keeps. Source: docs/rules/competitions.md. */

export const COMPETITION_PERIODS = ['season', 'year'] as const
export type CompetitionPeriod = (typeof COMPETITION_PERIODS)[number]

/** The trials whose results have a prize. */
export const PRIZE_TRIALS = ['field', 'forest'] as const
export const PRIZES = [1, 2, 3] as const

/** What is compared, in the order that a rule gives, between dogs of as many points. */
export const TIE_BREAKERS = ['bestResult', 'moreResults', 'trialPoints', 'younger'] as const
export type TieBreaker = (typeof TIE_BREAKERS)[number]

const PLACED_MARKS = ['PU', 'PN', 'RYP', 'BIS']
/** What of a show result can give points: its grade, or one of its marks, of males and bitches with the place. */
export const SCORED_AWARDS: readonly string[] = [
  ...SHOW_AWARDS,
  ...SHOW_MARKS.flatMap((mark) =>
    PLACED_MARKS.includes(mark) ? [1, 2, 3, 4].map((place) => `${mark}${place}`) : [mark],
  ),
]

/** Points of a prize. */
export interface TrialLine {
  /** null: of any type */
  readonly type: (typeof PRIZE_TRIALS)[number] | null
  readonly class: TrialClass
  readonly prize: (typeof PRIZES)[number]
  readonly points: number
}

/** Points of an award of a show. */
export interface ShowLine {
  /** null: of any class */
  readonly class: string | null
  readonly award: string
  readonly points: number
}

export interface CompetitionRule {
  readonly period: CompetitionPeriod
  /** families of breeds; none: all */
  readonly breeds: readonly string[]
  readonly sex: 'male' | 'female' | null
  /** months on the day of the result: at least, and less than */
  readonly ageFrom: number | null
  readonly ageTo: number | null
  /** the dog's best show grade by the end of the period is at least this */
  readonly showGrade: (typeof SHOW_AWARDS)[number] | null
  /** the dog has such a prize or a better one, in the class or a higher one, by the end of the period */
  readonly trialPrize: { readonly class: TrialClass; readonly prize: (typeof PRIZES)[number] } | null
  readonly trialLines: readonly TrialLine[]
  readonly showLines: readonly ShowLine[]
  /** true: all awards of a show result count together; false: the one of most points */
  readonly sumAwards: boolean
  /** shows of Finland alone */
  readonly homeOnly: boolean
  /** how many of the best results count; null: all */
  readonly best: number | null
  /** fewer counted results give no place */
  readonly least: number
  /** most counted results of one judge; null: however many */
  readonly perJudge: number | null
  readonly tieBreakers: readonly TieBreaker[]
}

/** A rule that gives no points yet and holds every dog and result of a season alike; what it says comes on top. */
export const PLAIN_RULE: CompetitionRule = {
  period: 'season',
  breeds: [],
  sex: null,
  ageFrom: null,
  ageTo: null,
  showGrade: null,
  trialPrize: null,
  trialLines: [],
  showLines: [],
  sumAwards: false,
  homeOnly: false,
  best: null,
  least: 1,
  perJudge: null,
  tieBreakers: [],
}
