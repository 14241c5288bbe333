import type { ReactNode } from 'react'
import type { HuntResult, Trial } from '#contract/calendar.ts'
import type { CitedRulebook } from '#contract/citedRulebook.ts'
import { formatDate } from '#domain/dates.ts'
import { PARTS } from '#domain/trials/rulebook.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useNames } from '../../i18n/useNames.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ConditionsText } from '../../trials/ConditionsText.tsx'
import { FeatureScores } from '../../trials/FeatureScores.tsx'
import { usePointsText } from '../../trials/usePointsText.ts'
import { type Fact, FactList } from '../../ui/layout/FactList.tsx'
import { Stack } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { formatNumber } from '../../ui/values/numbers.ts'
import { trialAddress } from '../addresses.ts'
import { JudgeReport } from './JudgeReport.tsx'

interface Props {
  result: HuntResult
  trial: Trial
}

/** How a dog's points came about: parts with their coefficients, every feature on its scale, the judge's words. */
export function HuntDetail({ result, trial }: Props) {
  const t = useTranslate()
  const rulebook = trial.rulebooks.find(({ id }) => id === result.rulebook)
  const { pointsAtGame, shotOver } = result
  return (
    <Stack py={1} measure="detail">
      <FactList
        columnWidth={{ xs: '8rem', md: '10rem' }}
        facts={[
          ...useParts(result, rulebook),
          { label: t('trials.points'), value: usePointsText(result, trial.rulebooks) },
          {
            label: t('trialPages.one.pointsAtGame'),
            value:
              pointsAtGame !== null &&
              (shotOver ? t('trialPages.one.shotOver', { count: pointsAtGame }) : String(pointsAtGame)),
          },
          { label: t('trialPages.one.countedWater'), value: useCountedWater(result, trial) },
        ]}
      />
      <ConditionsText conditions={result.conditions} />
      <FeatureScores scores={result.features} scales={rulebook?.huntFeatures ?? []} />
      <JudgeReport result={result} />
    </Stack>
  )
}

/** Each graded part: the grade, and by the rulebook its coefficient and what comes of it. */
function useParts(result: HuntResult, rulebook: CitedRulebook | undefined): Fact[] {
  const t = useTranslate()
  const language = useLanguage()
  const number = (value: number) => formatNumber(language, value, Number.isInteger(value) ? 0 : 1)
  return PARTS.flatMap((part): Fact[] => {
    const grade = result.grades[part]
    if (grade === null) return []
    const coefficient = rulebook?.coefficients[result.class][part]
    if (coefficient === undefined || coefficient === null)
      return [{ label: t(`trials.parts.${part}`), value: String(grade) }]
    return [
      {
        label: t(`trials.parts.${part}`),
        value: (
          <>
            {t('trialPages.one.gradeTimes', { grade, coefficient: number(coefficient) })}
            {' = '}
            <strong>{number(grade * coefficient)}</strong>
          </>
        ),
      },
    ]
  })
}

/**
 * The performance whose water and track grades count, with a link where it was done elsewhere. That there was none is said
 * only where no such grade is in the result: of an old result its performance may be unknown.
 */
function useCountedWater({ countedWater, outcome, prize, grades }: HuntResult, trial: Trial): ReactNode {
  const t = useTranslate()
  const names = useNames()
  if (countedWater === null) {
    const lacked = trial.divided && outcome === 'judged' && prize === 0 && grades.water === null
    return lacked && t('trialPages.one.noCountedWater')
  }
  const { date, kaerNr, place } = countedWater
  if (date === trial.date && kaerNr === trial.kaerNr) return t('trialPages.one.countedThis')
  return (
    <AppLink {...trialAddress(date, kaerNr)}>
      {formatDate(date)} {names.place(place)}
    </AppLink>
  )
}
