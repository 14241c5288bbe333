import Box from '@mui/material/Box'
import type { HuntResult, WaterTrackResult } from '#contract/calendar.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ResultNotes } from '../../trials/ResultNotes.tsx'
import { Text } from '../../ui/layout/parts.ts'

/** The judge's report of a dog, and who wrote it. */
export function JudgeReport({ result }: { result: HuntResult | WaterTrackResult }) {
  const { judge, report } = result
  const t = useTranslate()
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
      <ResultNotes result={result} />
    </Box>
  )
}
