import Box from '@mui/material/Box'
import type { DogListItem } from '#contract/dogs.ts'
import { useModule } from '../client/service.ts'
import { useBreedName } from '../dogs/breeds.ts'
import { GradeChip } from '../dogs/chips.tsx'
import { HealthChips } from '../dogs/health/HealthChip.tsx'
import { InbreedingFigure } from '../dogs/InbreedingFigure.tsx'
import { DogLink } from '../dogs/name/DogLink.tsx'
import { PrizeCode } from '../dogs/PrizeCode.tsx'
import { type Translate, useTranslate } from '../i18n/useTranslate.ts'
import { Text } from '../ui/layout/parts.ts'
import { SexMark } from '../ui/marks/SexMark.tsx'
import type { Column } from '../ui/table/types.ts'
import { DateText } from '../ui/values/DateText.tsx'

/** The columns of a page of search results; those with a `sortValue` are orders that the server knows. The breed is told where there are several. */
export function useResultColumns(dogs: readonly DogListItem[]): readonly Column<DogListItem>[] {
  const t = useTranslate()
  const hasTrials = useModule('kaer')
  const breedName = useBreedName()
  const hasBreeds = new Set(dogs.map(({ breed }) => breed)).size > 1
  return columnsIn(t, hasBreeds, breedName).filter(({ id }) => hasTrials || id !== 'bestKaer')
}

function columnsIn(
  t: Translate,
  hasBreeds: boolean,
  breedName: (code: string) => string,
): Column<DogListItem>[] {
  return [
    {
      id: 'name',
      header: t('search.columns.name'),
      cell: (dog) => <FoundDog dog={dog} breed={hasBreeds} />,
      sortValue: (dog) => dog.name,
      hideable: false,
      card: 'title',
    },
    {
      id: 'regnr',
      header: t('search.columns.regnr'),
      cell: (dog) => <Text nowrap>{dog.regnr}</Text>,
      sortValue: (dog) => dog.regnr,
    },
    {
      id: 'gender',
      header: t('search.columns.gender'),
      cell: (dog) => <SexMark gender={dog.gender} />,
    },
    {
      id: 'birthDate',
      header: t('search.columns.birthDate'),
      cell: (dog) => <DateText date={dog.birthDate} />,
      sortValue: (dog) => dog.birthDate,
    },
    ...(hasBreeds
      ? [
          {
            id: 'breed',
            header: t('search.columns.breed'),
            cell: (dog: DogListItem) => breedName(dog.breed),
            oneLine: true,
          },
        ]
      : []),
    {
      id: 'health',
      header: t('search.columns.health'),
      cell: (dog) => (
        <Box sx={FIVE_CHIPS}>
          <HealthChips chips={dog.health} />
        </Box>
      ),
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
      oneLine: true,
      align: 'right',
      card: 'fact',
    },
  ]
}

/** As many statements as most dogs have stand on one line of a desk's screen. */
const FIVE_CHIPS = { '@media screen and (min-width: 1440px)': { minWidth: '18rem' } } as const

/** The dog, and the number it was found by when that is not the one it goes by. */
function FoundDog({ dog, breed }: { dog: DogListItem; breed: boolean }) {
  const t = useTranslate()
  return (
    <>
      <DogLink dog={dog} breed={breed} layout="column" />
      {dog.matched && (
        <Text tone="muted" size="smaller">
          {t('search.matched', { regnr: dog.matched })}
        </Text>
      )}
    </>
  )
}
