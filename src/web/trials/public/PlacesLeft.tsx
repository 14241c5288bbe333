import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { CalendarTrial } from '#contract/trials.ts'
import { visuallyHidden } from '../../ui/visuallyHidden.ts'

interface Props {
  trial: Pick<CalendarTrial, 'phase' | 'placesLeft' | 'capacity'>
}

/** Places that are left of all: `3 / 10`, said in words to those who do not see it. A dash where none can be had any more. */
export function PlacesLeft({ trial: { phase, placesLeft, capacity } }: Props) {
  const { t } = useTranslation()
  if (phase === 'cancelled' || phase === 'held') return '–'
  if (placesLeft === null || capacity === null) return t('calendar.noLimit')
  const values = { left: placesLeft, all: capacity }
  return (
    <>
      <span aria-hidden>{t('calendar.placesOf', values)}</span>
      <Box component="span" sx={visuallyHidden}>
        {t('calendar.placesOfHelp', values)}
      </Box>
    </>
  )
}
