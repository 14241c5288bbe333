import type { StaffNotice } from '#contract/litterNotices.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { Block, Card, Heading } from '../../../ui/layout/parts.ts'
import { AppLink } from '../../../ui/links/AppLink.tsx'
import { staffNoticeAddress } from '../addresses.ts'
import { usePairName } from '../usePairName.ts'
import { NoticeActions } from './NoticeActions.tsx'
import { NoticeDetails } from './NoticeDetails.tsx'

/** A notice that waits: all that a decision needs, and the decision. */
export function WaitingNotice({ notice }: { notice: StaffNotice }) {
  const t = useTranslate()
  const pairName = usePairName()
  return (
    <Card component="article" aria-label={t('noticeAdmin.waiting')}>
      <Heading mb={1.5}>
        <AppLink {...staffNoticeAddress(notice.id)}>{pairName(notice)}</AppLink>
      </Heading>
      <NoticeDetails notice={notice} />
      <Block mt={2}>
        <NoticeActions notice={notice} />
      </Block>
    </Card>
  )
}
