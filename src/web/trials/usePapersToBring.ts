import { broughtTo } from '#domain/trials/bring.ts'
import type { TrialType } from '#domain/trials/results.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'

/** What to bring to a trial of the type where its organiser has written nothing, as one line. */
export function usePapersToBring(type: TrialType): string {
  const t = useTranslate()
  const list = new Intl.ListFormat(useLanguage(), { type: 'conjunction' })
  return list.format(broughtTo(type).map((paper) => t(`trialPages.papersToBring.${paper}`)))
}
