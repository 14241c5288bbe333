import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Trial } from '#contract/calendar.ts'
import { Section } from '../ui/Section.tsx'

/** What the organiser writes to those who come. */
export function TrialInvitation({ trial: { invitation } }: { trial: Trial }) {
  const { t } = useTranslation()
  if (!invitation) return null
  return (
    <Section title={t('trialPages.one.invitation')}>
      <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '45rem', overflowWrap: 'anywhere' }}>
        {invitation}
      </Typography>
    </Section>
  )
}
