import { useNavigate } from '@tanstack/react-router'
import { removeRulebook } from '#contract/endpoints/rulebooks.ts'
import type { RulebookDetails } from '#contract/rulebooks.ts'
import { formatDate } from '#domain/dates.ts'
import { useChange } from '../client/useChange.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { ConfirmedAction } from '../ui/dialogs/ConfirmedAction.tsx'
import { toastRefusal } from '../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { rulebooksAddress } from './addresses.ts'
import { RULEBOOKS } from './queries.ts'

/** Takes the newest version away while nothing was judged by it. */
export function RemoveRulebook({
  rulebook: { id, validFrom, revision, removeBlocked },
}: {
  rulebook: RulebookDetails
}) {
  const t = useTranslate()
  const navigate = useNavigate()
  const name = { from: formatDate(validFrom), revision }
  const removal = useChange(removeRulebook, {
    invalidates: RULEBOOKS,
    onSuccess: async () => {
      showSuccess(t('rulebooks.removed', name))
      await navigate(rulebooksAddress())
    },
    onError: (error) => toastRefusal(t, error),
  })
  return (
    <ConfirmedAction
      label={t('rulebooks.remove')}
      question={t('rulebooks.removeQuestion', name)}
      help={t(revision > 1 ? 'rulebooks.removeHelp' : 'rulebooks.removeWholeHelp')}
      blocked={removeBlocked}
      dangerous
      call={removal}
      body={{ id }}
    />
  )
}
