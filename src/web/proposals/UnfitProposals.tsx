import { useQuery } from '@tanstack/react-query'
import { getTrial } from '#contract/endpoints/organising.ts'
import { useMay } from '../accounts/session/session.ts'
import { queryIf } from '../client/queries.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { staffTrialAddress } from '../organising/addresses.ts'
import { Note } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'

/** Anchor of the proposals on the page of a trial. */
export const PROPOSALS_ID = 'ehdotukset'

/** Says where results are written that proposals do not fit them any more, and leads to the proposals. */
export function UnfitProposals({ trialId }: { trialId: number }) {
  const t = useTranslate()
  const mayRead = useMay('trials.read')
  const trial = useQuery(queryIf(getTrial, mayRead ? { params: { id: trialId } } : undefined))
  const count = trial.data?.unfitProposals ?? 0
  if (count === 0) return null
  return (
    <Note tone="warning" mb={2} role="note">
      {t('proposals.unfitNote', { count })}{' '}
      <AppLink {...staffTrialAddress(trialId)} hash={PROPOSALS_ID} underline="always">
        {t('proposals.toTrial')}
      </AppLink>
    </Note>
  )
}
