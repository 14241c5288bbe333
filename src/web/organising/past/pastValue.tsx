import { formatDate, isIsoDate } from '#domain/dates.ts'
import { formatMoment, formatTime } from '#domain/moments.ts'
import type { PastTrialField } from '#domain/trials/pastTrial.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'

/** Fields that no form has: what the trial went through. */
const OWN_LABELS = [
  'club',
  'kaerNr',
  'publishedAt',
  'startListAt',
  'movedFrom',
  'moveReason',
  'endedAt',
  'cancelledAt',
  'cancelReason',
] as const
type OwnLabel = (typeof OWN_LABELS)[number]
const hasOwnLabel = (field: PastTrialField): field is OwnLabel => OWN_LABELS.some((name) => name === field)

/** Names of the fields of a trial as it was, and their values in words. */
export function usePastValue() {
  const t = useTranslate()
  const language = useLanguage()
  const label = (field: PastTrialField) =>
    hasOwnLabel(field) ? t(`trialAdmin.past.labels.${field}`) : t(`trialFields.${field}`)
  const value = (field: PastTrialField, text: string): string => {
    if (field === 'type') return t(`trials.types.${text as 'field'}`)
    if (field === 'filling') return t(`trials.fillings.${text as 'queue'}`)
    if (field === 'divided') return t(text === 'true' ? 'common.yes' : 'common.no')
    if (field === 'startTime' || field === 'endTime') return formatTime(text, language)
    if (field.endsWith('At')) return formatMoment(text, language)
    return isIsoDate(text) ? formatDate(text) : text
  }
  return { label, value }
}
