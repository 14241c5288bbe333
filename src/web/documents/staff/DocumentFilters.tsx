import { useQuery } from '@tanstack/react-query'
import { DOCUMENT_OWNERS, DOCUMENT_READERS } from '#contract/documentConstants.ts'
import { useModule } from '../../client/service.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { SearchLine } from '../../ui/filters/SearchLine.tsx'
import { SelectFilters } from '../../ui/filters/SelectFilters.tsx'
import { useFilters } from '../../ui/filters/useFilters.ts'
import { Stack } from '../../ui/layout/parts.ts'
import { type DocumentsSearch, documentsAddress, documentsSearchOf } from '../addresses.ts'
import { foldersQuery } from './queries.ts'

/** What the list of documents is narrowed by. */
export function DocumentFilters({ search }: { search: DocumentsSearch }) {
  const t = useTranslate()
  const hasTrials = useModule('kaer')
  const folders = useQuery(foldersQuery).data?.folders ?? []
  const { go, set } = useFilters(search, documentsSearchOf, documentsAddress)
  const { q, folder, readers, of, own, removed, sort, direction } = search
  return (
    <Stack>
      <SearchLine
        label={t('documentAdmin.search')}
        help={t('documentAdmin.searchHelp')}
        action={t('documentAdmin.searchAction')}
        start={q ?? ''}
        onSearch={set('q')}
      />
      <SelectFilters
        label={t('documentAdmin.title')}
        set={set}
        onClear={() => go({ q, sort, direction })}
        filters={[
          {
            name: 'folder',
            label: t('documentAdmin.folder'),
            value: folder === undefined ? undefined : String(folder),
            options: [
              ...folders.map(({ id, name }) => ({ value: String(id), label: name.fi })),
              { value: 'none', label: t('documentAdmin.noFolder') },
            ],
          },
          {
            name: 'readers',
            label: t('documentAdmin.columns.readers'),
            value: readers,
            options: DOCUMENT_READERS.map((value) => ({
              value,
              label: t(`documentAdmin.readers.${value}`),
            })),
          },
          ...(hasTrials
            ? [
                {
                  name: 'of',
                  label: t('documentAdmin.of'),
                  value: of,
                  options: DOCUMENT_OWNERS.map((value) => ({
                    value,
                    label: t(`documentAdmin.owners.${value}`),
                  })),
                },
              ]
            : []),
          {
            name: 'own',
            label: t('documentAdmin.bringer'),
            value: own,
            options: [{ value: '1', label: t('documentAdmin.own') }],
          },
          {
            name: 'removed',
            label: t('documentAdmin.state'),
            value: removed,
            options: [{ value: '1', label: t('documentAdmin.removedOnes') }],
            none: t('documentAdmin.inUse'),
          },
        ]}
      />
    </Stack>
  )
}
