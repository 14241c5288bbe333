import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { RulebookDetails } from '#contract/rulebooks.ts'
import { formatDate } from '#domain/dates.ts'
import { postJson } from '../api.ts'
import { paths } from '../paths.ts'
import { AskedAction } from '../ui/AskedAction.tsx'
import { tellRefusal } from '../ui/tellRefusal.ts'
import { showSuccess } from '../ui/toasts.ts'
import { rulebooksKey } from './queries.ts'

/** Takes the newest version away while nothing was judged by it. */
export function RemoveRulebook({
  kept: { id, validFrom, revision, removeBlocked },
}: {
  kept: RulebookDetails
}) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const name = { from: formatDate(validFrom), revision }
  const removal = useMutation({
    mutationFn: () => postJson('/api/auth/rulebooks/remove', { id }),
    onSuccess: async () => {
      showSuccess(t('rulebooks.removed', name))
      await navigate(paths.rulebooks())
      void queries.invalidateQueries(rulebooksKey)
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
    />
  )
}
