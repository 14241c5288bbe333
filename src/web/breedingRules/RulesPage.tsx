import { useQuery } from '@tanstack/react-query'
import type { BreedingRule } from '#contract/breedingRules.ts'
import { useBreedName, useBreedOptions } from '../dogs/breeds.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Span, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { AppLink, LinkButton } from '../ui/links/AppLink.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column } from '../ui/table/types.ts'
import { finnishToday } from '../ui/values/days.ts'
import { breedingRuleAddress, NEW_RULE } from './addresses.ts'
import { breedingRulesQuery } from './queries.ts'
import { useRuleWords } from './useRuleWords.ts'

/** `/hallinta/jalostussaannot`: every rule of a planned litter, and the breeds of which no programme is known. */
export function RulesPage() {
  const t = useTranslate()
  const columns = useColumns()
  const query = useQuery(breedingRulesQuery)
  return (
    <>
      <PageTitle
        title={t('breedingRuleAdmin.title')}
        lead={t('breedingRuleAdmin.lead')}
        actions={
          <LinkButton {...breedingRuleAddress(NEW_RULE)} variant="contained">
            {t('breedingRuleAdmin.new')}
          </LinkButton>
        }
      />
      <Loaded query={query} failed={t('breedingRules.failed')} rows={6} rowHeight={56}>
        {(all) => (
          <>
            <DataTable
              caption={t('breedingRuleAdmin.title')}
              columns={columns}
              rows={all}
              rowKey={({ id }) => String(id)}
              rowLink={({ id }) => breedingRuleAddress(id)}
              cardsBelow="md"
            />
            <UnknownBreeds rules={all} />
          </>
        )}
      </Loaded>
    </>
  )
}

/** Breeds whose programme nobody knows today: not known, never in order. */
function UnknownBreeds({ rules }: { rules: readonly BreedingRule[] }) {
  const t = useTranslate()
  const today = finnishToday()
  const known = new Set(
    rules
      .filter(({ kind, state }) => kind === 'pevisa' && state === 'published')
      .filter(({ validFrom, validTo }) => validFrom <= today && (validTo === null || today <= validTo))
      .flatMap(({ breeds }) => breeds),
  )
  const unknown = useBreedOptions().filter(({ value }) => !known.has(value.split('.')[0]!))
  if (unknown.length === 0) return null
  return (
    <Section title={t('breedingRuleAdmin.unknown')}>
      <Text tone="muted" mb={1} measure="text">
        {t('breedingRuleAdmin.unknownHelp')}
      </Text>
      <Text>{unknown.map(({ label, value }) => `${label} (${value})`).join(', ')}</Text>
    </Section>
  )
}

function useColumns(): readonly Column<BreedingRule>[] {
  const t = useTranslate()
  const breedName = useBreedName()
  const { title, period } = useRuleWords()
  return [
    {
      id: 'title',
      header: t('breedingRuleAdmin.name'),
      cell: (one) => (
        <Span strong breaks>
          <AppLink {...breedingRuleAddress(one.id)}>{title(one)}</AppLink>
        </Span>
      ),
      rowHeader: true,
      card: 'title',
    },
    {
      id: 'kind',
      header: t('breedingRuleAdmin.kind'),
      cell: ({ kind }) => t(`breedingRuleAdmin.kinds.${kind}`),
      card: 'fact',
    },
    {
      id: 'breeds',
      header: t('breedingRuleAdmin.breeds'),
      cell: ({ breeds }) => breeds.map(breedName).join(', ') || t('breedingRuleAdmin.allBreeds'),
      long: true,
      card: 'fact',
    },
    { id: 'period', header: t('breedingRuleAdmin.period'), cell: period, card: 'fact' },
    {
      id: 'conditions',
      header: t('breedingRuleAdmin.conditions'),
      cell: ({ conditions }) => conditions.length,
      card: 'fact',
    },
    {
      id: 'state',
      header: t('breedingRuleAdmin.state'),
      cell: ({ state }) => t(`breedingRuleAdmin.states.${state}`),
      card: 'fact',
    },
  ]
}
