import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ContestPage as Contested } from '#contract/contests.ts'
import { calledBy } from '#domain/dogs.ts'
import { formatMoment } from '#domain/moments.ts'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FactList } from '../../ui/layout/FactList.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Block, Panel, Text } from '../../ui/layout/parts.ts'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { LoadedPage } from '../../ui/loading/Loaded.tsx'
import { CONTEST_PATH } from '../addresses.ts'
import { contestQuery } from '../queries.ts'
import { TrialLine } from '../TrialLine.tsx'
import { ContestForm } from './ContestForm.tsx'

/** `/ilmoittautumiset/{id}/riitautus`: an owner contests an entry that somebody else has made, and reads what was decided. */
export function ContestPage() {
  const t = useTranslate()
  const { id } = useParams({ from: CONTEST_PATH })
  const query = useQuery(contestQuery(id))
  return (
    <LoadedPage query={query} heading={t('ownEntries.contest.title')} failed={t('ownEntries.one.failed')}>
      {(contested) => <ContestView id={id} contested={contested} />}
    </LoadedPage>
  )
}

function ContestView({ id, contested }: { id: string; contested: Contested }) {
  const t = useTranslate()
  const language = useLanguage()
  const { dog, trial, contest, refused } = contested
  const facts = [
    { label: t('ownEntries.contest.dog'), value: <DogLink dog={dog} /> },
    { label: t('ownEntries.contest.class'), value: contested.class },
    { label: t('ownEntries.contest.entered'), value: formatMoment(contested.enteredAt, language) },
  ]
  return (
    <>
      <PageTitle
        title={t('ownEntries.contest.title')}
        heading={t('ownEntries.contest.heading', { dog: calledBy(dog) })}
        lead={<TrialLine trial={trial} />}
      />
      <FactList facts={facts} columnWidth={{ xs: '9rem', md: '16rem' }} />
      {contest && <ContestState contest={contest} />}
      {!contest && refused && <EmptyState title={t(`errors.${refused}`)} />}
      {!contest && !refused && <ContestForm id={id} />}
    </>
  )
}

/** What was written, and what came of it. */
function ContestState({ contest }: { contest: NonNullable<Contested['contest']> }) {
  const t = useTranslate()
  const language = useLanguage()
  const { state, reason, madeAt, verdictReason, decidedAt } = contest
  return (
    <Block mt={3}>
      <Panel>
        <Text strong>{t(`ownEntries.contest.states.${state}`)}</Text>
        <Text mt={0.5}>{t(`ownEntries.contest.follows.${state}`)}</Text>
        <FactList
          columnWidth={{ xs: '9rem', md: '9rem' }}
          facts={[
            { label: t('ownEntries.contest.made'), value: formatMoment(madeAt, language) },
            { label: t('ownEntries.contest.reason'), value: reason, long: true },
            {
              label: t('ownEntries.contest.decided'),
              value: decidedAt && formatMoment(decidedAt, language),
            },
            { label: t('ownEntries.contest.grounds'), value: verdictReason, long: true },
          ]}
        />
      </Panel>
    </Block>
  )
}
