import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { formatNumber } from '../ui/values/numbers.ts'

/** Points with their unit; nothing where none are known. */
export function usePoints(points: number | null): string | null {
  const t = useTranslate()
  const language = useLanguage()
  if (points === null) return null
  return t('home.points', { points: formatNumber(language, points, Number.isInteger(points) ? 0 : 1) })
}
