import type { Analysis, AnalysisGroup } from '#contract/analyses.ts'
import { ANALYSIS_SORTS } from '#contract/firstConstants.ts'
import { DogLink } from '../dogs/name/DogLink.tsx'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { oneOf } from '../searchValues.ts'
import { Block, Span, Text } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import { DownloadMenu } from '../ui/links/DownloadMenu.tsx'
import { PagedTable } from '../ui/table/PagedTable.tsx'
import type { Column } from '../ui/table/types.ts'
import { formatNumber } from '../ui/values/numbers.ts'
import { withOpened } from './asked.ts'
import { type AnalysisView, useFigureWords, useGroupings, useGroupName } from './view.ts'

/** Groups that the eye looks for in their own order; others stand by how many dogs they have. */
const IN_ORDER: ReadonlySet<string> = new Set(['season', 'class', 'sex', 'age', 'type', 'breed', 'country'])

/** What groups are sorted by unless the address says otherwise: seasons the newest first. */
export const sortingOf = ({ by, search }: Pick<AnalysisView, 'by' | 'search'>) => {
  const { sort, direction } = search
  const own = oneOf(sort, ANALYSIS_SORTS) ?? (IN_ORDER.has(by) ? 'group' : 'dogs')
  return { sort: own, direction: direction ?? (own === 'group' && by !== 'season' ? 'asc' : 'desc') } as const
}

/** The groups with their figures; the numbers of dogs lead to the dogs. */
export function GroupTable({ analysis, view }: { analysis: Analysis; view: AnalysisView }) {
  const t = useTranslate()
  const { search, to, files } = view
  const { sort, direction } = sortingOf(view)
  return (
    <PagedTable
      caption={t('analyses.table')}
      columns={useColumns(analysis, view)}
      rows={analysis.groups}
      rowKey={({ key }) => key}
      sorting={{ column: sort, direction }}
      answer={analysis}
      search={search}
      to={to}
      found={t('analyses.groups', { count: analysis.total })}
      beside={
        <Block data-print="no">
          <DownloadMenu
            label={t('analyses.download')}
            groups={[
              [
                { label: 'CSV', href: files.csv },
                { label: 'Excel', href: files.xlsx },
              ],
            ]}
          />
        </Block>
      }
      pagesLabel={t('analyses.pages')}
    />
  )
}

function useColumns({ kind, breed }: Analysis, view: AnalysisView): readonly Column<AnalysisGroup>[] {
  const t = useTranslate()
  const language = useLanguage()
  const { by, search, to, decimals } = view
  const nameOf = useGroupName(by)
  const groupings = useGroupings(view.of)
  const { write, apart } = useFigureWords(kind, decimals)
  const isShare = kind === 'share'
  const figure = (id: 'mean' | 'resultMean', header: string): Column<AnalysisGroup> => ({
    id,
    header,
    cell: (group) => <Tone few={group.few}>{group[id] === null ? '–' : write(group[id])}</Tone>,
    sortValue: (group) => group[id],
    align: 'right',
    card: 'fact',
  })
  const difference = (mean: number): Column<AnalysisGroup> => ({
    id: 'difference',
    header: t('analyses.columns.difference'),
    cell: (group) => <Tone few={group.few}>{group.mean === null ? '–' : apart(group.mean - mean)}</Tone>,
    align: 'right',
    card: 'fact',
  })
  return [
    {
      id: 'group',
      header: groupings.one(by),
      cell: (group) => (
        <>
          {group.dog ? <DogLink dog={group.dog} /> : nameOf(group)}
          {group.few && (
            <Text tone="muted" size="smaller">
              {t('analyses.few')}
            </Text>
          )}
        </>
      ),
      sortValue: nameOf,
      rowHeader: true,
      long: true,
      card: 'title',
    },
    {
      id: 'dogs',
      header: t('analyses.columns.dogs'),
      cell: (group) => (
        <AppLink
          {...to(withOpened(search, { open: group.key }))}
          resetScroll={false}
          underline="always"
          aria-label={t('analyses.seeDogs', {
            group: `${nameOf(group)}, ${t('analyses.dogs', { count: group.dogs })}`,
          })}
        >
          {formatNumber(language, group.dogs)}
        </AppLink>
      ),
      sortValue: ({ dogs }) => dogs,
      align: 'right',
      card: 'fact',
    },
    {
      id: 'results',
      header: t('analyses.columns.results'),
      cell: ({ results }) => formatNumber(language, results),
      sortValue: ({ results }) => results,
      align: 'right',
      card: 'fact',
    },
    figure('mean', t(isShare ? 'analyses.columns.share' : 'analyses.columns.mean')),
    {
      id: 'interval',
      header: t('analyses.columns.interval'),
      cell: ({ low, high, few }) => (
        <Tone few={few}>{low === null || high === null ? '–' : `${write(low)} – ${write(high)}`}</Tone>
      ),
      align: 'right',
      card: 'fact',
    },
    ...(breed !== null && breed.mean !== null ? [difference(breed.mean)] : []),
    figure('resultMean', t(isShare ? 'analyses.columns.resultShare' : 'analyses.columns.resultMean')),
  ]
}

/** A figure of few dogs is paler. */
function Tone({ few, children }: { few: boolean; children: string }) {
  return (
    <Span nowrap tone={few ? 'muted' : undefined}>
      {children}
    </Span>
  )
}
