import type { StaffUpdate } from '#contract/systemUpdates.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { type StateLook, StateMark } from '../../ui/marks/StateMark.tsx'

const LOOKS: Readonly<Record<StaffUpdate['state'], StateLook>> = {
  draft: { mark: '○', tone: 'muted' },
  coming: { mark: '◐', tone: 'warning' },
  shown: { mark: '●', tone: 'success' },
}

/** Whether an update is a draft, coming or shown. */
export function UpdateState({ state }: Pick<StaffUpdate, 'state'>) {
  const t = useTranslate()
  return <StateMark {...LOOKS[state]}>{t(`updateAdmin.states.${state}`)}</StateMark>
}
