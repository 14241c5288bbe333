import type { ListedReview } from '#contract/reviews.ts'
import { NewMark } from '../dogs/NewMark.tsx'
import { DogLink } from '../dogs/name/DogLink.tsx'
import { ReviewClassChip } from '../dogs/ReviewClassChip.tsx'
import { useNames } from '../i18n/useNames.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import type { Column } from '../ui/table/types.ts'
import { DateText } from '../ui/values/DateText.tsx'
import { Figure } from '../ui/values/Figure.tsx'
import { reviewsAddress } from './addresses.ts'

interface Shown {
  /** the dogs are of several breeds */
  breed: boolean
  /** day, place and kind stand above the dogs of an event */
  byEvent: boolean
}

/** The columns of the reviews; those with a `sortValue` can be sorted by the service. */
export function useReviewColumns({ breed, byEvent }: Shown): readonly Column<ListedReview>[] {
  const t = useTranslate()
  return [
    {
      id: 'clock',
      header: t('reviews.columns.clock'),
      cell: ({ clock }) => clock ?? '–',
      sortValue: ({ clock }) => clock,
      card: 'fact',
    },
    {
      id: 'dog',
      header: t('reviews.columns.dog'),
      cell: ({ dog, isNew }) => (
        <>
          <DogLink dog={dog} breed={breed} />
          {isNew && <NewMark />}
        </>
      ),
      sortValue: ({ dog }) => dog.name,
      hideable: false,
      rowHeader: true,
      card: 'title',
    },
    {
      id: 'class',
      header: t('reviews.columns.class'),
      cell: ({ class: grade }) => <ReviewClassChip code={grade} />,
      sortValue: ({ class: grade }) => grade,
      card: 'fact',
    },
    {
      id: 'height',
      header: t('reviews.columns.height'),
      cell: ({ height }) => <Figure value={height} unit="cm" decimals={1} />,
      sortValue: ({ height }) => height,
      align: 'right',
      card: 'fact',
    },
    {
      id: 'length',
      header: t('reviews.columns.length'),
      cell: ({ length }) => <Figure value={length} unit="cm" decimals={1} />,
      sortValue: ({ length }) => length,
      align: 'right',
      card: 'fact',
    },
    {
      id: 'reviewer',
      header: t('reviews.columns.reviewer'),
      cell: ({ reviewer }) => reviewer,
      long: true,
      card: 'fact',
    },
    ...useEventColumns(byEvent),
  ]
}

function useEventColumns(byEvent: boolean): readonly Column<ListedReview>[] {
  const t = useTranslate()
  const names = useNames()
  return [
    {
      id: 'date',
      header: t('reviews.columns.date'),
      cell: ({ date, place, kind }) => (
        <AppLink {...reviewsAddress({ date, place, kind })}>
          <DateText date={date} />
        </AppLink>
      ),
      sortValue: ({ date }) => date,
      card: 'fact',
    },
    {
      id: 'place',
      header: t('reviews.columns.place'),
      cell: ({ place }) => names.place(place),
      hidden: byEvent,
      card: 'fact',
    },
    {
      id: 'kind',
      header: t('reviews.columns.kind'),
      cell: ({ kind }) => t(`dogs.reviews.kinds.${kind}`),
      hidden: byEvent,
      card: 'fact',
    },
  ]
}
