import type { ReviewField, ReviewKind } from '#domain/breeding/reviews.ts'
import { formatDate } from '#domain/dates.ts'
import { useNames } from '../../i18n/useNames.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'

interface Event {
  readonly kind: ReviewKind
  readonly date: string
  readonly place: string
}

/** What events and fields of reviews are called. */
export function useReviewWords() {
  const t = useTranslate()
  const names = useNames()
  return {
    eventName: ({ kind, date, place }: Event) =>
      `${t(`dogs.reviews.kinds.${kind}`)} ${formatDate(date)} ${names.place(place)}`,
    fieldName: (field: ReviewField) =>
      field === 'clock' ? t('reviewAdmin.clock') : t(`dogs.reviews.${field}`),
  }
}
