import type { TrialState as State } from '#domain/trials/states.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { type StateLook, StateMark } from '../ui/marks/StateMark.tsx'

const LOOKS: Readonly<Record<State, StateLook>> = {
  draft: { mark: '◌', tone: 'muted' },
  ongoing: { mark: '○', tone: 'accent' },
  open: { mark: '●', tone: 'success' },
  full: { mark: '◐', tone: 'warning' },
  ready: { mark: '✓', tone: 'primary' },
  cancelled: { mark: '✕', tone: 'error' },
}

/** Where a trial stands, as a mark, a word and a colour. */
export function TrialState({ state }: { state: State }) {
  const t = useTranslate()
  return <StateMark {...LOOKS[state]}>{t(`trialAdmin.states.${state}`)}</StateMark>
}
