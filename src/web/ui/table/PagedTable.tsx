import { type LinkProps, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Direction } from '../../searchValues.ts'
import { Row, Text } from '../layout/parts.ts'
import { Pages } from '../links/Pages.tsx'
import { DataTable } from './DataTable.tsx'
import type { DataTableProps } from './types.ts'

/** What the address of a list says of its page and order. */
interface ListSearch {
  page?: number
  sort?: string
  direction?: Direction
}

interface Props<Row, Search extends ListSearch>
  extends Omit<DataTableProps<Row>, 'onSort' | 'columnChoice' | 'summary'> {
  answer: { readonly page: number; readonly total: number; readonly pageSize: number }
  search: Search
  /** the address of the list by another search */
  to: (search: Search) => LinkProps
  /** how many match, in words */
  found: string
  /** stands beside that */
  beside?: ReactNode
  /** the name of the links to the other pages */
  pagesLabel: string
}

/** One page of a list that the service sorts: its table, in the order that the address asks for, and the ways to its other pages. */
export function PagedTable<Row, Search extends ListSearch>({
  answer,
  search,
  to,
  found,
  beside,
  pagesLabel,
  ...table
}: Props<Row, Search>) {
  const navigate = useNavigate()
  return (
    <>
      <DataTable
        {...table}
        onSort={({ column: sort, direction }) =>
          void navigate({ ...to({ ...search, page: undefined, sort, direction }), resetScroll: false })
        }
        columnChoice
        summary={
          <Row align="center" gap={2} minHeight={40}>
            <Text strong role="status">
              {found}
            </Text>
            {beside}
          </Row>
        }
      />
      <Pages
        label={pagesLabel}
        page={answer.page}
        count={Math.ceil(answer.total / answer.pageSize)}
        to={(page) => to({ ...search, page })}
      />
    </>
  )
}
