import type { Competition } from '#contract/competitions.ts'

type Rule = Competition['rule']
/** The rule of a first prize in AVO; overrides say what else. */
export const ruleOf = (overrides: Partial<Rule> = {}): Rule => ({
  period: 'season',
  breeds: [],
  sex: null,
  ageFrom: null,
  ageTo: null,
  showGrade: null,
  trialPrize: null,
  trialLines: [{ type: null, class: 'AVO', prize: 1, points: 6 }],
  showLines: [],
  sumAwards: false,
  homeOnly: false,
  best: null,
  least: 1,
  perJudge: null,
  tieBreakers: [],
  ...overrides,
})
/** What a new rule is sent as. */
export const inputOf = (overrides: object = {}) => ({
  name: { fi: 'Koekilpailu', sv: '', en: '' },
  validFrom: 2025,
  validTo: null,
  rule: ruleOf(),
  confirmed: true,
  follows: null,
  ...overrides,
})
