import { formatDate } from '#domain/dates.ts'
import { useNames } from '../i18n/useNames.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import type { ToKeep } from './sheets.ts'

/** What a trial or a review day is called: its day and place. */
export function useSheetsName() {
  const t = useTranslate()
  const names = useNames()
  return ({ of, heldOn, place }: Pick<ToKeep, 'of' | 'heldOn' | 'place'>) =>
    [t(`offline.of.${of}`), formatDate(heldOn), place && names.place(place)].filter(Boolean).join(' ')
}
