import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { HuntResult, WaterTrackResult } from '#contract/calendar.ts'
import { Text } from '../../ui/parts.ts'

/** The judge's report of a dog, and who wrote it. */
export function JudgeReport({ result: { judge, report } }: { result: HuntResult | WaterTrackResult }) {
  const { t } = useTranslation()
  return (
    <Box>
      <Text component="p" breaks lines measure="wide">
        {report ?? t('trials.noReport')}
      </Text>
      {judge && (
        <Text component="p" size="small" tone="muted" mt={0.5}>
          {t('trials.judge')}: {judge}
        </Text>
      )}
    </Box>
  )
}
