import { useTranslate } from '../i18n/useTranslate.ts'
import { CodeChip } from '../ui/marks/CodeChip.tsx'
import { useReviewClasses } from './reviewClasses.ts'

/** The class of a breeding review; its name, as the club keeps it, is its meaning. */
export function ReviewClassChip({ code }: { code: string }) {
  const t = useTranslate()
  const { nameOf, rankOf, isUnknown } = useReviewClasses()
  const meaning = isUnknown(code) ? t('reviews.classUnknown') : nameOf(code)
  return (
    <CodeChip
      label={code}
      meaning={t('shows.gradeMeaning', { grade: code, meaning })}
      severity={rankOf(code)}
    />
  )
}
