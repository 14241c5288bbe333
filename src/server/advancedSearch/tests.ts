import type { ConditionOf } from '#domain/advancedSearch/conditions.ts'
import { SHOW_AWARDS } from '#domain/shows/grades.ts'
import type { Allows, Value } from '../platform/columns.ts'
import type { FactName, KnownCondition } from './advancedSearch.types.ts'

/** What each column of a row has to be; a row that is all of it passes. */
export type RowTests = Readonly<Record<string, Allows>>

/** A condition as tests of the rows that tell of a dog. */
export interface Tested {
  readonly facts: FactName
  readonly met: RowTests
  /** how many rows have to pass */
  readonly times: number
  /** it is known of dogs of which a row passes these; null: of every dog */
  readonly known: RowTests | null
}

type TestedCondition = Exclude<KnownCondition, { kind: 'score' | 'inbreeding' }>

const isOneOf =
  (values: readonly Value[]): Allows =>
  (value) =>
    value !== null && values.includes(value)

interface Bounds {
  readonly from: number | null
  readonly to: number | null
}
export const isWithin = (value: number, { from, to }: Bounds): boolean =>
  (from === null || value >= from) && (to === null || value <= to)
const within =
  (bounds: Bounds): Allows =>
  (value) =>
    value !== null && isWithin(Number(value), bounds)

/** Source: docs/rules/advanced-search.md#what-is-known. @param today ISO day */
export function testsOf(condition: TestedCondition, today: string): Tested {
  switch (condition.kind) {
    case 'age':
      return { facts: ['dog', 'birth'], times: 1, ...ageTests(condition, today) }
    case 'alive': {
      const dead = Number(condition.state === 'dead')
      return { facts: ['dog', 'dead'], met: { value: isOneOf([dead]) }, times: 1, known: null }
    }
    case 'measure':
      return { facts: ['dog', condition.measure], met: { value: within(condition) }, times: 1, known: {} }
    case 'title':
      return { facts: ['title'], met: { code: isOneOf(condition.titles) }, times: 1, known: null }
    case 'award':
      return { facts: ['award'], met: { level: isOneOf(condition.levels) }, times: 1, known: null }
    case 'register': {
      const wanted = condition.state === 'active'
      return {
        facts: ['register'],
        met: { state: (state) => (state === 'active') === wanted },
        times: 1,
        known: null,
      }
    }
    case 'health':
      return healthTests(condition)
    case 'trial':
      return trialTests(condition)
    case 'show':
      return showTests(condition)
  }
}

/** A day is a number as 20240517, a year that is known alone as 2024. */
const LAST_YEAR = 9999

/**
 * Whole years from birth to a day. Of a dog whose year of birth alone is known it is one of two: the condition is met where both meet it,
 * and known where both or neither do.
 */
function ageTests(bounds: ConditionOf<'age'>, today: string): Pick<Tested, 'met' | 'known'> {
  const [day, year] = [Number(today.replaceAll('-', '')), Number(today.slice(0, 4))]
  const agesAt = (birth: number): readonly [number, number] => {
    if (birth <= LAST_YEAR) return [Math.max(0, year - 1 - birth), year - birth]
    const age = Math.trunc((day - birth) / 10_000)
    return [age, age]
  }
  const test =
    (holds: (youngest: number, oldest: number) => boolean): Allows =>
    (birth) =>
      birth !== null && holds(...agesAt(Number(birth)))
  const { from, to } = bounds
  const isMet = (youngest: number, oldest: number) =>
    isWithin(youngest, { from, to: null }) && isWithin(oldest, { from: null, to })
  const isOut = (youngest: number, oldest: number) =>
    (from !== null && oldest < from) || (to !== null && youngest > to)
  return {
    met: { value: test(isMet) },
    known: { value: test((...ages) => isMet(...ages) || isOut(...ages)) },
  }
}

/** The latest statement of the kind counts; one on another scale says nothing of this one. */
function healthTests({ healthKind, scale, values, all }: TestedCondition & { kind: 'health' }): Tested {
  const onScale = (grades: readonly string[]) => ({ scale: isOneOf([scale]), value: isOneOf(grades) })
  return { facts: ['health', healthKind], met: onScale(values), times: 1, known: onScale(all) }
}

/** Known of every dog that has started in a hunt. */
function trialTests({ class: trialClass, prize, type, times }: ConditionOf<'trial'>): Tested {
  const hasStarted: RowTests = { outcome: (outcome) => outcome !== 'absent' }
  return {
    facts: ['trial'],
    met: {
      ...(prize === null
        ? hasStarted
        : { outcome: isOneOf(['judged']), prize: within({ from: 1, to: prize }) }),
      ...(trialClass === null ? {} : { class: isOneOf([trialClass]) }),
      ...(type === null ? {} : { type: isOneOf([type]) }),
    },
    times: times ?? 1,
    known: hasStarted,
  }
}

/** The place behind a mark. */
const PLACE = /[1-9]$/

/** Known of every dog with a result of a show. */
function showTests({ grade, mark, times }: ConditionOf<'show'>): Tested {
  const hasMark: Allows = (marks) =>
    (JSON.parse(String(marks)) as readonly string[]).some((one) => one.replace(PLACE, '') === mark)
  return {
    facts: ['show'],
    met: {
      ...(grade === null ? {} : { grade: isOneOf(SHOW_AWARDS.slice(0, SHOW_AWARDS.indexOf(grade) + 1)) }),
      ...(mark === null ? {} : { marks: (marks) => marks !== null && hasMark(marks) }),
    },
    times: times ?? 1,
    known: {},
  }
}
