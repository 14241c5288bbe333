import type { OwnNotice } from '#contract/litterNotices.ts'
import { formatDate } from '#domain/dates.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { Block, Divided, Note, Row, Text } from '../../../ui/layout/parts.ts'
import { LinkButton } from '../../../ui/links/AppLink.tsx'
import { litterAddress } from '../../addresses.ts'
import { ownNoticeAddress } from '../addresses.ts'
import { NoticeState } from '../NoticeState.tsx'
import { usePairName } from '../usePairName.ts'
import { RenewNotice } from './RenewNotice.tsx'
import { WithdrawNotice } from './WithdrawNotice.tsx'

interface Props {
  notice: OwnNotice
  /** another notice waits to change it */
  changing: boolean
}

/** One's own notice: how it stands, why, and what can be done with it. */
export function OwnNoticeItem({ notice, changing }: Props) {
  const t = useTranslate()
  const pairName = usePairName()
  const { state, expired, reason, replaces, updatedAt } = notice
  const why = { declined: 'notices.declinedFor', withdrawn: 'notices.withdrawnFor' } as const
  return (
    <Divided>
      <Row between align="start" gap={2}>
        <Block grow>
          <Text strong breaks>
            {pairName(notice)}
          </Text>
          <Text size="small" tone="muted">
            {t('litters.notice.updated', { date: formatDate(updatedAt.slice(0, 10)) })}
          </Text>
        </Block>
        <div>
          <NoticeState notice={notice} />
        </div>
      </Row>
      {replaces !== null && (
        <Text size="small" mt={0.5}>
          {t('notices.isChange')}
        </Text>
      )}
      {(state === 'declined' || state === 'withdrawn') && reason && (
        <Note tone={state === 'declined' ? 'error' : 'muted'} mt={1} breaks>
          <Text lines>{t(why[state], { reason })}</Text>
        </Note>
      )}
      {state !== 'withdrawn' && (
        <Row mt={1}>
          {state === 'shown' && <RenewNotice notice={notice} />}
          {state === 'shown' && !expired && <OpenNotice notice={notice} />}
          {!changing && <ChangeNotice notice={notice} />}
          <WithdrawNotice notice={notice} />
        </Row>
      )}
    </Divided>
  )
}

function OpenNotice({ notice }: { notice: OwnNotice }) {
  const t = useTranslate()
  const pair = usePairName()(notice)
  return (
    <LinkButton
      {...litterAddress({ id: String(notice.id) })}
      size="small"
      aria-label={t('notices.openOf', { pair })}
    >
      {t('notices.open')}
    </LinkButton>
  )
}

function ChangeNotice({ notice }: { notice: OwnNotice }) {
  const t = useTranslate()
  const pair = usePairName()(notice)
  const what = notice.state === 'declined' ? 'again' : 'change'
  return (
    <LinkButton
      {...ownNoticeAddress(notice.id)}
      size="small"
      variant={notice.state === 'declined' ? 'contained' : 'outlined'}
      aria-label={t(`notices.${what}Of`, { pair })}
    >
      {t(`notices.${what}`)}
    </LinkButton>
  )
}
