import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { BreedingListAnswer, BreedingListRow } from '#contract/breedingList.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PagedTable } from '../ui/table/PagedTable.tsx'
import type { Column } from '../ui/table/types.ts'
import type { BreedingListSearch } from './addresses.ts'

interface Props {
  answer: BreedingListAnswer
  columns: readonly Column<BreedingListRow>[]
  search: BreedingListSearch
  to: (search: BreedingListSearch) => LinkProps
  beside?: ReactNode
}

/** One page of the breeding list, with how many dogs it has of how many. */
export function ListTable({ answer, columns, search, to, beside }: Props) {
  const t = useTranslate()
  const { rows, total, counts } = answer
  const found = t('breedingList.found', { count: total })
  return (
    <PagedTable
      caption={t('breedingList.table')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => String(id)}
      sorting={{ column: search.sort ?? 'name', direction: search.direction ?? 'asc' }}
      answer={answer}
      search={search}
      to={(next) => to(next as BreedingListSearch)}
      found={total === counts.all ? found : t('breedingList.foundOf', { found, all: counts.all })}
      beside={beside}
      pagesLabel={t('breedingList.pages')}
      cardsBelow="md"
    />
  )
}
