import Button from '@mui/material/Button'
import { useState } from 'react'
import type { DogRecordEntry } from '#contract/corrections.ts'
import { useHealthWords } from '../../dogs/health/healthTexts.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Heading } from '../../ui/layout/parts.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/types.ts'
import { DateText } from '../../ui/values/DateText.tsx'
import { recordText } from '../words.ts'
import { useSourceColumns } from './sourceColumns.tsx'

/** How many records of a kind are shown at first: a sire may have hundreds of offspring. */
const SHOWN = 10

interface Props {
  kind: DogRecordEntry['kind']
  records: readonly DogRecordEntry[]
}

/** What belongs to a dog of one kind, each with its source. */
export function RecordSources({ kind, records }: Props) {
  const t = useTranslate()
  const columns = useRecordColumns(records)
  const [all, setAll] = useState(false)
  if (records.length === 0) return null
  return (
    <Block mb={3}>
      <Heading mb={1}>
        {t('identity.sources.group', { kind: t(`identity.kinds.${kind}`), count: records.length })}
      </Heading>
      <DataTable
        caption={t(`identity.kinds.${kind}`)}
        columns={columns}
        rows={all ? records : records.slice(0, SHOWN)}
        rowKey={({ id }) => id}
        cardsBelow="md"
      />
      {!all && records.length > SHOWN && (
        <Button size="small" onClick={() => setAll(true)}>
          {t('identity.sources.showAll', { count: records.length })}
        </Button>
      )}
    </Block>
  )
}

/** Days and sources only where there are any: what merely points at the dog has a source of its own. */
function useRecordColumns(records: readonly DogRecordEntry[]): readonly Column<DogRecordEntry>[] {
  const t = useTranslate()
  const words = useHealthWords()
  const sources = useSourceColumns<DogRecordEntry>('record')
  const dated = records.some((row) => row.day !== null)
  const sourced = records.some(({ source }) => source !== null)
  const record: Column<DogRecordEntry> = {
    id: 'record',
    header: t('identity.columns.record'),
    cell: (row) => recordText(words, row),
    rowHeader: true,
    long: true,
    card: 'title',
  }
  const day: Column<DogRecordEntry> = {
    id: 'day',
    header: t('identity.columns.day'),
    cell: (row) => <DateText date={row.day} />,
    isEmpty: (row) => row.day === null,
    width: '7rem',
    card: 'fact',
  }
  return [record, ...(dated ? [day] : []), ...(sourced ? sources : [])]
}
