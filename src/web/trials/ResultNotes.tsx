import { formatDate } from '#domain/dates.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Text } from '../ui/layout/parts.ts'
import { finnishDayOf } from '../ui/values/days.ts'

interface Props {
  result: { readonly overridden: string | null; readonly correctedAt: string | null }
}

/** What everyone has to know of how a result came to stand as it does: that it was corrected, and checks that were overridden. */
export function ResultNotes({ result: { overridden, correctedAt } }: Props) {
  const t = useTranslate()
  return (
    <>
      {correctedAt && (
        <Text component="p" size="small" tone="muted" mt={0.5}>
          {t('trials.correctedOn', { date: formatDate(finnishDayOf(correctedAt)) })}
        </Text>
      )}
      {overridden && (
        <Text component="p" size="small" tone="muted" mt={0.5} breaks>
          {t('trials.overridden', { reason: overridden })}
        </Text>
      )}
    </>
  )
}
