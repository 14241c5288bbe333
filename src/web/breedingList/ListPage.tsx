import Print from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import type { BreedingListAnswer } from '#contract/breedingList.ts'
import { breedingListCsv, breedingListXlsx } from '#contract/endpoints/breedingList.ts'
import { useMay } from '../accounts/session/session.ts'
import { staffRegisterAddress } from '../breedingRegister/addresses.ts'
import { BreedChoice } from '../breedingRegister/BreedChoice.tsx'
import { isNotFound } from '../client/ApiError.ts'
import { addressOf } from '../client/address.ts'
import { useBreedName } from '../dogs/breeds.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { LinkButton } from '../ui/links/AppLink.tsx'
import { DownloadMenu } from '../ui/links/DownloadMenu.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import {
  BREEDING_LIST_PATH,
  type BreedingListSearch,
  breedingListAddress,
  breedingListSearchOf,
  filterOf,
  listUpdateAddress,
} from './addresses.ts'
import { ListCounts } from './ListCounts.tsx'
import { ListFilters } from './ListFilters.tsx'
import { ListPrint } from './ListPrint.tsx'
import { ListTable } from './ListTable.tsx'
import { useListColumns } from './listColumns.tsx'
import { NoBreed, NoRows } from './NoRows.tsx'
import { breedingListQuery } from './queries.ts'

/** `/hallinta/jalostuslista/{rotu}`: register and list of males of a breed as one list, for their staff. */
export function ListPage() {
  const t = useTranslate()
  const breedName = useBreedName()
  const mayDecide = useMay('register.decide')
  const { rotu } = useParams({ from: BREEDING_LIST_PATH })
  const search = breedingListSearchOf({ ...useSearch({ from: BREEDING_LIST_PATH }) })
  return (
    <>
      <ListPrint />
      <PageTitle
        title={
          rotu === undefined ? t('breedingList.title') : t('breedingList.titleOf', { breed: breedName(rotu) })
        }
        lead={t('breedingList.lead')}
        actions={
          <>
            <LinkButton variant="outlined" {...staffRegisterAddress({ breed: rotu })}>
              {t('breedingList.toRegister')}
            </LinkButton>
            {rotu !== undefined && mayDecide && (
              <LinkButton variant="contained" {...listUpdateAddress(rotu, filterOf(search))}>
                {t('breedingList.toUpdate')}
              </LinkButton>
            )}
          </>
        }
      />
      <BreedChoice breed={rotu} to={(code) => breedingListAddress(code, search)} />
      {rotu === undefined ? (
        <EmptyState title={t('breedingList.choose')}>{t('breedingList.chooseHelp')}</EmptyState>
      ) : (
        <BreedList breed={rotu} search={search} />
      )}
    </>
  )
}

interface ListProps {
  breed: string
  search: BreedingListSearch
}

function BreedList({ breed, search }: ListProps) {
  const t = useTranslate()
  const list = useQuery(breedingListQuery(breed, search))
  const to = (next: BreedingListSearch) => breedingListAddress(breed, next)
  return (
    <>
      {list.data && <ListCounts counts={list.data.counts} />}
      <ListFilters search={search} to={to} />
      <Loaded
        query={list}
        failed={t('breedingList.failed')}
        refused={(error) => (isNotFound(error) ? <NoBreed /> : undefined)}
        rows={10}
        rowHeight={72}
        empty={({ total, counts }) => total === 0 && <NoRows all={counts.all} />}
      >
        {(answer) => <FoundList answer={answer} breed={breed} search={search} />}
      </Loaded>
    </>
  )
}

/** What gives way to the proposals: a desk's screen has no room for all columns. */
const OF_OFFSPRING = ['litters', 'offspring', 'lastLitter']

function FoundList({ answer, breed, search }: ListProps & { answer: BreedingListAnswer }) {
  const t = useTranslate()
  const aside = search.needs === 'review' ? OF_OFFSPRING : ['proposal']
  const columns = useListColumns().filter(({ id }) => !aside.includes(id))
  return (
    <ListTable
      answer={answer}
      columns={columns}
      search={search}
      to={(next) => breedingListAddress(breed, next)}
      beside={
        <>
          <Files breed={breed} search={search} />
          <Button variant="outlined" startIcon={<Print />} data-print="no" onClick={() => window.print()}>
            {t('breedingList.print')}
          </Button>
        </>
      }
    />
  )
}

/** The whole list as it is narrowed and ordered. */
function Files({ breed, search }: ListProps) {
  const t = useTranslate()
  const lang = useLanguage()
  const { sort, direction } = search
  const asked = { params: { id: breed }, query: { ...filterOf(search), sort, direction }, lang }
  return (
    <DownloadMenu
      label={t('breedingList.download')}
      groups={[
        [
          { label: t('breedingList.csv'), href: addressOf(breedingListCsv, asked) },
          { label: t('breedingList.xlsx'), href: addressOf(breedingListXlsx, asked) },
        ],
      ]}
    />
  )
}
