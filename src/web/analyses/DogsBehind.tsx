import Button from '@mui/material/Button'
import type { UseQueryResult } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Analysis, AnalysisDogs } from '#contract/analyses.ts'
import { DogLink } from '../dogs/name/DogLink.tsx'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Block, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { Pages } from '../ui/links/Pages.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { formatNumber } from '../ui/values/numbers.ts'
import { withOpened } from './asked.ts'
import { type AnalysisView, useFigureWords } from './view.ts'

interface Props {
  view: AnalysisView
  kind: Analysis['kind']
  /** what is open, in words */
  group: string
  query: UseQueryResult<AnalysisDogs>
}

/** The dogs behind a figure, each with its own mean; whoever opens them is taken there. */
export function DogsBehind({ view, kind, group, query }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { search, to } = view
  const takeThere = useCallback((element: HTMLElement | null) => {
    element?.focus({ preventScroll: true })
    element?.scrollIntoView({ block: 'start' })
  }, [])
  const close = () => void navigate({ ...to(withOpened(search)), resetScroll: false })
  return (
    <Block ref={takeThere} tabIndex={-1} key={[search.open, search.openPart, search.openSeason].join()}>
      <Section
        title={t('analyses.sections.dogs', { group })}
        actions={
          <Button data-print="no" onClick={close}>
            {t('analyses.closeDogs')}
          </Button>
        }
      >
        <Loaded query={query} failed={t('analyses.dogsFailed')} rows={8} rowHeight={48}>
          {(dogs) => <Dogs view={view} kind={kind} dogs={dogs} />}
        </Loaded>
      </Section>
    </Block>
  )
}

function Dogs({ view, kind, dogs }: Pick<Props, 'view' | 'kind'> & { dogs: AnalysisDogs }) {
  const t = useTranslate()
  const language = useLanguage()
  const { write } = useFigureWords(kind, view.decimals)
  const { search, to } = view
  return (
    <>
      <Text strong role="status" mb={1}>
        {t('analyses.dogs', { count: dogs.total })}
      </Text>
      <DataTable
        caption={t('analyses.dogsTable')}
        rows={dogs.dogs}
        rowKey={({ dog }) => dog.regnr}
        columns={[
          {
            id: 'dog',
            header: t('analyses.dog'),
            cell: ({ dog }) => <DogLink dog={dog} breed />,
            rowHeader: true,
            card: 'title',
          },
          {
            id: 'results',
            header: t('analyses.columns.results'),
            cell: ({ results }) => formatNumber(language, results),
            align: 'right',
            card: 'fact',
          },
          {
            id: 'mean',
            header: t(kind === 'share' ? 'analyses.ownShare' : 'analyses.ownMean'),
            cell: ({ mean }) => write(mean),
            align: 'right',
            card: 'fact',
          },
        ]}
      />
      <Pages
        label={t('analyses.dogsPages')}
        page={dogs.page}
        count={Math.ceil(dogs.total / dogs.pageSize)}
        to={(openPage) => ({ ...to({ ...search, openPage }), resetScroll: false })}
      />
    </>
  )
}
