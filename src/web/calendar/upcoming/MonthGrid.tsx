import Box from '@mui/material/Box'
import type { CalendarTrial } from '#contract/calendar.ts'
import { formatDate } from '#domain/dates.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useNames } from '../../i18n/useNames.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { weekdayLong, weekdayShort } from '../../ui/values/dateWords.ts'
import { finnishToday } from '../../ui/values/days.ts'
import { trialAddress } from '../addresses.ts'
import { isOn, monthOf, weekOf } from '../calendarDays.ts'

interface Props {
  /** each from Monday to Sunday */
  weeks: readonly (readonly string[])[]
  /** those of their days that are meant */
  days: readonly string[]
  trials: readonly CalendarTrial[]
  /** only how many trials a day has, as a link to the day's anchor */
  compact: boolean
}

/**
 * Days in weeks from Monday to Sunday, each with its trials. A calendar, not a DataTable: its columns are
 * the days of the week, and nothing in it is sorted, hidden or read as a row.
 */
export function MonthGrid({ weeks, days, trials, compact }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const today = finnishToday()
  const severalMonths = monthOf(days[0]!) !== monthOf(days.at(-1)!)
  const isNamed = (day: string) => severalMonths && (day === days[0] || day.endsWith('-01'))
  return (
    <Box component="table" aria-labelledby="month" sx={gridStyle}>
      <thead>
        <tr>
          <th scope="col" className="week">
            {t('calendar.weekShort')}
          </th>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              <abbr title={weekdayLong(language, day)}>{weekdayShort(language, day)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            <th scope="row" className="week">
              {weekOf(week[0] ?? '')}
            </th>
            {week.map((day) =>
              days.includes(day) ? (
                <td key={day} className={day === today ? 'today' : undefined}>
                  <Day
                    day={day}
                    named={isNamed(day)}
                    trials={trials.filter((trial) => isOn(trial, day))}
                    compact={compact}
                  />
                </td>
              ) : (
                <td key={day} className="other" />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

interface DayProps {
  day: string
  /** with its month */
  named: boolean
  trials: readonly CalendarTrial[]
  compact: boolean
}

function Day({ day, named, trials, compact }: DayProps) {
  const t = useTranslate()
  const names = useNames()
  const date = Number(day.slice(8))
  const number = <time dateTime={day}>{named ? `${date}.${Number(day.slice(5, 7))}.` : date}</time>
  if (trials.length === 0) return number
  if (compact) {
    return (
      <a
        className="day"
        href={`#day-${trials[0]?.date}`}
        aria-label={t('calendar.dayTrials', { day: formatDate(day), count: trials.length })}
      >
        {number}
        <span aria-hidden>{'●'.repeat(Math.min(trials.length, 3))}</span>
      </a>
    )
  }
  return (
    <>
      {number}
      <ul>
        {trials.map((trial) => (
          <li key={`${trial.date} ${trial.kaerNr}`} data-phase={trial.phase}>
            <AppLink {...trialAddress(trial.date, trial.kaerNr)}>{names.place(trial.place)}</AppLink>
            <span className="quiet">
              {t(`trials.types.${trial.type}`)}, {t(`trials.phases.${trial.phase}`)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

const gridStyle = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  bgcolor: 'background.paper',
  '& th': { color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 600, py: 0.5 },
  '& abbr': { textDecoration: 'none' },
  '& .week': { width: { xs: '2rem', md: '2.5rem' }, bgcolor: 'background.default', fontWeight: 400 },
  '& td': {
    border: 1,
    borderColor: 'divider',
    height: { xs: 52, md: 104 },
    p: { xs: 0, md: 0.75 },
    verticalAlign: 'top',
    textAlign: { xs: 'center', md: 'left' },
    overflowWrap: 'anywhere',
  },
  '& td > time': { display: 'block', pt: { xs: 0.75, md: 0 } },
  '& td.other': { bgcolor: 'background.default' },
  '& td.today time': { fontWeight: 700, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '& .day': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    minHeight: 52,
    pt: 0.75,
    fontWeight: 700,
    textDecoration: 'none',
    fontSize: '1rem',
    lineHeight: 1.3,
    '& span': { fontSize: '0.625rem', letterSpacing: 1, color: 'secondary.main' },
  },
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  '& li': {
    mt: 0.5,
    pl: 0.75,
    borderLeft: 3,
    borderColor: 'divider',
    fontSize: '0.875rem',
    lineHeight: 1.3,
    '&[data-phase="open"]': { borderColor: 'success.main' },
    '&[data-phase="full"]': { borderColor: 'warning.main' },
    '&[data-phase="coming"]': { borderColor: 'accent.main' },
    '&[data-phase="cancelled"]': { borderColor: 'error.main', '& a': { textDecoration: 'line-through' } },
  },
  '& .quiet': { display: 'block', color: 'text.secondary', fontSize: '0.8125rem' },
} as const
