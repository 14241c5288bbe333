import { type CompetitionRule, PLAIN_RULE, type ShowLine, type TrialLine } from '#domain/competitions/rule.ts'
import type { Row } from './tables.ts'

/** Annual competitions that the demo invents: no club has decided them, and they are marked so. */

const line = (trialClass: TrialLine['class'], prize: TrialLine['prize'], points: number): TrialLine => ({
  type: null,
  class: trialClass,
  prize,
  points,
})
const award = (code: string, points: number): ShowLine => ({ class: null, award: code, points })

const TRIAL_LINES = [
  line('VOI', 1, 10),
  line('VOI', 2, 7),
  line('VOI', 3, 4),
  line('AVO', 1, 6),
  line('AVO', 2, 4),
  line('AVO', 3, 2),
]
const SHOW_LINES = [
  award('ROP', 10),
  award('VSP', 7),
  award('PU1', 6),
  award('PN1', 6),
  award('PU2', 4),
  award('PN2', 4),
  award('PU3', 3),
  award('PN3', 3),
  award('PU4', 2),
  award('PN4', 2),
  award('ERI', 1),
]
const rule = (overrides: Partial<CompetitionRule>): CompetitionRule => ({
  ...PLAIN_RULE,
  ...overrides,
})

const COMPETITIONS: readonly (readonly [fi: string, sv: string, en: string, rule: CompetitionRule])[] = [
  [
    'Vuoden KAER-koira',
    'Årets KAER-hund',
    'KAER Dog of the Year',
    rule({
      trialLines: TRIAL_LINES,
      showGrade: 'H',
      best: 4,
      perJudge: 2,
      tieBreakers: ['bestResult', 'trialPoints'],
    }),
  ],
  [
    'Vuoden nuori koira',
    'Årets unghund',
    'Young Dog of the Year',
    rule({
      trialLines: [line('NUO', 1, 6), line('NUO', 2, 4), line('NUO', 3, 2), ...TRIAL_LINES],
      ageTo: 36,
      best: 3,
      tieBreakers: ['bestResult', 'younger'],
    }),
  ],
  [
    'Vuoden näyttelykoira',
    'Årets utställningshund',
    'Show Dog of the Year',
    rule({
      period: 'year',
      showLines: SHOW_LINES,
      homeOnly: true,
      best: 5,
      least: 2,
      tieBreakers: ['bestResult', 'moreResults'],
    }),
  ],
]

/** Their rules: until five years ago three results counted in the first of them. */
export function competitionRows(today: string): readonly Row<'competition'>[] {
  const year = Number(today.slice(0, 4))
  const row = (
    id: number,
    series: number,
    [fi, sv, en, own]: (typeof COMPETITIONS)[number],
    validFrom: number,
    validTo: number | null,
  ): Row<'competition'> => ({
    id,
    series,
    name_fi: fi,
    name_sv: sv,
    name_en: en,
    valid_from: validFrom,
    valid_to: validTo,
    rule: JSON.stringify(own),
    confirmed: false,
  })
  const [kaer, young, show] = COMPETITIONS as [
    (typeof COMPETITIONS)[0],
    (typeof COMPETITIONS)[0],
    (typeof COMPETITIONS)[0],
  ]
  const former = [kaer[0], kaer[1], kaer[2], { ...kaer[3], best: 3, perJudge: null }] as const
  return [
    row(1, 1, former, year - 12, year - 6),
    row(2, 1, kaer, year - 5, null),
    row(3, 3, young, year - 8, null),
    row(4, 4, show, year - 8, null),
  ]
}
