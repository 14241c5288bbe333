import { TRIAL_TYPES } from '#domain/trials/results.ts'
import { useTranslate } from '../i18n/useTranslate.ts'

/** The types of trials, to choose from. */
export function useTrialTypes() {
  const t = useTranslate()
  return TRIAL_TYPES.map((value) => ({ value, label: t(`trials.types.${value}`) }))
}
