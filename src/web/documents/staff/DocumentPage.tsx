import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { StaffDocument } from '#contract/documents.ts'
import { documentFile } from '#contract/endpoints/documents.ts'
import { Changes } from '../../audit/Changes.tsx'
import { documentChangesQuery } from '../../audit/queries.ts'
import { addressOf } from '../../client/address.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { staffTrialAddress } from '../../organising/addresses.ts'
import { FactList } from '../../ui/layout/FactList.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Row } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { LoadedPage } from '../../ui/loading/Loaded.tsx'
import { Code } from '../../ui/marks/Code.tsx'
import { TimeText } from '../../ui/values/TimeText.tsx'
import { DOCUMENT_PATH, documentsAddress } from '../addresses.ts'
import { DocumentForm } from './DocumentForm.tsx'
import { useDocumentTrial } from './documentTrial.ts'
import { staffDocumentQuery } from './queries.ts'
import { Readers } from './Readers.tsx'
import { RemoveDocument, RestoreDocument } from './RemoveDocument.tsx'
import { Versions } from './Versions.tsx'

/** `/hallinta/tiedostot/{id}`: one document with its versions. */
export function DocumentPage() {
  const t = useTranslate()
  const { id } = useParams({ from: DOCUMENT_PATH })
  const query = useQuery(staffDocumentQuery(id))
  const title = t('documentAdmin.title')
  return (
    <LoadedPage query={query} heading={title} list={{ to: documentsAddress(), name: title }}>
      {(document) => <Document key={document.id} document={document} />}
    </LoadedPage>
  )
}

function Document({ document }: { document: StaffDocument }) {
  const t = useTranslate()
  const { id, title, mayChange, removedAt } = document
  const isThere = removedAt === null
  return (
    <>
      <PageTitle
        title={title.fi}
        lead={
          <Row gap={2}>
            <Readers {...document} />
            <AppLink {...documentsAddress()}>{t('documentAdmin.title')}</AppLink>
          </Row>
        }
      />
      <DocumentFacts document={document} />
      <Section title={t('documentAdmin.versions')}>
        <Versions document={document} />
      </Section>
      {mayChange && isThere && (
        <Section title={t('documentAdmin.details')}>
          <DocumentForm document={document} />
        </Section>
      )}
      {mayChange && (
        <Section title={t('documentAdmin.removal')}>
          {isThere ? <RemoveDocument document={document} /> : <RestoreDocument id={id} />}
        </Section>
      )}
      {mayChange && (
        <Section title={t('documentAdmin.changes')}>
          <Changes query={documentChangesQuery(id)} none={t('documentAdmin.noChanges')} />
        </Section>
      )}
    </>
  )
}

/** Where it stands, who brought it, and the address that others may be given. */
function DocumentFacts({ document }: { document: StaffDocument }) {
  const t = useTranslate()
  const trialName = useDocumentTrial()
  const { id, folder, trial, public: isPublic, by, madeAt, removedAt } = document
  const address = new URL(addressOf(documentFile, { params: { id } }), window.location.origin).href
  return (
    <FactList
      facts={[
        trial
          ? {
              label: t('documentAdmin.trial'),
              value: <AppLink {...staffTrialAddress(trial.id)}>{trialName(trial)}</AppLink>,
            }
          : { label: t('documentAdmin.folder'), value: folder?.name ?? t('documentAdmin.noFolder') },
        { label: t('documentAdmin.brought'), value: <TimeText moment={madeAt} /> },
        { label: t('documentAdmin.columns.who'), value: by?.username ?? t('documentAdmin.erased') },
        {
          label: t('documentAdmin.address'),
          value: isPublic && removedAt === null && <Code>{address}</Code>,
          long: true,
        },
      ]}
    />
  )
}
