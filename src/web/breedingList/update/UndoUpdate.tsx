import type { ListUpdate } from '#contract/breedingList.ts'
import { undoListUpdate } from '#contract/endpoints/breedingList.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ConfirmedAction } from '../../ui/dialogs/ConfirmedAction.tsx'
import { Block } from '../../ui/layout/parts.ts'
import { toastRefusal } from '../../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { LIST_CALLS } from '../queries.ts'

/** Undoes an update after a question. */
export function UndoUpdate({ update: { id, action, undoneAt } }: { update: ListUpdate }) {
  const t = useTranslate()
  const call = useChange(undoListUpdate, {
    params: { id },
    invalidates: LIST_CALLS,
    onSuccess: ({ restored }) => showSuccess(t('breedingList.update.undone', { count: restored ?? 0 })),
    onError: (error) => toastRefusal(t, error),
  })
  if (undoneAt !== null) return null
  return (
    <Block mb={2}>
      <ConfirmedAction
        label={t('breedingList.update.undo')}
        question={t('breedingList.update.undoQuestion', { action: t(`registerAdmin.actions.${action}`) })}
        help={t('breedingList.update.undoHelp')}
        blocked={null}
        call={call}
        body={undefined}
      />
    </Block>
  )
}
