import type { OwnNotice, StaffNotice } from '#contract/litterNotices.ts'
import type { NoticeState as State } from '#domain/breeding/litterNotice.ts'
import { formatDate } from '#domain/dates.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'
import { type StateLook, StateMark } from '../../ui/marks/StateMark.tsx'

const LOOKS: Readonly<Record<State, StateLook>> = {
  waiting: { mark: '…', tone: 'warning' },
  shown: { mark: '✓', tone: 'success' },
  declined: { mark: '✗', tone: 'error' },
  withdrawn: { mark: '✗', tone: 'muted' },
}
const EXPIRED: StateLook = { mark: '!', tone: 'warning' }

type Standing = Pick<OwnNotice | StaffNotice, 'state' | 'expired' | 'expiresOn'>

/** How a notice stands, and until when it is shown. */
export function NoticeState({ notice: { state, expired, expiresOn } }: { notice: Standing }) {
  const t = useTranslate()
  const word = expired ? t('notices.expired') : t(`litters.notice.states.${state}`)
  const until = expired ? 'notices.expiredOn' : 'notices.shownUntil'
  return (
    <>
      <StateMark {...(expired ? EXPIRED : LOOKS[state])}>{word}</StateMark>
      {state === 'shown' && (
        <Text size="small" tone="muted">
          {t(until, { date: formatDate(expiresOn) })}
        </Text>
      )}
    </>
  )
}
