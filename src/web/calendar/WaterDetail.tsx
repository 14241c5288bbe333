import Box from '@mui/material/Box'
import type { Trial, WaterTrackResult } from '#contract/calendar.ts'
import { FeatureScores } from '../trials/FeatureScores.tsx'
import { JudgeReport } from './JudgeReport.tsx'

interface Props {
  result: WaterTrackResult
  trial: Trial
}

/** Every letter of a water and track performance on its scale, and the judge's words. */
export function WaterDetail({ result, trial }: Props) {
  const rulebook = trial.rulebooks.find(({ id }) => id === result.rulebook)
  return (
    <Box sx={{ py: 1, maxWidth: '64rem', display: 'grid', gap: 2 }}>
      <FeatureScores scores={result.features} scales={rulebook?.waterFeatures ?? []} />
      <JudgeReport result={result} />
    </Box>
  )
}
