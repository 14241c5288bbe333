import Button from '@mui/material/Button'
import { useNavigate } from '@tanstack/react-router'
import type { DogListAnswer } from '#contract/dogs.ts'
import { dogAddress } from '../dogs/addresses.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PagedTable } from '../ui/table/PagedTable.tsx'
import { type DogSearch, searchAddress } from './addresses.ts'
import { useResultColumns } from './resultColumns.tsx'

interface Props {
  answer: DogListAnswer
  search: DogSearch
}

/** One page of the dogs that match, the best matches first unless another order is chosen. */
export function SearchResults({ answer, search }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { q, breed, sort = 'relevance', direction = 'asc' } = search
  const byRelevance = sort === 'relevance'
  return (
    <PagedTable
      caption={t('search.results')}
      columns={useResultColumns(answer.dogs)}
      rows={answer.dogs}
      rowKey={({ regnr }) => regnr}
      rowLink={({ regnr }) => dogAddress(regnr)}
      sorting={byRelevance ? undefined : { column: sort, direction }}
      answer={answer}
      search={search}
      to={searchAddress}
      found={t(`search.${summaryOf(answer)}`, { count: answer.total })}
      beside={
        !byRelevance && (
          <Button
            size="small"
            onClick={() => void navigate({ ...searchAddress({ q, breed }), resetScroll: false })}
          >
            {t(q === undefined ? 'search.youngest' : 'search.relevance')}
          </Button>
        )
      }
      pagesLabel={t('search.pages')}
    />
  )
}

function summaryOf({ similar, more }: DogListAnswer): 'similar' | 'more' | 'count' {
  if (similar) return 'similar'
  return more ? 'more' : 'count'
}
