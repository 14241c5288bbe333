import { useSearch } from '@tanstack/react-router'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Row } from '../../ui/layout/parts.ts'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import {
  newReviewAddress,
  newReviewDayAddress,
  STAFF_REVIEWS_PATH,
  staffReviewSearchOf,
} from './addresses.ts'
import { EventList } from './EventList.tsx'
import { ReviewTabs } from './ReviewTabs.tsx'
import { StaffReviewList } from './StaffReviewList.tsx'

/** `/hallinta/jalostustarkastukset`: the events of reviews, or the single reviews; filters, order and page stand in the address. */
export function StaffReviewsPage() {
  const t = useTranslate()
  const search = staffReviewSearchOf({ ...useSearch({ from: STAFF_REVIEWS_PATH }) })
  return (
    <>
      <PageTitle
        title={t('reviewAdmin.title')}
        lead={t('reviewAdmin.lead')}
        actions={
          <Row>
            <LinkButton {...newReviewDayAddress()} variant="contained">
              {t('reviewAdmin.newDay')}
            </LinkButton>
            <LinkButton {...newReviewAddress()} variant="outlined">
              {t('reviewAdmin.newReview')}
            </LinkButton>
          </Row>
        }
      />
      <ReviewTabs shown={search.view === 'reviews' ? 'reviews' : 'days'} />
      {search.view === 'reviews' ? <StaffReviewList search={search} /> : <EventList search={search} />}
    </>
  )
}
