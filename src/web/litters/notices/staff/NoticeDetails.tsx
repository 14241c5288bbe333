import type { StaffNotice } from '#contract/litterNotices.ts'
import { formatDate } from '#domain/dates.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { Block, Columns, Note, Text } from '../../../ui/layout/parts.ts'
import { LitterNotice } from '../../LitterNotice.tsx'
import { NoticeWarnings } from '../NoticeWarnings.tsx'

/** What a notice tells, beside what it changes; who keeps it, who decided of it, and what speaks against it. */
export function NoticeDetails({ notice }: { notice: StaffNotice }) {
  const t = useTranslate()
  const { owner, replaces, damOwned, warnings, reason, decidedBy, decidedAt } = notice
  return (
    <>
      {replaces ? (
        <Columns from="md" gap={3}>
          <Block>
            <Text strong mb={1}>
              {t('noticeAdmin.before')}
            </Text>
            <LitterNotice notice={replaces} />
          </Block>
          <Block>
            <Text strong mb={1}>
              {t('noticeAdmin.after')}
            </Text>
            <LitterNotice notice={notice} />
          </Block>
        </Columns>
      ) : (
        <LitterNotice notice={notice} />
      )}
      <Text tone="muted" size="small" breaks>
        {t('noticeAdmin.ownerIs', { user: owner?.username ?? t('noticeAdmin.ofClub') })}
      </Text>
      {decidedBy && decidedAt && (
        <Text tone="muted" size="small" breaks>
          {t('noticeAdmin.decidedBy', { user: decidedBy.username, date: formatDate(decidedAt.slice(0, 10)) })}
        </Text>
      )}
      {reason && (
        <Text size="small" mt={0.5} breaks lines>
          {t('noticeAdmin.reasonIs', { reason })}
        </Text>
      )}
      {!damOwned && (
        <Note tone="error" mt={1.5}>
          <Text>{t('noticeAdmin.damOwnerMissing')}</Text>
        </Note>
      )}
      <NoticeWarnings codes={warnings} />
    </>
  )
}
