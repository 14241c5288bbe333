import type { ReviewDay } from '#contract/reviewDays.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { GoneNote } from '../../../sheets/GoneNote.tsx'
import { goneFields } from '../../../sheets/goneFields.ts'
import { keyOf } from '../../../sheets/unsaved.ts'
import { shownValue } from '../../../sheets/values.ts'
import { useStore } from '../../../store.ts'
import { useReviewWords } from '../useReviewWords.ts'
import type { DaySaver } from './daySaver.ts'

/** What was written of dogs that have been taken off the day. */
export function GoneEntries({ day, saver }: { day: ReviewDay; saver: DaySaver }) {
  const t = useTranslate()
  const { fieldName } = useReviewWords()
  const fields = goneFields(useStore(saver.fields), new Set(day.entries.map(({ entryId }) => entryId)))
  const written = Map.groupBy(fields, ({ entryId }) => entryId)
  const dogs = new Map(
    [...written].map(([entryId, own]) => [
      entryId,
      own.map(({ field, value }) => [fieldName(field), shownValue(value, null)] as const),
    ]),
  )
  const remove = () => {
    for (const field of fields) saver.giveUp(keyOf(field))
  }
  return <GoneNote told={t('reviewAdmin.goneTold')} dogs={dogs} onRemove={remove} />
}
