import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { PlainList, Text } from '../../ui/layout/parts.ts'
import { UprightPrint } from '../../ui/layout/UprightPrint.tsx'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { NOTICES_PATH } from '../addresses.ts'
import { noticesQuery } from '../queries.ts'
import { ownNoticesAddress } from './addresses.ts'
import { NoticeCard } from './NoticeCard.tsx'
import { NoticeFilters } from './NoticeFilters.tsx'

/** `/pentueet/{rotu}`: litters that are born, planned or wished for, as their owners and the club tell of them. */
export function NoticesPage() {
  const t = useTranslate()
  const { rotu } = useParams({ from: NOTICES_PATH })
  const search = useSearch({ from: NOTICES_PATH })
  const { type = 'litter', place } = search
  const notices = useQuery(noticesQuery(type, rotu, place))
  return (
    <>
      <UprightPrint />
      <PageTitle
        title={t('litters.list.title')}
        lead={t('litters.list.lead')}
        actions={
          <LinkButton {...ownNoticesAddress()} variant="outlined">
            {t('notices.title')}
          </LinkButton>
        }
      />
      <NoticeFilters breed={rotu} search={search} />
      <Loaded
        query={notices}
        failed={t('litters.list.failed')}
        rows={6}
        rowHeight={120}
        empty={({ length }) =>
          length === 0 && <EmptyState title={t('litters.list.none')}>{t('litters.list.noneHelp')}</EmptyState>
        }
      >
        {(found) => (
          <>
            <Text strong mb={1} role="status">
              {t('litters.list.count', { count: found.length })}
            </Text>
            <PlainList aria-label={t(`litters.list.types.${type}`)} ruled>
              {found.map((notice) => (
                <NoticeCard key={notice.id} notice={notice} breed={rotu === undefined} />
              ))}
            </PlainList>
          </>
        )}
      </Loaded>
    </>
  )
}
