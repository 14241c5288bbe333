import { useTranslate } from '../../i18n/useTranslate.ts'

/** What the columns of a show's grid are called. */
export function useColumnNames(): Readonly<Record<string, string>> {
  const t = useTranslate()
  return {
    dog: t('wholeShows.dog'),
    class: t('shows.class'),
    grade: t('shows.grade'),
    placing: t('shows.placing'),
    marks: t('shows.markTitle'),
    judge: t('shows.judge'),
    critique: t('dogShows.critique'),
  }
}
