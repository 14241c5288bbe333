import { useQueryClient } from '@tanstack/react-query'
import { ownInquiry, withdrawInquiry } from '#contract/endpoints/healthInquiries.ts'
import type { OwnInquiry } from '#contract/healthInquiries.ts'
import { keyOf } from '../../client/queries.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ConfirmedAction } from '../../ui/dialogs/ConfirmedAction.tsx'
import { toastRefusal } from '../../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'

/** Withdraws a report for good. */
export function WithdrawInquiry({ inquiry: { id, version } }: { inquiry: OwnInquiry }) {
  const t = useTranslate()
  const queries = useQueryClient()
  const params = { id }
  const withdrawal = useChange(withdrawInquiry, {
    params,
    onSuccess: (withdrawn) => {
      queries.setQueryData(keyOf(ownInquiry, { params }), withdrawn)
      showSuccess(t('healthInquiry.own.withdrawn'))
    },
    onError: (error) => toastRefusal(t, error),
  })
  return (
    <ConfirmedAction
      label={t('healthInquiry.own.withdraw')}
      question={t('healthInquiry.own.withdrawQuestion')}
      help={t('healthInquiry.own.withdrawHelp')}
      blocked={null}
      dangerous
      call={withdrawal}
      body={{ version }}
    />
  )
}
