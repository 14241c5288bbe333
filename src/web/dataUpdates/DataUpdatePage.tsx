import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { DataUpdate } from '#contract/dataUpdates.ts'
import { dataUpdate } from '#contract/endpoints/dataUpdates.ts'
import { queryOf, TOLD_BY_PAGE } from '../client/queries.ts'
import { codeText } from '../i18n/errorText.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Note } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import { LoadedPage } from '../ui/loading/Loaded.tsx'
import { DATA_UPDATE_PATH, dataUpdatesAddress } from './addresses.ts'
import { Difference } from './Difference.tsx'
import { UpdateActions } from './UpdateActions.tsx'
import { UpdateFacts } from './UpdateFacts.tsx'
import { UpdateProgress } from './UpdateProgress.tsx'

/** Milliseconds between two looks while the service is at work. */
const REFRESH = 1000

/** `/hallinta/paivitys/:id`: one update, how it stands, what it would change, and what can be done with it. */
export function DataUpdatePage() {
  const t = useTranslate()
  const id = Number(useParams({ from: DATA_UPDATE_PATH }).id)
  const query = useQuery({
    ...queryOf(dataUpdate, { params: { id } }),
    ...TOLD_BY_PAGE,
    refetchInterval: ({ state }) => (state.data?.progress ? REFRESH : false),
  })
  return (
    <LoadedPage
      query={query}
      heading={t('dataUpdates.title')}
      list={{ to: dataUpdatesAddress(), name: t('dataUpdates.title') }}
    >
      {(update) => (
        <>
          <PageTitle
            title={update.fileName}
            lead={<AppLink {...dataUpdatesAddress()}>{t('dataUpdates.title')}</AppLink>}
          />
          <Update update={update} />
        </>
      )}
    </LoadedPage>
  )
}

function Update({ update }: { update: DataUpdate }) {
  const { state, progress, failure } = update
  const t = useTranslate()
  return (
    <>
      {failure && (
        <Note tone="warning" mb={2} py={1} role="status">
          {codeText(t, failure.code, undefined, { row: failure.row })}
        </Note>
      )}
      {state === 'uploading' && (
        <Note tone="warning" mb={2} py={1}>
          {t('dataUpdates.uploadLeft')}
        </Note>
      )}
      {progress && <UpdateProgress state={state} progress={progress} />}
      <UpdateFacts update={update} />
      <UpdateActions update={update} />
      {(state === 'ready' || state === 'undone') && <Difference update={update} />}
    </>
  )
}
