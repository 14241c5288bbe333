import { addMonths } from '../dates.ts'
import { SHOW_AWARDS } from '../shows/grades.ts'
import { type Outcome, type ResultStatus, TRIAL_CLASSES, type TrialClass } from '../trials/results.ts'
import type { CompetitionRule, TieBreaker } from './rule.ts'

/** Why a result does not count. Source: docs/rules/competitions.md#results. */
type NotCounted =
  | 'noPoints'
  | 'preliminary'
  | 'abroad'
  | 'age'
  | 'ageUnknown'
  | 'judgeUnknown'
  | 'perJudge'
  | 'beyondBest'
/** Why a dog has no place. */
type Unmet = 'tooFew' | 'showGrade' | 'trialPrize'

interface Fact {
  readonly id: number
  readonly date: string
  /** tells one judge from another; null: not known */
  readonly judge: string | null
}
export interface TrialFact extends Fact {
  readonly kind: 'trial'
  readonly type: string
  readonly class: TrialClass
  readonly outcome: Outcome
  readonly prize: number
  /** of the trial's own scale */
  readonly trialPoints: number | null
  readonly status: ResultStatus
}
export interface ShowFact extends Fact {
  readonly kind: 'show'
  readonly country: string
  readonly class: string
  readonly grade: string
  readonly marks: readonly string[]
}
export type ResultFact = TrialFact | ShowFact

export interface Competitor<Result extends ResultFact = ResultFact> {
  readonly id: number
  readonly birthDate: string | null
  /** of the period */
  readonly results: readonly Result[]
  /** all that the dog has by the end of the period; asked for where the rule has a condition of them */
  readonly showGrades: readonly string[]
  readonly prizes: readonly { readonly class: TrialClass; readonly prize: number }[]
}

export interface JudgedResult<Result extends ResultFact = ResultFact> {
  readonly result: Result
  /** what it is worth; null: the rule gives it nothing */
  readonly points: number | null
  /** null: it counts */
  readonly reason: NotCounted | null
}

export interface Standing<Result extends ResultFact = ResultFact> {
  readonly id: number
  /** null: none, because of `unmet` */
  readonly rank: number | null
  readonly unmet: Unmet | null
  readonly points: number
  readonly counted: number
  /** what put it after the dog before it, which has as many points */
  readonly decidedBy: TieBreaker | null
  /** those that count first, each kind by points */
  readonly results: readonly JudgedResult<Result>[]
}

type Judged<Result extends ResultFact> = Standing<Result> & {
  readonly dog: Competitor<Result>
}

/**
 * The standings of a competition: dogs with a place, the best first, then those without one. Dogs of the same points that no tie-breaker tells
 * apart share a place; the next one is counted on. A dog none of whose results is worth anything is left out.
 * Source: docs/rules/competitions.md#standings.
 */
export function standingsOf<Result extends ResultFact>(
  rule: CompetitionRule,
  dogs: readonly Competitor<Result>[],
): Standing<Result>[] {
  const judged = dogs.map((dog) => judgedDog(rule, dog))
  const shown = judged.filter(({ results }) => results.some(({ points }) => points !== null))
  const placed = shown
    .filter(({ unmet }) => unmet === null)
    .toSorted((a, b) => orderOf(rule, a, b).sign || a.id - b.id)
  const without = shown
    .filter(({ unmet }) => unmet !== null)
    .toSorted((a, b) => b.points - a.points || a.id - b.id)
  let rank = 0
  const ranked = placed.map((standing, index) => {
    const before = placed[index - 1]
    const { sign, by } = before ? orderOf(rule, before, standing) : { sign: -1, by: null }
    if (sign !== 0) rank = index + 1
    return { ...standing, rank, decidedBy: by }
  })
  return [...ranked, ...without].map(({ dog: _dog, ...standing }) => standing)
}

/** Negative: `a` comes first; `by`: the tie-breaker that says so. */
function orderOf(
  { tieBreakers }: CompetitionRule,
  a: Judged<ResultFact>,
  b: Judged<ResultFact>,
): { readonly sign: number; readonly by: TieBreaker | null } {
  if (a.points !== b.points) return { sign: b.points - a.points, by: null }
  for (const by of tieBreakers) {
    const sign = COMPARED[by](a, b)
    if (sign !== 0) return { sign, by }
  }
  return { sign: 0, by: null }
}

const counted = ({ results }: Judged<ResultFact>) => results.filter(({ reason }) => reason === null)

const COMPARED: Readonly<Record<TieBreaker, (a: Judged<ResultFact>, b: Judged<ResultFact>) => number>> = {
  bestResult(a, b) {
    const [own, other] = [a, b].map((dog) =>
      counted(dog)
        .map(({ points }) => points!)
        .toSorted((x, y) => y - x),
    ) as [number[], number[]]
    const at = own.findIndex((points, index) => points !== other[index])
    return at < 0 ? other.length - own.length : (other[at] ?? 0) - own[at]!
  },
  moreResults: (a, b) => b.counted - a.counted,
  trialPoints: (a, b) => compareKnown(trialPoints(a), trialPoints(b)),
  younger: (a, b) =>
    compareKnown(
      a.dog.birthDate && Number(a.dog.birthDate.replaceAll('-', '')),
      b.dog.birthDate && Number(b.dog.birthDate.replaceAll('-', '')),
    ),
}

