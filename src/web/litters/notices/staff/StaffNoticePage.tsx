import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { StaffNotice } from '#contract/litterNotices.ts'
import { useMay } from '../../../accounts/session/session.ts'
import { Changes } from '../../../audit/Changes.tsx'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { PageTitle } from '../../../ui/layout/PageTitle.tsx'
import { Block, Row, Text } from '../../../ui/layout/parts.ts'
import { Section } from '../../../ui/layout/Section.tsx'
import { AppLink, LinkButton } from '../../../ui/links/AppLink.tsx'
import { LoadedPage } from '../../../ui/loading/Loaded.tsx'
import { litterAddress } from '../../addresses.ts'
import { NEW, STAFF_NOTICE_PATH, staffNoticeAddress, staffNoticesAddress } from '../addresses.ts'
import { NoticeState } from '../NoticeState.tsx'
import { noticeChangesQuery, staffNoticeQuery } from '../queries.ts'
import { usePairName } from '../usePairName.ts'
import { NoticeActions } from './NoticeActions.tsx'
import { NoticeDetails } from './NoticeDetails.tsx'
import { NewStaffForm, StaffForm } from './StaffForm.tsx'

/** `/hallinta/pentue/{id}`: one notice with its form and its log, or a new one of the club. */
export function StaffNoticePage() {
  const { id } = useParams({ from: STAFF_NOTICE_PATH })
  return id === NEW ? <NewNotice /> : <StoredNotice id={id} />
}

function NewNotice() {
  const t = useTranslate()
  return (
    <>
      <PageTitle
        title={t('noticeAdmin.newTitle')}
        lead={<AppLink {...staffNoticesAddress()}>{t('noticeAdmin.title')}</AppLink>}
      />
      <Text mb={3}>{t('noticeAdmin.newLead')}</Text>
      <NewStaffForm />
    </>
  )
}

function StoredNotice({ id }: { id: string }) {
  const t = useTranslate()
  const query = useQuery(staffNoticeQuery(id))
  const title = t('noticeAdmin.title')
  return (
    <LoadedPage query={query} heading={title} list={{ to: staffNoticesAddress(), name: title }}>
      {(notice) => <Notice key={notice.id} notice={notice} />}
    </LoadedPage>
  )
}

function Notice({ notice }: { notice: StaffNotice }) {
  const t = useTranslate()
  const pairName = usePairName()
  const mayDecide = useMay('litters.decide')
  const { id, state, expired, replaces } = notice
  // What waits is an adviser's to show.
  const mayEdit = useMay('litters.edit') && (state !== 'waiting' || mayDecide)
  return (
    <>
      <PageTitle
        title={pairName(notice)}
        lead={<AppLink {...staffNoticesAddress()}>{t('noticeAdmin.title')}</AppLink>}
        actions={
          state === 'shown' &&
          !expired && (
            <LinkButton {...litterAddress({ id: String(id) })} variant="outlined">
              {t('notices.open')}
            </LinkButton>
          )
        }
      />
      <Row between align="start" mb={2}>
        <div>
          <NoticeState notice={notice} />
        </div>
        <NoticeActions notice={notice} />
      </Row>
      <NoticeDetails notice={notice} />
      {mayEdit && (
        <Section title={t('noticeAdmin.edit')}>
          {replaces ? (
            <Block measure="text">
              <Text mb={1}>{t('noticeAdmin.isChange')}</Text>
              <AppLink {...staffNoticeAddress(replaces.id)}>{t('noticeAdmin.openShown')}</AppLink>
            </Block>
          ) : (
            <StaffForm notice={notice} />
          )}
        </Section>
      )}
      <Section title={t('noticeAdmin.log')}>
        <Changes query={noticeChangesQuery(id)} none={t('noticeAdmin.noLog')} />
      </Section>
    </>
  )
}
