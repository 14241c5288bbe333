import { broughtTo } from '#domain/trials/bring.ts'
import type { TrialType } from '#domain/trials/results.ts'
import { useList } from '../i18n/useList.ts'
import { useTranslate } from '../i18n/useTranslate.ts'

/** What to bring to a trial of the type where its organiser has written nothing, as one line. */
export function usePapersToBring(type: TrialType): string {
  const t = useTranslate()
  const list = useList('conjunction')
  return list(broughtTo(type).map((paper) => t(`trialPages.papersToBring.${paper}`)))
}
