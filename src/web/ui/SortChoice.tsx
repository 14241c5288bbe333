import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import IconButton from '@mui/material/IconButton'
import NativeSelect from '@mui/material/NativeSelect'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Row, Text } from './parts.ts'

interface Props {
  columns: readonly { id: string; header: string }[]
  /** undefined: the rows stand in the order they were given in */
  sorting: { id: string; desc: boolean } | undefined
  onSort: (column: string, desc: boolean) => void
}

/** By which fact the cards are sorted, and which way round. */
export function SortChoice({ columns, sorting, onSort }: Props) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Row align="center" wrap={false}>
      <Text component="label" tone="muted" htmlFor={id}>
        {t('common.sortBy')}
      </Text>
      <NativeSelect
        value={sorting?.id ?? ''}
        inputProps={{ id }}
        onChange={(event) => onSort(event.target.value, false)}
      >
        {!sorting && <option value="">{t('common.givenOrder')}</option>}
        {columns.map((column) => (
          <option key={column.id} value={column.id}>
            {column.header}
          </option>
        ))}
      </NativeSelect>
      {sorting && (
        <IconButton
          aria-label={t(sorting.desc ? 'common.sortAscending' : 'common.sortDescending')}
          onClick={() => onSort(sorting.id, !sorting.desc)}
        >
          {sorting.desc ? <ArrowDownward /> : <ArrowUpward />}
        </IconButton>
      )}
    </Row>
  )
}
