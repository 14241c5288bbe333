import { foldText } from '../foldedText.ts'
import { monthsOld } from '../health/age.ts'

/** What show results have to tell for a champion title. Source: docs/rules/titles.md#what-follows-from-results. */
export interface TitleRule {
  /** the certificate that counts: one of `SHOW_MARKS` */
  readonly mark: string
  /** at least so many shows with it, */
  readonly shows: number
  /** by so many judges, */
  readonly judges: number
  /** in so many countries */
  readonly countries: number
  /** two letters: only shows of that country count; empty: all do */
  readonly country: string
  /** one of them at this age or later, in months; null: at any */
  readonly months: number | null
  /** so many months between the first and the last; null: none */
  readonly span: number | null
  /** the rule holds for titles that are completed on this day or later */
  readonly validFrom: string
  /** it asks for more than shows tell, such as the breed's trial results, which the service does not know */
  readonly more: boolean
}

/** A show result as far as a title may follow from it. */
export interface MarkedResult {
  readonly date: string
  readonly place: string
  readonly country: string
  /** empty: not known */
  readonly show: string
  readonly marks: readonly string[]
  /** empty: not known */
  readonly judge: string
}

/** Of which results a title follows, and how they stand beside each demand of its rule. */
export interface TitleFinding<Result extends MarkedResult = MarkedResult> {
  /** the day of the result that completes it */
  readonly on: string
  /** in the order of their days; without any of them the rule is not met */
  readonly results: readonly Result[]
  readonly judges: number
  readonly countries: number
  /** how old the dog was at the last of them, in whole months; null: its birth is not known */
  readonly months: number | null
  /** whole months from the first to the last of them */
  readonly span: number
}

/**
 * The earliest results of which a title follows by its rule. A result whose judge is not known counts as none of another judge, and where
 * an age is asked for, the birth has to be known.
 * @param birthDate of the dog; null: not known
 * @returns undefined where the rule is not met
 */
export function titleFinding<Result extends MarkedResult>(
  rule: TitleRule,
  results: readonly Result[],
  birthDate: string | null,
): TitleFinding<Result> | undefined {
  const counted = oneOfEachShow(
    results
      .filter(({ marks, country }) => marks.includes(rule.mark) && (rule.country || country) === country)
      .toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date))),
  )
  for (let end = rule.shows; end <= counted.length; end++) {
    const first = counted.slice(0, end)
    const finding = findingOf(first, birthDate)
    if (isMet(rule, finding)) {
      const needed = findingOf(withoutSpare(rule, first, birthDate), birthDate)
      return needed.on < rule.validFrom ? undefined : needed
    }
  }
  return undefined
}

function oneOfEachShow<Result extends MarkedResult>(results: readonly Result[]): Result[] {
  const shows = new Map<string, Result>()
  for (const result of results) {
    const show = [result.date, foldText(result.place), result.country, foldText(result.show)].join('|')
    if (!shows.has(show)) shows.set(show, result)
  }
  return [...shows.values()]
}

function findingOf<Result extends MarkedResult>(
  results: readonly Result[],
  birthDate: string | null,
): TitleFinding<Result> {
  const [first, last] = [results[0]!, results.at(-1)!]
  const judges = results.map(({ judge }) => foldText(judge)).filter((judge) => judge !== '')
  return {
    on: last.date,
    results,
    judges: new Set(judges).size,
    countries: new Set(results.map(({ country }) => country)).size,
    months: birthDate === null ? null : monthsOld(birthDate, last.date),
    span: monthsOld(first.date, last.date),
  }
}

const isMet = (rule: TitleRule, { results, judges, countries, months, span }: TitleFinding): boolean =>
  results.length >= rule.shows &&
  judges >= rule.judges &&
  countries >= rule.countries &&
  (rule.months === null || (months !== null && months >= rule.months)) &&
  (rule.span === null || span >= rule.span)

/** The results without those that the rule is met without, so that only what the title rests on is told. */
function withoutSpare<Result extends MarkedResult>(
  rule: TitleRule,
  results: readonly Result[],
  birthDate: string | null,
): readonly Result[] {
  const spare = results.findIndex((_one, place) =>
    place === results.length - 1 ? false : isMet(rule, findingOf(results.toSpliced(place, 1), birthDate)),
  )
  return spare < 0 ? results : withoutSpare(rule, results.toSpliced(spare, 1), birthDate)
}
