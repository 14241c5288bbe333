import { formatDate } from '#domain/dates.ts'
import { useNames } from '../i18n/useNames.ts'
import { useTranslate } from '../i18n/useTranslate.ts'

interface DatedPlace {
  readonly date: string | null
  readonly place: string | null
}

/** What a trial is called in questions and links: `12.09.2026 Ilmajoki`; a draft of which neither is known yet by what it is. */
export function useTrialName(): (trial: DatedPlace) => string {
  const t = useTranslate()
  const names = useNames()
  return ({ date, place }) => {
    if (date === null && !place) return t('trialAdmin.newDraft')
    const day = date === null ? t('trialAdmin.noDate') : formatDate(date)
    return `${day} ${place ? names.place(place) : t('trialAdmin.noPlace')}`
  }
}
