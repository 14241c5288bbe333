import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { CalendarTrial } from '#contract/calendar.ts'
import { CalendarTable } from './CalendarTable.tsx'
import { CalendarWeeks } from './CalendarWeeks.tsx'

/** The trials in their order: a table by month, on a phone cards by week. */
export function CalendarList({ trials }: { trials: readonly CalendarTrial[] }) {
  const phone = useMediaQuery(useTheme().breakpoints.down('md').replace('@media ', '@media screen and '))
  return phone ? <CalendarWeeks trials={trials} /> : <CalendarTable trials={trials} />
}
