import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { OwnObjections } from '#contract/objections.ts'
import { formatDate } from '#domain/dates.ts'
import { trialAddress } from '../calendar/addresses.ts'
import { useNames } from '../i18n/useNames.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Divided, Note, PlainList, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { AppLink } from '../ui/links/AppLink.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { LoadedPage } from '../ui/loading/Loaded.tsx'
import { finnishToday } from '../ui/values/days.ts'
import { OWN_OBJECTION_PATH } from './addresses.ts'
import { MakeObjection } from './MakeObjection.tsx'
import { ObjectionFacts } from './ObjectionFacts.tsx'
import { ownObjectionsQuery } from './queries.ts'

/** `/kokeet/{date}/{number}/vastalause`: whoever has a dog in the trial objects, and reads what was decided. */
export function OwnObjectionPage() {
  const t = useTranslate()
  const { trialDate, kaerNr } = useParams({ from: OWN_OBJECTION_PATH })
  const query = useQuery(ownObjectionsQuery(trialDate, kaerNr))
  return (
    <LoadedPage query={query} heading={t('objections.title')} failed={t('objections.failed')}>
      {(own) => <OwnView own={own} />}
    </LoadedPage>
  )
}

function OwnView({ own }: { own: OwnObjections }) {
  const t = useTranslate()
  const names = useNames()
  const { trial, dogs, objections } = own
  return (
    <>
      <PageTitle
        title={t('objections.title')}
        lead={
          <AppLink {...trialAddress(trial.date, trial.kaerNr)}>
            {`${formatDate(trial.date)} ${names.place(trial.place)}`}
          </AppLink>
        }
      />
      {dogs.length === 0 ? (
        <EmptyState title={t('objections.noParty')}>{t('objections.noPartyHelp')}</EmptyState>
      ) : (
        <Making own={own} />
      )}
      {objections.length > 0 && (
        <Section title={t('objections.own')}>
          <PlainList>
            {objections.map((objection) => (
              <Divided key={objection.id}>
                <ObjectionFacts objection={objection} />
              </Divided>
            ))}
          </PlainList>
        </Section>
      )}
    </>
  )
}

function Making({ own }: { own: OwnObjections }) {
  const t = useTranslate()
  const { blocked, dueOn } = own
  if (blocked) return <EmptyState title={t(`objections.blocked.${blocked}`)} />
  const late = finnishToday() > dueOn
  return (
    <>
      <Text component="p" measure="wide" mb={2}>
        {t('objections.lead')}
      </Text>
      <Note tone={late ? 'warning' : 'muted'} mb={3}>
        {t(late ? 'objections.lateNow' : 'objections.due', { date: formatDate(dueOn) })}
      </Note>
      <MakeObjection own={own} />
    </>
  )
}
