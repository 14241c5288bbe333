import type { ProposalRule } from '#domain/trials/proposalRules.ts'
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
    conditions: rulebook.conditions.join(', '),
    proposals: rulebook.proposals.map(auditedProposal).join('; '),
    ...Object.fromEntries(ofFeatures),
  }
}

/** `CACIT VOI 1 / 1 × 1 (field, forest)`: class, lowest prize, worst place and number; a reserve tells what it follows. */
function auditedProposal(rule: ProposalRule): string {
  const { code, types, lowestPrize, worstPlace, most, follows } = rule
  const after = follows === null ? '' : ` < ${follows}`
  return `${code}${after} ${rule.class} ${lowestPrize} / ${worstPlace ?? '–'} × ${most} (${types.join(', ')})`
}
