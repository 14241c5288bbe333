import { useTranslation } from 'react-i18next'
import type { CalendarTrial } from '#contract/calendar.ts'
import { formatDate } from '#domain/dates.ts'
import type { EntryPhase } from '#domain/trials/entryPhase.ts'

const colour = (role: string) => `var(--k-palette-${role})`

/** The mark before the word: full where one may act, hollow where one waits, a dash where it is over. */
const LOOKS: Readonly<Record<EntryPhase, { readonly mark: string; readonly color: string }>> = {
  open: { mark: '●', color: colour('success-main') },
  full: { mark: '◐', color: colour('warning-main') },
  coming: { mark: '○', color: colour('accent-main') },
  closed: { mark: '–', color: colour('text-secondary') },
  held: { mark: '–', color: colour('text-secondary') },
  cancelled: { mark: '✕', color: colour('error-main') },
}

/** Plain styles: a season's calendar has hundreds of these. */
const WHOLE = { display: 'inline-flex', flexWrap: 'wrap', columnGap: 6 } as const
const WORD = { fontWeight: 600, whiteSpace: 'nowrap' } as const
const MARK = { display: 'inline-block', width: '1.1em', textAlign: 'left' } as const
const DATES = { color: colour('text-secondary'), whiteSpace: 'nowrap' } as const

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
    <span style={WHOLE}>
      <span style={{ ...WORD, color }}>
        <span aria-hidden style={MARK}>
          {mark}
        </span>
        {t(`trials.phases.${phase}`)}
      </span>
      {dates && <span style={DATES}>{dates}</span>}
    </span>
  )
}
