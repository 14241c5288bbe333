import { useTranslate } from '../../i18n/useTranslate.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { TabLinks } from '../../ui/links/TabLinks.tsx'
import { reviewClassesAddress, staffReviewsAddress } from './addresses.ts'

const TABS = ['days', 'reviews', 'classes'] as const
type Tab = (typeof TABS)[number]

const ADDRESSES = {
  days: staffReviewsAddress(),
  reviews: staffReviewsAddress({ view: 'reviews' }),
  classes: reviewClassesAddress(),
} as const

/** The ways between events, single reviews and classes. */
export function ReviewTabs({ shown }: { shown: Tab }) {
  const t = useTranslate()
  return (
    <TabLinks label={t('reviewAdmin.tabs.label')}>
      {TABS.map((tab) => (
        <AppLink
          key={tab}
          {...ADDRESSES[tab]}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={tab === shown ? 'page' : undefined}
        >
          {t(`reviewAdmin.tabs.${tab}`)}
        </AppLink>
      ))}
    </TabLinks>
  )
}
