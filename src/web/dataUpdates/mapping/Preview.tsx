import type { PreviewRow, PreviewSheet } from '#contract/dataMappings.ts'
import { useBreedName } from '../../dogs/breeds.ts'
import type { TextKey } from '../../i18n/textKeys.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { BulletList, Note, Span, Text } from '../../ui/layout/parts.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/types.ts'
import { DateText } from '../../ui/values/DateText.tsx'
import { formatNumber } from '../../ui/values/numbers.ts'
import { useFieldName } from './useFieldNames.ts'

/** How the beginning of a sheet would be read, and what of it would be refused. */
export function Preview({ preview, caption }: { preview: PreviewSheet; caption: string }) {
  const t = useTranslate()
  const language = useLanguage()
  const nameOf = useFieldName()
  const { missing, twice, looked, refused, rows, problems } = preview
  if (missing.length > 0)
    return (
      <Note tone="warning" role="status">
        {t('dataMappings.missing', { fields: missing.map(nameOf).join(', ') })}
      </Note>
    )
  const number = (value: number) => formatNumber(language, value, 0)
  return (
    <>
      {twice.length > 0 && (
        <Note tone="warning" mb={1} role="status" breaks>
          {t('dataMappings.twice', { columns: twice.join(', ') })}
        </Note>
      )}
      <Text mb={1} strong role="status">
        {looked === 0
          ? t('dataMappings.noRows')
          : t('dataMappings.looked', { looked: number(looked), refused: number(refused) })}
      </Text>
      {problems.length > 0 && (
        <BulletList mb={2}>
          {problems.map(({ code, field, count, example }) => (
            <Text component="li" breaks key={`${code} ${field}`}>
              {field !== null && <Span strong>{nameOf(field)}: </Span>}
              {t([`dataUpdates.problems.${code}` as TextKey], { defaultValue: code })}{' '}
              {t('dataMappings.times', { count })}
              {example !== null && ` ${t('dataMappings.example', { example })}`}
            </Text>
          ))}
        </BulletList>
      )}
      {rows.length > 0 && <PreviewTable rows={rows} caption={caption} />}
    </>
  )
}

function PreviewTable({ rows, caption }: { rows: readonly PreviewRow[]; caption: string }) {
  const t = useTranslate()
  const nameOf = useFieldName()
  const columns: Column<PreviewRow>[] = [
    {
      id: 'line',
      header: t('dataUpdates.columns.line'),
      cell: ({ line, refused, problems }) => (
        <>
          {line}
          {refused && <Text tone="error">{t('dataMappings.refusedRow')}</Text>}
          {problems.map((code) => (
            <Text tone="error" size="small" key={code}>
              {t([`dataUpdates.problems.${code}` as TextKey], { defaultValue: code })}
            </Text>
          ))}
        </>
      ),
      rowHeader: true,
      hideable: false,
      card: 'title',
    },
    ...rows[0]!.cells.map(
      ({ field }, place): Column<PreviewRow> => ({
        id: field,
        header: nameOf(field),
        cell: ({ cells, refused }) => <Cell cell={cells[place]!} isRefused={refused} />,
        isEmpty: ({ cells }) => cells[place]!.text === '',
        card: 'fact',
      }),
    ),
  ]
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={({ line }) => String(line)}
      cardsBelow="md"
    />
  )
}

interface CellProps {
  cell: PreviewRow['cells'][number]
  /** nothing of its row is taken */
  isRefused: boolean
}

function Cell({ cell: { field, text, value, problem }, isRefused }: CellProps) {
  const t = useTranslate()
  if (problem !== null)
    return (
      <Text tone="error" breaks>
        {text || '–'}
        <Text size="small">
          {t([`dataUpdates.problems.${problem}` as TextKey], { defaultValue: problem })}
        </Text>
      </Text>
    )
  if (isRefused) return <Text tone="muted">{text}</Text>
  if (value === null)
    return text === '' ? null : <Text tone="muted">{t('dataMappings.nothingOf', { text })}</Text>
  return <Value field={field} value={value} />
}

/** A value as the service shows it elsewhere. */
function Value({ field, value }: { field: string; value: string }) {
  const t = useTranslate()
  const breed = useBreedName()
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return <DateText date={value} />
  if (field === 'sex') return t(value === 'male' ? 'dataMappings.male' : 'dataMappings.female')
  if (field === 'breed') return breed(value)
  if (value === 'true' || value === 'false')
    return t(value === 'true' ? 'dataMappings.yes' : 'dataMappings.no')
  return value
}
