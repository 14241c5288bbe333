import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { StaffAdvertisement } from '#contract/advertisements.ts'
import { removeAdvertisement, restoreAdvertisement } from '#contract/endpoints/advertisements.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ConfirmedAction } from '../../ui/dialogs/ConfirmedAction.tsx'
import { toastRefusal } from '../../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { advertisementsAddress } from '../addresses.ts'
import { ADVERTISEMENTS, staffAdvertisementQuery } from './queries.ts'

/** Puts a removed advertisement back. */
export function useRestore() {
  const t = useTranslate()
  return useChange(restoreAdvertisement, {
    invalidates: ADVERTISEMENTS,
    onSuccess: ({ eventName }) => showSuccess(t('advertisements.restored', { name: eventName })),
    onError: (error) => toastRefusal(t, error),
  })
}

/** Removes an advertisement after a question; the message that it is gone puts it back. */
export function RemoveAdvertisement({ advertisement }: { advertisement: StaffAdvertisement }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const restore = useRestore()
  const { id, version, eventName: name } = advertisement
  const removal = useChange(removeAdvertisement, {
    invalidates: ADVERTISEMENTS,
    async onSuccess() {
      await navigate(advertisementsAddress())
      queries.removeQueries({ queryKey: staffAdvertisementQuery(id).queryKey })
      showSuccess(t('advertisements.removed', { name }), {
        label: t('advertisements.undo'),
        run: () => restore.mutate({ id }),
      })
    },
    onError: (error) => toastRefusal(t, error),
  })
  return (
    <ConfirmedAction
      label={t('advertisements.remove')}
      question={t('advertisements.removeQuestion', { name })}
      help={t('advertisements.removeHelp')}
      blocked={null}
      dangerous
      call={removal}
      body={{ id, version }}
    />
  )
}
