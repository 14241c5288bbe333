import en from '#contract/texts/en/calendarFile.json' with { type: 'json' }
import enTrials from '#contract/texts/en/trials.json' with { type: 'json' }
import fi from '#contract/texts/fi/calendarFile.json' with { type: 'json' }
import fiTrials from '#contract/texts/fi/trials.json' with { type: 'json' }
import sv from '#contract/texts/sv/calendarFile.json' with { type: 'json' }
import svTrials from '#contract/texts/sv/trials.json' with { type: 'json' }
import { fillText } from '#contract/translation.ts'
import { formatDate } from '#domain/dates.ts'
import { finnishMoment, formatTime } from '#domain/moments.ts'
import type { Language } from '../platform/http/language.ts'
import { LOCAL_NAMES } from '../platform/localNames.ts'
import { type CalendarEvent, calendarText, type EventTime } from './icalendar.ts'
import type { ShownTrial } from './publicTrials.types.ts'

const TEXTS = {
  fi: { ...fi, types: fiTrials.types },
  sv: { ...sv, types: svTrials.types },
  en: { ...en, types: enTrials.types },
}

interface Frame {
  readonly language: Language
  /** where people reach the service, without a slash at the end */
  readonly baseUrl: string
  readonly now: Date
}

/** Trials as a calendar file in a language. */
export function trialCalendar(trials: readonly ShownTrial[], { language, baseUrl, now }: Frame): Buffer {
  const texts = TEXTS[language]
  const events = trials.map((shown) => eventOf(shown, language, baseUrl))
  return Buffer.from(calendarText({ name: texts.name, madeAt: now, events }))
}

/** The name under which a calendar file is saved. */
export const calendarFileName = (language: Language): string => `${TEXTS[language].fileName}.ics`

/** Of a day whose end nobody has told. */
const LAST_MINUTE = '23:59'

const pagePath = ({ trial }: ShownTrial): string => `/kokeet/${trial.heldOn}/${trial.kaerNr}`

function eventOf(shown: ShownTrial, language: Language, baseUrl: string): CalendarEvent {
  const texts = TEXTS[language]
  const names = LOCAL_NAMES[language]
  const { trial } = shown
  const place = names.place(shown.place)
  const mail = trial.organiserEmail
  const cancelled = shown.state === 'cancelled'
  const url = `${baseUrl}${pagePath(shown)}`
  const summary = fillText(texts.summary, { type: texts.types[shown.type], place })
  return {
    uid: `kaer-${trial.id}@${new URL(baseUrl).host}`,
    sequence: trial.version,
    cancelled,
    time: timeOf(shown),
    summary: cancelled ? fillText(texts.cancelled, { summary }) : summary,
    location: [place, shown.district && names.district(shown.district)].filter(Boolean).join(', '),
    description: descriptionOf(shown, language).join('\n'),
    url,
    // A cal-address is a URI: without an address of mail, where the trial is told of.
    organizer: { name: shown.club, uri: mail ? `mailto:${encodeURI(mail)}` : url },
  }
}

/** From the start to the end, or to the end of the last of several days, where they are known; without a start whole days. */
function timeOf({ trial }: ShownTrial): EventTime {
  const lastDay = trial.endDate ?? trial.heldOn
  const start = trial.startTime && finnishMoment(trial.heldOn, trial.startTime)
  const end = trial.endTime && finnishMoment(lastDay, trial.endTime)
  if (!start) return { firstDay: trial.heldOn, lastDay }
  if (end && start < end) return { start, end }
  return { start, end: lastDay > trial.heldOn ? finnishMoment(lastDay, LAST_MINUTE) : null }
}

function descriptionOf(
  { trial, state, reason, classes, judges, club }: ShownTrial,
  language: Language,
): string[] {
  const texts = TEXTS[language]
  const { registrationStart, registrationEnd } = trial
  return [
    ...(reason === null
      ? []
      : [fillText(state === 'cancelled' ? texts.cancelledWhy : texts.movedWhy, { reason })]),
    ...(trial.startTime ? [fillText(texts.starts, { time: formatTime(trial.startTime, language) })] : []),
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
