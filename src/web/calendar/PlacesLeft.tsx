import type { CalendarTrial } from '#contract/calendar.ts'
import { useTranslate } from '../i18n/useTranslate.ts'

/** Not seen; a plain style, because a season's calendar has hundreds of these. */
const VISUALLY_HIDDEN = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

interface Props {
  trial: Pick<CalendarTrial, 'phase' | 'placesLeft' | 'capacity'>
}

/** Places that are left of all: `3 / 10`, said in words to those who do not see it. A dash where none can be had any more. */
export function PlacesLeft({ trial: { phase, placesLeft, capacity } }: Props) {
  const t = useTranslate()
  if (phase === 'cancelled' || phase === 'held') return '–'
  if (placesLeft === null || capacity === null) return t('calendar.noLimit')
  const values = { left: placesLeft, all: capacity }
  return (
    <>
      <span aria-hidden>{t('calendar.placesOf', values)}</span>
      <span style={VISUALLY_HIDDEN}>{t('calendar.placesOfHelp', values)}</span>
    </>
  )
}
