import { useMemo } from 'react'
import type { SeasonPoints } from '#contract/averages.ts'
import { TRIAL_CLASSES, type TrialClass } from '#domain/trials/results.ts'
import { useBreedName } from '../dogs/breeds.ts'
import { type Translate, useTranslate } from '../i18n/useTranslate.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column } from '../ui/table/types.ts'
import { averageRunsAddress } from './addresses.ts'
import { MeanText } from './MeanText.tsx'

interface Props {
  breeds: SeasonPoints['breeds']
  season: number
}

type BreedPoints = SeasonPoints['breeds'][number] & { readonly name: string }

const ofClass = ({ points }: BreedPoints, wanted: TrialClass | null) =>
  points.find((one) => one.class === wanted)

/** The mean points of every breed by class; its name leads to all its averages. */
export function PointsTable({ breeds, season }: Props) {
  const t = useTranslate()
  const breedName = useBreedName()
  const columns = useMemo(() => columnsIn(t, season), [t, season])
  return (
    <DataTable
      caption={t('averages.pointsTable')}
      columns={columns}
      rows={breeds.map((one) => ({ ...one, name: breedName(one.breed) }))}
      rowKey={({ breed }) => breed}
      rowLink={({ breed }) => averageRunsAddress({ season, breed })}
      sorting={{ column: 'breed', direction: 'asc' }}
      summary={t('averages.pointsHelp')}
      factColumns
    />
  )
}

function columnsIn(t: Translate, season: number): Column<BreedPoints>[] {
  const count = (id: 'dogs' | 'results'): Column<BreedPoints> => ({
    id,
    header: t(`averages.${id}`),
    cell: (row) => ofClass(row, null)?.[id] ?? 0,
    sortValue: (row) => ofClass(row, null)?.[id] ?? 0,
    align: 'right',
    card: 'fact',
  })
  return [
    {
      id: 'breed',
      header: t('averages.breed'),
      cell: ({ breed, name }) => <AppLink {...averageRunsAddress({ season, breed })}>{name}</AppLink>,
      sortValue: ({ name }) => name,
      rowHeader: true,
      card: 'title',
    },
    count('dogs'),
    count('results'),
    ...TRIAL_CLASSES.map(
      (code): Column<BreedPoints> => ({
        id: code,
        header: code,
        cell: (row) => <MeanText of={ofClass(row, code)} />,
        sortValue: (row) => ofClass(row, code)?.mean ?? null,
        // A mean of too few dogs is not told, but their number is.
        isEmpty: (row) => ofClass(row, code) === undefined,
        align: 'right',
        card: 'fact',
      }),
    ),
  ]
}
