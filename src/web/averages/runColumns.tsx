import { useMemo } from 'react'
import type { AverageRun } from '#contract/averages.ts'
import { type Translate, useTranslate } from '../i18n/useTranslate.ts'
import type { Column } from '../ui/table/types.ts'
import { TimeText } from '../ui/values/TimeText.tsx'

/** The columns of the calculations. */
export function useRunColumns(): readonly Column<AverageRun>[] {
  const t = useTranslate()
  return useMemo(() => columnsIn(t), [t])
}

function columnsIn(t: Translate): Column<AverageRun>[] {
  return [
    {
      id: 'startedAt',
      header: t('averages.startedAt'),
      cell: ({ startedAt }) => <TimeText moment={startedAt} />,
      card: 'title',
      hideable: false,
    },
    {
      id: 'why',
      header: t('averages.why'),
      cell: (run) => reasonOf(t, run),
      card: 'fact',
    },
    {
      id: 'seasons',
      header: t('averages.seasons'),
      cell: ({ seasons }) =>
        seasons === null ? t('averages.noResults') : `${seasons.first}–${seasons.last}`,
      card: 'fact',
    },
    {
      id: 'state',
      header: t('averages.state'),
      cell: (run) => <State run={run} />,
      card: 'fact',
    },
    {
      id: 'changed',
      header: t('averages.changed'),
      cell: ({ changed }) => changed,
      align: 'right',
      card: 'fact',
    },
  ]
}

function reasonOf(t: Translate, { dueAt, startedBy }: AverageRun): string {
  if (dueAt !== null) return t('averages.weekly')
  return startedBy === null ? t('averages.asked') : t('averages.askedBy', { user: startedBy })
}

function State({ run: { finishedAt, seasons, done } }: { run: AverageRun }) {
  const t = useTranslate()
  if (finishedAt !== null)
    return (
      <>
        {t('averages.finished')} <TimeText moment={finishedAt} />
      </>
    )
  const count = seasons === null ? 0 : seasons.last - seasons.first + 1
  return t('averages.progress', { done, count })
}
