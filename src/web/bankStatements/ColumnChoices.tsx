import type { StatementPreview } from '#contract/bankStatements.ts'
import { BANK_COLUMNS } from '#domain/payments/bankTable.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FilterSelect } from '../ui/filters/FilterSelect.tsx'
import { FieldLabel, Fieldset, Row, Text } from '../ui/layout/parts.ts'
import type { ChosenStatement } from './chosenStatement.ts'

interface Props {
  statement: ChosenStatement
  table: NonNullable<StatementPreview['table']>
  onChange: (statement: ChosenStatement) => void
}

/** Which column of a table is which, and how its days and sums are read. */
export function ColumnChoices({ statement, table, onChange }: Props) {
  const t = useTranslate()
  const { header, decimalSign, dayFormat } = table
  // What has just been chosen, although its preview may not have come yet.
  const columns = statement.columns ?? table.columns
  const options = header.map((heading, place) => ({
    value: String(place),
    label: heading || t('bankStatements.unnamedColumn', { number: place + 1 }),
  }))
  return (
    <Fieldset>
      <FieldLabel component="legend">{t('bankStatements.columnsTitle')}</FieldLabel>
      <Row gap={2} mb={1}>
        {BANK_COLUMNS.map((column) => (
          <FilterSelect
            key={column}
            label={t(`bankStatements.columns.${column}`)}
            value={String(columns[column] ?? '')}
            options={options}
            none={t('bankStatements.noColumn')}
            onChange={(value) =>
              onChange({
                ...statement,
                columns: { ...columns, [column]: value === '' ? null : Number(value) },
              })
            }
          />
        ))}
      </Row>
      <Text tone="muted" size="small" mb={3}>
        {[
          dayFormat &&
            decimalSign &&
            t('bankStatements.readAs', {
              days: t(`bankStatements.dayFormats.${dayFormat}`),
              sign: decimalSign,
            }),
          t('bankStatements.columnsHelp'),
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
    </Fieldset>
  )
}
