import type { Competition, CompetitionStandings, ScoredResult } from '#contract/competitions.ts'
import { COMPETITION_PAGE_SIZE } from '#contract/constants.ts'
import { hasHeld, periodOf } from '#domain/competitions/periods.ts'
import type { JudgedResult } from '#domain/competitions/standings.ts'
import { localTextIn } from '#domain/localText.ts'
import { presentSummary } from '../dogs/records.presenter.ts'
import type { Language } from '../platform/http/language.ts'
import type { StandingsPage, StoredCompetition, ToldResult } from './competitions.types.ts'

/** The name of a competition in a language, in Finnish where it has none. */
export const competitionName = (language: Language, { name }: Pick<StoredCompetition, 'name'>): string =>
  localTextIn(name, language)

export const presentCompetition = (
  { id, version, series, name, validFrom, validTo, rule, confirmed }: StoredCompetition,
  { today }: { readonly today: string },
): Competition => ({
  id,
  version,
  series,
  name: { fi: name.fi, sv: name.sv, en: name.en },
  validFrom,
  validTo,
  rule: {
    period: rule.period,
    breeds: [...rule.breeds],
    sex: rule.sex,
    ageFrom: rule.ageFrom,
    ageTo: rule.ageTo,
    showGrade: rule.showGrade,
    trialPrize: rule.trialPrize && { class: rule.trialPrize.class, prize: rule.trialPrize.prize },
    trialLines: rule.trialLines.map((line) => ({
      type: line.type,
      class: line.class,
      prize: line.prize,
      points: line.points,
    })),
    showLines: rule.showLines.map((line) => ({
      class: line.class as Competition['rule']['showLines'][number]['class'],
      award: line.award,
      points: line.points,
    })),
    sumAwards: rule.sumAwards,
    homeOnly: rule.homeOnly,
    best: rule.best,
    least: rule.least,
    perJudge: rule.perJudge,
    tieBreakers: [...rule.tieBreakers],
  },
  confirmed,
  held: hasHeld({ validFrom, validTo }, periodOf(rule.period, today)),
})

export function presentStandings({ all, rows, dogs, ...found }: StandingsPage): CompetitionStandings {
  const placed = all.filter(({ rank }) => rank !== null)
  return {
    period: found.period,
    from: found.from,
    to: found.to,
    running: found.running,
    preliminary: all.flatMap(({ results }) => results).filter(({ reason }) => reason === 'preliminary')
      .length,
    placed: placed.length,
    unplaced: all.length - placed.length,
    results: placed.reduce((sum, { counted }) => sum + counted, 0),
    rows: rows.flatMap((row) => {
      const dog = dogs.get(row.id)
      if (!dog) return []
      return [
        {
          rank: row.rank,
          unmet: row.unmet,
          dog: presentSummary(dog),
          points: row.points,
          counted: row.counted,
          decidedBy: row.decidedBy,
          results: row.results.map(presentResult),
        },
      ]
    }),
    page: found.page,
    pageSize: COMPETITION_PAGE_SIZE,
  }
}

function presentResult({ result, points, reason }: JudgedResult<ToldResult>): ScoredResult {
  const head = { date: result.date, points, reason, place: result.place, judge: result.judgeName }
  if (result.kind === 'show')
    return {
      kind: 'show',
      ...head,
      show: result.show,
      country: result.country,
      class: result.class,
      grade: result.grade,
      marks: [...result.marks],
    }
  return {
    kind: 'trial',
    ...head,
    kaerNr: result.kaerNr,
    type: result.type,
    class: result.class,
    outcome: result.outcome,
    prize: result.prize,
    trialPoints: result.trialPoints,
  }
}
