import type { LitterOutcomes, RuleOutcomeAnswer } from '#contract/breedingRules.ts'
import { OUTCOME_LOOKS, useRuleWords } from '../../breedingRules/useRuleWords.ts'
import { HealthChips } from '../../dogs/health/HealthChip.tsx'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Heading, Text } from '../../ui/layout/parts.ts'
import { StateMark } from '../../ui/marks/StateMark.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/types.ts'

/** One rule with all its conditions; or that none is known of a kind. */
export function RuleTable({ kind, rule, results }: LitterOutcomes['rules'][number]) {
  const t = useTranslate()
  const { title, period } = useRuleWords()
  const columns = useColumns()
  const name = rule ? `${title(rule)}, ${period(rule)}` : t(`breedingRules.kinds.${kind}`)
  return (
    <Block mt={3}>
      <Heading component="h3">{name}</Heading>
      <Text tone="muted" size="small" mb={1}>
        {rule
          ? [t(`breedingRules.kinds.${kind}`), t('breedingRules.source', { source: rule.source })].join(' · ')
          : t(`breedingRules.notKnown.${kind}`)}
      </Text>
      {rule && results.length === 0 && <Text>{t('breedingRules.noConditions')}</Text>}
      {results.length > 0 && (
        <DataTable
          caption={name}
          columns={columns}
          rows={results}
          rowKey={({ condition, dog }) => `${condition.point} ${dog}`}
          cardsBelow="md"
        />
      )}
    </Block>
  )
}

function useColumns(): readonly Column<RuleOutcomeAnswer>[] {
  const t = useTranslate()
  const { condition, reason } = useRuleWords()
  return [
    {
      id: 'point',
      header: t('breedingRules.columns.point'),
      cell: (one) => one.condition.point,
      card: 'fact',
    },
    {
      id: 'condition',
      header: t('breedingRules.columns.condition'),
      cell: (one) => (
        <>
          {condition(one.condition)}
          {!one.condition.confirmed && <Text tone="muted">{t('breedingRules.unconfirmed')}</Text>}
        </>
      ),
      rowHeader: true,
      long: true,
      card: 'title',
    },
    {
      id: 'dog',
      header: t('breedingRules.columns.dog'),
      cell: ({ dog }) => t(`breedingRules.dogs.${dog}`),
      card: 'fact',
    },
    {
      id: 'outcome',
      header: t('breedingRules.columns.outcome'),
      cell: ({ outcome }) => (
        <StateMark {...OUTCOME_LOOKS[outcome]}>{t(`breedingRules.outcomes.${outcome}`)}</StateMark>
      ),
      card: 'fact',
    },
    {
      id: 'reason',
      header: t('breedingRules.columns.reason'),
      cell: (one) => (
        <>
          {reason(one)} {one.findings.length > 0 && <HealthChips chips={one.findings} />}
        </>
      ),
      long: true,
      card: 'fact',
    },
  ]
}
