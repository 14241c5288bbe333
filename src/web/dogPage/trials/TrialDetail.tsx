import type { CitedRulebook } from '#contract/citedRulebook.ts'
import type { TrialResult, WaterResult } from '#contract/dogs.ts'
import { useMay } from '../../accounts/session/session.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ConditionsText } from '../../trials/ConditionsText.tsx'
import { FeatureScores } from '../../trials/FeatureScores.tsx'
import { ResultNotes } from '../../trials/ResultNotes.tsx'
import { usePointsText } from '../../trials/usePointsText.ts'
import { Block, Text } from '../../ui/layout/parts.ts'
import { HistoryLink } from '../staff/lazyParts.ts'
import { StaffPart } from '../staff/StaffPart.tsx'
import type { BreedMeans } from './breedMeans.ts'
import { scalesOf } from './scalesOf.ts'

interface Props {
  regnr: string
  result: TrialResult | WaterResult
  rulebooks: readonly CitedRulebook[]
  /** the breed's means of its season */
  breed: BreedMeans
}

/** What opens under a result: judge, features against their scales, the judge's report. */
export function TrialDetail({ regnr, result, rulebooks, breed }: Props) {
  const t = useTranslate()
  const count = 'pointsAtGame' in result ? result.pointsAtGame : null
  return (
    <Block py={1} measure="detail">
      {result.judge && (
        <Text component="p" size="small" tone="muted" mb={1}>
          {t('trials.judge')}: {result.judge}
        </Text>
      )}
      {'points' in result && <Points result={result} rulebooks={rulebooks} />}
      {count !== null && (
        <Text component="p" size="small" mb={1}>
          {t('trials.pointsAtGame')}: {count}
        </Text>
      )}
      {'conditions' in result && <ConditionsText conditions={result.conditions} />}
      <FeatureScores scores={result.features} scales={scalesOf(result, rulebooks)} breed={breed} />
      <Text component="p" lines mt={1.5} measure="wide">
        {result.report ?? t('trials.noReport')}
      </Text>
      <ResultNotes result={result} />
      <StaffLink regnr={regnr} result={result} />
    </Block>
  )
}

/** For who writes results of every trial the way to the result's whole history. */
function StaffLink({ regnr, result }: Pick<Props, 'regnr' | 'result'>) {
  const { date, kaerNr } = result
  if (!useMay('results.saveAll')) return null
  return (
    <StaffPart height={38}>
      <HistoryLink of={{ regnr, kind: 'points' in result ? 'hunt' : 'water', date, kaerNr }} />
    </StaffPart>
  )
}

function Points({ result, rulebooks }: { result: TrialResult; rulebooks: readonly CitedRulebook[] }) {
  const t = useTranslate()
  const points = usePointsText(result, rulebooks)
  if (points === null) return null
  return (
    <Text component="p" size="small" mb={1}>
      {t('trials.points')}: {points}
    </Text>
  )
}
