import { breedFamily } from '../../dogs.ts'
import {
  type Citation,
  type ConditionOf,
  type ConditionType,
  citationOf,
  RULE_KINDS,
  type RuleKind,
  type RuleSet,
} from './ruleSet.ts'

type Period = Pick<RuleSet, 'validFrom' | 'validTo'>

const isOn = ({ validFrom, validTo }: Period, day: string): boolean =>
  validFrom <= day && (validTo === null || day <= validTo)

const isOfBreed = ({ breeds }: Pick<RuleSet, 'breeds'>, breed: string): boolean =>
  breeds.length === 0 || breeds.includes(breedFamily(breed))

/**
 * Whether two rules of a kind would hold at once for one breed. A rule of all breeds stands beside those of single ones.
 * Source: docs/rules/breeding-rules.md#periods.
 */
export function doClash(one: RuleSet, other: RuleSet): boolean {
  const samePeople =
    one.breeds.length === 0 || other.breeds.length === 0
      ? one.breeds.length === other.breeds.length
      : one.breeds.some((breed) => other.breeds.includes(breed))
  return (
    one.kind === other.kind &&
    samePeople &&
    (other.validTo === null || one.validFrom <= other.validTo) &&
    (one.validTo === null || other.validFrom <= one.validTo)
  )
}

/** Published rules, asked by breed and day. */
export class BreedingRules<Rule extends RuleSet = RuleSet> {
  readonly all: readonly Rule[]

  constructor(all: readonly Rule[]) {
    this.all = all
  }

  /** Those of a kind that hold for a breed on an ISO day, that of all breeds first; none: they are not known. */
  on(kind: RuleKind, breed: string, day: string): Rule[] {
    return this.all
      .filter((rule) => rule.kind === kind && isOfBreed(rule, breed) && isOn(rule, day))
      .toSorted((a, b) => a.breeds.length - b.breeds.length)
  }

  /** Those that hold on one ISO day and not on a later one: their last day lies between. */
  endingBetween(breed: string, from: string, to: string): Rule[] {
    return this.all.filter((rule) => isOfBreed(rule, breed) && isOn(rule, from) && !isOn(rule, to))
  }

  /** The conditions of a type, of all kinds of rules that hold for a breed on an ISO day. */
  conditionsOn<Type extends ConditionType>(
    type: Type,
    breed: string,
    day: string,
    kinds: readonly RuleKind[] = RULE_KINDS,
  ): ConditionOf<Type>[] {
    return this.citedOn(type, breed, day, kinds).map(({ condition }) => condition)
  }

  /** The same, each with what it is cited by. */
  citedOn<Type extends ConditionType>(
    type: Type,
    breed: string,
    day: string,
    kinds: readonly RuleKind[] = RULE_KINDS,
  ): { readonly condition: ConditionOf<Type>; readonly cited: Citation }[] {
    return kinds
      .flatMap((kind) => this.on(kind, breed, day))
      .flatMap((rule) => rule.conditions.map((one) => ({ condition: one, cited: citationOf(rule, one) })))
      .filter(({ condition }) => condition.type === type) as unknown as {
      condition: ConditionOf<Type>
      cited: Citation
    }[]
  }

  /** All that hold for a breed on an ISO day, kind by kind. */
  allOn(breed: string, day: string): Rule[] {
    return RULE_KINDS.flatMap((kind) => this.on(kind, breed, day))
  }
}
