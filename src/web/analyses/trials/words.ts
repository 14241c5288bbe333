import { isPrizeShare, type TrialMeasure } from '#domain/analyses/trialAnalyses.ts'
import { OUTCOMES } from '#domain/trials/results.ts'
import { PARTS } from '#domain/trials/rulebook.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { oneOf } from '../../searchValues.ts'

/** What a measure is called; water and track features by the club's letters, with their meaning where one is published. */
export function useMeasureNames() {
  const t = useTranslate()
  return (measure: TrialMeasure): string => {
    const part = oneOf(measure as (typeof PARTS)[number], PARTS)
    if (part) return t('analyses.measures.part', { part: t(`trials.parts.${part}`) })
    if (isPrizeShare(measure)) return t(`analyses.measures.${measure}`)
    if (measure === 'points' || measure === 'pointsAtGame') return t(`trials.${measure}`)
    const letters = measure.toUpperCase()
    const meaning = t(`trials.waterFeatures.${measure}`, { defaultValue: '' })
    return t(`trials.features.${measure}`, { defaultValue: meaning ? `${letters}, ${meaning}` : letters })
  }
}

const PRIZES = ['1', '2', '3', '0'] as const
/** Neither is a part: a judged dog has its prize, and an absent one did not start. */
const WITHOUT_PART: ReadonlySet<string> = new Set(['judged', 'absent'])

/** Prizes and the outcomes without one, the best first. */
export function usePrizeParts() {
  const t = useTranslate()
  return [
    ...PRIZES.map((code) => ({ code, name: t(`trials.prizes.${code}`) })),
    ...OUTCOMES.filter((code) => !WITHOUT_PART.has(code)).map((code) => ({
      code,
      name: t(`trials.outcomes.${code}`),
    })),
  ]
}
