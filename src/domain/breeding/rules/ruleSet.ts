import type { HEALTH_KINDS } from '../../health/codes.ts'
import type { LocalText } from '../../localText.ts'
import type { SHOW_AWARDS } from '../../shows/grades.ts'
import type { TrialClass } from '../../trials/results.ts'
import type { RuleCase } from './caseShape.ts'

/**
 * Rules of breeding as dated data. Source: docs/rules/breeding-rules.md#rules.
 * `pevisa`: the Finnish Kennel Club's programme of a breed; `register`: its rules for every litter; `club`: the conditions of the breeding register.
 */
export const RULE_KINDS = ['pevisa', 'register', 'club'] as const
export type RuleKind = (typeof RULE_KINDS)[number]

/** Kinds that decide whether a litter may be registered. */
export const DECISIVE_KINDS: readonly RuleKind[] = ['pevisa', 'register']

export const CONDITION_TYPES = [
  'statement',
  'fresh',
  'trial',
  'show',
  'age',
  'offspring',
  'related',
  'inbreeding',
  'worstGrade',
  'index',
  'fertile',
  'assured',
  'check',
] as const
export type ConditionType = (typeof CONDITION_TYPES)[number]
/** Conditions of two dogs together; all others are of each dog by itself. */
export const PAIR_TYPES: readonly ConditionType[] = ['related', 'inbreeding', 'index']

export const RELATIONS = ['parentOffspring', 'fullSiblings', 'halfSiblings'] as const
export type Relation = (typeof RELATIONS)[number]

/** Whether a prize in the class for young dogs is enough. */
export const YOUNG_PRIZES = ['no', 'unknown', 'yes'] as const

export const CONDITION_DOGS = ['both', 'sire', 'dam'] as const
export type ConditionDogs = (typeof CONDITION_DOGS)[number]

type HealthKind = (typeof HEALTH_KINDS)[number]

/** What a condition asks for, by its type. Months are calendar months on the day of the mating. */
export type Demand =
  /** a statement on the scale; `worst`: the worst grade that is enough, null any */
  | {
      readonly type: 'statement'
      readonly health: HealthKind
      readonly scale: string
      readonly worst: string | null
    }
  /** the latest statement is at most so many months old */
  | {
      readonly type: 'fresh'
      readonly health: HealthKind
      readonly months: number
      readonly foreignMale: boolean
    }
  /** such a prize or a better one, in the class or a higher one */
  | {
      readonly type: 'trial'
      readonly class: TrialClass
      readonly prize: number
      readonly young: (typeof YOUNG_PRIZES)[number]
    }
  /** such a grade or a better one, or two of `twoOf` of different judges, in the classes, since an ISO day */
  | {
      readonly type: 'show'
      readonly grade: (typeof SHOW_AWARDS)[number]
      readonly twoOf: (typeof SHOW_AWARDS)[number] | null
      readonly classes: readonly string[]
      readonly since: string | null
    }
  /** at least, and less than */
  | { readonly type: 'age'; readonly fromMonths: number | null; readonly untilMonths: number | null }
  /** fewer registered offspring than this; the litter that crosses it is registered whole */
  | { readonly type: 'offspring'; readonly most: number }
  /** related in none of these ways */
  | { readonly type: 'related'; readonly relations: readonly Relation[] }
  /** per cent over six generations */
  | { readonly type: 'inbreeding'; readonly most: number }
  /** no worst grade of its scale in any of these */
  | { readonly type: 'worstGrade'; readonly healths: readonly HealthKind[] }
  /** mean of the parents' indices for hips, compared as it is, never rounded up */
  | { readonly type: 'index'; readonly least: number }
  | { readonly type: 'fertile' }
  /** the owner's assurances */
  | { readonly type: 'assured' }
  /** what only a person can check: it is never known */
  | { readonly type: 'check'; readonly text: LocalText }

interface Cited {
  /** its number or paragraph in the rule, by which outcomes cite it; each once */
  readonly point: string
  /** of a pair's condition `both` */
  readonly of: ConditionDogs
  /** false: the club must confirm it */
  readonly confirmed: boolean
}
export type RuleCondition = Demand & Cited
export type ConditionOf<Type extends ConditionType> = Extract<Demand, { readonly type: Type }> & Cited

/** A rule with its period and its own cases. Days are ISO, both counted in. */
export interface RuleSet {
  readonly kind: RuleKind
  /** families of breeds; none: all */
  readonly breeds: readonly string[]
  readonly validFrom: string
  /** null: on and on */
  readonly validTo: string | null
  readonly title: LocalText
  /** where it was published */
  readonly source: string
  readonly conditions: readonly RuleCondition[]
  readonly cases: readonly RuleCase[]
}

/** What an outcome rests on: a rule with its period, and the number of the condition in it. */
export interface Citation extends Pick<RuleSet, 'title' | 'validFrom' | 'validTo'> {
  readonly point: string
}

export const citationOf = (
  { title, validFrom, validTo }: RuleSet,
  { point }: Pick<RuleCondition, 'point'>,
): Citation => ({ title, validFrom, validTo, point })
