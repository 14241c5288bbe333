import type { Trial, WaterTrackResult } from '#contract/calendar.ts'
import { FeatureScores } from '../../trials/FeatureScores.tsx'
import { Stack } from '../../ui/layout/parts.ts'
import { JudgeReport } from './JudgeReport.tsx'

interface Props {
  result: WaterTrackResult
  trial: Trial
}

/** Every letter of a water and track performance on its scale, and the judge's words. */
export function WaterDetail({ result, trial }: Props) {
  const rulebook = trial.rulebooks.find(({ id }) => id === result.rulebook)
  return (
    <Stack py={1} measure="detail">
      <FeatureScores scores={result.features} scales={rulebook?.waterFeatures ?? []} />
      <JudgeReport result={result} />
    </Stack>
  )
}