/** The greater first, what is not known last. */
const compareKnown = (a: number | null | '', b: number | null | ''): number =>
  a === b ? 0 : a === null || a === '' ? 1 : b === null || b === '' ? -1 : b - a

/** The sum of the trials' own points of what counts; null: no result with points counts. */
function trialPoints(dog: Judged<ResultFact>): number | null {
  const known = counted(dog).flatMap(({ result }) =>
    result.kind === 'trial' && result.trialPoints !== null ? [result.trialPoints] : [],
  )
  return known.length === 0 ? null : sumOf(known)
}

/** Points have at most two decimals. */
const sumOf = (points: readonly number[]): number =>
  points.reduce((sum, value) => sum + Math.round(value * 100), 0) / 100

function judgedDog<Result extends ResultFact>(
  rule: CompetitionRule,
  dog: Competitor<Result>,
): Judged<Result> {
  const results = judgedResults(rule, dog)
  const own = results.filter(({ reason }) => reason === null)
  return {
    id: dog.id,
    dog,
    rank: null,
    unmet: unmetOf(rule, dog, own.length),
    points: sumOf(own.map(({ points }) => points!)),
    counted: own.length,
    decidedBy: null,
    results,
  }
}

function unmetOf({ least, showGrade, trialPrize }: CompetitionRule, dog: Competitor, own: number) {
  if (own < least) return 'tooFew'
  if (showGrade !== null) {
    const enough: readonly string[] = SHOW_AWARDS.slice(0, SHOW_AWARDS.indexOf(showGrade) + 1)
    if (!dog.showGrades.some((grade) => enough.includes(grade))) return 'showGrade'
  }
  if (trialPrize !== null && !dog.prizes.some((prize) => isAsGood(prize, trialPrize))) return 'trialPrize'
  return null
}

/** A higher class may be entered only after a first prize in the one below, so each prize there is better. */
const isAsGood = (own: Competitor['prizes'][number], asked: Competitor['prizes'][number]): boolean => {
  const above = TRIAL_CLASSES.indexOf(own.class) - TRIAL_CLASSES.indexOf(asked.class)
  return own.prize > 0 && (above > 0 || (above === 0 && own.prize <= asked.prize))
}

/** Each result with its points and why it does not count; the best that may count do. */
function judgedResults<Result extends ResultFact>(
  rule: CompetitionRule,
  { birthDate, results }: Competitor<Result>,
): JudgedResult<Result>[] {
  const worth = results
    .map((result) => ({ result, points: pointsOf(rule, result) }))
    .toSorted(
      (a, b) =>
        (b.points ?? -1) - (a.points ?? -1) ||
        (a.result.date < b.result.date ? -1 : a.result.date > b.result.date ? 1 : 0) ||
        (a.result.kind < b.result.kind ? 1 : a.result.kind > b.result.kind ? -1 : 0) ||
        a.result.id - b.result.id,
    )
  const byJudge = new Map<string, number>()
  let taken = 0
  const judged = worth.map(({ result, points }): JudgedResult<Result> => {
    const reason = points === null ? 'noPoints' : (barOf(rule, result, birthDate) ?? limitOf(rule, result))
    if (reason !== null) return { result, points, reason }
    taken++
    if (result.judge !== null) byJudge.set(result.judge, (byJudge.get(result.judge) ?? 0) + 1)
    return { result, points, reason }
  })
  return [
    ...judged.filter(({ reason }) => reason === null),
    ...judged.filter(({ reason }) => reason !== null),
  ]

  function limitOf({ best, perJudge }: CompetitionRule, { judge }: Result): NotCounted | null {
    if (perJudge !== null && (byJudge.get(judge!) ?? 0) >= perJudge) return 'perJudge'
    return best !== null && taken >= best ? 'beyondBest' : null
  }
}

/** What keeps a result from counting whatever else the dog has. */
function barOf(rule: CompetitionRule, result: ResultFact, birthDate: string | null): NotCounted | null {
  if (result.kind === 'trial' && result.status !== 'official') return 'preliminary'
  if (result.kind === 'show' && rule.homeOnly && result.country !== 'FI') return 'abroad'
  const { ageFrom, ageTo } = rule
  if (ageFrom !== null || ageTo !== null) {
    if (birthDate === null) return 'ageUnknown'
    const isTooYoung = ageFrom !== null && result.date < addMonths(birthDate, ageFrom)
    const isTooOld = ageTo !== null && result.date >= addMonths(birthDate, ageTo)
    if (isTooYoung || isTooOld) return 'age'
  }
  return rule.perJudge !== null && result.judge === null ? 'judgeUnknown' : null
}

/** What a result is worth by the tables of the rule; null: nothing is said of it. */
export function pointsOf(rule: CompetitionRule, result: ResultFact): number | null {
  const matching =
    result.kind === 'trial'
      ? rule.trialLines.filter(
          (line) =>
            result.outcome === 'judged' &&
            line.class === result.class &&
            line.prize === result.prize &&
            (line.type === null || line.type === result.type),
        )
      : rule.showLines.filter(
          (line) =>
            (line.class === null || line.class === result.class) &&
            (line.award === result.grade || result.marks.includes(line.award)),
        )
  const points = matching.map((line) => line.points)
  if (points.length === 0) return null
  return result.kind === 'show' && rule.sumAwards ? sumOf(points) : Math.max(...points)
}
