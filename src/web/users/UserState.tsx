import type { UserRow } from '#contract/users.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Span } from '../ui/layout/parts.ts'

const TONES = { active: 'success', locked: 'error', invited: 'warning' } as const

/** Whether the account can be used, in a word and a colour. */
export function UserState({ state }: { state: UserRow['state'] }) {
  const t = useTranslate()
  return (
    <Span tone={TONES[state]} strong nowrap>
      {t(`users.states.${state}`)}
    </Span>
  )
}
