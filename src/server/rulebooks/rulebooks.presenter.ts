import type { RulebookDetails, RulebookRevision, RulebookRow } from '#contract/rulebooks.ts'
import type { FeatureScale } from '#domain/trials/features.ts'
import type { ProposalRule } from '#domain/trials/proposalRules.ts'
import type { ClassRule, Rulebook } from '#domain/trials/rulebook.ts'
import type { CitedVersion, DatedRulebook, DescribedVersion } from './rulebooks.service.ts'

/** A rulebook in the list: what it says, and its versions. */
export function presentRulebook({ validFrom, validTo, current, versions }: DatedRulebook): RulebookRow {
  return {
    validFrom,
    validTo,
    current,
    ...presentContent(versions[0]),
    revisions: versions.map(presentRevision),
  }
}

/** One version with what may be done with it. */
export function presentVersion(described: DescribedVersion): RulebookDetails {
  const { version, validTo, newestId, removeBlocked } = described
  return {
    ...presentRevision(version),
    validFrom: version.validFrom,
    validTo,
    ...presentContent(version),
    newestId,
    removeBlocked,
  }
}

function presentRevision(version: CitedVersion): RulebookRevision {
  return {
    id: version.id,
    revision: version.revision,
    confirmed: version.confirmed,
    note: version.note,
    createdAt: version.createdAt.toISOString(),
    createdBy: version.createdBy,
    results: version.results,
  }
}

/** All that a rulebook says, beside its date. */
export function presentContent(rulebook: Rulebook) {
  const { classes, prizeLimits } = rulebook
  return {
    classes: {
      NUO: presentClass(classes.NUO),
      AVO: presentClass(classes.AVO),
      VOI: presentClass(classes.VOI),
    },
    prizeLimits: [...prizeLimits] as [number, number, number],
    firstPrizeLeastGrade: rulebook.firstPrizeLeastGrade,
    leastPointsAtGame: rulebook.leastPointsAtGame,
    huntFeatures: presentScales(rulebook.huntFeatures),
    waterFeatures: presentScales(rulebook.waterFeatures),
    waterValidity: rulebook.waterValidity,
    averageMethod: rulebook.averageMethod,
    averageLeastDogs: rulebook.averageLeastDogs,
    objectionDays: rulebook.objectionDays,
    conditions: [...rulebook.conditions],
    proposals: presentProposals(rulebook.proposals),
  }
}

function presentClass(rule: ClassRule) {
  const { search, game, retrieve, water, track } = rule.coefficients
  return {
    coefficients: { search, game, retrieve, water, track },
    leastAgeMonths: rule.leastAgeMonths,
    lastAgeMonths: rule.lastAgeMonths,
    needsShowAward: rule.needsShowAward,
    firstPrizeInAvo: rule.firstPrizeInAvo,
  }
}

/** What dogs may be proposed for. */
export const presentProposals = (rules: readonly ProposalRule[]) =>
  rules.map(({ code, types, class: trialClass, lowestPrize, worstPlace, most, follows }) => ({
    code,
    types: [...types],
    class: trialClass,
    lowestPrize,
    worstPlace,
    most,
    follows,
  }))

const presentScales = (scales: readonly FeatureScale[]) =>
  scales.map(({ code, values, zero, zeroes, needed }) => ({
    code,
    values: [...values],
    zero,
    zeroes,
    needed,
  }))
