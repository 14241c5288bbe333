import Button from '@mui/material/Button'
import { useNavigate } from '@tanstack/react-router'
import type { DogListAnswer } from '#contract/dogs.ts'
import { dogAddress } from '../dogs/addresses.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Row, Text } from '../ui/layout/parts.ts'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Sorting } from '../ui/table/types.ts'
import { type DogSearch, type DogSort, searchAddress } from './addresses.ts'
import { ResultPages } from './ResultPages.tsx'
import { useResultColumns } from './resultColumns.tsx'

interface Props {
  answer: DogListAnswer
  search: DogSearch
}

/** The dogs that match: how many, their order, the table and its pages. */
export function SearchResults({ answer, search }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const columns = useResultColumns()
  const { sort = 'relevance', direction = 'asc' } = search
  const order = (next: Pick<DogSearch, 'sort' | 'direction'>) =>
    navigate({ ...searchAddress({ q: search.q, ...next }), resetScroll: false })
  return (
    <>
      <DataTable
        caption={t('search.results')}
        columns={columns}
        rows={answer.dogs}
        rowKey={(dog) => dog.regnr}
        rowLink={(dog) => dogAddress(dog.regnr)}
        sorting={sort === 'relevance' ? undefined : { column: sort, direction }}
        onSort={({ column, direction: next }: Sorting) => order({ sort: column as DogSort, direction: next })}
        columnChoice
        summary={<Count answer={answer} onRelevance={sort === 'relevance' ? undefined : () => order({})} />}
      />
      <ResultPages answer={answer} search={search} />
    </>
  )
}

interface CountProps {
  answer: DogListAnswer
  /** brings the best matches first again, while another order is chosen */
  onRelevance: (() => void) | undefined
}

function Count({ answer, onRelevance }: CountProps) {
  const t = useTranslate()
  return (
    <Row align="center" gap={2} minHeight={40}>
      <Text strong role="status">
        {t(`search.${summaryOf(answer)}`, { count: answer.total })}
      </Text>
      {onRelevance && (
        <Button size="small" onClick={onRelevance}>
          {t('search.relevance')}
        </Button>
      )}
    </Row>
  )
}

function summaryOf({ similar, more }: DogListAnswer): 'similar' | 'more' | 'count' {
  if (similar) return 'similar'
  return more ? 'more' : 'count'
}
