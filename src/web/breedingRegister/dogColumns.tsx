import type { DogRecord } from '#contract/dogs.ts'
import { useModule } from '../client/service.ts'
import { GradeChip } from '../dogs/chips.tsx'
import { HealthChips } from '../dogs/health/HealthChip.tsx'
import { DogLink } from '../dogs/name/DogLink.tsx'
import { PrizeCode } from '../dogs/PrizeCode.tsx'
import { useTranslate } from '../i18n/useTranslate.ts'
import type { Column } from '../ui/table/types.ts'

interface OfDog {
  dog: DogRecord
}

/** The columns that tell a dog of a list: who it is, health and best results. `breed`: the dogs are of several. */
export function useDogColumns<Row extends OfDog>({ breed }: { breed: boolean }): readonly Column<Row>[] {
  const t = useTranslate()
  const hasTrials = useModule('kaer')
  const columns: Column<Row>[] = [
    {
      id: 'dog',
      header: t('breedingRegister.columns.dog'),
      cell: ({ dog }) => <DogLink dog={dog} breed={breed} />,
      sortValue: ({ dog }) => dog.name,
      hideable: false,
      card: 'title',
    },
    {
      id: 'health',
      header: t('breedingRegister.columns.health'),
      cell: ({ dog }) => <HealthChips chips={dog.health} />,
      card: 'fact',
      isEmpty: ({ dog }) => dog.health.length === 0,
    },
    {
      id: 'kaer',
      header: t('breedingRegister.columns.kaer'),
      cell: ({ dog }) => (dog.bestKaer === null ? '–' : <PrizeCode code={dog.bestKaer} />),
      card: 'fact',
      isEmpty: ({ dog }) => dog.bestKaer === null,
    },
    {
      id: 'show',
      header: t('breedingRegister.columns.show'),
      cell: ({ dog }) => (dog.bestExhibition === null ? '–' : <GradeChip grade={dog.bestExhibition} />),
      card: 'fact',
      isEmpty: ({ dog }) => dog.bestExhibition === null,
    },
  ]
  return columns.filter(({ id }) => hasTrials || id !== 'kaer')
}
