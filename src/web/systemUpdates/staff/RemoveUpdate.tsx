import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { removeUpdate, restoreUpdate } from '#contract/endpoints/systemUpdates.ts'
import type { StaffUpdate } from '#contract/systemUpdates.ts'
import { useChange } from '../../client/useChange.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ConfirmedAction } from '../../ui/dialogs/ConfirmedAction.tsx'
import { toastRefusal } from '../../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { staffUpdatesAddress } from '../addresses.ts'
import { staffUpdateQuery, UPDATES } from '../queries.ts'

/** Puts a removed update back. */
export function useRestore() {
  const t = useTranslate()
  const local = useLocalText()
  return useChange(restoreUpdate, {
    invalidates: UPDATES,
    onSuccess: ({ title }) => showSuccess(t('updateAdmin.restored', { title: local(title) })),
    onError: (error) => toastRefusal(t, error),
  })
}

/** Removes an update after a question; the message that it is gone puts it back. */
export function RemoveUpdate({ update: { id, version, title } }: { update: StaffUpdate }) {
  const t = useTranslate()
  const local = useLocalText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const restore = useRestore()
  const removal = useChange(removeUpdate, {
    invalidates: UPDATES,
    async onSuccess() {
      await navigate(staffUpdatesAddress())
      queries.removeQueries({ queryKey: staffUpdateQuery(id).queryKey })
      showSuccess(t('updateAdmin.removed', { title: local(title) }), {
        label: t('updateAdmin.undo'),
        run: () => restore.mutate({ id }),
      })
    },
    onError: (error) => toastRefusal(t, error),
  })
  return (
    <ConfirmedAction
      label={t('updateAdmin.remove')}
      question={t('updateAdmin.removeQuestion', { title: local(title) })}
      help={t('updateAdmin.removeHelp')}
      blocked={null}
      dangerous
      call={removal}
      body={{ id, version }}
    />
  )
}
