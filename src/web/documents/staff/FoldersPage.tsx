import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DocumentFolder } from '#contract/documents.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { documentsAddress } from '../addresses.ts'
import { FolderDialog } from './FolderDialog.tsx'
import { useFolderColumns } from './folderColumns.tsx'
import { foldersQuery } from './queries.ts'

/** `/hallinta/tiedostot/kansiot`: the folders of documents in their order. */
export function FoldersPage() {
  const t = useTranslate()
  const query = useQuery(foldersQuery)
  const [edited, setEdited] = useState<{ folder: DocumentFolder | undefined } | null>(null)
  return (
    <>
      <PageTitle
        title={t('documentAdmin.folders')}
        lead={<AppLink {...documentsAddress()}>{t('documentAdmin.title')}</AppLink>}
        actions={
          <Button variant="contained" onClick={() => setEdited({ folder: undefined })}>
            {t('documentAdmin.newFolder')}
          </Button>
        }
      />
      <Loaded query={query} failed={t('documentAdmin.foldersFailed')} rows={5} rowHeight={44}>
        {({ folders }) => <Folders folders={folders} onRename={(folder) => setEdited({ folder })} />}
      </Loaded>
      {edited && <FolderDialog folder={edited.folder} onClose={() => setEdited(null)} />}
    </>
  )
}

interface Props {
  folders: readonly DocumentFolder[]
  onRename: (folder: DocumentFolder) => void
}

function Folders({ folders, onRename }: Props) {
  const t = useTranslate()
  return (
    <DataTable
      caption={t('documentAdmin.folders')}
      columns={useFolderColumns(folders, onRename)}
      rows={folders}
      rowKey={({ id }) => String(id)}
      cardsBelow="md"
      empty={<EmptyState title={t('documentAdmin.noFolders')}>{t('documentAdmin.noFoldersHelp')}</EmptyState>}
    />
  )
}
