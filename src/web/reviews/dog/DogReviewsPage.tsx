import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { DogReviews } from '#contract/reviews.ts'
import { formatDate } from '#domain/dates.ts'
import { calledBy } from '#domain/dogs.ts'
import { dogAddress } from '../../dogs/addresses.ts'
import { DogNotFound } from '../../dogs/DogNotFound.tsx'
import { NewMark } from '../../dogs/NewMark.tsx'
import { DogFacts } from '../../dogs/name/DogFacts.tsx'
import { ReviewClassChip } from '../../dogs/ReviewClassChip.tsx'
import { useNames } from '../../i18n/useNames.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FactList } from '../../ui/layout/FactList.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Block, Row, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { UprightPrint } from '../../ui/layout/UprightPrint.tsx'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { LoadedPage } from '../../ui/loading/Loaded.tsx'
import { DOG_REVIEWS_PATH, reviewAnalysisAddress, reviewsAddress } from '../addresses.ts'
import { dogReviewsQuery } from '../queries.ts'
import { Comparison } from './Comparison.tsx'

type Review = DogReviews['reviews'][number]

/** `/jalostustarkastus/…`: all reviews of a dog in full, its measures beside those of its breed. */
export function DogReviewsPage() {
  const t = useTranslate()
  const { _splat: regnr = '' } = useParams({ from: DOG_REVIEWS_PATH })
  const query = useQuery(dogReviewsQuery(regnr))
  return (
    <LoadedPage
      query={query}
      heading={t('reviews.one.title', { dog: regnr })}
      failed={t('reviews.one.failed')}
      notFound={<DogNotFound regnr={regnr} />}
    >
      {({ dog, reviews }) => (
        <>
          <UprightPrint />
          <PageTitle
            title={t('reviews.one.title', { dog: calledBy(dog) })}
            lead={
              <Row align="baseline" gap={3} rowGap={0.5}>
                <DogFacts dog={dog} breed />
                <AppLink {...dogAddress(dog.regnr)} data-print="no">
                  {t('reviews.one.toDog')}
                </AppLink>
                <AppLink {...reviewAnalysisAddress({ breed: dog.breed })} data-print="no">
                  {t('reviews.one.toAnalysis')}
                </AppLink>
              </Row>
            }
          />
          {reviews.length === 0 && (
            <EmptyState title={t('reviews.one.none')}>{t('reviews.one.noneHelp')}</EmptyState>
          )}
          {reviews.map((review) => (
            <OneReview key={review.id} review={review} dog={dog} />
          ))}
        </>
      )}
    </LoadedPage>
  )
}

function OneReview({ review, dog }: { review: Review; dog: DogReviews['dog'] }) {
  const t = useTranslate()
  const names = useNames()
  const { kind, date, place, clock, reviewer, critique, eventDogs } = review
  const heading = t('reviews.one.heading', {
    kind: t(`dogs.reviews.kinds.${kind}`),
    date: formatDate(date),
    place: names.place(place),
  })
  return (
    <Section
      title={heading}
      actions={
        <AppLink {...reviewsAddress({ date, place, kind })} data-print="no">
          {t('reviews.one.event', { count: eventDogs })}
        </AppLink>
      }
    >
      <FactList
        facts={[
          {
            label: t('reviews.columns.class'),
            value: (
              <>
                <ReviewClassChip code={review.class} />
                {review.isNew && <NewMark />}
              </>
            ),
          },
          { label: t('reviews.columns.reviewer'), value: reviewer },
          { label: t('reviews.columns.clock'), value: clock },
        ]}
      />
      {critique && (
        <Block mt={2}>
          <Text component="h3" tone="muted" size="small">
            {t('dogs.reviews.critique')}
          </Text>
          <Text component="p" lines measure="text" mt={0.5}>
            {critique}
          </Text>
        </Block>
      )}
      <Comparison review={review} dog={dog} />
    </Section>
  )
}
