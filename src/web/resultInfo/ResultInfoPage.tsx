import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import type { ResultInfo } from '#contract/resultInfoShapes.ts'
import { calledBy } from '#domain/dogs.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { staffTrialsAddress } from '../organising/addresses.ts'
import { showsAddress } from '../shows/addresses.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Section } from '../ui/layout/Section.tsx'
import { LinkButton } from '../ui/links/AppLink.tsx'
import { LoadedPage } from '../ui/loading/Loaded.tsx'
import { NotFound } from '../ui/loading/NotFound.tsx'
import { type InfoSearch, SHOW_RESULT_INFO_PATH, TRIAL_RESULT_INFO_PATH } from './addresses.ts'
import { FieldsOnDay } from './FieldsOnDay.tsx'
import { resultInfoQuery, type WhichResult } from './queries.ts'
import { EventLink, ResultHead } from './ResultHead.tsx'
import { Timeline } from './Timeline.tsx'

/** `/hallinta/kaer/tulos/{id}/tiedot`: the whole history of one result of a trial. */
export function TrialResultInfoPage() {
  const { id } = useParams({ from: TRIAL_RESULT_INFO_PATH })
  const search = useSearch({ from: TRIAL_RESULT_INFO_PATH })
  return <InfoPage which={{ kind: search.kind ?? 'hunt', id }} search={search} />
}

/** `/hallinta/nayttelyt/tulos/{id}`: the same of a show result. */
export function ShowResultInfoPage() {
  const { id } = useParams({ from: SHOW_RESULT_INFO_PATH })
  const search = useSearch({ from: SHOW_RESULT_INFO_PATH })
  return <InfoPage which={{ kind: 'show', id }} search={search} />
}

interface Props {
  which: WhichResult
  search: InfoSearch
}

function InfoPage({ which, search }: Props) {
  const t = useTranslate()
  const query = useQuery(resultInfoQuery(which))
  return (
    <LoadedPage
      query={query}
      heading={t('resultInfo.title')}
      failed={t('resultInfo.failed')}
      notFound={<Missing which={which} />}
    >
      {(info) => <Info which={which} info={info} search={search} />}
    </LoadedPage>
  )
}

function Info({ which, info, search }: Props & { info: ResultInfo }) {
  const t = useTranslate()
  const name = info.dog ? calledBy(info.dog) : (info.dogName ?? '')
  return (
    <>
      <PageTitle
        title={[t('resultInfo.title'), name].filter(Boolean).join(': ')}
        heading={t(`resultInfo.titles.${info.kind}`)}
        lead={<EventLink info={info} />}
      />
      <ResultHead info={info} />
      <Section title={t('resultInfo.fieldsTitle')}>
        <FieldsOnDay which={which} info={info} search={search} />
      </Section>
      <Section title={t('resultInfo.timeline')}>
        <Timeline which={which} search={search} />
      </Section>
    </>
  )
}

function Missing({ which: { kind } }: Pick<Props, 'which'>) {
  const t = useTranslate()
  const isShow = kind === 'show'
  return (
    <NotFound
      title={t(isShow ? 'errors.SHOW_RESULT_NOT_FOUND' : 'errors.RESULT_NOT_FOUND')}
      help={t('resultInfo.missingHelp')}
      ways={
        isShow ? (
          <LinkButton {...showsAddress()} variant="contained">
            {t('wholeShows.title')}
          </LinkButton>
        ) : (
          <LinkButton {...staffTrialsAddress()} variant="contained">
            {t('resultInfo.toTrials')}
          </LinkButton>
        )
      }
    />
  )
}
