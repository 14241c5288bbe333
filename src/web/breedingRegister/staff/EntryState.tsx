import type { StaffRegisterEntry } from '#contract/breedingRegister.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { type StateLook, StateMark } from '../../ui/marks/StateMark.tsx'

const LOOKS: Readonly<Record<StaffRegisterEntry['state'], StateLook>> = {
  applied: { mark: '…', tone: 'warning' },
  active: { mark: '✓', tone: 'success' },
  declined: { mark: '✗', tone: 'muted' },
  removed: { mark: '✗', tone: 'muted' },
}

/** The state of an entry of the register, by mark and word. */
export function EntryState({ state }: Pick<StaffRegisterEntry, 'state'>) {
  const t = useTranslate()
  return <StateMark {...LOOKS[state]}>{t(`registerAdmin.states.${state}`)}</StateMark>
}
