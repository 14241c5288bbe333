import { useSearch } from '@tanstack/react-router'
import { useUser } from '../accounts/session/session.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Note } from '../ui/layout/parts.ts'
import { PageSkeleton } from '../ui/loading/Skeletons.tsx'
import { INQUIRY_PATH, inquirySearchOf } from './addresses.ts'
import { InquiryForm } from './InquiryForm.tsx'

/** `/terveysilmoitus`: an owner or breeder reports on the health of a dog. */
export function InquiryPage() {
  const t = useTranslate()
  const { koira } = inquirySearchOf({ ...useSearch({ from: INQUIRY_PATH }) })
  // The draft is kept for whoever is signed in: before that is known there is no form to write it.
  const user = useUser()
  return (
    <>
      <PageTitle title={t('healthInquiry.title')} lead={t('healthInquiry.lead')} />
      <Note tone="secondary" mb={3} measure="text">
        {t('healthInquiry.privacy')}
      </Note>
      {user === undefined ? <PageSkeleton /> : <InquiryForm user={user} regnr={koira ?? ''} />}
    </>
  )
}
