import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Changes } from '../../audit/Changes.tsx'
import { officialChangesQuery } from '../../audit/queries.ts'
import { calendarAddress } from '../../calendar/addresses.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FactList } from '../../ui/layout/FactList.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { LoadedPage } from '../../ui/loading/Loaded.tsx'
import { OFFICIAL_PAGES, type Official, type OfficialKind } from '../queries.ts'
import { ActiveMark } from './ActiveMark.tsx'
import { RemoveOfficial } from './RemoveOfficial.tsx'

interface Props<One extends Official> {
  kind: OfficialKind
  query: UseQueryResult<One>
  /** its form */
  children: (official: One) => ReactNode
}

/** One judge or one club: what there is of it, its form, its removal, and what has been changed. */
export function OfficialPage<One extends Official>({ kind, query, children }: Props<One>) {
  const t = useTranslate()
  const title = t(`officials.${kind}.title`)
  return (
    <LoadedPage query={query} heading={title} list={{ to: OFFICIAL_PAGES[kind].list(), name: title }}>
      {(official) => (
        <Shown kind={kind} official={official}>
          {children(official)}
        </Shown>
      )}
    </LoadedPage>
  )
}

function Shown({
  kind,
  official,
  children,
}: {
  kind: OfficialKind
  official: Official
  children: ReactNode
}) {
  const t = useTranslate()
  const back = <AppLink {...OFFICIAL_PAGES[kind].list()}>{t(`officials.${kind}.title`)}</AppLink>
  return (
    <>
      <PageTitle title={official.name} lead={back} />
      <OfficialFacts kind={kind} official={official} />
      <Section title={t('officials.details')}>{children}</Section>
      <Section title={t(`officials.${kind}.removal`)}>
        <RemoveOfficial kind={kind} official={official} />
      </Section>
      <Section title={t('officials.changes')}>
        <Changes query={officialChangesQuery(kind, official.id)} />
      </Section>
    </>
  )
}

function OfficialFacts({ kind, official }: { kind: OfficialKind; official: Official }) {
  const t = useTranslate()
  const { name, active, trials, comingTrials } = official
  const calendar = calendarAddress(kind === 'judges' ? { judge: name } : { place: name })
  const facts = [
    { label: t('officials.columns.state'), value: <ActiveMark active={active} /> },
    { label: t('officials.columns.trials'), value: String(trials) },
    {
      label: t('officials.columns.comingTrials'),
      value: comingTrials === 0 ? '0' : <AppLink {...calendar}>{comingTrials}</AppLink>,
    },
  ]
  return <FactList facts={facts} columnWidth={{ xs: '8rem', md: '11rem' }} />
}
