import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { CalendarTrial } from '#contract/trials.ts'
import { formatDate } from '#domain/dates.ts'
import type { EntryPhase } from '#domain/trials/entryPhase.ts'

/** The mark before the word: full where one may act, hollow where one waits, a dash where it is over. */
const LOOKS: Readonly<Record<EntryPhase, { readonly mark: string; readonly color: string }>> = {
  open: { mark: '●', color: 'success.main' },
  full: { mark: '◐', color: 'warning.main' },
  coming: { mark: '○', color: 'accent.main' },
  closed: { mark: '–', color: 'text.secondary' },
  held: { mark: '–', color: 'text.secondary' },
  cancelled: { mark: '✕', color: 'error.main' },
}

interface Props {
  trial: Pick<CalendarTrial, 'phase' | 'registrationStart' | 'registrationEnd'>
}

/** How entry stands, as a word, a mark and a colour, with the date that matters next. */
export function EntryState({ trial: { phase, registrationStart, registrationEnd } }: Props) {
  const { t } = useTranslation()
  const { mark, color } = LOOKS[phase]
  const dates =
    registrationStart !== null &&
    registrationEnd !== null &&
    t(`trials.phaseDates.${phase}`, '', {
      from: formatDate(registrationStart),
      to: formatDate(registrationEnd),
    })
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 0.75 }}>
      <Box component="span" sx={{ color, fontWeight: 600, whiteSpace: 'nowrap' }}>
        <Box component="span" aria-hidden sx={{ display: 'inline-block', width: '1.1em', textAlign: 'left' }}>
          {mark}
        </Box>
        {t(`trials.phases.${phase}`)}
      </Box>
      {dates && (
        <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {dates}
        </Box>
      )}
    </Box>
  )
}
