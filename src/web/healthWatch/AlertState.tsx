import type { HEALTH_ALERT_STATES } from '#contract/constants.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { type StateLook, StateMark } from '../ui/marks/StateMark.tsx'

type State = (typeof HEALTH_ALERT_STATES)[number]

const STATE_LOOKS: Record<State, StateLook> = {
  new: { mark: '●', tone: 'warning' },
  seen: { mark: '○', tone: 'primary' },
  followUp: { mark: '◐', tone: 'accent' },
  closed: { mark: '✓', tone: 'muted' },
}

/** What has been made of an alert. */
export function AlertState({ state }: { state: State }) {
  const t = useTranslate()
  return <StateMark {...STATE_LOOKS[state]}>{t(`healthWatch.states.${state}`)}</StateMark>
}
