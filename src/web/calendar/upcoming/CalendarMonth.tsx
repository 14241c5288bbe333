import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { CalendarTrial } from '#contract/calendar.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Row, Text } from '../../ui/layout/parts.ts'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import { monthName } from '../../ui/values/dateWords.ts'
import { finnishToday } from '../../ui/values/days.ts'
import { type CalendarSearch, calendarAddress } from '../addresses.ts'
import { addMonths, isOn, monthOf, weekOf, weeksFrom, weeksOfMonth } from '../calendarDays.ts'
import { CalendarWeeks } from './CalendarWeeks.tsx'
import { MonthGrid } from './MonthGrid.tsx'

interface Props {
  trials: readonly CalendarTrial[]
  search: CalendarSearch
}

/** Weeks that the view opens with. */
const OPENING_WEEKS = 5

/** A grid of days: the weeks from this one on, or the month that was asked for; on a phone its days lead to the trials, which stand under it. */
export function CalendarMonth({ trials, search }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const phone = useMediaQuery(useTheme().breakpoints.down('md').replace('@media ', '@media screen and '))
  const today = finnishToday()
  const { month } = search
  const weeks = month === undefined ? weeksFrom(today, OPENING_WEEKS) : weeksOfMonth(month)
  const days = weeks.flat().filter((day) => month === undefined || monthOf(day) === month)
  const shown = trials.filter((trial) => days.some((day) => isOn(trial, day)))
  return (
    <Box component="section" aria-labelledby="month">
      <Row align="center" wrap={false} mb={1}>
        {month !== undefined && (
          <MonthLink search={search} month={addMonths(month, -1)} direction="previous" />
        )}
        <Typography
          id="month"
          variant="h2"
          aria-live="polite"
          sx={{ minWidth: '9.5rem', '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {month === undefined
            ? t('calendar.weeks', { from: weekOf(days[0]!), to: weekOf(days.at(-1)!) })
            : monthName(language, month)}
        </Typography>
        <MonthLink search={search} month={addMonths(month ?? monthOf(today), 1)} direction="next" />
      </Row>
      <MonthGrid weeks={weeks} days={days} trials={shown} compact={phone} />
      {shown.length === 0 && (
        <Text component="p" tone="muted" mt={2}>
          {t(month === undefined ? 'calendar.noneInWeeks' : 'calendar.noneInMonth')}
        </Text>
      )}
      {phone && <CalendarWeeks trials={shown} />}
    </Box>
  )
}

interface MonthLinkProps {
  search: CalendarSearch
  month: string
  direction: 'previous' | 'next'
}

function MonthLink({ search, month, direction }: MonthLinkProps) {
  const t = useTranslate()
  const language = useLanguage()
  const name = { month: monthName(language, month) }
  const next = direction === 'next'
  return (
    <LinkButton
      // Of the days before today the calendar has no trials: the present month is shown from this week on.
      {...calendarAddress({ ...search, month: month === monthOf(finnishToday()) ? undefined : month })}
      resetScroll={false}
      data-print="no"
      aria-label={t(next ? 'calendar.nextMonth' : 'calendar.previousMonth', name)}
    >
      {next ? <ChevronRight /> : <ChevronLeft />}
    </LinkButton>
  )
}
