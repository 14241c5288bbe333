import { formatDate } from '#domain/dates.ts'
import type { Translate } from '../i18n/useTranslate.ts'

interface DatedPlace {
  readonly date: string | null
  readonly place: string | null
}

/** What a trial is called in questions and links: `12.09.2026 Ilmajoki`. */
export function trialName(t: Translate, { date, place }: DatedPlace): string {
  const day = date === null ? t('trialAdmin.noDate') : formatDate(date)
  return `${day} ${place || t('trialAdmin.noPlace')}`
}
