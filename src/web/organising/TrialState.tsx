import type { TrialState as State } from '#domain/trials/states.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { StateMark } from '../ui/marks/StateMark.tsx'
import type { Tone } from '../ui/theme/scales.ts'

const LOOKS: Readonly<Record<State, { readonly mark: string; readonly tone: Tone }>> = {
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
