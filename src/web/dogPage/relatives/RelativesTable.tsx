import Box from '@mui/material/Box'
import type { DogRecord } from '#contract/dogs.ts'
import { useModule } from '../../client/service.ts'
import { dogAddress } from '../../dogs/addresses.ts'
import { GradeChip } from '../../dogs/chips.tsx'
import { HealthChips } from '../../dogs/health/HealthChip.tsx'
import { InbreedingFigure } from '../../dogs/InbreedingFigure.tsx'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { PrizeCode } from '../../dogs/PrizeCode.tsx'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'
import { Span } from '../../ui/layout/parts.ts'
import { SexMark } from '../../ui/marks/SexMark.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/types.ts'

interface Props {
  caption: string
  dogs: readonly DogRecord[]
  /** the others wait for the button under the table */
  shownAtFirst?: number
}

/** Relatives side by side: who they are, their health and what they have done. */
export function RelativesTable({ caption, dogs, shownAtFirst }: Props) {
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
      shownAtFirst={shownAtFirst}
    />
  )
}

const ONE_LINE = { whiteSpace: { lg: 'nowrap' } } as const

function columnsIn(t: Translate): readonly Column<DogRecord>[] {
  return [
    {
      id: 'dog',
      header: t('dogs.columns.dog'),
      cell: (dog) => <DogLink dog={dog} layout="column" />,
      sortValue: ({ name }) => name,
      card: 'title',
      hideable: false,
    },
    {
      id: 'regnr',
      header: t('dogs.columns.regnr'),
      cell: ({ regnr, gender }) => (
        <Span nowrap>
          {regnr} <SexMark gender={gender} compact />
        </Span>
      ),
      sortValue: ({ regnr }) => regnr,
    },
    {
      id: 'born',
      header: t('dogs.columns.born'),
      cell: ({ birthYear }) => birthYear ?? '–',
      sortValue: ({ birthYear }) => birthYear,
      same: ({ birthYear }) => birthYear,
      align: 'right',
    },
    {
      id: 'health',
      header: t('dogs.columns.health'),
      cell: ({ health }) => <HealthChips chips={health} />,
      same: ({ health }) =>
        health.map(({ kind, scale, value }) => [kind, scale, value].join(' ')).join() || null,
      card: 'fact',
    },
    {
      id: 'trial',
      header: t('dogs.columns.trial'),
      cell: ({ bestKaer }) => (bestKaer ? <PrizeCode code={bestKaer} /> : '–'),
      sortValue: ({ bestKaer }) => bestKaer,
      same: ({ bestKaer }) => bestKaer,
      card: 'fact',
    },
    {
      id: 'show',
      header: t('dogs.columns.show'),
      cell: ({ bestExhibition }) => (bestExhibition ? <GradeChip grade={bestExhibition} /> : '–'),
      sortValue: ({ bestExhibition }) => bestExhibition,
      same: ({ bestExhibition }) => bestExhibition,
      card: 'fact',
    },
    {
      id: 'inbreeding',
      header: t('dogs.columns.inbreeding'),
      cell: (dog) => (
        <Box component="span" sx={ONE_LINE}>
          <InbreedingFigure of={dog} />
        </Box>
      ),
      sortValue: ({ inbreeding }) => inbreeding,
      same: ({ inbreeding, knownAncestors, inbreedingTrust }) =>
        inbreeding === null ? null : [inbreeding, knownAncestors, inbreedingTrust].join(' '),
      align: 'right',
      card: 'fact',
    },
  ]
}
