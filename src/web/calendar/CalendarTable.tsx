import Box from '@mui/material/Box'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarTrial } from '#contract/calendar.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { AppLink } from '../ui/AppLink.tsx'
import { monthName } from '../ui/dateWords.ts'
import { isPlainClick } from '../ui/isPlainClick.ts'
import { trialAddress } from './addresses.ts'
import { groupedBy, monthOf } from './calendarDays.ts'
import { EntryState } from './EntryState.tsx'
import { PlacesLeft } from './PlacesLeft.tsx'
import { TrialDates } from './TrialDates.tsx'

const COLUMNS = ['date', 'place', 'type', 'classes', 'judges', 'places', 'entry'] as const

/** The calendar as one table, month by month; plain cells, because it may hold a whole season. */
export function CalendarTable({ trials }: { trials: readonly CalendarTrial[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Box component="table" aria-label={t('calendar.table')} sx={tableStyle}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {t(`calendar.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      {groupedBy(trials, monthOf).map(([month, group]) => (
        <tbody key={month}>
          <tr className="month">
            <th scope="rowgroup" colSpan={COLUMNS.length}>
              {monthName(language, month)}
            </th>
          </tr>
          {group.map((trial) => (
            <TrialRow key={`${trial.date} ${trial.kaerNr}`} trial={trial} />
          ))}
        </tbody>
      ))}
    </Box>
  )
}

function TrialRow({ trial }: { trial: CalendarTrial }) {
  const { t } = useTranslation()
  const router = useRouter()
  const link = trialAddress(trial.date, trial.kaerNr)
  const open = (event: MouseEvent) => {
    if (isPlainClick(event)) void router.navigate(link)
  }
  const cancelled = trial.phase === 'cancelled'
  return (
    <tr className={cancelled ? 'trial cancelled' : 'trial'} onClick={open}>
      <td>
        <TrialDates trial={trial} />
      </td>
      <td>
        <AppLink {...link} className="place">
          {trial.place}
        </AppLink>
        {trial.district && <span className="quiet">{trial.district}</span>}
      </td>
      <td>{t(`trials.types.${trial.type}`)}</td>
      <td className="classes">{(trial.startClasses ?? trial.classes).join(' ')}</td>
      <td>{trial.judges.join(', ') || '–'}</td>
      <td data-column="places">
        <PlacesLeft trial={trial} />
      </td>
      <td>
        <EntryState trial={trial} />
      </td>
    </tr>
  )
}

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  fontSize: '0.9375rem',
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    px: 1.5,
    py: 0.875,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& thead th': {
    position: { lg: 'sticky' },
    top: { lg: 64 },
    zIndex: 1,
    bgcolor: 'tint',
    color: 'text.secondary',
    fontSize: '0.8125rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  '& .month': { breakAfter: 'avoid' },
  '& .month th': {
    pt: 2.5,
    pb: 0.75,
    fontSize: '1.1rem',
    fontWeight: 620,
    bgcolor: 'background.default',
    '&::first-letter': { textTransform: 'uppercase' },
  },
  '& [data-column="places"]': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& .trial': { cursor: 'pointer', breakInside: 'avoid', '&:hover': { bgcolor: 'tint' } },
  '& .place': { fontWeight: 600 },
  '& .cancelled .place': { textDecoration: 'line-through' },
  '& .classes': { whiteSpace: 'nowrap', wordSpacing: '0.25em' },
  '& .quiet': { display: 'block', color: 'text.secondary', fontSize: '0.875em' },
} as const
