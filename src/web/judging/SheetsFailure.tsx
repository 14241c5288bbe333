import { useTranslation } from 'react-i18next'
import { staffTrialsAddress } from '../organising/addresses.ts'
import { LinkButton } from '../ui/AppLink.tsx'
import { PageFailure } from '../ui/PageFailure.tsx'

interface Props {
  error: unknown
  /** the page's name */
  heading: string
  onRetry: () => void
}

/** The sheets of a trial could not be read, or there is no such trial. */
export function SheetsFailure(props: Props) {
  const { t } = useTranslation()
  const list = (
    <LinkButton {...staffTrialsAddress()} variant="contained">
      {t('trialAdmin.title')}
    </LinkButton>
  )
  return <PageFailure {...props} title={t('results.failed')} list={list} />
}
