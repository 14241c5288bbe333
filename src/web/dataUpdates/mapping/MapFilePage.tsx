import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { DataUpdateSample } from '#contract/dataMappings.ts'
import {
  createDataMapping,
  dataUpdateSample,
  previewDataMapping,
  readByDataMapping,
} from '#contract/endpoints/dataMappings.ts'
import { dataUpdate } from '#contract/endpoints/dataUpdates.ts'
import { change } from '../../client/calls.ts'
import { queryOf, TOLD_BY_PAGE } from '../../client/queries.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Note, Text } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { LoadedPage } from '../../ui/loading/Loaded.tsx'
import { useDebounced } from '../../ui/useDebounced.ts'
import { DATA_UPDATE_FORMAT_PATH, dataUpdateAddress, dataUpdatesAddress } from '../addresses.ts'
import { OF_MAPPINGS, OF_UPDATES, sentSheets, unnamedSheet } from './queries.ts'
import { SaveMapping } from './SaveMapping.tsx'
import { SheetsEditor } from './SheetsEditor.tsx'

/** Milliseconds after the last choice until the preview follows. */
const PREVIEW_AFTER = 300

/** `/hallinta/paivitys/:id/muoto`: which column of a sent file is what, with the first rows as they would be read. */
export function MapFilePage() {
  const t = useTranslate()
  const id = Number(useParams({ from: DATA_UPDATE_FORMAT_PATH }).id)
  const update = useQuery(queryOf(dataUpdate, { params: { id } }))
  const query = useQuery({
    ...queryOf(dataUpdateSample, { params: { id } }),
    ...TOLD_BY_PAGE,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <LoadedPage
      query={query}
      heading={t('dataMappings.title')}
      list={{ to: dataUpdatesAddress(), name: t('dataUpdates.title') }}
    >
      {(sample) => (
        <>
          <PageTitle
            title={t('dataMappings.title')}
            lead={
              <AppLink {...dataUpdateAddress(id)}>
                {update.data?.fileName ?? t('dataMappings.backToUpdate')}
              </AppLink>
            }
          />
          <Text measure="text" mb={2}>
            {t('dataMappings.help')}
          </Text>
          <MapFile id={id} sample={sample} />
        </>
      )}
    </LoadedPage>
  )
}

function MapFile({ id, sample }: { id: number; sample: DataUpdateSample }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const [sheets, setSheets] = useState(sample.sheets)
  const [name, setName] = useState('')
  const asked = useDebounced(sheets, PREVIEW_AFTER).map(unnamedSheet)
  const preview = useQuery({
    ...queryOf(previewDataMapping, { params: { id }, body: { sheets: asked } }),
    placeholderData: keepPreviousData,
  })
  const save = useChange(createDataMapping, {
    invalidates: [...OF_MAPPINGS, ...OF_UPDATES],
    onSuccess: async (saved) => {
      await change(readByDataMapping, { mappingId: saved.id }, { params: { id } })
      await navigate(dataUpdateAddress(id))
    },
  })
  return (
    <>
      {sample.from && (
        <Note tone="primary" mb={2} py={1}>
          {t('dataMappings.proposed', { name: sample.from.name })}
        </Note>
      )}
      <SheetsEditor sheets={sheets} onChange={setSheets} previews={preview.data?.sheets ?? []} />
      <SaveMapping
        name={name}
        onName={setName}
        action={t('dataMappings.saveAndRead')}
        busy={save.isPending}
        error={save.error}
        onSave={() => save.mutate({ name, sheets: sentSheets(sheets) })}
      />
    </>
  )
}
