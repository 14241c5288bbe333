import { useNavigate } from '@tanstack/react-router'
import { deleteHealthCode } from '#contract/endpoints/healthCodes.ts'
import type { HealthCodeDetails } from '#contract/healthCodes.ts'
import { useChange } from '../client/useChange.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { ConfirmedAction } from '../ui/dialogs/ConfirmedAction.tsx'
import { toastRefusal } from '../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { healthCodesAddress } from './addresses.ts'
import { HEALTH_CODES } from './HealthCodeForm.tsx'

/** Removes a code that nothing uses. */
export function RemoveHealthCode({ code: { id, code: name } }: { code: HealthCodeDetails }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const removal = useChange(deleteHealthCode, {
    invalidates: HEALTH_CODES,
    onSuccess: async () => {
      showSuccess(t('healthCodes.removed', { name }))
      await navigate(healthCodesAddress())
    },
    onError: (error) => toastRefusal(t, error),
  })
  return (
    <ConfirmedAction
      label={t('healthCodes.remove')}
      question={t('healthCodes.removeQuestion', { name })}
      help={t('healthCodes.removeHelp')}
      blocked={null}
      dangerous
      call={removal}
      body={{ id }}
    />
  )
}
