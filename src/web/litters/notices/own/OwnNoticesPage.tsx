import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { PageTitle } from '../../../ui/layout/PageTitle.tsx'
import { PlainList } from '../../../ui/layout/parts.ts'
import { LinkButton } from '../../../ui/links/AppLink.tsx'
import { EmptyState } from '../../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../../ui/loading/Loaded.tsx'
import { NEW, ownNoticeAddress } from '../addresses.ts'
import { ownNoticesQuery } from '../queries.ts'
import { OwnNoticeItem } from './OwnNoticeItem.tsx'

/** `/pentueilmoitukset`: the notices that one keeps oneself. */
export function OwnNoticesPage() {
  const t = useTranslate()
  const own = useQuery(ownNoticesQuery)
  return (
    <>
      <PageTitle
        title={t('notices.title')}
        lead={t('notices.lead')}
        actions={
          <LinkButton {...ownNoticeAddress(NEW)} variant="contained">
            {t('notices.write')}
          </LinkButton>
        }
      />
      <Loaded
        query={own}
        failed={t('notices.failed')}
        rows={3}
        rowHeight={140}
        empty={({ notices }) =>
          notices.length === 0 && <EmptyState title={t('notices.none')}>{t('notices.noneHelp')}</EmptyState>
        }
      >
        {({ notices }) => (
          <PlainList aria-label={t('notices.list')} ruled>
            {notices.map((notice) => (
              <OwnNoticeItem
                key={notice.id}
                notice={notice}
                changing={notices.some(({ replaces }) => replaces === notice.id)}
              />
            ))}
          </PlainList>
        )}
      </Loaded>
    </>
  )
}
