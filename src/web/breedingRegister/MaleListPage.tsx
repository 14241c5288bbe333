import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ListedMale } from '#contract/breedingRegister.ts'
import { maleListCsv } from '#contract/endpoints/breedingRegister.ts'
import { addressOf } from '../client/address.ts'
import { InbreedingFigure } from '../dogs/InbreedingFigure.tsx'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { litterAddress } from '../litters/addresses.ts'
import { Row, Text } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import { DownloadButton } from '../ui/links/DownloadButton.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column } from '../ui/table/types.ts'
import { DateText } from '../ui/values/DateText.tsx'
import { MALE_LIST_PATH, maleListAddress } from './addresses.ts'
import { BreedListPage } from './BreedListPage.tsx'
import { useDogColumns } from './dogColumns.tsx'
import { maleListQuery } from './queries.ts'

/** `/jalostusuroslista/{rotu}`: the males of a breed that their owners offer for breeding. */
export function MaleListPage() {
  const { rotu } = useParams({ from: MALE_LIST_PATH })
  return (
    <BreedListPage breed={rotu} list="males" to={maleListAddress}>
      {(breed) => <Males breed={breed} />}
    </BreedListPage>
  )
}

function Males({ breed }: { breed: string }) {
  const t = useTranslate()
  const language = useLanguage()
  const columns = useMaleColumns()
  const query = useQuery(maleListQuery(breed))
  return (
    <Loaded
      query={query}
      failed={t('breedingRegister.males.failed')}
      rows={8}
      rowHeight={56}
      empty={(males) =>
        males.length === 0 && (
          <EmptyState title={t('breedingRegister.males.none')}>
            {t('breedingRegister.males.noneHelp')}
          </EmptyState>
        )
      }
    >
      {(males) => (
        <DataTable
          caption={t('breedingRegister.males.table')}
          columns={columns}
          rows={males}
          rowKey={({ dog }) => dog.regnr}
          sorting={{ column: 'dog', direction: 'asc' }}
          columnChoice
          summary={
            <Row align="center" gap={2}>
              <Text strong role="status">
                {t('breedingRegister.count', { count: males.length })}
              </Text>
              <DownloadButton href={addressOf(maleListCsv, { params: { id: breed }, lang: language })}>
                {t('breedingRegister.males.csv')}
              </DownloadButton>
            </Row>
          }
        />
      )}
    </Loaded>
  )
}

function useMaleColumns(): readonly Column<ListedMale>[] {
  const t = useTranslate()
  return [
    ...useDogColumns<ListedMale>({ breed: false }),
    {
      id: 'inbreeding',
      header: t('breedingRegister.columns.inbreeding'),
      cell: ({ dog }) => <InbreedingFigure of={dog} />,
      sortValue: ({ dog }) => dog.inbreeding,
      oneLine: true,
      align: 'right',
      card: 'fact',
    },
    {
      id: 'owners',
      header: t('breedingRegister.columns.owners'),
      cell: ({ owners }) =>
        owners.map(({ name, town }) => [name, town].filter(Boolean).join(', ')).join('; ') || '–',
      isEmpty: ({ owners }) => owners.length === 0,
      card: 'fact',
    },
    {
      id: 'added',
      header: t('breedingRegister.columns.added'),
      cell: ({ added }) => <DateText date={added} />,
      sortValue: ({ added }) => added,
      card: 'fact',
    },
    {
      id: 'test',
      header: t('dogs.testLitter'),
      cell: ({ dog }) => (
        <AppLink {...litterAddress({ sire: dog.regnr })} data-print="no">
          {t('dogs.testLitter')}
        </AppLink>
      ),
      hideable: false,
      card: 'actions',
    },
  ]
}
