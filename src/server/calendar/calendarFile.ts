import en from '#contract/texts/en/calendarFile.json' with { type: 'json' }
import enTrials from '#contract/texts/en/trials.json' with { type: 'json' }
import fi from '#contract/texts/fi/calendarFile.json' with { type: 'json' }
import fiTrials from '#contract/texts/fi/trials.json' with { type: 'json' }
import sv from '#contract/texts/sv/calendarFile.json' with { type: 'json' }
import svTrials from '#contract/texts/sv/trials.json' with { type: 'json' }
import { formatDate } from '#domain/dates.ts'
import { finnishMoment } from '#domain/moments.ts'
import { fillText } from '../platform/fillText.ts'
import type { Language } from '../platform/http/language.ts'
import { type CalendarEvent, calendarText, type EventTime } from './icalendar.ts'
import type { ShownTrial } from './publicTrials.types.ts'

const TEXTS = {
  fi: { ...fi, types: fiTrials.types },
  sv: { ...sv, types: svTrials.types },
  en: { ...en, types: enTrials.types },
}
type Texts = (typeof TEXTS)['fi']

interface Frame {
  readonly language: Language
  /** where people reach the service, without a slash at the end */
  readonly baseUrl: string
  readonly now: Date
}

/** Trials as a calendar file in a language. */
export function trialCalendar(trials: readonly ShownTrial[], { language, baseUrl, now }: Frame): Buffer {
  const texts = TEXTS[language]
  const events = trials.map((shown) => eventOf(shown, texts, `${baseUrl}${pagePath(shown)}`))
  return Buffer.from(calendarText({ name: texts.name, madeAt: now, events }))
}

/** The name under which a calendar file is saved. */
export const calendarFileName = (language: Language): string => `${TEXTS[language].fileName}.ics`

const pagePath = ({ trial }: ShownTrial): string => `/kokeet/${trial.heldOn}/${trial.kaerNr}`

function eventOf(shown: ShownTrial, texts: Texts, url: string): CalendarEvent {
  const { trial } = shown
  const cancelled = shown.state === 'cancelled'
  const summary = fillText(texts.summary, { type: texts.types[shown.type], place: shown.place })
  return {
    uid: `kaer-${trial.id}@koirakanta`,
    sequence: trial.version,
    cancelled,
    time: timeOf(shown),
    summary: cancelled ? fillText(texts.cancelled, { summary }) : summary,
    location: [shown.place, shown.district].filter(Boolean).join(', '),
    description: descriptionOf(shown, texts).join('\n'),
    url,
  }
}

/** From start to end where both are known; else whole days, because nobody knows how long a trial lasts. */
function timeOf({ trial }: ShownTrial): EventTime {
  const lastDay = trial.endDate ?? trial.heldOn
  const start = trial.startTime && finnishMoment(trial.heldOn, trial.startTime)
  const end = trial.endTime && finnishMoment(lastDay, trial.endTime)
  return start && end && start < end ? { start, end } : { firstDay: trial.heldOn, lastDay }
}

function descriptionOf({ trial, classes, judges, club }: ShownTrial, texts: Texts): string[] {
  const { registrationStart, registrationEnd } = trial
  return [
    ...(trial.startTime ? [fillText(texts.starts, { time: trial.startTime })] : []),
    fillText(texts.classes, { classes: classes.join(', ') }),
    ...(judges.length > 0 ? [fillText(texts.judges, { judges: judges.join(', ') })] : []),
    fillText(texts.organiser, { club }),
    ...(registrationStart && registrationEnd
      ? [
          fillText(texts.registration, {
            from: formatDate(registrationStart),
            to: formatDate(registrationEnd),
          }),
        ]
      : []),
  ]
}
