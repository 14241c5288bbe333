import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { TrialDetails } from '#contract/organising.ts'
import { trialFaults } from '#domain/trials/trialForm.ts'

/** What a draft still lacks before it may be published. */
export function MissingFields({ trial }: { trial: TrialDetails }) {
  const { t } = useTranslation()
  const faults = trialFaults(trial.fields, {
    complete: true,
    judges: new Map(trial.judges.map((judge) => [judge.id, judge])),
    published: null,
    taken: trial.taken,
    entered: trial.entered,
    hasResults: false,
    judgedBy: [],
  })
  const codes = [...new Set(Object.values(faults))]
  if (codes.length === 0) return null
  return (
    <Box component="ul" aria-label={t('trialAdmin.missing.title')} sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
      {codes.map((code) => (
        <li key={code}>{t(`errors.${code}`)}</li>
      ))}
    </Box>
  )
}
