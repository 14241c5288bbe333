/** A type of the domain that the database cannot tell, and the module that declares it. */
export interface DomainType {
  readonly type: string
  readonly from?: { readonly name: string; readonly module: string }
}

const rulebook = { name: 'Rulebook', module: '#domain/trials/rulebook.ts' }
const accepted = { name: 'GivenResult', module: '#domain/trials/accepted.ts' }
const overridden = { name: 'OverriddenChecks', module: '#domain/trials/accepted.ts' }
const sheetValues = { name: 'SheetValues', module: '#domain/trials/sheet.ts' }
const averages = { name: 'Averages', module: '#domain/trials/averages.ts' }
const evidence = {
  type: 'readonly Evidence[]',
  from: { name: 'Evidence', module: '#domain/doubles/score.ts' },
}
const changedFields = { type: 'Record<string, unknown>' }

/** Columns, as `table.column`, of which the code knows more than the database: what a jsonb holds, a text without a check. */
export const DOMAIN_TYPES: Readonly<Record<string, DomainType>> = {
  'account_role.role': { type: 'Role', from: { name: 'Role', module: '#domain/accounts/roles.ts' } },
  'audit.after': changedFields,
  'audit.before': changedFields,
  'breed_average.figures': { type: 'Averages', from: averages },
  'breeding_rule.cases': {
    type: 'readonly RuleCase[]',
    from: { name: 'RuleCase', module: '#domain/breeding/rules/caseShape.ts' },
  },
  'breeding_rule.conditions': {
    type: 'readonly RuleCondition[]',
    from: { name: 'RuleCondition', module: '#domain/breeding/rules/ruleSet.ts' },
  },
  'champion_title.rule': {
    type: 'TitleRule',
    from: { name: 'TitleRule', module: '#domain/shows/titleRules.ts' },
  },
  'competition.rule': {
    type: 'CompetitionRule',
    from: { name: 'CompetitionRule', module: '#domain/competitions/rule.ts' },
  },
  'double_dismissal.evidence': evidence,
  'double_pair.agreeing': {
    type: 'DoubleField[]',
    from: { name: 'DoubleField', module: '#domain/doubles/comparison.ts' },
  },
  'double_pair.evidence': evidence,
  'mate_search.score': {
    type: 'HuntScore',
    from: { name: 'HuntScore', module: '#domain/trials/averages.ts' },
  },
  'mate_search.weights': {
    type: 'MateWeights',
    from: { name: 'MateWeights', module: '#domain/breeding/mates/aims.ts' },
  },
  'practice_sheet.values': { type: 'SheetValues', from: sheetValues },
  'record_change.former': changedFields,
  'rulebook.data': { type: "Omit<Rulebook, 'validFrom'>", from: rulebook },
  'saved_search.condition': {
    type: 'Match',
    from: { name: 'Match', module: '#domain/advancedSearch/conditions.ts' },
  },
  'sheet.accepted': { type: 'GivenResult', from: accepted },
  'sheet.values': { type: 'SheetValues', from: sheetValues },
  'trial_result.overridden': { type: 'OverriddenChecks', from: overridden },
  'trial_signature.results': {
    type: 'readonly SignedResult[]',
    from: { name: 'SignedResult', module: '#domain/trials/signing.ts' },
  },
  'water_result.overridden': { type: 'OverriddenChecks', from: overridden },
  'trial.capacity_by_class': {
    type: 'Partial<Record<TrialClass, number>>',
    from: { name: 'TrialClass', module: '#domain/trials/results.ts' },
  },
}

/**
 * Columns of views, as `view.column`, that are never null although PostgreSQL does not say so: computed ones, and those of
 * a view with an outer join.
 */
export const NEVER_NULL: readonly string[] = []
