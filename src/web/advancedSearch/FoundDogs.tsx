import Box from '@mui/material/Box'
import { useNavigate } from '@tanstack/react-router'
import type { FoundByFeatures, SearchByFeatures } from '#contract/advancedSearch.ts'
import { type Condition, isGroup } from '#domain/advancedSearch/conditions.ts'
import { dogAddress } from '../dogs/addresses.ts'
import { HealthChips } from '../dogs/health/HealthChip.tsx'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { useResultColumns } from '../search/resultColumns.tsx'
import { Span } from '../ui/layout/parts.ts'
import { DownloadMenu } from '../ui/links/DownloadMenu.tsx'
import { PagedTable } from '../ui/table/PagedTable.tsx'
import type { Column } from '../ui/table/types.ts'
import { type AdvancedSearch, advancedSearchAddress } from './addresses.ts'
import { fileOf, hiddenIn, withColumnTurned } from './queries.ts'
import { advancedSearchOf } from './readSearch.ts'

type FoundRow = FoundByFeatures & { readonly matched: null }

interface Props {
  answer: SearchByFeatures
  search: AdvancedSearch
  conditions: readonly Condition[]
}

/** One page of the dogs that a search finds, those that meet most conditions first unless another order is chosen. */
export function FoundDogs({ answer, search, conditions }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const navigate = useNavigate()
  const rows = answer.dogs.map((dog): FoundRow => ({ ...dog, matched: null }))
  const own = useOwnColumns(search, conditions)
  const usual: readonly Column<FoundRow>[] = useResultColumns(rows)
  const columns = own.length === 0 ? usual : [...usual.map(narrow), ...own]
  const { sort, direction = 'asc' } = search
  const { total } = answer.counts
  return (
    <PagedTable
      caption={t('advancedSearch.results')}
      columns={columns}
      rows={rows}
      rowKey={({ regnr }) => regnr}
      rowLink={({ regnr }) => dogAddress(regnr)}
      sorting={sort && { column: sort, direction }}
      answer={{ ...answer, total }}
      search={search as { page?: number }}
      to={(next) => advancedSearchAddress(advancedSearchOf({ ...next }))}
      hiding={{
        hidden: new Set(hiddenIn(search)),
        toggle: (column) =>
          void navigate({
            ...advancedSearchAddress(withColumnTurned(search, column)),
            replace: true,
            resetScroll: false,
          }),
      }}
      found={t('advancedSearch.count', { count: total })}
      beside={
        <DownloadMenu
          label={t('advancedSearch.save')}
          groups={[
            [
              { label: 'CSV', href: fileOf('csv', search, language) },
              { label: 'Excel', href: fileOf('xlsx', search, language) },
            ],
          ]}
        />
      }
      pagesLabel={t('advancedSearch.pages')}
    />
  )
}

/** Statements in two lines, so that there is room for more columns. */
const narrow = (column: Column<FoundRow>): Column<FoundRow> =>
  column.id === 'health'
    ? {
        ...column,
        cell: ({ health }) => (
          <Box sx={{ minWidth: { lg: '10rem' } }}>
            <HealthChips chips={health} />
          </Box>
        ),
      }
    : column

/** How many conditions a dog meets, where that differs, and for each condition about several relatives how many are known. */
function useOwnColumns(search: AdvancedSearch, conditions: readonly Condition[]): Column<FoundRow>[] {
  const t = useTranslate()
  const differs = search.condition !== undefined && conditions.length > 1
  const ofRelatives = conditions.flatMap((condition, index): Column<FoundRow>[] => {
    if (!isGroup(condition.of)) return []
    const of = (row: FoundRow) => row.relatives.find((one) => one.condition === index)
    return [
      {
        id: `relatives${index}`,
        header: t(`advancedSearch.relativesOf.${condition.of}`),
        cell: (row) => {
          const relatives = of(row)
          if (!relatives) return '–'
          const { all, known, met } = relatives
          const parts = [
            t('advancedSearch.known', { all, known }),
            met > 0 && t('advancedSearch.meet', { met }),
          ]
          return <Span nowrap>{parts.filter(Boolean).join(', ')}</Span>
        },
        isEmpty: (row) => of(row) === undefined,
        hideable: false,
        card: 'fact',
      },
    ]
  })
  return [
    ...(differs
      ? [
          {
            id: 'met',
            header: t('advancedSearch.metColumn'),
            cell: ({ met }: FoundRow) => `${met.length} / ${conditions.length}`,
            align: 'right',
            card: 'fact',
          } as const,
        ]
      : []),
    ...ofRelatives,
  ]
}
