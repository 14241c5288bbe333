import Box from '@mui/material/Box'
import { useEffect, useMemo, useRef } from 'react'
import type { AnswerOf } from '#contract/calls.ts'
import { audit } from '#contract/endpoints/audit.ts'
import { memberImports, undoMembers } from '#contract/endpoints/memberLists.ts'
import { getUserById, users } from '#contract/endpoints/users.ts'
import type { MemberImport } from '#contract/memberLists.ts'
import { useChange } from '../../client/useChange.ts'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'
import { ConfirmedAction } from '../../ui/dialogs/ConfirmedAction.tsx'
import type { Column } from '../../ui/table/types.ts'
import { toastRefusal } from '../../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { Figure } from '../../ui/values/Figure.tsx'
import { TimeText } from '../../ui/values/TimeText.tsx'

type OnUndone = (stayed: AnswerOf<typeof undoMembers>['stayed']) => void

/** The columns of the imports; `onUndone` is told whom an undoing has left as they are. */
export function useImportColumns(onUndone: OnUndone): readonly Column<MemberImport>[] {
  const t = useTranslate()
  return useMemo(() => columnsIn(t, onUndone), [t, onUndone])
}

function columnsIn(t: Translate, onUndone: OnUndone): Column<MemberImport>[] {
  return [
    {
      id: 'at',
      header: t('memberLists.table.at'),
      cell: ({ at }) => <TimeText moment={at} />,
      card: 'title',
      hideable: false,
      rowHeader: true,
    },
    {
      id: 'file',
      header: t('memberLists.table.file'),
      cell: ({ fileName, whole }) => (whole ? fileName : `${fileName} (${t('memberLists.addsShort')})`),
      long: true,
      card: 'fact',
      wide: true,
    },
    {
      id: 'by',
      header: t('memberLists.table.by'),
      cell: ({ by }) => by?.username ?? t('audit.system'),
      card: 'fact',
    },
    ...FIGURES.map((id) => figureColumn(t, id)),
    {
      id: 'state',
      header: t('memberLists.table.state'),
      cell: (row) => <State row={row} onUndone={onUndone} />,
      card: 'actions',
    },
  ]
}

const FIGURES = ['rows', 'confirmed', 'lapsed', 'conflicts'] as const

const figureColumn = (t: Translate, id: (typeof FIGURES)[number]): Column<MemberImport> => ({
  id,
  header: t(`memberLists.table.${id}`),
  cell: (row) => <Figure value={row[id]} />,
  align: 'right',
  card: 'fact',
})

/** That an import has been undone, or how to. */
function State({ row: { id, undoneAt, undoable }, onUndone }: { row: MemberImport; onUndone: OnUndone }) {
  const t = useTranslate()
  const call = useChange(undoMembers, {
    params: { id },
    invalidates: [memberImports, users, getUserById, audit],
    onSuccess: ({ restored, stayed }) => {
      onUndone(stayed)
      showSuccess(t('memberLists.undone', { count: restored }))
    },
    onError: (error) => toastRefusal(t, error),
  })
  const told = useRef<HTMLElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (call.isSuccess && undoneAt !== null) told.current?.focus()
  }, [call.isSuccess, undoneAt])
  if (undoneAt !== null)
    return (
      <Box component="span" ref={told} tabIndex={-1}>
        {t('memberLists.undoneAt')} <TimeText moment={undoneAt} />
      </Box>
    )
  if (!undoable) return t('memberLists.done')
  return (
    <ConfirmedAction
      label={t('memberLists.undo')}
      question={t('memberLists.undoQuestion')}
      help={t('memberLists.undoHelp')}
      blocked={null}
      call={call}
      body={undefined}
    />
  )
}
