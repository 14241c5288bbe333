import { TRUST_LEVELS } from '../genetics/trust.ts'
import { SHOW_AWARDS, SHOW_MARKS } from '../shows/grades.ts'
import { AVERAGED } from '../trials/averages.ts'
import { TRIAL_CLASSES, type TrialType } from '../trials/results.ts'
import type { SheetKind } from '../trials/sheet.ts'

/** Conditions of the advanced search. Source: docs/rules/advanced-search.md. */

/** Most conditions of a search, and most codes that one of them names. */
export const MOST_CONDITIONS = 10
export const MOST_CODES = 8

/**
 * Whom a condition is about. `some…`: at least one of them meets it; `no…`: of at least one it is known, and of none is it known to be met;
 * siblings share both parents.
 */
export const RELATIONS = [
  'dog',
  'sire',
  'dam',
  'bothParents',
  'someSibling',
  'noSibling',
  'someOffspring',
  'noOffspring',
] as const
export type Relation = (typeof RELATIONS)[number]
/** Those of which there may be several, so that it is told how many there are and of how many it is known. */
const GROUP_RELATIONS = ['someSibling', 'noSibling', 'someOffspring', 'noOffspring'] as const
export type GroupRelation = (typeof GROUP_RELATIONS)[number]
export const isGroup = (relation: Relation): relation is GroupRelation =>
  (GROUP_RELATIONS as readonly Relation[]).includes(relation)

/** What a field of a condition holds; one that is not `needed` may be null: it asks nothing. */
export type ConditionField =
  | {
      readonly type: 'number'
      readonly min: number
      readonly max: number
      readonly whole?: true
      readonly needed?: true
    }
  | { readonly type: 'choice'; readonly choices: readonly string[]; readonly needed?: true }
  | { readonly type: 'choices'; readonly choices: readonly string[] }
  | { readonly type: 'code'; readonly longest: number }
  | { readonly type: 'codes'; readonly longest: number }

const choice = <const Choices extends readonly string[]>(choices: Choices) =>
  ({ type: 'choice', choices }) as const
const neededChoice = <const Choices extends readonly string[]>(choices: Choices) =>
  ({ type: 'choice', choices, needed: true }) as const
const number = (min: number, max: number) => ({ type: 'number', min, max }) as const
const whole = (min: number, max: number) => ({ type: 'number', min, max, whole: true }) as const

const MOST_TIMES = 50
const LONGEST_TITLE = 30
const LONGEST_GRADE = 20
const AWARD_LEVELS = ['gold', 'silver', 'bronze'] as const
/** Types of trials with prizes. */
const HUNT_TYPES = ['field', 'forest'] as const satisfies readonly TrialType[]
const BODY_MEASURES = ['height', 'length', 'weight'] as const
const ALL_SCORES = [...new Set([...AVERAGED.hunt, ...AVERAGED.water])]

