import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import { PARTS } from '#domain/trials/rulebook.ts'
import type { RulebookVersion } from './rulebooks.types.ts'

/** A rulebook for the log, in fields small enough to be compared by eye. */
export function auditedRulebook(rulebook: RulebookVersion): Record<string, unknown> {
  const { revision, confirmed, note, classes, huntFeatures, waterFeatures } = rulebook
  const ofClasses = TRIAL_CLASSES.flatMap((trialClass) => {
    const { coefficients, leastAgeMonths, lastAgeMonths, needsShowAward, firstPrizeInAvo } =
      classes[trialClass]
    return [
      [`coefficients${trialClass}`, PARTS.map((part) => coefficients[part] ?? '–').join(' / ')],
      [`ages${trialClass}`, `${leastAgeMonths}–${lastAgeMonths ?? ''}`],
      [`needsShowAward${trialClass}`, needsShowAward],
      [`firstPrizeInAvo${trialClass}`, firstPrizeInAvo],
    ]
  })
  const ofFeatures = [...huntFeatures, ...waterFeatures].map(({ code, values, zero, zeroes, needed }) => [
    code,
    [values.join(' '), zero, zeroes, needed].filter(Boolean).join(', '),
  ])
  return {
    revision,
    confirmed,
    note,
    ...Object.fromEntries(ofClasses),
    prizeLimits: rulebook.prizeLimits.join(' / '),
    firstPrizeLeastGrade: rulebook.firstPrizeLeastGrade,
    leastPointsAtGame: rulebook.leastPointsAtGame,
    waterValidity: rulebook.waterValidity,
    averageMethod: rulebook.averageMethod,
    averageLeastDogs: rulebook.averageLeastDogs,
    objectionDays: rulebook.objectionDays,
    ...Object.fromEntries(ofFeatures),
  }
}
