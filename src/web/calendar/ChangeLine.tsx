import Box from '@mui/material/Box'
import type { CalendarTrial } from '#contract/calendar.ts'
import { formatDate } from '#domain/dates.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Text } from '../ui/layout/parts.ts'

interface Props {
  trial: Pick<CalendarTrial, 'state' | 'reason' | 'movedFrom'>
}

/** In a line of the calendar: from when a trial was moved, and why it was or will not be held; a long reason is cut, its page has it whole. */
export function ChangeLine({ trial: { state, reason, movedFrom } }: Props) {
  const t = useTranslate()
  const moved =
    state !== 'cancelled' && movedFrom && t('calendar.moved', { date: formatDate(movedFrom.date) })
  const said = [moved, reason].filter(Boolean).join(': ')
  if (!said) return null
  return (
    <Text size="small" tone={state === 'cancelled' ? 'error' : 'warning'}>
      <Box component="span" title={said} sx={CUT}>
        {said}
      </Box>
    </Text>
  )
}

const CUT = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: { xs: 2, md: 1 },
  overflow: 'hidden',
  maxWidth: { md: '15rem' },
  overflowWrap: 'anywhere',
} as const
