import type { AskedOfTrials } from '#contract/trialAnalyses.ts'
import {
  isMeasureOf,
  isPrizeShare,
  kindOf,
  sheetKindOf,
  TRIAL_MEASURES,
  type TrialAnalysis,
  type TrialMeasure,
} from '#domain/analyses/trialAnalyses.ts'
import { seasonDays } from '#domain/dates.ts'
import { isOnScale } from '#domain/trials/averages.ts'
import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import { rulebookOn } from '#domain/trials/rulebook.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { everyRulebook, rulebooksInForce } from '../rulebooks/rulebooks.service.ts'
import type { Question } from './analyses.service.ts'
import { findDogFilter } from './dogFilter.service.ts'
import { judgeNames, scaleOf, trialMeasure, trialSource } from './trialSource.store.ts'

/** What was asked, with what it names found. @throws AppError 400 INPUT_INVALID of a measure of another analysis, 404 */
export async function findTrialQuestion(
  reader: Reader,
  analysis: TrialAnalysis,
  asked: AskedOfTrials,
): Promise<Question> {
  const { measure = TRIAL_MEASURES[analysis][0], from, to, class: trialClass, type, judge } = asked
  if (!isMeasureOf(analysis, measure))
    throw new AppError('invalid', 'INPUT_INVALID', { measure: 'VALUE_INVALID' })
  const kind = sheetKindOf(analysis)
  const dogs = await findDogFilter(reader, asked)
  return {
    source: trialSource(kind),
    measure: trialMeasure(measure),
    kind: kindOf(measure),
    filter: { ...dogs, from, to, class: trialClass, type, judge },
    otherScales: isPrizeShare(measure) ? [] : await findOtherScales(reader, kind, measure, to),
    classes: TRIAL_CLASSES,
    judgeNames: (ids) => judgeNames(reader.db, kind, ids),
  }
}

/**
 * The scales of a measure that are others than the one in force when the last season that is asked for begins, or today:
 * a mean of both would mean nothing. Source: docs/rules/analyses.md#other-scales.
 */
async function findOtherScales(
  reader: Reader,
  kind: SheetKind,
  measure: TrialMeasure,
  lastSeason: number | undefined,
): Promise<readonly string[]> {
  const [all, inForce] = await Promise.all([everyRulebook(reader), rulebooksInForce(reader)])
  const day = lastSeason === undefined ? reader.today : seasonDays(lastSeason).from
  const own = rulebookOn(inForce, day) ?? inForce[0]!
  return all.flatMap((rulebook) =>
    TRIAL_CLASSES.filter((one) => !isOnScale(kind, measure, one, own, rulebook)).map((one) =>
      scaleOf(rulebook.id, one),
    ),
  )
}
