import type { CalendarTrial } from '#contract/calendar.ts'
import { formatDate } from '#domain/dates.ts'
import type { EntryPhase } from '#domain/trials/entryPhase.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Row, Span } from '../ui/layout/parts.ts'
import { type StateLook, StateMark } from '../ui/marks/StateMark.tsx'

/** The mark before the word: full where one may act, hollow where one waits, a dash where it is over. */
const LOOKS: Readonly<Record<EntryPhase, StateLook>> = {
  open: { mark: '●', tone: 'success' },
  full: { mark: '◐', tone: 'warning' },
  coming: { mark: '○', tone: 'accent' },
  closed: { mark: '–', tone: 'muted' },
  held: { mark: '–', tone: 'muted' },
  cancelled: { mark: '✕', tone: 'error' },
}

/** Phases in which a draw is to come. */
const DRAWN_IN: readonly EntryPhase[] = ['coming', 'open']

interface Props {
  trial: Pick<CalendarTrial, 'phase' | 'registrationStart' | 'registrationEnd' | 'filling'>
}

/** The phase of entry as a word, a mark and a colour, with the next date, and whether places are drawn then. */
export function EntryState({ trial: { phase, filling, registrationStart, registrationEnd } }: Props) {
  const t = useTranslate()
  const dates =
    registrationStart !== null &&
    registrationEnd !== null &&
    t(`trials.phaseDates.${phase}`, {
      defaultValue: '',
      from: formatDate(registrationStart),
      to: formatDate(registrationEnd),
    })
  return (
    <Row component="span" inline gap={0.75} rowGap={0}>
      <StateMark {...LOOKS[phase]}>{t(`trials.phases.${phase}`)}</StateMark>
      {dates && (
        <Span tone="muted" nowrap>
          {dates}
        </Span>
      )}
      {filling === 'draw' && DRAWN_IN.includes(phase) && <Span tone="muted">{t('trials.placesDrawn')}</Span>}
    </Row>
  )
}
