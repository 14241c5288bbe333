import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { ASKED_JOBS } from '#contract/constants.ts'
import { runJob, serviceState } from '#contract/endpoints/operations.ts'
import type { JobState } from '#contract/operations.ts'
import { useMay } from '../accounts/session/session.ts'
import { useChosenChange } from '../client/useChange.ts'
import { type Translate, useTranslate } from '../i18n/useTranslate.ts'
import { Text } from '../ui/layout/parts.ts'
import { StateMark } from '../ui/marks/StateMark.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column } from '../ui/table/types.ts'
import { toastRefusal } from '../ui/toasts/toastRefusal.ts'
import { TimeText } from '../ui/values/TimeText.tsx'

type AskedJob = (typeof ASKED_JOBS)[number]

/** What the service does by the clock: how each job stands, and a run of it now. */
export function JobTable({ jobs }: { jobs: readonly JobState[] }) {
  const t = useTranslate()
  const mayRun = useMay('jobs.run')
  const { mutate, isPending, variables } = useChosenChange(
    (name: AskedJob) => ({ call: runJob, body: undefined, params: { name } }),
    { invalidates: [serviceState], onError: (error) => toastRefusal(t, error) },
  )
  const columns = useMemo(() => {
    const asked = isPending ? variables : undefined
    return [...columnsIn(t), ...(mayRun ? [runColumn(t, mutate, asked)] : [])]
  }, [t, mayRun, mutate, isPending, variables])
  return (
    <DataTable
      caption={t('operations.jobs')}
      columns={columns}
      rows={jobs}
      empty={<Text>{t('operations.noJobs')}</Text>}
      rowKey={({ name }) => name}
      cardsBelow="md"
    />
  )
}

function columnsIn(t: Translate): Column<JobState>[] {
  return [
    {
      id: 'name',
      header: t('operations.job'),
      cell: ({ name }) => t(`operations.jobNames.${name}`),
      rowHeader: true,
      card: 'title',
    },
    { id: 'state', header: t('operations.jobState'), cell: (job) => <State job={job} />, card: 'fact' },
    {
      id: 'last',
      header: t('operations.lastRun'),
      cell: ({ startedAt, tookMs }) => (
        <>
          <TimeText moment={startedAt} />
          {tookMs !== null && ` (${durationText(t, tookMs)})`}
        </>
      ),
      card: 'fact',
    },
    {
      id: 'next',
      header: t('operations.nextRun'),
      cell: ({ nextAt }) => <TimeText moment={nextAt} />,
      card: 'fact',
    },
    {
      id: 'every',
      header: t('operations.everyHours'),
      cell: ({ everyMs }) => (everyMs > 0 ? durationText(t, everyMs) : '–'),
      card: 'fact',
    },
    {
      id: 'failure',
      header: t('operations.lastFailure'),
      cell: ({ failure }) => failure && <Failure failure={failure} />,
      isEmpty: ({ failure }) => failure === null,
      card: 'fact',
    },
  ]
}

function runColumn(
  t: Translate,
  run: (name: AskedJob) => void,
  asked: AskedJob | undefined,
): Column<JobState> {
  return {
    id: 'run',
    header: t('operations.runNow'),
    cell: ({ name }) =>
      isAsked(name) && (
        <Button
          size="small"
          loading={name === asked}
          onClick={() => run(name)}
          aria-label={t('operations.runJob', { job: t(`operations.jobNames.${name}`) })}
        >
          {t('operations.runNow')}
        </Button>
      ),
    isEmpty: ({ name }) => !isAsked(name),
    card: 'actions',
  }
}

const isAsked = (name: JobState['name']): name is AskedJob => (ASKED_JOBS as readonly string[]).includes(name)

function State({ job: { overdue, running, failure, startedAt } }: { job: JobState }) {
  const t = useTranslate()
  if (overdue)
    return (
      <StateMark mark="!" tone="error">
        {t('operations.overdue')}
      </StateMark>
    )
  if (running)
    return (
      <StateMark mark="…" tone="muted">
        {t('operations.running')}
      </StateMark>
    )
  const hasFailed = failure !== null && startedAt !== null && failure.at >= startedAt
  return hasFailed ? (
    <StateMark mark="!" tone="warning">
      {t('operations.jobFailed')}
    </StateMark>
  ) : (
    <StateMark mark="✓" tone="success">
      {t('operations.inOrder')}
    </StateMark>
  )
}

function Failure({ failure: { at, code } }: { failure: NonNullable<JobState['failure']> }) {
  return (
    <>
      <TimeText moment={at} /> {code}
    </>
  )
}

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000] as const

/** In the largest unit that tells it: 250 ms, 5 s, 10 min, 1 hour. */
function durationText(t: Translate, ms: number): string {
  if (ms < SECOND) return t('operations.milliseconds', { ms })
  if (ms < MINUTE) return t('operations.seconds', { count: Math.round(ms / SECOND) })
  if (ms < HOUR) return t('operations.minutes', { count: Math.round(ms / MINUTE) })
  return t('operations.hours', { count: Math.round(ms / HOUR) })
}
