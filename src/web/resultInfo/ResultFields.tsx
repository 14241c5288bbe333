import type { RecordedResultField, ResultInfo, ResultSource } from '#contract/resultInfoShapes.ts'
import { nowColumn } from '../history/nowColumn.tsx'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PlainList, Text } from '../ui/layout/parts.ts'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column } from '../ui/table/types.ts'
import { TimeText } from '../ui/values/TimeText.tsx'
import { SourceActor, SourceText } from './SourceText.tsx'
import { fieldLabel, useValueText } from './words.ts'

/** Somebody gave the value, who may have been erased since. */
const isNamed = ({ kind, actor }: ResultSource): boolean => kind === 'person' || actor !== null

interface Props {
  info: ResultInfo
  /** where it tells of a day: the result now */
  now?: ResultInfo | undefined
}

/** Every field of a result with its source; what it held before opens under it. */
export function ResultFields({ info, now }: Props) {
  const t = useTranslate()
  const columns = useColumns(info, now)
  const nowOf = (field: string) => now?.fields.find((one) => one.field === field)?.value ?? null
  const isEmpty = ({ field, value, earlier }: RecordedResultField) =>
    value === null && earlier.length === 0 && nowOf(field) === null
  const empty = info.fields.filter(isEmpty)
  return (
    <>
      <DataTable
        caption={t('resultInfo.fieldsTitle')}
        columns={columns}
        rows={info.fields.filter((field) => !isEmpty(field))}
        rowKey={({ field }) => field}
        cardsBelow="md"
        detail={({ field, earlier }) =>
          earlier.length > 0 && <Earlier kind={info.kind} field={field} earlier={earlier} />
        }
        detailLabel={({ field }) => t('resultInfo.earlier', { field: fieldLabel(t, info.kind, field) })}
      />
      {empty.length > 0 && (
        <Text tone="muted" size="small" mt={1} measure="wide">
          {t('resultInfo.emptyFields', {
            fields: empty.map(({ field }) => fieldLabel(t, info.kind, field)).join(', '),
          })}
        </Text>
      )}
    </>
  )
}

function Earlier({
  kind,
  field,
  earlier,
}: Pick<ResultInfo, 'kind'> & Pick<RecordedResultField, 'field' | 'earlier'>) {
  const t = useTranslate()
  const words = useValueText(kind)
  return (
    <PlainList>
      {earlier.map(({ value, source }) => (
        <Text component="li" breaks py={0.5} key={`${source.at} ${String(value)}`}>
          <Text component="span" strong>
            {words(field, value) ?? t('audit.empty')}
          </Text>
          {' · '}
          <TimeText moment={source.at} />
          {isNamed(source) && (
            <>
              {' · '}
              <SourceActor source={source} />
            </>
          )}
          <SourceText source={source} />
        </Text>
      ))}
    </PlainList>
  )
}

function useColumns(info: ResultInfo, now: ResultInfo | undefined): readonly Column<RecordedResultField>[] {
  const t = useTranslate()
  const words = useValueText(info.kind)
  const text = ({ field, value }: RecordedResultField) => words(field, value)
  const nowText = ({ field }: RecordedResultField) =>
    words(field, now?.fields.find((one) => one.field === field)?.value)
  return [
    {
      id: 'field',
      header: t('identity.columns.field'),
      cell: ({ field }) => <Text strong>{fieldLabel(t, info.kind, field)}</Text>,
      rowHeader: true,
      width: '13rem',
      card: 'title',
    },
    {
      id: 'value',
      header: t('identity.columns.value'),
      cell: (row) => (
        <>
          <Text breaks>{text(row) ?? t('history.nothing')}</Text>
          {row.rule && (
            <Text tone="muted" size="small">
              {t(`resultInfo.rules.${row.rule}`)}
            </Text>
          )}
        </>
      ),
      long: true,
      card: 'title',
    },
    ...(now ? [nowColumn(t, text, nowText)] : []),
    {
      id: 'source',
      header: t('identity.columns.source'),
      cell: ({ source }) => <SourceText source={source} />,
      same: ({ source }) => [source.code, source.kind, source.file, source.reason].join(' '),
      width: '18rem',
      card: 'fact',
      wide: true,
    },
    {
      id: 'actor',
      header: t('identity.columns.actor'),
      cell: ({ source }) => <SourceActor source={source} />,
      isEmpty: ({ source }) => !isNamed(source),
      same: ({ source }) => source.actor?.username ?? source.kind,
      width: '9rem',
      card: 'fact',
    },
    {
      id: 'at',
      header: t('identity.columns.at'),
      cell: ({ source }) => <TimeText moment={source.at} />,
      isEmpty: ({ source }) => !source.at,
      same: ({ source }) => source.at,
      width: '10rem',
      card: 'fact',
    },
  ]
}
