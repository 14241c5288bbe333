import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { removeInformationPage, restoreInformationPage } from '#contract/endpoints/information.ts'
import type { StaffInformationPage } from '#contract/information.ts'
import { useChange } from '../../client/useChange.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ConfirmedAction } from '../../ui/dialogs/ConfirmedAction.tsx'
import { toastRefusal } from '../../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { staffInformationAddress } from '../addresses.ts'
import { INFORMATION, staffInformationPageQuery } from '../queries.ts'

/** Puts a removed page back. */
export function useRestore() {
  const t = useTranslate()
  const local = useLocalText()
  return useChange(restoreInformationPage, {
    invalidates: INFORMATION,
    onSuccess: ({ title }) => showSuccess(t('informationAdmin.restored', { title: local(title) })),
    onError: (error) => toastRefusal(t, error),
  })
}

/** Removes a page after a question; the message that it is gone puts it back. */
export function RemovePage({ page: { id, version, title } }: { page: StaffInformationPage }) {
  const t = useTranslate()
  const local = useLocalText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const restore = useRestore()
  const removal = useChange(removeInformationPage, {
    invalidates: INFORMATION,
    async onSuccess() {
      await navigate(staffInformationAddress())
      queries.removeQueries({ queryKey: staffInformationPageQuery(id).queryKey })
      showSuccess(t('informationAdmin.removed', { title: local(title) }), {
        label: t('informationAdmin.undo'),
        run: () => restore.mutate({ id }),
      })
    },
    onError: (error) => toastRefusal(t, error),
  })
  return (
    <ConfirmedAction
      label={t('informationAdmin.remove')}
      question={t('informationAdmin.removeQuestion', { title: local(title) })}
      help={t('informationAdmin.removeHelp')}
      blocked={null}
      dangerous
      call={removal}
      body={{ id, version }}
    />
  )
}
