import { type CompetitionRule, PLAIN_RULE } from '#domain/competitions/rule.ts'

/** The rule of a first prize in AVO; overrides say what else. */
export const ruleOf = (overrides: Partial<CompetitionRule> = {}): CompetitionRule => ({
  ...PLAIN_RULE,
  trialLines: [{ type: null, class: 'AVO', prize: 1, points: 6 }],
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
