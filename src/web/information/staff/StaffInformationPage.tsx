import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { StaffInformationPage as Stored } from '#contract/information.ts'
import { Changes } from '../../audit/Changes.tsx'
import { informationChangesQuery } from '../../audit/queries.ts'
import { WithFolders } from '../../documents/staff/DocumentFields.tsx'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Row, Span } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { LoadedPage } from '../../ui/loading/Loaded.tsx'
import {
  clubPageAddress,
  NEW_INFORMATION_PAGE,
  STAFF_INFORMATION_PAGE_PATH,
  staffInformationAddress,
} from '../addresses.ts'
import { staffInformationPageQuery } from '../queries.ts'
import { NewPageForm, PageForm } from './PageForm.tsx'
import { PageState } from './PageState.tsx'
import { RemovePage } from './RemovePage.tsx'
import { Texts } from './Texts.tsx'

/** `/hallinta/tietosivut/{id}`: one page of information; `uusi` writes one. */
export function StaffInformationPage() {
  const { id } = useParams({ from: STAFF_INFORMATION_PAGE_PATH })
  return id === NEW_INFORMATION_PAGE ? <NewPage /> : <StoredPage key={id} id={id} />
}

function NewPage() {
  const t = useTranslate()
  return (
    <>
      <PageTitle title={t('informationAdmin.new')} lead={<ToList />} />
      <WithFolders ofTrial={false}>{(folders) => <NewPageForm folders={folders} />}</WithFolders>
    </>
  )
}

function StoredPage({ id }: { id: string }) {
  const t = useTranslate()
  const query = useQuery(staffInformationPageQuery(id))
  const title = t('informationAdmin.title')
  return (
    <LoadedPage query={query} heading={title} list={{ to: staffInformationAddress(), name: title }}>
      {(page) => <Page page={page} />}
    </LoadedPage>
  )
}

function Page({ page }: { page: Stored }) {
  const t = useTranslate()
  const local = useLocalText()
  const { id, published, title, address } = page
  const lead = (
    <Row gap={2}>
      <PageState published={published} />
      {published ? (
        <AppLink {...clubPageAddress(address)}>{t('informationAdmin.toPublic')}</AppLink>
      ) : (
        <Span breaks>/tietoja/{address}</Span>
      )}
      <ToList />
    </Row>
  )
  return (
    <>
      <PageTitle title={local(title)} lead={lead} />
      <WithFolders ofTrial={false}>{(folders) => <PageForm page={page} folders={folders} />}</WithFolders>
      <Section title={t('informationAdmin.texts.earlier')}>
        <Texts page={page} />
      </Section>
      <Section title={t('informationAdmin.removal')}>
        <RemovePage page={page} />
      </Section>
      <Section title={t('informationAdmin.changes')}>
        <Changes query={informationChangesQuery(id)} none={t('informationAdmin.noChanges')} />
      </Section>
    </>
  )
}

function ToList() {
  const t = useTranslate()
  return <AppLink {...staffInformationAddress()}>{t('informationAdmin.title')}</AppLink>
}
