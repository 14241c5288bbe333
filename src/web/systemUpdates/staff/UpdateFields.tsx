import { LANGUAGES } from '#contract/languages.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { CheckInput } from '../../ui/inputs/CheckInput.tsx'
import { DayInput } from '../../ui/inputs/DayInput.tsx'
import { WrittenFields } from '../../ui/writing/WrittenFields.tsx'

/** The labels of an update's fields. */
export function useUpdateLabels(): Record<string, string> {
  const t = useTranslate()
  const parts = ['title', 'text'] as const
  return {
    ...Object.fromEntries(
      parts.flatMap((part) =>
        LANGUAGES.map((language) => [`${part}.${language}`, t(`updateAdmin.${part}s.${language}`)]),
      ),
    ),
    publishedOn: t('updateAdmin.publishedOn'),
    published: t('updateAdmin.published'),
  }
}

/** Title and text in each language, the day, and whether it is a draft. */
export function UpdateFields() {
  const t = useTranslate()
  return (
    <>
      <WrittenFields textLength={4000} rows={4} help={t('updateAdmin.languagesHelp')} />
      <DayInput name="publishedOn" help={t('updateAdmin.publishedOnHelp')} />
      <CheckInput name="published" help={t('updateAdmin.publishedHelp')} />
    </>
  )
}
