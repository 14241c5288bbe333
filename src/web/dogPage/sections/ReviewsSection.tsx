import type { BreedingReview } from '#contract/dogs.ts'
import { NewMark } from '../../dogs/NewMark.tsx'
import { ReviewClassChip } from '../../dogs/ReviewClassChip.tsx'
import { StandingOfAll } from '../../dogs/StandingOfAll.tsx'
import { commonStanding, type Standing } from '../../dogs/standing.ts'
import { useNames } from '../../i18n/useNames.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { dogReviewsAddress } from '../../reviews/addresses.ts'
import { Text } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/types.ts'
import { DateText } from '../../ui/values/DateText.tsx'
import { Figure } from '../../ui/values/Figure.tsx'
import type { DogData } from '../useDogData.ts'

/** Junkkari and breeding inspections with their measures. */
export function ReviewsSection({ data: { dog } }: { data: DogData }) {
  const t = useTranslate()
  const common = commonStanding(dog.breedingInspections)
  const columns = useColumns(common)
  return (
    <>
      <StandingOfAll of={common} />
      <Text mb={1} data-print="no">
        <AppLink {...dogReviewsAddress(dog.regnr)}>{t('reviews.seeAll')}</AppLink>
      </Text>
      <DataTable
        caption={t('dogs.reviews.table')}
        columns={columns}
        rows={dog.breedingInspections.toSorted((a, b) => b.date.localeCompare(a.date))}
        rowKey={({ kind, date, clock }) => `${kind}${date}${clock}`}
        cardsBelow="md"
        factColumns
        detail={({ critique }) =>
          critique && (
            <Text component="p" lines py={0.5} measure="wide">
              {critique}
            </Text>
          )
        }
        detailLabel={() => t('dogs.reviews.critique')}
      />
    </>
  )
}

function useColumns(common: Standing): Column<BreedingReview>[] {
  const t = useTranslate()
  const names = useNames()
  return [
    {
      id: 'date',
      header: t('dogs.reviews.date'),
      cell: ({ date, isNew }) => (
        <>
          <DateText date={date} />
          {isNew && !common.isNew && <NewMark />}
        </>
      ),
      card: 'title',
    },
    {
      id: 'kind',
      header: t('dogs.sections.reviews'),
      cell: ({ kind }) => t(`dogs.reviews.kinds.${kind}`),
      same: ({ kind }) => kind,
      card: 'title',
    },
    {
      id: 'place',
      header: t('dogs.reviews.place'),
      cell: ({ place }) => place && names.place(place),
      same: ({ place }) => place,
      card: 'fact',
    },
    {
      id: 'reviewer',
      header: t('dogs.reviews.reviewer'),
      cell: ({ reviewer }) => reviewer,
      same: ({ reviewer }) => reviewer,
      card: 'fact',
    },
    {
      id: 'class',
      header: t('dogs.reviews.class'),
      cell: ({ class: grade }) => <ReviewClassChip code={grade} />,
      same: ({ class: grade }) => grade,
      card: 'fact',
    },
    {
      id: 'height',
      header: t('dogs.reviews.height'),
      cell: ({ height }) => <Figure value={height} unit="cm" decimals={1} />,
      same: ({ height }) => height,
      align: 'right',
      card: 'fact',
    },
    {
      id: 'length',
      header: t('dogs.reviews.length'),
      cell: ({ length }) => <Figure value={length} unit="cm" decimals={1} />,
      same: ({ length }) => length,
      align: 'right',
      card: 'fact',
    },
  ]
}
