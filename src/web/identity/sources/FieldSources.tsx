import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import type { RecordedValue } from '#contract/corrections.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Text } from '../../ui/layout/parts.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/types.ts'
import { fieldLabel, useValueText } from '../words.ts'
import { useSourceColumns } from './sourceColumns.tsx'

/** The fields of a dog with their values and sources; the empty ones are folded away. */
export function FieldSources({ fields }: { fields: readonly RecordedValue[] }) {
  const t = useTranslate()
  const id = useId()
  const [open, setOpen] = useState(false)
  const columns = useFieldColumns()
  const isEmpty = ({ value }: RecordedValue) => value === null || value === ''
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

function useFieldColumns(): readonly Column<RecordedValue>[] {
  const t = useTranslate()
  const valueText = useValueText()
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
      cell: ({ field, value }) => value !== null && valueText(field, value),
      long: true,
      card: 'title',
    },
    ...useSourceColumns<RecordedValue>('field'),
  ]
}
