import type { StaffAdvertisement } from '#contract/advertisements.ts'
import { formatDate } from '#domain/dates.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Span } from '../../ui/layout/parts.ts'
import { type StateLook, StateMark } from '../../ui/marks/StateMark.tsx'

const LOOKS: Readonly<Record<StaffAdvertisement['state'], StateLook>> = {
  off: { mark: '○', tone: 'muted' },
  noBanner: { mark: '○', tone: 'warning' },
  coming: { mark: '◐', tone: 'warning' },
  ended: { mark: '○', tone: 'muted' },
  shown: { mark: '●', tone: 'success' },
}

/** Whether an advertisement is shown today, and why not. */
export function AdvertisementState({ state }: Pick<StaffAdvertisement, 'state'>) {
  const t = useTranslate()
  return <StateMark {...LOOKS[state]}>{t(`advertisements.states.${state}`)}</StateMark>
}

/** On which days it is shown. */
export function AdvertisementPeriod({
  shownFrom,
  shownTo,
}: Pick<StaffAdvertisement, 'shownFrom' | 'shownTo'>) {
  const t = useTranslate()
  if (shownFrom === null && shownTo === null) return t('advertisements.always')
  return (
    <Span nowrap>{`${shownFrom ? formatDate(shownFrom) : ''}–${shownTo ? formatDate(shownTo) : ''}`}</Span>
  )
}
