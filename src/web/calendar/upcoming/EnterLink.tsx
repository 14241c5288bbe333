import { useSearch } from '@tanstack/react-router'
import type { CalendarTrial } from '#contract/calendar.ts'
import { formatDate } from '#domain/dates.ts'
import { useNames } from '../../i18n/useNames.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { enterAddress } from '../../ownEntries/addresses.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { CALENDAR_PATH } from '../addresses.ts'

type Entered = Pick<CalendarTrial, 'phase' | 'date' | 'kaerNr' | 'place'>

/** Leads to where one enters, with the dog that the calendar is narrowed to; nothing where nobody can enter now. */
export function EnterLink({ trial }: { trial: Entered }) {
  return trial.phase === 'open' || trial.phase === 'full' ? <OpenLink trial={trial} /> : null
}

function OpenLink({ trial: { date, kaerNr, place } }: { trial: Entered }) {
  const t = useTranslate()
  const names = useNames()
  const koira = useSearch({ from: CALENDAR_PATH, select: ({ dog }) => dog })
  return (
    <AppLink
      {...enterAddress(date, kaerNr, { koira })}
      underline="always"
      aria-label={t('calendar.enterIn', { place: names.place(place), date: formatDate(date) })}
      sx={LINK}
    >
      {t('calendar.enter')}
    </AppLink>
  )
}

/** Pressed by itself in a row or on a card that leads elsewhere. */
const LINK = {
  position: 'relative',
  zIndex: 1,
  display: 'block',
  width: 'fit-content',
  py: '2px',
  '@media (pointer: coarse)': { py: 1.25 },
} as const
