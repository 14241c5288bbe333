import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { StaffNotices } from '#contract/litterNotices.ts'
import { useMay } from '../../../accounts/session/session.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { PageTitle } from '../../../ui/layout/PageTitle.tsx'
import { Stack, Text } from '../../../ui/layout/parts.ts'
import { Section } from '../../../ui/layout/Section.tsx'
import { LinkButton } from '../../../ui/links/AppLink.tsx'
import { Pages } from '../../../ui/links/Pages.tsx'
import { EmptyState } from '../../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../../ui/loading/Loaded.tsx'
import {
  NEW,
  STAFF_NOTICES_PATH,
  type StaffNoticesSearch,
  staffNoticeAddress,
  staffNoticesAddress,
  staffNoticesSearchOf,
} from '../addresses.ts'
import { staffNoticesQuery } from '../queries.ts'
import { NoticeTable } from './NoticeTable.tsx'
import { StaffNoticeFilters } from './StaffNoticeFilters.tsx'
import { WaitingNotice } from './WaitingNotice.tsx'

/** `/hallinta/pentueet`: what waits for a decision, then the other notices. */
export function StaffNoticesPage() {
  const t = useTranslate()
  const mayEdit = useMay('litters.edit')
  const search = staffNoticesSearchOf({ ...useSearch({ from: STAFF_NOTICES_PATH }) })
  const list = useQuery(staffNoticesQuery(search))
  return (
    <>
      <PageTitle
        title={t('noticeAdmin.title')}
        lead={t('noticeAdmin.lead')}
        actions={
          mayEdit && (
            <LinkButton {...staffNoticeAddress(NEW)} variant="contained">
              {t('noticeAdmin.new')}
            </LinkButton>
          )
        }
      />
      <Loaded query={list} failed={t('noticeAdmin.failed')} rows={8} rowHeight={96}>
        {(notices) => <Notices of={notices} search={search} />}
      </Loaded>
    </>
  )
}

function Notices({ of, search }: { of: StaffNotices; search: StaffNoticesSearch }) {
  const t = useTranslate()
  const { waiting, notices, page, pageSize, total } = of
  return (
    <>
      <Section title={t('noticeAdmin.waiting')}>
        {waiting.length === 0 ? (
          <Text tone="muted">{t('noticeAdmin.waitingNone')}</Text>
        ) : (
          <Stack>
            {waiting.map((notice) => (
              <WaitingNotice key={notice.id} notice={notice} />
            ))}
          </Stack>
        )}
      </Section>
      <Section title={t('noticeAdmin.others')}>
        <StaffNoticeFilters search={search} />
        {notices.length === 0 ? (
          <EmptyState title={t('noticeAdmin.none')}>{t('noticeAdmin.noneHelp')}</EmptyState>
        ) : (
          <NoticeTable notices={notices} />
        )}
        <Pages
          label={t('noticeAdmin.pages')}
          page={page}
          count={Math.ceil(total / pageSize)}
          to={(next) => staffNoticesAddress({ ...search, page: next })}
        />
      </Section>
    </>
  )
}
