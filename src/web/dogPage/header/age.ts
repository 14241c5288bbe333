import { fullYears } from '#domain/dates.ts'
import type { Translate } from '../../i18n/useTranslate.ts'

/** A dog said to be older than this has most likely died without anyone telling; its age would mislead. */
const MAX_AGE = 20

/** Age in words: years, or months before the second birthday; null without a whole birth date, before it, or past all likelihood. */
export function ageText(t: Translate, birthDate: string | null, today: string): string | null {
  if (birthDate === null || today < birthDate) return null
  const years = fullYears(birthDate, today)
  if (years > MAX_AGE) return null
  if (years >= 2) return t('dogs.age', { count: years })
  return t('dogs.ageMonths', { count: fullMonths(birthDate, today) })
}

/** Whole months from one ISO day to another. */
export function fullMonths(from: string, to: string): number {
  const months =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    Number(to.slice(5, 7)) -
    Number(from.slice(5, 7))
  return to.slice(8) < from.slice(8) ? months - 1 : months
}
