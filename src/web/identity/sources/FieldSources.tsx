import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import type { RecordedValue } from '#contract/corrections.ts'
import { nowColumn } from '../../history/nowColumn.tsx'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Text } from '../../ui/layout/parts.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/types.ts'
import { fieldLabel, useValueText } from '../words.ts'
import { useSourceColumns } from './sourceColumns.tsx'

interface Props {
  fields: readonly RecordedValue[]
  /** where they tell of a day: the fields now */
  now: readonly RecordedValue[] | undefined
}

const isBlank = ({ value }: RecordedValue) => value === null || value === ''

/** The fields of a dog with their values and sources; the empty ones are folded away. */
export function FieldSources({ fields, now }: Props) {
  const t = useTranslate()
  const id = useId()
  const [open, setOpen] = useState(false)
  const columns = useFieldColumns(now)
  const isEmpty = (field: RecordedValue) =>
    isBlank(field) && !now?.some((one) => one.field === field.field && !isBlank(one))
  const empty = fields.filter(isEmpty)
  return (
    <>
      <DataTable
        caption={t('identity.sources.fields')}
        columns={columns}
        rows={fields.filter((field) => !isEmpty(field))}
        rowKey={({ field }) => field}
        cardsBelow="md"
      />
      {empty.length > 0 && (
        <Block mt={1}>
          <Button
            size="small"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            {t('identity.sources.empty', { count: empty.length })}
          </Button>
          {open && (
            <Block id={id} mt={1}>
              <DataTable
                caption={t('identity.sources.emptyTable')}
                columns={columns.filter((column) => column.id !== 'value')}
                rows={empty}
                rowKey={({ field }) => field}
                cardsBelow="md"
              />
            </Block>
          )}
        </Block>
      )}
    </>
  )
}

function useFieldColumns(now: Props['now']): readonly Column<RecordedValue>[] {
  const t = useTranslate()
  const valueText = useValueText()
  const words = ({ field, value }: RecordedValue) => (value === null ? null : valueText(field, value))
  const nowOf = ({ field }: RecordedValue) => {
    const one = now?.find((other) => other.field === field)
    return one ? words(one) : null
  }
  return [
    {
      id: 'field',
      header: t('identity.columns.field'),
      cell: ({ field }) => <Text strong>{fieldLabel(t, field)}</Text>,
      rowHeader: true,
      width: '13rem',
      card: 'title',
    },
    {
      id: 'value',
      header: t('identity.columns.value'),
      cell: (row) => words(row) ?? (now && t('history.nothing')),
      long: true,
      card: 'title',
    },
    ...(now ? [nowColumn(t, words, nowOf)] : []),
    ...useSourceColumns<RecordedValue>('field'),
  ]
}
