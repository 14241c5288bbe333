import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { removeRulebook } from '#contract/endpoints/rulebooks.ts'
import type { RulebookDetails } from '#contract/rulebooks.ts'
import { formatDate } from '#domain/dates.ts'
import { useChange } from '../client/useChange.ts'
import { AskedAction } from '../ui/AskedAction.tsx'
import { tellRefusal } from '../ui/tellRefusal.ts'
import { showSuccess } from '../ui/toasts.ts'
import { rulebooksAddress } from './addresses.ts'
import { RULEBOOKS } from './queries.ts'

/** Takes the newest version away while nothing was judged by it. */
export function RemoveRulebook({
  kept: { id, validFrom, revision, removeBlocked },
}: {
  kept: RulebookDetails
}) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const name = { from: formatDate(validFrom), revision }
  const removal = useChange(removeRulebook, {
    invalidates: RULEBOOKS,
    onSuccess: async () => {
      showSuccess(t('rulebooks.removed', name))
      await navigate(rulebooksAddress())
    },
    onError: (error) => tellRefusal(t, error),
  })
  return (
    <AskedAction
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
