import type { HomeNews } from '#contract/news.ts'
import { formatDate } from '#domain/dates.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { reviewsAddress } from '../../reviews/addresses.ts'
import { Divided, PlainList, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { AppLink } from '../../ui/links/AppLink.tsx'

/** The last events of breeding reviews. */
export function ReviewNews({ reviews }: { reviews: HomeNews['reviews'] }) {
  const t = useTranslate()
  if (reviews.length === 0) return null
  return (
    <Section
      title={t('home.reviews')}
      actions={<AppLink {...reviewsAddress()}>{t('home.allReviews')}</AppLink>}
    >
      <PlainList>
        {reviews.map(({ kind, date, place, dogs }) => (
          <Divided key={`${kind} ${date} ${place}`}>
            <AppLink {...reviewsAddress({ kind, date, place })}>
              {`${t(`home.reviewKinds.${kind}`)} ${formatDate(date)}, ${place}`}
            </AppLink>
            <Text tone="muted" size="small">
              {t('home.judged', { count: dogs })}
            </Text>
          </Divided>
        ))}
      </PlainList>
    </Section>
  )
}
