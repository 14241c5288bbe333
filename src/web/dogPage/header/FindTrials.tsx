import type { Dog } from '#contract/dogs.ts'
import { useUser } from '../../accounts/session/session.ts'
import { calendarAddress } from '../../calendar/addresses.ts'
import { useModule } from '../../client/service.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { LinkButton } from '../../ui/links/AppLink.tsx'

/** Leads who is signed in to the trials in which this dog can be entered now. */
export function FindTrials({ dog: { regnr, death } }: { dog: Pick<Dog, 'regnr' | 'death'> }) {
  const t = useTranslate()
  const user = useUser()
  const hasTrials = useModule('kaer')
  if (!user || !hasTrials || death) return null
  return (
    <LinkButton {...calendarAddress({ dog: regnr, open: '1' })} variant="outlined" data-print="no">
      {t('dogs.findTrials')}
    </LinkButton>
  )
}
