import type { Check } from './checks.ts'
import { CONDITION_FIELDS } from './conditionFields.ts'
import type { TrialClass } from './results.ts'
import type { SheetField, SheetValue, SheetValues } from './sheet.ts'

/** What a result was when it was marked done. */
export interface AcceptedResult {
  readonly class: TrialClass
  readonly values: SheetValues
}

/** The water and track work that counts in a result. */
interface CountedWork {
  readonly id: number | null
  readonly water: number | null
  readonly track: number | null
}

/** The same with what it was given: of the past there may be nothing that it could be computed from. */
export interface GivenResult extends AcceptedResult {
  readonly points: number | null
  readonly prize: number
  readonly water: CountedWork | null
  /** null: judged before rulebooks were kept here */
  readonly rulebookId: number | null
  /** name of the judge */
  readonly judge: string | null
}

/** Points and prize of a result, with the water and track work that they came from. */
export type ResultSums = Pick<GivenResult, 'points' | 'prize' | 'water'>

/** Checks that a result was published against, and why. */
export interface OverriddenChecks {
  readonly reason: string
  readonly checks: readonly Check[]
}

/** What tells of a performance without being counted in it. */
const WORDS: readonly SheetField[] = ['judgeId', 'report', 'statedPoints', 'statedPrize', ...CONDITION_FIELDS]

/** Nothing was written, or only spaces. */
const written = (value: SheetValue | undefined) =>
  value === undefined || (typeof value === 'string' && value.trim() === '') ? null : value

const isSame = (before: AcceptedResult, after: AcceptedResult, field: Check['field']): boolean =>
  field === 'class'
    ? before.class === after.class
    : written(before.values[field]) === written(after.values[field])

/**
 * The failing checks that a change of an accepted result has to answer for: those of a field that it changes, and those that did not
 * fail before. What was accepted is not judged by what is learned later. Source: docs/rules/trials.md#corrections.
 *
 * @param failing what keeps the result from being marked done as it was accepted, and as it is now
 */
export function newChecks(
  before: AcceptedResult,
  after: AcceptedResult,
  failing: { readonly before: readonly Check[]; readonly after: readonly Check[] },
): Check[] {
  const failedBefore = ({ field, code }: Check) =>
    failing.before.some((check) => check.field === field && check.code === code)
  return failing.after.filter((check) => !isSame(before, after, check.field) || !failedBefore(check))
}

/** Whether points and prize stay as they were given: nothing that they follow from is changed. */
export function keepsSums(before: AcceptedResult, after: AcceptedResult): boolean {
  const fields = Object.keys({ ...before.values, ...after.values }) as SheetField[]
  return (
    before.class === after.class &&
    fields.every((field) => WORDS.includes(field) || isSame(before, after, field))
  )
}

const isSameWork = (one: CountedWork | null, other: CountedWork | null): boolean =>
  (['id', 'water', 'track'] as const).every((name) => (one?.[name] ?? null) === (other?.[name] ?? null))

/** Whether two speak of the same sums; points that there are none of come from no work. */
export const isSameSums = (one: ResultSums, other: ResultSums): boolean =>
  one.points === other.points &&
  one.prize === other.prize &&
  (one.points === null || isSameWork(one.water, other.water))

/** The same of a result that is open again, beside which other water and track work may count by now. */
export function keepsGiven(
  before: Pick<GivenResult, keyof AcceptedResult | 'water'>,
  after: AcceptedResult & { readonly water: CountedWork | null },
): boolean {
  const same = (name: keyof CountedWork) => (before.water?.[name] ?? null) === (after.water?.[name] ?? null)
  // Of a result from before performances were kept apart only the grades are known.
  const sameWork = before.water?.id === null || same('id')
  return keepsSums(before, after) && sameWork && same('water') && same('track')
}
