import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { UprightPrint } from '../ui/layout/UprightPrint.tsx'
import { AppLink } from '../ui/links/AppLink.tsx'
import { TabLinks } from '../ui/links/TabLinks.tsx'
import { reviewAnalysisAddress, reviewsAddress, type SharedReviewSearch } from './addresses.ts'

interface Props {
  view: 'list' | 'analysis'
  /** kept from one view to the other */
  search: SharedReviewSearch
}

const WHOLE_PATH = { exact: true, includeSearch: false } as const

/** The heading of the reviews with the ways from the list to the analysis and back. */
export function ReviewTitle({ view, search: { breed, kind, gender } }: Props) {
  const t = useTranslate()
  const shared = { breed, kind, gender }
  return (
    <>
      <UprightPrint />
      <PageTitle
        title={t(view === 'list' ? 'reviews.title' : 'reviews.analysis.title')}
        lead={t(view === 'list' ? 'reviews.lead' : 'reviews.analysis.lead')}
      />
      <TabLinks label={t('reviews.views.label')}>
        <AppLink {...reviewsAddress(shared)} activeOptions={WHOLE_PATH}>
          {t('reviews.views.list')}
        </AppLink>
        <AppLink {...reviewAnalysisAddress(shared)} activeOptions={WHOLE_PATH}>
          {t('reviews.views.analysis')}
        </AppLink>
      </TabLinks>
    </>
  )
}
