import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { removeReview, restoreReview } from '#contract/endpoints/reviewStaff.ts'
import type { StaffReview } from '#contract/reviewStaff.ts'
import { calledBy } from '#domain/dogs.ts'
import { Changes } from '../../audit/Changes.tsx'
import { change } from '../../client/calls.ts'
import { useChange } from '../../client/useChange.ts'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ConfirmedAction } from '../../ui/dialogs/ConfirmedAction.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Row, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { LoadedPage } from '../../ui/loading/Loaded.tsx'
import { toastRefusal } from '../../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { reviewDayAddress, STAFF_REVIEW_PATH, staffReviewAddress, staffReviewsAddress } from './addresses.ts'
import { reviewChangesQuery, SHOWN_REVIEWS, staffReviewQuery } from './queries.ts'
import { NewReviewForm, ReviewForm } from './ReviewForm.tsx'
import { useReviewWords } from './useReviewWords.ts'

/** `/hallinta/jalostustarkastus/uusi`: adds one review. */
export function NewReviewPage() {
  const t = useTranslate()
  return (
    <>
      <PageTitle title={t('reviewAdmin.newReview')} lead={<ToList />} />
      <NewReviewForm />
    </>
  )
}

/** `/hallinta/jalostustarkastus/{id}`: one review, its removal and its history. */
export function StaffReviewPage() {
  const t = useTranslate()
  const { id } = useParams({ from: STAFF_REVIEW_PATH })
  const query = useQuery(staffReviewQuery(id))
  return (
    <LoadedPage
      query={query}
      heading={t('reviewAdmin.review')}
      failed={t('reviewAdmin.failed')}
      list={{ to: staffReviewsAddress({ view: 'reviews' }), name: t('reviewAdmin.title') }}
    >
      {(review) => <Shown key={review.id} review={review} />}
    </LoadedPage>
  )
}

function ToList() {
  const t = useTranslate()
  return <AppLink {...staffReviewsAddress({ view: 'reviews' })}>{t('reviewAdmin.title')}</AppLink>
}

function Shown({ review }: { review: StaffReview }) {
  const t = useTranslate()
  const { eventName } = useReviewWords()
  return (
    <>
      <PageTitle
        title={`${calledBy(review.dog)}: ${eventName(review)}`}
        heading={eventName(review)}
        lead={
          <Row gap={2}>
            <ToList />
            {review.dayId !== null && (
              <AppLink {...reviewDayAddress(review.dayId)}>{t('reviewAdmin.toDay')}</AppLink>
            )}
          </Row>
        }
      />
      <Text mb={2} component="div">
        <DogLink dog={review.dog} breed />
      </Text>
      <Section title={t('reviewAdmin.details')}>
        <ReviewForm review={review} />
      </Section>
      <Section title={t('reviewAdmin.removal')}>
        <Removal review={review} />
      </Section>
      <Section title={t('reviewAdmin.changes')}>
        <Changes query={reviewChangesQuery(review.id)} none={t('reviewAdmin.noChanges')} />
      </Section>
    </>
  )
}

/** Removes a review after a question; the message that it is gone puts it back. */
function Removal({ review }: { review: StaffReview }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { eventName } = useReviewWords()
  const params = { id: review.id }
  const words = { dog: calledBy(review.dog), event: eventName(review) }
  const restore = () =>
    change(restoreReview, undefined, { params }).then(
      () => navigate(staffReviewAddress(review.id)),
      (error: Error) => toastRefusal(t, error),
    )
  const removal = useChange(removeReview, {
    params,
    invalidates: SHOWN_REVIEWS,
    async onSuccess() {
      await navigate(staffReviewsAddress({ view: 'reviews' }))
      showSuccess(t('reviewAdmin.removed', words), {
        label: t('reviewAdmin.undo'),
        run: () => void restore(),
      })
    },
    onError: (error) => toastRefusal(t, error),
  })
  return (
    <ConfirmedAction
      label={t('reviewAdmin.remove')}
      question={t('reviewAdmin.removeQuestion', words)}
      help={t('reviewAdmin.removeHelp')}
      blocked={null}
      dangerous
      call={removal}
      body={undefined}
    />
  )
}
