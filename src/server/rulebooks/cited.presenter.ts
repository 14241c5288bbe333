import type { CitedRulebook } from '#contract/citedRulebook.ts'
import type { FeatureScale } from '#domain/trials/features.ts'
import type { ClassRule } from '#domain/trials/rulebook.ts'
import type { StoredRulebook } from './rulebooks.types.ts'

/** The rulebooks that results cite, each once, by date. */
export function presentRulebooks(rulebooks: readonly StoredRulebook[]): CitedRulebook[] {
  const once = new Map(rulebooks.map((rulebook) => [rulebook.id, rulebook]))
  return [...once.values()]
    .toSorted((a, b) => a.validFrom.localeCompare(b.validFrom) || a.revision - b.revision)
    .map(presentRulebook)
}

function presentRulebook(rulebook: StoredRulebook): CitedRulebook {
  const { NUO, AVO, VOI } = rulebook.classes
  const [first, second, third] = rulebook.prizeLimits
  return {
    id: rulebook.id,
    validFrom: rulebook.validFrom,
    revision: rulebook.revision,
    confirmed: rulebook.confirmed,
    coefficients: { NUO: coefficientsOf(NUO), AVO: coefficientsOf(AVO), VOI: coefficientsOf(VOI) },
    prizeLimits: [first, second, third],
    huntFeatures: rulebook.huntFeatures.map(presentScale),
    waterFeatures: rulebook.waterFeatures.map(presentScale),
    waterValidity: rulebook.waterValidity,
  }
}

function coefficientsOf({ coefficients: { search, game, retrieve, water, track } }: ClassRule) {
  return { search, game, retrieve, water, track }
}

const presentScale = ({ code, values, zero }: FeatureScale) => ({
  code,
  values: [...values],
  zero: zero ?? null,
})
