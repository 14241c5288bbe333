import { useTranslate } from '../i18n/useTranslate.ts'
import { LinkButton } from '../ui/links/AppLink.tsx'
import { NotFound } from '../ui/loading/NotFound.tsx'
import { calendarAddress, pastTrialsAddress } from './addresses.ts'

/** Where an address leads to no trial: the lists in which there are some. */
export function TrialNotFound() {
  const t = useTranslate()
  return (
    <NotFound
      title={t('trialPages.one.notFound')}
      help={t('trialPages.one.notFoundHelp')}
      ways={
        <>
          <LinkButton {...calendarAddress()} variant="outlined">
            {t('shell.nav.calendar')}
          </LinkButton>
          <LinkButton {...pastTrialsAddress()} variant="outlined">
            {t('shell.nav.trials')}
          </LinkButton>
        </>
      }
    />
  )
}
