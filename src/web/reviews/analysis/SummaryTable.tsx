import type { ReviewGroup, Spread } from '#contract/reviews.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Span } from '../../ui/layout/parts.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/types.ts'
import { Figure } from '../../ui/values/Figure.tsx'
import { useGroupNames } from './groupNames.ts'

interface Props {
  groups: readonly ReviewGroup[]
  ofBreed: boolean
}

/** The groups with their means and standard deviations; of those with too few dogs only the number. */
export function SummaryTable({ groups, ofBreed }: Props) {
  const t = useTranslate()
  const { nameOf } = useGroupNames(ofBreed)
  const measure = (name: 'height' | 'length' | 'ratio', decimals: number): Column<ReviewGroup> => ({
    id: name,
    header: t(`reviews.measures.${name === 'ratio' ? name : (`${name}Cm` as const)}`),
    cell: (group) => <Told spread={group[name]} decimals={decimals} />,
    sortValue: (group) => group[name]?.mean ?? null,
    align: 'right',
    card: 'fact',
  })
  return (
    <DataTable
      caption={t('reviews.views.analysis')}
      rows={groups}
      rowKey={({ breed, gender }) => `${breed} ${gender}`}
      columns={[
        {
          id: 'group',
          header: t('reviews.analysis.group'),
          cell: nameOf,
          sortValue: nameOf,
          rowHeader: true,
          card: 'title',
        },
        {
          id: 'dogs',
          header: t('reviews.analysis.dogsHead'),
          cell: ({ dogs }) => <Figure value={dogs} />,
          sortValue: ({ dogs }) => dogs,
          align: 'right',
          card: 'fact',
        },
        measure('height', 1),
        measure('length', 1),
        measure('ratio', 3),
      ]}
    />
  )
}

/** Mean and standard deviation. */
function Told({ spread, decimals }: { spread: Spread | null; decimals: number }) {
  if (spread === null) return '–'
  return (
    <Span nowrap>
      <Figure value={spread.mean} decimals={decimals} />
      {spread.sd !== null && (
        <Span tone="muted">
          {' ± '}
          <Figure value={spread.sd} decimals={decimals} />
        </Span>
      )}
    </Span>
  )
}