/** The fields of each kind of condition, in the order in which its text writes them. */
export const CONDITIONS = {
  /** whole years since birth, to the day that is asked on */
  age: { from: whole(0, 40), to: whole(0, 40) },
  /** for those who may see every death */
  alive: { state: neededChoice(['alive', 'dead']) },
  /** any of the titles */
  title: { titles: { type: 'codes', longest: LONGEST_TITLE } },
  /** breeding awards, any of the levels */
  award: { levels: { type: 'choices', choices: AWARD_LEVELS } },
  /** the latest statement of the kind is on this scale, and has this grade or one that is better, or worse */
  health: {
    scale: { type: 'code', longest: LONGEST_GRADE },
    is: neededChoice(['orBetter', 'orWorse']),
    grade: { type: 'code', longest: LONGEST_GRADE },
  },
  /** a hunt with this prize or a better one (null: a start is enough), so many times (null: once) */
  trial: {
    class: choice(TRIAL_CLASSES),
    prize: whole(1, 3),
    type: choice(HUNT_TYPES),
    times: whole(1, MOST_TIMES),
  },
  /** the mean of a score over at least so many results (null: one) */
  score: {
    sheet: neededChoice(['hunt', 'water']),
    score: neededChoice(ALL_SCORES),
    from: number(0, 200),
    to: number(0, 200),
    results: whole(1, MOST_TIMES),
  },
  /** a show with this grade or a better one and this mark, so many times (null: once) */
  show: { grade: choice(SHOW_AWARDS), mark: choice(SHOW_MARKS), times: whole(1, MOST_TIMES) },
  /** in the units of the register */
  measure: { measure: neededChoice(BODY_MEASURES), from: number(0, 200), to: number(0, 200) },
  /** F over six generations in per cent, of a pedigree that can be trusted so far (null: of every one) */
  inbreeding: { from: number(0, 100), to: number(0, 100), trust: choice(TRUST_LEVELS) },
  /** of the breeding register */
  register: { state: neededChoice(['active', 'removed']) },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ConditionField>>>>

type Declared = typeof CONDITIONS
export type ConditionKind = keyof Declared
export const CONDITION_KINDS = Object.keys(CONDITIONS) as ConditionKind[]

type ValueOf<Field> = Field extends { readonly type: 'number' }
  ? number | (Field extends { readonly needed: true } ? never : null)
  : Field extends { readonly type: 'choice'; readonly choices: readonly (infer Choice)[] }
    ? Choice | (Field extends { readonly needed: true } ? never : null)
    : Field extends { readonly type: 'choices'; readonly choices: readonly (infer Choice)[] }
      ? readonly Choice[]
      : Field extends { readonly type: 'codes' }
        ? readonly string[]
        : string

export type ConditionOf<Kind extends ConditionKind> = {
  readonly kind: Kind
  readonly of: Relation
} & { readonly [Name in keyof Declared[Kind]]: ValueOf<Declared[Kind][Name]> }
export type Condition = { [Kind in ConditionKind]: ConditionOf<Kind> }[ConditionKind]

/** Kinds that say something by a value alone: with none of these it is no condition. */
const NEEDS_ONE_OF: Partial<Record<ConditionKind, readonly string[]>> = {
  age: ['from', 'to'],
  score: ['from', 'to'],
  show: ['grade', 'mark'],
  measure: ['from', 'to'],
  inbreeding: ['from', 'to'],
}

const isMeasured = (score: string, sheet: SheetKind): boolean =>
  (AVERAGED[sheet] as readonly string[]).includes(score)

/** The field that is wrong where each has a value of its own type; null: the condition says something. */
export function faultOf(condition: Condition): string | null {
  const fields = condition as unknown as Readonly<Record<string, unknown>>
  const oneOf = NEEDS_ONE_OF[condition.kind]
  if (oneOf?.every((name) => fields[name] === null)) return oneOf[0]!
  const { from, to } = fields
  if (typeof from === 'number' && typeof to === 'number' && from > to) return 'to'
  if (condition.kind === 'score' && !isMeasured(condition.score, condition.sheet)) return 'score'
  return null
}

/** How dogs have to meet the conditions of a search: 1 any of them, 2 all, 3 at least `least`. Source: docs/rules/advanced-search.md#how-many. */
export type Match = 1 | 2 | 3

/** How many of so many conditions a dog has to meet. */
export function neededOf(match: Match, least: number, conditions: number): number {
  if (match === 2) return conditions
  return Math.min(match === 1 ? 1 : least, conditions)
}

/** Dogs by the conditions that they meet: bit i of `mask` is condition i. */
export interface MaskCount {
  readonly mask: number
  readonly dogs: number
}

export const bitsIn = (mask: number): number => {
  let bits = 0
  for (let rest = mask; rest > 0; rest >>= 1) bits += rest & 1
  return bits
}

export interface SearchCounts {
  /** dogs that are searched among */
  readonly dogs: number
  /** that meet as many conditions as they have to */
  readonly total: number
  /** of each condition, how many dogs meet it */
  readonly met: readonly number[]
  /** of each condition, how many there would be without it */
  readonly without: readonly number[]
}

/** Everything that is told of a search by numbers, from dogs by what they meet. @param conditions how many there are */
export function countsOf(
  groups: readonly MaskCount[],
  {
    match,
    least,
    conditions,
  }: { readonly match: Match; readonly least: number; readonly conditions: number },
): SearchCounts {
  const all = (1 << conditions) - 1
  const count = (holds: (mask: number) => boolean) =>
    groups.reduce((sum, { mask, dogs }) => sum + (holds(mask) ? dogs : 0), 0)
  const meeting = (among: number, of: number) => {
    const needed = neededOf(match, least, of)
    return count((mask) => bitsIn(mask & among) >= needed)
  }
  const each = Array.from({ length: conditions }, (_, index) => 1 << index)
  return {
    dogs: count(() => true),
    total: meeting(all, conditions),
    met: each.map((bit) => count((mask) => (mask & bit) !== 0)),
    without: each.map((bit) => meeting(all & ~bit, conditions - 1)),
  }
}

/** The condition that leaves out most dogs: without it most remain, and of those alike the one that fewest meet; null without conditions. */
export function mostExcluding({ met, without }: SearchCounts): number | null {
  const order = met
    .map((_, index) => index)
    .sort((a, b) => without[b]! - without[a]! || met[a]! - met[b]! || a - b)
  return order[0] ?? null
}
