import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { DocumentFolder } from '#contract/documents.ts'
import { createDocument } from '#contract/endpoints/documents.ts'
import { titleByName } from '#domain/documents.ts'
import { useMay } from '../../accounts/session/session.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { staffTrialAddress } from '../../organising/addresses.ts'
import { useDraftForm } from '../../ui/drafts/useDraftForm.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Block, Text } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { LoadedPage } from '../../ui/loading/Loaded.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { documentAddress, documentsAddress, NEW_DOCUMENT_PATH } from '../addresses.ts'
import { useFileSize } from '../useFileSize.ts'
import { DocumentFields, useDocumentLabels, WithFolders } from './DocumentFields.tsx'
import { documentResolver, newDocumentValues } from './documentValues.ts'
import { DOCUMENTS, staffDocumentQuery, staffTrialDocumentsQuery } from './queries.ts'
import { UploadInput } from './UploadInput.tsx'
import type { Brought } from './useUpload.ts'

/** `/hallinta/tiedostot/uusi`: brings a document of the club, or of the trial that the address names. */
export function NewDocumentPage() {
  const t = useTranslate()
  const { trial } = useSearch({ from: NEW_DOCUMENT_PATH })
  const mayPublish = useMay('content.edit')
  return (
    <>
      <PageTitle
        title={t('documentAdmin.new')}
        lead={
          trial === undefined ? (
            <AppLink {...documentsAddress()}>{t('documentAdmin.title')}</AppLink>
          ) : (
            <AppLink {...staffTrialAddress(trial)}>{t('documentAdmin.toTrial')}</AppLink>
          )
        }
      />
      {trial === undefined ? (
        <NewDocument trialId={null} mayPublish={mayPublish} />
      ) : (
        <NewTrialDocument trialId={trial} />
      )}
    </>
  )
}

function NewTrialDocument({ trialId }: { trialId: number }) {
  const t = useTranslate()
  const query = useQuery(staffTrialDocumentsQuery(trialId))
  const title = t('documentAdmin.title')
  return (
    <LoadedPage query={query} heading={title} list={{ to: documentsAddress(), name: title }}>
      {({ mayBring, mayPublish }) =>
        mayBring ? (
          <NewDocument trialId={trialId} mayPublish={mayPublish} />
        ) : (
          <Text>{t('documentAdmin.notOfTrial')}</Text>
        )
      }
    </LoadedPage>
  )
}

interface Props {
  trialId: number | null
  mayPublish: boolean
}

/** First the file, then what it is called and who may read it. */
function NewDocument(props: Props) {
  const t = useTranslate()
  const [brought, setBrought] = useState<Brought | null>(null)
  return (
    <>
      <UploadInput
        label={t(brought ? 'documentAdmin.chooseOther' : 'documentAdmin.choose')}
        onBrought={setBrought}
      />
      {brought && (
        <WithFolders ofTrial={props.trialId !== null}>
          {(folders) => (
            <NewDocumentForm key={brought.upload} brought={brought} folders={folders} {...props} />
          )}
        </WithFolders>
      )}
    </>
  )
}

interface FormProps extends Props {
  brought: Brought
  folders: readonly DocumentFolder[]
}

function NewDocumentForm({ brought, folders, trialId, mayPublish }: FormProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const sizeOf = useFileSize()
  const { upload, fileName, type, bytes } = brought
  const form = useDraftForm({
    resolver: documentResolver,
    defaultValues: newDocumentValues(titleByName(fileName).slice(0, 120)),
  })
  const { mutateAsync } = useChange(createDocument, {
    invalidates: DOCUMENTS,
    async onSuccess(added) {
      queries.setQueryData(staffDocumentQuery(added.id).queryKey, added)
      showSuccess(t('documentAdmin.added', { title: added.title.fi }))
      await navigate(documentAddress(added.id))
    },
  })
  return (
    <Block mt={3}>
      <Text breaks mb={2}>
        {fileName} ({t(`documents.types.${type}`)}, {sizeOf(bytes)})
      </Text>
      <Form
        form={form}
        labels={useDocumentLabels()}
        onSubmit={(values) => mutateAsync({ ...values, upload, trialId })}
      >
        <DocumentFields ofTrial={trialId !== null} folders={folders} mayPublish={mayPublish} />
        <SubmitButton>{t('documentAdmin.add')}</SubmitButton>
      </Form>
    </Block>
  )
}
