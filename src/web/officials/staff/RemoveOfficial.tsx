import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { deleteClub, deleteJudge } from '#contract/endpoints/officials.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ConfirmedAction } from '../../ui/dialogs/ConfirmedAction.tsx'
import { toastRefusal } from '../../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { OFFICIAL_PAGES, OFFICIAL_QUERIES, type Official, type OfficialKind } from '../queries.ts'

const IN_USE = { judges: 'JUDGE_IN_USE', clubs: 'CLUB_IN_USE' } as const
const REMOVALS = { judges: deleteJudge, clubs: deleteClub } as const

/** Removes a judge or a club that has no trial; one that has is only set inactive. */
export function RemoveOfficial({
  kind,
  official: { id, name, trials },
}: {
  kind: OfficialKind
  official: Official
}) {
  const t = useTranslate()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const removal = useChange(REMOVALS[kind], {
    onSuccess: async () => {
      showSuccess(t(`officials.${kind}.removed`, { name }))
      await navigate(OFFICIAL_PAGES[kind].list())
      queries.removeQueries({ queryKey: OFFICIAL_QUERIES[kind](id).queryKey })
      void queries.invalidateQueries()
    },
    onError: (error) => toastRefusal(t, error),
  })
  return (
    <ConfirmedAction
      label={t(`officials.${kind}.remove`)}
      question={t(`officials.${kind}.removeQuestion`, { name })}
      help={t('officials.removeHelp')}
      blocked={trials > 0 ? IN_USE[kind] : null}
      dangerous
      call={removal}
      body={{ id }}
    />
  )
}
