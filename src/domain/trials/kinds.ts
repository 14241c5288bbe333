import {
  type AwardContext,
  type AwardStanding,
  type AwardWhy,
  huntAward,
  waterAward,
} from './awardStanding.ts'
import { type Check, checkHunt, checkWater, type HuntContext } from './checks.ts'
import { judgeHunt, judgeWater, type WaterGrades } from './judging.ts'
import { type Outcome, type PrizeResult, prizeLabel, type TrialClass } from './results.ts'
import type { Grades, Rulebook } from './rulebook.ts'
import type { SheetKind, SheetValues } from './sheet.ts'

/** The judgement of a performance of either kind. */
export interface Judgement {
  readonly outcome: Outcome
  readonly grades: Grades
  /** 0–200; null where the outcome or the kind gives none */
  readonly points: number | null
  readonly prize: number
}

/** How the performances of one kind are judged and checked; whoever has a sheet chooses once, by its kind. */
interface KindRules {
  /** its results have points and a prize of their own */
  readonly scored: boolean
  /** water and track work counts in it */
  readonly countsWater: boolean
  /** its grades count in hunt results of the dog */
  readonly countsInHunt: boolean
  /** @param water what counts of water and track, as for `judgeHunt` */
  judge(rulebook: Rulebook, trialClass: TrialClass, values: SheetValues, water: WaterGrades | null): Judgement
  /** `AVO1`; null where there is none to give */
  award(result: PrizeResult): string | null
  /** whether the award can be told yet, and what decides it */
  standing(context: AwardContext, values: SheetValues): AwardStanding
  /** everything that keeps a sheet from being marked done */
  check(context: HuntContext, values: SheetValues): Check[]
}

/** Water and track give grades alone: points and prizes are those of the hunt in which they count. */
export const KIND_RULES: Readonly<Record<SheetKind, KindRules>> = {
  hunt: {
    scored: true,
    countsWater: true,
    countsInHunt: false,
    judge: judgeHunt,
    award: prizeLabel,
    standing: huntAward,
    check: checkHunt,
  },
  water: {
    scored: false,
    countsWater: false,
    countsInHunt: true,
    judge: (rulebook, trialClass, values) => ({
      ...judgeWater(rulebook, trialClass, values),
      points: null,
      prize: 0,
    }),
    award: () => null,
    standing: waterAward,
    check: checkWater,
  },
}

/** What decided the award that a result was given; null where it was given another than its values give, which then do not tell why. */
export function whyGiven(
  kind: SheetKind,
  context: AwardContext,
  values: SheetValues,
  given: Pick<Judgement, 'points' | 'prize'>,
): AwardWhy | null {
  const { judge, standing } = KIND_RULES[kind]
  const { points, prize } = judge(context.rulebook, context.trialClass, values, context.water)
  return points === given.points && prize === given.prize ? standing(context, values).why : null
}
