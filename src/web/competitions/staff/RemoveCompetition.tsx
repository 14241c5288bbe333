import { useNavigate } from '@tanstack/react-router'
import type { Competition } from '#contract/competitions.ts'
import { deleteCompetition } from '#contract/endpoints/competitions.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ConfirmedAction } from '../../ui/dialogs/ConfirmedAction.tsx'
import { toastRefusal } from '../../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { staffCompetitionsAddress } from '../addresses.ts'
import { useCompetitionWords } from '../useCompetitionWords.ts'
import { COMPETITIONS } from './queries.ts'

/** Removes a rule that no past standing follows from. */
export function RemoveCompetition({ competition }: { competition: Competition }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { name, valid } = useCompetitionWords()
  const { id, version } = competition
  const removal = useChange(deleteCompetition, {
    invalidates: COMPETITIONS,
    onSuccess: async () => {
      showSuccess(t('competitionAdmin.removed', { name: name(competition) }))
      await navigate(staffCompetitionsAddress())
    },
    onError: (error) => toastRefusal(t, error),
  })
  return (
    <ConfirmedAction
      label={t('competitionAdmin.remove')}
      question={t('competitionAdmin.removeQuestion', { name: name(competition) })}
      help={valid(competition)}
      blocked={null}
      dangerous
      call={removal}
      body={{ id, version }}
    />
  )
}
