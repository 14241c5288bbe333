import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { HuntResult, WaterTrackResult } from '#contract/calendar.ts'

/** The judge's report of a dog, and who wrote it. */
export function JudgeReport({ result: { judge, report } }: { result: HuntResult | WaterTrackResult }) {
  const { t } = useTranslation()
  return (
    <Box>
      <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '45rem', overflowWrap: 'anywhere' }}>
        {report ?? t('trials.noReport')}
      </Typography>
      {judge && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {t('trials.judge')}: {judge}
        </Typography>
      )}
    </Box>
  )
}
