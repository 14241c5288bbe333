import type { TrialType } from '#domain/trials/results.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { AppLink } from '../../../ui/links/AppLink.tsx'
import { staffTrialsAddress } from '../../addresses.ts'

/** The way to all trials, and under which type and for whom this one is held. */
export function TrialLead({ type, club }: { type: TrialType | null; club: string }) {
  const t = useTranslate()
  return (
    <>
      <AppLink {...staffTrialsAddress()} underline="always" activeOptions={{ exact: true }}>
        {t('trialAdmin.title')}
      </AppLink>
      {' · '}
      {[type && t(`trials.types.${type}`), club].filter(Boolean).join(' · ')}
    </>
  )
}
