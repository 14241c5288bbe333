import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { TrialResult, WaterResult } from '#contract/dogs.ts'
import { HUNT_FEATURES, WATER_FEATURES } from '#domain/trials/features.ts'
import { FeatureScores } from '../trials/FeatureScores.tsx'

const SCALES = [...HUNT_FEATURES, ...WATER_FEATURES]

/** What opens under a result: judge, features against their scales, the judge's report. */
export function TrialDetail({ result }: { result: TrialResult | WaterResult }) {
  const { t } = useTranslation()
  const count = 'pointsAtGame' in result ? result.pointsAtGame : null
  return (
    <Box sx={{ py: 1, maxWidth: '60rem' }}>
      {result.judge && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {t('trials.judge')}: {result.judge}
        </Typography>
      )}
      {count !== null && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          {t('trials.pointsAtGame')}: {count}
        </Typography>
      )}
      <FeatureScores scores={result.features} scales={SCALES} />
      <Typography sx={{ whiteSpace: 'pre-line', mt: 1.5, maxWidth: '45rem' }}>
        {result.report ?? t('trials.noReport')}
      </Typography>
    </Box>
  )
}
