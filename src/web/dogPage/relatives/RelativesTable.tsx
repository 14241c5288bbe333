import type { DogRecord } from '#contract/dogs.ts'
import { useModule } from '../../client/service.ts'
import { dogAddress } from '../../dogs/addresses.ts'
import { GradeChip, PrizeCode } from '../../dogs/chips.tsx'
import { HealthChips } from '../../dogs/health/HealthChip.tsx'
import { InbreedingFigure } from '../../dogs/InbreedingFigure.tsx'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/types.ts'

/** Relatives side by side: who they are, their health and what they have done. */
export function RelativesTable({ caption, dogs }: { caption: string; dogs: readonly DogRecord[] }) {
  const t = useTranslate()
  const hasTrials = useModule('kaer')
  const columns = columnsIn(t).filter(({ id }) => hasTrials || id !== 'trial')
  return (
    <DataTable
      caption={caption}
      rows={dogs}
      rowKey={({ regnr }) => regnr}
      rowLink={({ regnr }) => dogAddress(regnr)}
      columns={columns}
    />
  )
}

function columnsIn(t: Translate): readonly Column<DogRecord>[] {
  return [
    {
      id: 'dog',
      header: t('dogs.columns.dog'),
      cell: (dog) => <DogLink dog={dog} />,
      sortValue: ({ name }) => name,
      card: 'title',
      hideable: false,
    },
    {
      id: 'health',
      header: t('dogs.columns.health'),
      cell: ({ health }) => <HealthChips chips={health} />,
      card: 'fact',
    },
    {
      id: 'trial',
      header: t('dogs.columns.trial'),
      cell: ({ bestKaer }) => (bestKaer ? <PrizeCode code={bestKaer} /> : '–'),
      sortValue: ({ bestKaer }) => bestKaer,
      card: 'fact',
    },
    {
      id: 'show',
      header: t('dogs.columns.show'),
      cell: ({ bestExhibition }) => (bestExhibition ? <GradeChip grade={bestExhibition} /> : '–'),
      sortValue: ({ bestExhibition }) => bestExhibition,
      card: 'fact',
    },
    {
      id: 'inbreeding',
      header: t('dogs.columns.inbreeding'),
      cell: (dog) => <InbreedingFigure of={dog} />,
      sortValue: ({ inbreeding }) => inbreeding,
      align: 'right',
      card: 'fact',
    },
  ]
}
