import type { HealthChip } from '#contract/dogs.ts'
import type { HealthCodes } from '#domain/health/codes.ts'
import type { Language } from '../../i18n/languages.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'
import { useHealthCodes } from './healthCodes.ts'

/** What the words of a statement are made of. */
export interface HealthWords {
  readonly t: Translate
  readonly language: Language
  readonly codes: HealthCodes
}

export const useHealthWords = (): HealthWords => ({
  t: useTranslate(),
  language: useLanguage(),
  codes: useHealthCodes(),
})

/** A value as people write it: in the words of its scale, else as given. */
export const healthValue = ({ language, codes }: Omit<HealthWords, 't'>, chip: Graded): string =>
  codes.gradeOf(chip)?.label[language] || chip.value
type Graded = Pick<HealthChip, 'scale' | 'value'>

/** The label of a chip: `Lonkat B`, `LTV 1`. */
export function healthLabel(words: HealthWords, chip: HealthChip): string {
  const { t } = words
  return t('health.chip', {
    kind: t(`health.short.${chip.kind}`, { defaultValue: chip.kind }),
    value: healthValue(words, chip),
  })
}

/** The full sentence of a chip: `Lonkat B: lähes normaali, rajatapaus (FCI-asteikko A–E)`. */
export function healthMeaning(words: HealthWords, chip: HealthChip): string {
  const { t } = words
  const parts = {
    kind: t(`health.kinds.${chip.kind}`, { defaultValue: chip.kind }),
    value: healthValue(words, chip),
    scale: scaleName(words, chip.scale) ?? t('health.unknownScale', { scale: chip.scale }),
  }
  const meaning = healthValueMeaning(words, chip)
  return meaning ? t('health.meaning', { ...parts, meaning }) : t('health.noMeaning', parts)
}

/** What the value alone means; null for a value that its scale does not know. */
export function healthValueMeaning({ language, codes }: HealthWords, chip: Graded): string | null {
  const { meaning } = codes.gradeOf(chip) ?? {}
  return meaning?.[language] || meaning?.fi || null
}

/** Name of a code in the reader's language, in Finnish where it is not translated; null for one that is not in the list. */
export function scaleName({ language, codes }: Omit<HealthWords, 't'>, code: string): string | null {
  const { name } = codes.get(code) ?? {}
  return name?.[language] || name?.fi || null
}

/**
 * Where a chip stands on the ramp, 0 (best) to 1 (worst). What the scale's owner calls affected never stands in its better half,
 * so that a "1 of 4" that matters does not look like a "nearly fine".
 */
export function healthSeverity(codes: HealthCodes, chip: Graded): number | null {
  const place = codes.severity(chip)
  if (place === null) return null
  return codes.isAffected(chip) ? Math.max(place, 0.5) : place
}
