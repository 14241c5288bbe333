import { useMemo } from 'react'
import type { DogListItem } from '#contract/dogs.ts'
import { useModule } from '../client/service.ts'
import { GradeChip, PrizeCode } from '../dogs/chips.tsx'
import { HealthChips } from '../dogs/health/HealthChip.tsx'
import { InbreedingFigure } from '../dogs/InbreedingFigure.tsx'
import { DogLink } from '../dogs/name/DogLink.tsx'
import { type Translate, useTranslate } from '../i18n/useTranslate.ts'
import { Text } from '../ui/layout/parts.ts'
import type { Column } from '../ui/table/types.ts'
import { DateText } from '../ui/values/DateText.tsx'

/** The columns of the search results; those with a `sortValue` are orders that the server knows. */
export function useResultColumns(): readonly Column<DogListItem>[] {
  const t = useTranslate()
  const hasTrials = useModule('kaer')
  return useMemo(() => columnsIn(t).filter(({ id }) => hasTrials || id !== 'bestKaer'), [t, hasTrials])
}

function columnsIn(t: Translate): Column<DogListItem>[] {
  return [
    {
      id: 'name',
      header: t('search.columns.name'),
      cell: (dog) => <FoundDog dog={dog} />,
      sortValue: (dog) => dog.name,
      hideable: false,
      card: 'title',
    },
    {
      id: 'regnr',
      header: t('search.columns.regnr'),
      cell: (dog) => <Text nowrap>{dog.regnr}</Text>,
      sortValue: (dog) => dog.regnr,
      hidden: true,
    },
    {
      id: 'birthDate',
      header: t('search.columns.birthDate'),
      cell: (dog) => <DateText date={dog.birthDate} />,
      sortValue: (dog) => dog.birthDate,
    },
    {
      id: 'health',
      header: t('search.columns.health'),
      cell: (dog) => <HealthChips chips={dog.health} />,
      card: 'fact',
      isEmpty: (dog) => dog.health.length === 0,
    },
    {
      id: 'bestKaer',
      header: t('search.columns.bestKaer'),
      cell: (dog) => (dog.bestKaer === null ? '–' : <PrizeCode code={dog.bestKaer} />),
      card: 'fact',
      isEmpty: (dog) => dog.bestKaer === null,
    },
    {
      id: 'bestExhibition',
      header: t('search.columns.bestExhibition'),
      cell: (dog) => (dog.bestExhibition === null ? '–' : <GradeChip grade={dog.bestExhibition} />),
    },
    {
      id: 'inbreeding',
      header: t('search.columns.inbreeding'),
      cell: (dog) => <InbreedingFigure of={dog} />,
      sortValue: (dog) => dog.inbreeding,
      align: 'right',
      card: 'fact',
    },
  ]
}

/** The dog, and the number it was found by when that is not the one it goes by. */
function FoundDog({ dog }: { dog: DogListItem }) {
  const t = useTranslate()
  return (
    <>
      <DogLink dog={dog} breed />
      {dog.matched && (
        <Text tone="muted" size="smaller">
          {t('search.matched', { regnr: dog.matched })}
        </Text>
      )}
    </>
  )
}
