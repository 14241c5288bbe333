import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import IconButton from '@mui/material/IconButton'
import NativeSelect from '@mui/material/NativeSelect'
import { useId } from 'react'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Row, Text } from '../layout/parts.ts'
import type { Sorting } from './types.ts'

interface Props {
  columns: readonly { id: string; header: string }[]
  /** undefined: the rows stand in the order they were given in */
  order: Sorting | undefined
  onSort: (order: Sorting) => void
}

/** By which fact the cards are sorted, and which way round. */
export function SortChoice({ columns, order, onSort }: Props) {
  const t = useTranslate()
  const id = useId()
  const descending = order?.direction === 'desc'
  return (
    <Row align="center" wrap={false}>
      <Text component="label" tone="muted" htmlFor={id}>
        {t('common.sortBy')}
      </Text>
      <NativeSelect
        value={order?.column ?? ''}
        inputProps={{ id }}
        onChange={(event) => onSort({ column: event.target.value, direction: 'asc' })}
      >
        {!order && <option value="">{t('common.givenOrder')}</option>}
        {columns.map((column) => (
          <option key={column.id} value={column.id}>
            {column.header}
          </option>
        ))}
      </NativeSelect>
      {order && (
        <IconButton
          aria-label={t(descending ? 'common.sortAscending' : 'common.sortDescending')}
          onClick={() => onSort({ column: order.column, direction: descending ? 'asc' : 'desc' })}
        >
          {descending ? <ArrowDownward /> : <ArrowUpward />}
        </IconButton>
      )}
    </Row>
  )
}
