import type { CompetitionStandings, ScoredResult } from '#contract/competitions.ts'
import enCommon from '#contract/texts/en/common.json' with { type: 'json' }
import en from '#contract/texts/en/pages/competitions.json' with { type: 'json' }
import enTrials from '#contract/texts/en/trials.json' with { type: 'json' }
import fiCommon from '#contract/texts/fi/common.json' with { type: 'json' }
import fi from '#contract/texts/fi/pages/competitions.json' with { type: 'json' }
import fiTrials from '#contract/texts/fi/trials.json' with { type: 'json' }
import svCommon from '#contract/texts/sv/common.json' with { type: 'json' }
import sv from '#contract/texts/sv/pages/competitions.json' with { type: 'json' }
import svTrials from '#contract/texts/sv/trials.json' with { type: 'json' }
import { fillText } from '#contract/translation.ts'
import { periodName } from '#domain/competitions/periods.ts'
import { formatDate } from '#domain/dates.ts'
import { prizeLabel } from '#domain/trials/results.ts'
import type { Language } from '../platform/http/language.ts'
import type { Table } from '../platform/tables/table.ts'
import { competitionName } from './competitions.presenter.ts'
import type { StoredCompetition } from './competitions.types.ts'

const TEXTS = {
  fi: { own: fi, trials: fiTrials, common: fiCommon },
  sv: { own: sv, trials: svTrials, common: svCommon },
  en: { own: en, trials: enTrials, common: enCommon },
} as const
type Texts = (typeof TEXTS)[Language]

/** The name of a file of standings: the competition with its season or year. */
export const standingsName = (language: Language, one: StoredCompetition, period: number): string =>
  `${competitionName(language, one)} ${periodName(one.rule.period, period)}`

/** Standings for a spreadsheet: a row a dog, with the results that count and those that do not in words. */
export function standingsTable(language: Language, name: string, { rows }: CompetitionStandings): Table {
  const texts = TEXTS[language]
  const { columns, unmet } = texts.own
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  const lines = (results: readonly ScoredResult[]) =>
    results.map((result) => resultLine(texts, result, (points) => number.format(points))).join('; ')
  return {
    name,
    columns: [
      { title: columns.rank, width: 8 },
      { title: columns.points, width: 10 },
      { title: columns.titles, width: 20 },
      { title: columns.dog, width: 36 },
      { title: columns.regnr, width: 16 },
      { title: columns.sex, width: 10 },
      { title: columns.breed, width: 10 },
      { title: columns.counted, width: 10 },
      { title: columns.countedResults, width: 60 },
      { title: columns.otherResults, width: 60 },
      { title: columns.note, width: 40 },
    ],
    rows: rows.map(({ rank, points, dog, counted, results, unmet: missing, decidedBy }) => [
      rank,
      points,
      dog.titles.join(' '),
      dog.name,
      dog.regnr,
      dog.gender && texts.common[dog.gender],
      dog.breed,
      counted,
      lines(results.filter(({ reason }) => reason === null)),
      lines(results.filter(({ reason }) => reason !== null)),
      missing ? unmet[missing] : decidedBy && texts.own.decided[decidedBy],
    ]),
  }
}

/** `10.09.2025 Ilmajoki VOI1 pelto: 10 p`, and why it does not count where it does not. */
function resultLine(texts: Texts, result: ScoredResult, number: (points: number) => string): string {
  const { own, trials } = texts
  const points =
    result.points === null ? '' : `: ${fillText(own.pointsShort, { points: number(result.points) })}`
  const why = result.reason === null ? '' : ` (${own.reasons[result.reason]})`
  return `${formatDate(result.date)} ${result.place} ${awardOf(result, trials)}${points}${why}`
}

function awardOf(result: ScoredResult, trials: Texts['trials']): string {
  if (result.kind === 'show') return [result.class, result.grade, ...result.marks].join(' ')
  return `${prizeLabel(result) ?? trials.outcomes[result.outcome]} ${trials.types[result.type]}`
}
