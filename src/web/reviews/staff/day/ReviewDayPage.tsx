import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReviewDay } from '#contract/reviewDays.ts'
import { Changes } from '../../../audit/Changes.tsx'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { PageTitle } from '../../../ui/layout/PageTitle.tsx'
import { Row, Span } from '../../../ui/layout/parts.ts'
import { Section } from '../../../ui/layout/Section.tsx'
import { AppLink } from '../../../ui/links/AppLink.tsx'
import { LoadedPage } from '../../../ui/loading/Loaded.tsx'
import { REVIEW_DAY_PATH, staffReviewsAddress } from '../addresses.ts'
import { dayChangesQuery, dayQuery } from '../queries.ts'
import { useReviewWords } from '../useReviewWords.ts'
import { DraftDay } from './DraftDay.tsx'
import { PublishedDay } from './PublishedDay.tsx'

/** `/hallinta/jalostustarkastukset/{id}`: one review day, being written or published. */
export function ReviewDayPage() {
  const t = useTranslate()
  const { id } = useParams({ from: REVIEW_DAY_PATH })
  const query = useQuery(dayQuery(id))
  return (
    <LoadedPage
      query={query}
      heading={t('reviewAdmin.day')}
      failed={t('reviewAdmin.failed')}
      list={{ to: staffReviewsAddress(), name: t('reviewAdmin.title') }}
    >
      {(day) => <Day key={day.id} day={day} />}
    </LoadedPage>
  )
}

function Day({ day }: { day: ReviewDay }) {
  const t = useTranslate()
  const { eventName } = useReviewWords()
  return (
    <>
      <PageTitle
        title={eventName(day)}
        lead={
          <Row gap={2}>
            <AppLink {...staffReviewsAddress()}>{t('reviewAdmin.title')}</AppLink>
            <Span>{t('reviewAdmin.reviewerIs', { name: day.reviewer })}</Span>
          </Row>
        }
      />
      {day.publishedAt === null ? <DraftDay day={day} /> : <PublishedDay day={day} />}
      <Section title={t('reviewAdmin.changes')}>
        <Changes query={dayChangesQuery(day.id)} none={t('reviewAdmin.noChanges')} />
      </Section>
    </>
  )
}
