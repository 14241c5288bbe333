import type { MissedPrize } from '#domain/trials/missedPrize.ts'
import { type Translate, useTranslate } from '../i18n/useTranslate.ts'
import { Span } from '../ui/layout/parts.ts'

/** Why a judged dog has no prize, beside its result; nothing where that is not known. */
export function MissedPrizeText({ missed }: { missed: MissedPrize | null }) {
  const t = useTranslate()
  if (!missed) return null
  return (
    <Span tone="muted" size="em" nowrap>
      {reasonText(t, missed)}
    </Span>
  )
}

function reasonText(t: Translate, missed: MissedPrize): string {
  switch (missed.why) {
    case 'points':
      return t('trials.missed.points', { limit: missed.limit })
    case 'noPoint':
      return t('trials.missed.noPoint')
    default:
      return t(`trials.missed.${missed.why}`, { part: t(`trials.parts.${missed.part}`).toLowerCase() })
  }
}
