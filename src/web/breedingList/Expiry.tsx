import type { BreedingListRow } from '#contract/breedingList.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Span } from '../ui/layout/parts.ts'
import { DateText } from '../ui/values/DateText.tsx'

/** What of an entry runs out next, and when. */
export function Expiry({ expires }: { expires: BreedingListRow['expires'] }) {
  const t = useTranslate()
  if (expires === null) return '–'
  return (
    <>
      <DateText date={expires.day} /> <Span tone="muted">{t(`breedingList.expiring.${expires.what}`)}</Span>
    </>
  )
}
