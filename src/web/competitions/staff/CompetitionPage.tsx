import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import type { Competition } from '#contract/competitions.ts'
import { Changes } from '../../audit/Changes.tsx'
import { competitionChangesQuery } from '../../audit/queries.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Note, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { AppLink, LinkButton } from '../../ui/links/AppLink.tsx'
import { LoadedPage } from '../../ui/loading/Loaded.tsx'
import { NotFound } from '../../ui/loading/NotFound.tsx'
import {
  competitionsAddress,
  NEW_COMPETITION,
  STAFF_COMPETITION_PATH,
  staffCompetitionAddress,
  staffCompetitionsAddress,
} from '../addresses.ts'
import { competitionsQuery } from '../queries.ts'
import { RuleText } from '../RuleText.tsx'
import { useCompetitionWords } from '../useCompetitionWords.ts'
import { CompetitionForm, NewCompetitionForm } from './CompetitionForm.tsx'
import { RemoveCompetition } from './RemoveCompetition.tsx'

/** `/hallinta/vuosikilpailut/{id}`: one rule; `uusi` adds one. */
export function CompetitionPage() {
  const t = useTranslate()
  const { id } = useParams({ from: STAFF_COMPETITION_PATH })
  const { jatkaa } = useSearch({ from: STAFF_COMPETITION_PATH })
  const title = t('competitionAdmin.title')
  const query = useQuery(competitionsQuery)
  return (
    <LoadedPage query={query} heading={title} list={{ to: staffCompetitionsAddress(), name: title }}>
      {(all) => {
        const one = all.find((rule) => String(rule.id) === id)
        const before = all.find((rule) => rule.id === jatkaa)
        if (id === NEW_COMPETITION) return <NewCompetition key={jatkaa} before={before} />
        return one ? <KnownCompetition key={one.id} competition={one} all={all} /> : <NotFoundRule />
      }}
    </LoadedPage>
  )
}

function NewCompetition({ before }: { before: Competition | undefined }) {
  const t = useTranslate()
  const { name } = useCompetitionWords()
  return (
    <>
      <PageTitle
        title={before ? t('competitionAdmin.nextOf', { name: name(before) }) : t('competitionAdmin.new')}
        lead={before ? t('competitionAdmin.nextLead') : <ToList />}
      />
      <Section title={t('competitionAdmin.details')}>
        <NewCompetitionForm before={before} />
      </Section>
    </>
  )
}

interface KnownProps {
  competition: Competition
  all: readonly Competition[]
}

function KnownCompetition({ competition, all }: KnownProps) {
  const t = useTranslate()
  const { name, valid } = useCompetitionWords()
  const { id, series, held } = competition
  const isLast = !all.some((one) => one.series === series && one.validFrom > competition.validFrom)
  return (
    <>
      <PageTitle
        title={name(competition)}
        lead={
          <>
            {valid(competition)} ·{' '}
            <AppLink {...competitionsAddress({ kilpailu: series })}>{t('competitions.standings')}</AppLink> ·{' '}
            <ToList />
          </>
        }
        actions={
          isLast && (
            <LinkButton {...staffCompetitionAddress(NEW_COMPETITION, { jatkaa: id })} variant="contained">
              {t('competitionAdmin.next')}
            </LinkButton>
          )
        }
      />
      {held && (
        <Note measure="text" mb={2}>
          {t('competitionAdmin.heldHelp')}
        </Note>
      )}
      <Section title={t('competitionAdmin.details')}>
        <CompetitionForm competition={competition} />
      </Section>
      {held ? (
        <Section title={t('competitions.rule.title')}>
          <RuleText competition={competition} />
        </Section>
      ) : (
        <Section title={t('competitionAdmin.removal')}>
          <Text tone="muted" mb={1} measure="text">
            {t('competitionAdmin.removalHelp')}
          </Text>
          <RemoveCompetition competition={competition} />
        </Section>
      )}
      <Section title={t('competitionAdmin.changes')}>
        <Changes query={competitionChangesQuery(id)} none={t('competitionAdmin.noChanges')} />
      </Section>
    </>
  )
}

function ToList() {
  const t = useTranslate()
  return <AppLink {...staffCompetitionsAddress()}>{t('competitionAdmin.title')}</AppLink>
}

function NotFoundRule() {
  const t = useTranslate()
  return (
    <NotFound
      title={t('errors.COMPETITION_NOT_FOUND')}
      help={t('competitionAdmin.lead')}
      ways={<LinkButton {...staffCompetitionsAddress()}>{t('competitionAdmin.title')}</LinkButton>}
    />
  )
}
