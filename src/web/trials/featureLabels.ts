import { useCallback } from 'react'
import type { AveragedScore } from '#domain/trials/averages.ts'
import { WATER_FEATURES } from '#domain/trials/features.ts'
import { PARTS } from '#domain/trials/rulebook.ts'
import { useTranslate } from '../i18n/useTranslate.ts'

const WATER_CODES: ReadonlySet<string> = new Set(WATER_FEATURES.map(({ code }) => code))

/** Names features: hunt features in words, water and track features by the club's letters, with a word where one is known. */
export function useFeatureLabel(): (code: string) => string {
  const t = useTranslate()
  return useCallback(
    (code) => {
      if (!WATER_CODES.has(code)) return t(`trials.features.${code}`, { defaultValue: code })
      const name = t(`trials.waterFeatures.${code}`, { defaultValue: '' })
      return name ? `${code.toUpperCase()} ${name}` : code.toUpperCase()
    },
    [t],
  )
}

/** Names whatever averages are made of: points, parts and features. */
export function useScoreName(): (score: AveragedScore) => string {
  const t = useTranslate()
  const featureLabel = useFeatureLabel()
  return useCallback(
    (score) => {
      if (score === 'points' || score === 'pointsAtGame') return t(`trials.${score}`)
      const part = PARTS.find((name) => name === score)
      return part ? t(`trials.parts.${part}`) : featureLabel(score)
    },
    [t, featureLabel],
  )
}

/** What may be scored in a feature and what a zero does; of a letter without a published meaning, that it has none. */
export function useScaleText(): (scale: Scale) => string {
  const t = useTranslate()
  return ({ code, values, zero }) =>
    [
      WATER_CODES.has(code) &&
        !t(`trials.waterFeatures.${code}`, { defaultValue: '' }) &&
        t('trials.noMeaning'),
      t('trials.scaleOf', { values: valueRange(values) }),
      zero && t(`trials.zeroMeans.${zero}`),
    ]
      .filter(Boolean)
      .join(' ')
}

export interface Scale {
  readonly code: string
  readonly values: readonly number[]
  readonly zero?: 'rejected' | 'closed' | null
}

/** `0–5` where every whole number between is allowed, else the values one by one. */
function valueRange(values: readonly number[]): string {
  const first = values[0] ?? 0
  const whole = values.every((value, index) => value === first + index)
  return whole && values.length > 2 ? `${first}–${values.at(-1)}` : values.join(', ')
}
