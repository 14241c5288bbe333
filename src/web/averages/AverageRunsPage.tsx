import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { AverageRun } from '#contract/averages.ts'
import { averageRuns, startAverageRun } from '#contract/endpoints/averages.ts'
import { useMay } from '../accounts/session/session.ts'
import { queryOf } from '../client/queries.ts'
import { useChange } from '../client/useChange.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Row, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { toastRefusal } from '../ui/toasts/toastRefusal.ts'
import { Averages } from './Averages.tsx'
import { AVERAGE_RUNS_PATH } from './addresses.ts'
import { useRunColumns } from './runColumns.tsx'

/** Milliseconds between two looks while a calculation is under way, and else. */
const [REFRESH_RUNNING, REFRESH_RESTING] = [1000, 60_000]

/** Calculations that stand there at first. */
const SHOWN = 10

const isRunning = (runs: readonly AverageRun[] | undefined) =>
  runs?.some(({ finishedAt }) => finishedAt === null) ?? false

/** `/hallinta/rotukeskiarvot`: the breed averages, their calculations, and one more now. */
export function AverageRunsPage() {
  const t = useTranslate()
  const query = useQuery({
    ...queryOf(averageRuns),
    refetchInterval: ({ state }) => (isRunning(state.data) ? REFRESH_RUNNING : REFRESH_RESTING),
  })
  return (
    <>
      <PageTitle title={t('averages.title')} lead={t('averages.lead')} />
      <Loaded query={query} failed={t('averages.failed')} rows={6} rowHeight={44}>
        {(runs) => <LastAverages runs={runs} />}
      </Loaded>
      <Section title={t('averages.runs')}>
        <StartNow running={isRunning(query.data)} />
        {query.data && <Runs runs={query.data} />}
      </Section>
    </>
  )
}

/** What the last finished calculation knows. */
function LastAverages({ runs }: { runs: readonly AverageRun[] }) {
  const t = useTranslate()
  const search = useSearch({ from: AVERAGE_RUNS_PATH })
  const last = runs.find(({ finishedAt }) => finishedAt !== null)
  if (!last?.seasons)
    return <EmptyState title={t('averages.noAverages')}>{t('averages.noAveragesHelp')}</EmptyState>
  // A new calculation may have changed all figures: they are read anew.
  return <Averages key={last.id} seasons={last.seasons} search={search} />
}

/** How far the calculation has come is read out; it can be left, and goes on. */
function StartNow({ running }: { running: boolean }) {
  const t = useTranslate()
  const mayStart = useMay('averages.run')
  const { mutate, isPending } = useChange(startAverageRun, {
    invalidates: [averageRuns],
    onError: (error) => toastRefusal(t, error),
  })
  return (
    <Row align="center" gap={2} mb={3}>
      {mayStart && (
        <Button variant="contained" disabled={running} loading={isPending} onClick={() => mutate(undefined)}>
          {t('averages.start')}
        </Button>
      )}
      <Text role="status" tone="muted">
        {running && t('averages.running')}
      </Text>
    </Row>
  )
}

function Runs({ runs }: { runs: readonly AverageRun[] }) {
  const t = useTranslate()
  const columns = useRunColumns()
  return (
    <DataTable
      caption={t('averages.runs')}
      columns={columns}
      rows={runs}
      rowKey={({ id }) => String(id)}
      shownAtFirst={SHOWN}
      empty={<EmptyState title={t('averages.none')} />}
    />
  )
}
