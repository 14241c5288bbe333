import { useQuery } from '@tanstack/react-query'
import type { StatementPreview as Preview } from '#contract/bankStatements.ts'
import { BANK_OUTCOMES } from '#domain/payments/bankMatch.ts'
import { NEEDED_BANK_COLUMNS } from '#domain/payments/bankTable.ts'
import { groupedByFour } from '#domain/payments/reference.ts'
import { codeText } from '../i18n/errorText.ts'
import { useList } from '../i18n/useList.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FactList } from '../ui/layout/FactList.tsx'
import { Block, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { Figure } from '../ui/values/Figure.tsx'
import { ColumnChoices } from './ColumnChoices.tsx'
import type { ChosenStatement } from './chosenStatement.ts'
import { useFindingColumns } from './findingColumns.tsx'
import { ImportButton } from './ImportButton.tsx'
import { previewQuery } from './queries.ts'

interface Props {
  statement: ChosenStatement
  onChange: (statement: ChosenStatement) => void
  onImported: () => void
}

/** What the chosen statement would do: its columns, counts, each transaction, and the way to record them. */
export function StatementPreview({ statement, onChange, onImported }: Props) {
  const t = useTranslate()
  const preview = useQuery(previewQuery(statement))
  return (
    <Section title={t('bankStatements.preview')}>
      <Loaded query={preview} rows={6} rowHeight={44}>
        {(data: Preview) => (
          <>
            {data.table && <ColumnChoices statement={statement} table={data.table} onChange={onChange} />}
            {data.check ? (
              <>
                <Counts check={data.check} />
                <Findings statement={statement} hash={data.hash} check={data.check} onImported={onImported} />
              </>
            ) : (
              data.table && <Unreadable table={data.table} />
            )}
          </>
        )}
      </Loaded>
    </Section>
  )
}

/** Which columns have to be chosen before the table can be read, or chosen otherwise. */
function Unreadable({ table: { columns, fault } }: { table: NonNullable<Preview['table']> }) {
  const t = useTranslate()
  const list = useList('conjunction')
  if (fault) {
    const others = fault.others > 0 && t('bankStatements.othersUnread', { count: fault.others })
    return (
      <EmptyState title={t('bankStatements.unread')}>
        {[codeText(t, fault.code, undefined, { row: fault.row }), others, t('bankStatements.unreadHelp')]
          .filter(Boolean)
          .join(' ')}
      </EmptyState>
    )
  }
  const missing = NEEDED_BANK_COLUMNS.filter((column) => columns[column] === null)
  const names = list(missing.map((column) => t(`bankStatements.columns.${column}`)))
  const title =
    missing.length > 0
      ? t('bankStatements.columnsMissing', { columns: names })
      : t('bankStatements.columnTwice')
  return <EmptyState title={title}>{t('errors.STATEMENT_COLUMNS_MISSING')}</EmptyState>
}

type Check = NonNullable<Preview['check']>

function Counts({ check: { accounts, counts } }: { check: Check }) {
  const t = useTranslate()
  const facts = [
    ...accounts.map(({ club, iban }) => ({
      label: t('bankStatements.account'),
      value: `${club}, ${groupedByFour(iban)}`,
      long: true,
    })),
    ...BANK_OUTCOMES.map((outcome) => ({
      label: t(`bankStatements.outcomes.${outcome}`),
      value: <Figure value={counts[outcome]} />,
    })),
  ]
  return (
    <Block mb={2} role="status">
      <FactList facts={facts} columnWidth={{ xs: '9rem', md: '10rem' }} />
    </Block>
  )
}

interface FindingsProps {
  statement: ChosenStatement
  hash: string
  check: Check
  onImported: () => void
}

function Findings({ statement, hash, check, onImported }: FindingsProps) {
  const t = useTranslate()
  const columns = useFindingColumns()
  if (check.findings.length === 0)
    return <EmptyState title={t('bankStatements.nothing')}>{t('bankStatements.nothingHelp')}</EmptyState>
  return (
    <>
      <ImportButton statement={statement} hash={hash} onImported={onImported} />
      <Text strong mb={1}>
        {t('bankStatements.findings')}
      </Text>
      <DataTable
        caption={t('bankStatements.findings')}
        columns={columns}
        rows={check.findings}
        rowKey={({ line, amountCents }) => `${line} ${amountCents}`}
        shownAtFirst={20}
        cardsBelow="md"
      />
    </>
  )
}
