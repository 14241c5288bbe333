import type {
  BreedingRule,
  CitedRule,
  LitterOutcomes,
  RuleOutcomeAnswer,
  RulePreview,
  RulesOfBreed,
} from '#contract/breedingRules.ts'
import type { ConditionResult } from '#domain/breeding/rules/evaluate.ts'
import { RULE_KINDS, type RuleCondition } from '#domain/breeding/rules/ruleSet.ts'
import { presentSummary } from '../dogs/records.presenter.ts'
import type { StoredRule } from './breedingRules.types.ts'
import type { MatingOutcomes } from './mating.service.ts'
import type { FoundPreview } from './preview.service.ts'

const presentCited = ({ id, kind, title, source, validFrom, validTo }: StoredRule): CitedRule => ({
  id,
  kind,
  title: { fi: title.fi, sv: title.sv, en: title.en },
  source,
  validFrom,
  validTo,
})

/** It was held to the same shape when it was saved, and it says nothing of anybody. */
const presentCondition = (condition: RuleCondition) => condition as RuleOutcomeAnswer['condition']

export const presentRule = (rule: StoredRule): BreedingRule => ({
  ...presentCited(rule),
  version: rule.version,
  state: rule.state,
  replaces: rule.replaces,
  breeds: [...rule.breeds],
  conditions: rule.conditions.map(presentCondition),
  cases: rule.cases.map((one) => one as BreedingRule['cases'][number]),
})

const presentResult = ({
  condition,
  dog,
  outcome,
  reason,
  value,
  until,
  findings,
}: ConditionResult): RuleOutcomeAnswer => ({
  condition: presentCondition(condition),
  dog,
  outcome,
  reason,
  value,
  until,
  findings: findings.map(({ kind, scale, value: grade }) => ({ kind, scale, value: grade })),
})

export function presentRulesOfBreed({
  breed,
  date,
  rules,
}: {
  readonly breed: string
  readonly date: string
  readonly rules: readonly StoredRule[]
}): RulesOfBreed {
  return {
    breed,
    date,
    rules: rules.map((rule) => ({
      ...presentCited(rule),
      conditions: rule.conditions.map(presentCondition),
    })),
    unknown: RULE_KINDS.filter((kind) => !rules.some((rule) => rule.kind === kind)),
  }
}

export const presentOutcomes = ({ date, today, result, offspring }: MatingOutcomes): LitterOutcomes => ({
  date,
  today,
  verdict: result.verdict,
  rules: result.rules.map(({ kind, rule, results }) => ({
    kind,
    rule: rule && presentCited(rule),
    results: results.map(presentResult),
  })),
  ending: result.ending.map(presentCited),
  offspring: { sire: offspring.sire, dam: offspring.dam },
  left: { sire: result.left.sire, dam: result.left.dam },
})

export const presentPreview = ({ dogs, ...found }: FoundPreview): RulePreview => ({
  failures: found.failures.map(({ index, name, point, dog, expected, found: said }) => ({
    index,
    name,
    point,
    dog,
    expected,
    found: said,
  })),
  withoutCase: [...found.withoutCase],
  litters: found.litters,
  changed: found.changed,
  left: found.left,
  differences: found.differences.flatMap(({ litter, before, after, why }) => {
    const [sire, dam] = [dogs.get(litter.sireId), dogs.get(litter.damId)]
    if (!sire || !dam) return []
    return [
      {
        sire: presentSummary(sire),
        dam: presentSummary(dam),
        born: litter.born,
        puppies: litter.puppies,
        before,
        after,
        why: why.map((one) => ({
          dog: one.dog,
          before: one.before && presentResult(one.before),
          after: one.after && presentResult(one.after),
        })),
      },
    ]
  }),
})
