import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { DataMapping } from '#contract/dataMappings.ts'
import { dataMapping, deleteDataMapping, editDataMapping } from '#contract/endpoints/dataMappings.ts'
import { ask } from '../../client/calls.ts'
import { queryOf, TOLD_BY_PAGE } from '../../client/queries.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ConfirmedAction } from '../../ui/dialogs/ConfirmedAction.tsx'
import { useFormConflict } from '../../ui/drafts/useFormConflict.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Row, Text } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { LoadedPage } from '../../ui/loading/Loaded.tsx'
import { toastRefusal } from '../../ui/toasts/toastRefusal.ts'
import { TimeText } from '../../ui/values/TimeText.tsx'
import { DATA_MAPPING_PATH, dataMappingsAddress } from '../addresses.ts'
import { CopyMapping } from './CopyMapping.tsx'
import { MappingConflict } from './MappingConflict.tsx'
import { OF_MAPPINGS, sentSheets } from './queries.ts'
import { SaveMapping } from './SaveMapping.tsx'
import { SheetsEditor } from './SheetsEditor.tsx'

/** `/hallinta/paivitys/muodot/:id`: one saved mapping, to be changed, copied or removed. */
export function MappingPage() {
  const t = useTranslate()
  const id = Number(useParams({ from: DATA_MAPPING_PATH }).id)
  const query = useQuery({ ...queryOf(dataMapping, { params: { id } }), ...TOLD_BY_PAGE })
  return (
    <LoadedPage
      query={query}
      heading={t('dataMappings.list')}
      list={{ to: dataMappingsAddress(), name: t('dataMappings.list') }}
    >
      {(stored) => (
        <>
          <PageTitle
            title={stored.name}
            lead={<AppLink {...dataMappingsAddress()}>{t('dataMappings.list')}</AppLink>}
          />
          <EditMapping key={stored.id} stored={stored} />
        </>
      )}
    </LoadedPage>
  )
}

function EditMapping({ stored }: { stored: DataMapping }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { id } = stored
  const [base, setBase] = useState(stored)
  const [sheets, setSheets] = useState(stored.sheets)
  const [name, setName] = useState(stored.name)
  const { fresh, watch, forget } = useFormConflict(() => ask(dataMapping, { params: { id } }))
  const begin = (from: DataMapping) => {
    setBase(from)
    setSheets(from.sheets)
    setName(from.name)
    forget()
  }
  const save = useChange(editDataMapping, {
    invalidates: OF_MAPPINGS,
    around: watch,
    onSuccess: begin,
  })
  const remove = useChange(deleteDataMapping, {
    invalidates: OF_MAPPINGS,
    onSuccess: () => navigate(dataMappingsAddress()),
    onError: (error) => toastRefusal(t, error),
  })
  const body = { id, version: base.version, name, sheets: sentSheets(sheets) }
  return (
    <>
      <Text tone="muted" mb={2}>
        {t('dataMappings.made')}: <TimeText moment={base.madeAt} />
        {base.by && `, ${base.by.username}`}
        {base.version > 1 && (
          <>
            {' · '}
            {t('dataMappings.changed')}: <TimeText moment={base.changedAt} />
            {base.changedBy && `, ${base.changedBy.username}`}
          </>
        )}
      </Text>
      <Row gap={2}>
        <CopyMapping name={base.name} sheets={base.sheets} />
        <ConfirmedAction
          label={t('dataMappings.remove')}
          question={t('dataMappings.removeQuestion', { name: base.name })}
          help={t('dataMappings.removeHelp')}
          blocked={null}
          dangerous
          call={remove}
          body={{ id, version: base.version }}
        />
      </Row>
      <SheetsEditor sheets={sheets} onChange={setSheets} />
      <SaveMapping
        name={name}
        onName={setName}
        action={t('dataMappings.saveChanges')}
        busy={save.isPending}
        error={fresh ? null : save.error}
        onSave={() => save.mutate(body)}
      >
        {fresh && (
          <MappingConflict
            own={{ name, sheets }}
            fresh={fresh}
            onOwn={() => {
              setBase(fresh)
              forget()
            }}
            onFresh={() => begin(fresh)}
          />
        )}
      </SaveMapping>
    </>
  )
}
