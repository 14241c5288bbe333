import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import type { BreedingRule } from '#contract/breedingRules.ts'
import { Changes } from '../audit/Changes.tsx'
import { breedingRuleChangesQuery } from '../audit/queries.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Row, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { AppLink, LinkButton } from '../ui/links/AppLink.tsx'
import { LoadedPage } from '../ui/loading/Loaded.tsx'
import { NotFound } from '../ui/loading/NotFound.tsx'
import { BREEDING_RULE_PATH, breedingRuleAddress, breedingRulesAddress, NEW_RULE } from './addresses.ts'
import { EndRule } from './EndRule.tsx'
import { NewRuleForm, RuleForm } from './form/RuleForm.tsx'
import { PublishRule } from './PublishRule.tsx'
import { breedingRulesQuery } from './queries.ts'
import { RemoveRule } from './RemoveRule.tsx'
import { RuleReader } from './RuleReader.tsx'
import { useLoggedRule } from './useLoggedRule.ts'
import { useRuleWords } from './useRuleWords.ts'

/** `/hallinta/jalostussaannot/{id}`: one rule; `uusi` adds one. */
export function RulePage() {
  const t = useTranslate()
  const { id } = useParams({ from: BREEDING_RULE_PATH })
  const { korvaa } = useSearch({ from: BREEDING_RULE_PATH })
  const title = t('breedingRuleAdmin.title')
  const query = useQuery(breedingRulesQuery)
  return (
    <LoadedPage query={query} heading={title} list={{ to: breedingRulesAddress(), name: title }}>
      {(all) => {
        const one = all.find((rule) => String(rule.id) === id)
        const former = all.find((rule) => rule.id === korvaa && rule.state === 'published')
        if (id === NEW_RULE) return <NewRule key={former?.id} former={former} />
        return one ? <KnownRule key={one.id} rule={one} all={all} /> : <NotFoundRule />
      }}
    </LoadedPage>
  )
}

function NewRule({ former }: { former: BreedingRule | undefined }) {
  const t = useTranslate()
  const { title } = useRuleWords()
  return (
    <>
      <PageTitle
        title={former ? t('breedingRuleAdmin.changeOf', { name: title(former) }) : t('breedingRuleAdmin.new')}
        lead={former ? t('breedingRuleAdmin.changeLead') : <ToList />}
      />
      <NewRuleForm former={former} />
    </>
  )
}

function KnownRule({ rule, all }: { rule: BreedingRule; all: readonly BreedingRule[] }) {
  const t = useTranslate()
  const { title, period } = useRuleWords()
  const former = all.find(({ id }) => id === rule.replaces)
  return (
    <>
      <PageTitle
        title={title(rule)}
        lead={
          <>
            {t(`breedingRuleAdmin.states.${rule.state}`)} · {period(rule)} · <ToList />
          </>
        }
        actions={
          rule.state === 'published' && (
            <LinkButton {...breedingRuleAddress(NEW_RULE, { korvaa: rule.id })} variant="contained">
              {t('breedingRuleAdmin.change')}
            </LinkButton>
          )
        }
      />
      {former && rule.state === 'draft' && (
        <Text mb={2}>{t('breedingRuleAdmin.replaces', { name: title(former), period: period(former) })}</Text>
      )}
      {rule.state === 'draft' ? <Draft rule={rule} /> : <RuleReader rule={rule} />}
      {rule.state === 'published' && <EndRule rule={rule} />}
      <Section title={t('breedingRuleAdmin.changes')}>
        <Changes
          query={breedingRuleChangesQuery(rule.id)}
          none={t('breedingRuleAdmin.noChanges')}
          reading={useLoggedRule()}
        />
      </Section>
    </>
  )
}

function Draft({ rule }: { rule: BreedingRule }) {
  const t = useTranslate()
  return (
    <>
      <RuleForm rule={rule} />
      <Section title={t('breedingRuleAdmin.publishing')}>
        <Text tone="muted" mb={2} measure="text">
          {t('breedingRuleAdmin.publishHelp')}
        </Text>
        <Row gap={2}>
          <PublishRule rule={rule} />
          <RemoveRule rule={rule} />
        </Row>
      </Section>
    </>
  )
}

function ToList() {
  const t = useTranslate()
  return (
    <AppLink {...breedingRulesAddress()} underline="always">
      {t('breedingRuleAdmin.title')}
    </AppLink>
  )
}

function NotFoundRule() {
  const t = useTranslate()
  return (
    <NotFound
      title={t('errors.BREEDING_RULE_NOT_FOUND')}
      help={t('breedingRuleAdmin.lead')}
      ways={<LinkButton {...breedingRulesAddress()}>{t('breedingRuleAdmin.title')}</LinkButton>}
    />
  )
}
