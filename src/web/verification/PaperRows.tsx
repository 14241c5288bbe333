import type { SignedPaper } from '#contract/verification.ts'
import { PAPER_COLUMNS, type PaperColumn } from '#domain/verification/statement.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Block, Heading, Span, Text } from '../ui/layout/parts.ts'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column } from '../ui/table/types.ts'
import { usePaperWords } from './usePaperWords.ts'

type PaperRow = NonNullable<SignedPaper['rows']>[number] & { readonly index: number }

const NUMBERS: readonly PaperColumn[] = ['lead', 'points', 'cents']

/** The rows of a paper, those marked that read otherwise today; or what the code says of rows that it does not hold. */
export function PaperRows({ paper }: { paper: SignedPaper }) {
  const t = useTranslate()
  const columns = usePaperColumns(paper)
  const { kind, rows, rowCount, missing, otherRows, state } = paper
  if (rowCount === 0) return null
  return (
    <Block mt={3}>
      <Heading component="h3" mb={1}>
        {t(`verification.rows.${kind}`)}
      </Heading>
      {rows ? (
        <DataTable
          caption={t(`verification.rows.${kind}`)}
          columns={columns}
          rows={rowsOf(rows)}
          rowKey={({ index }) => String(index)}
          factColumns
        />
      ) : (
        <>
          <Text component="p">{t('verification.rowsWithheld', { count: rowCount })}</Text>
          {state !== 'gone' && (
            <Text component="p" tone={otherRows ? 'warning' : undefined} strong={otherRows}>
              {t(otherRows ? 'verification.rowsOther' : 'verification.rowsSame')}
            </Text>
          )}
        </>
      )}
      {missing > 0 && (
        <Text component="p" tone="warning" strong>
          {t('verification.missing', { count: missing })}
        </Text>
      )}
    </Block>
  )
}

/** Rows that say something: of a pedigree the known ancestors. */
const rowsOf = (rows: NonNullable<SignedPaper['rows']>): PaperRow[] =>
  rows.map((row, index) => ({ ...row, index })).filter(({ cells }) => cells.some((cell) => cell !== ''))

function usePaperColumns({ kind, rows }: SignedPaper): Column<PaperRow>[] {
  const t = useTranslate()
  const words = usePaperWords()
  const names: readonly PaperColumn[] = PAPER_COLUMNS[kind]
  const title = names.indexOf('regnr') === -1 ? 0 : names.indexOf('regnr')
  const used = names.flatMap((name, index) =>
    rows?.some(({ cells }) => words.cell(name, cells[index] ?? '') !== '') ? [{ name, index }] : [],
  )
  const columns = used.map(
    ({ name, index }): Column<PaperRow> => ({
      id: name,
      header: t(`verification.columns.${name}`),
      align: NUMBERS.includes(name) ? 'right' : undefined,
      card: index === title ? 'title' : 'fact',
      cell: ({ cells, changed }) => (
        <Span breaks strong={changed} tone={changed ? 'warning' : undefined}>
          {words.cell(name, cells[index] ?? '')}
          {changed && index === title && ` (${t('verification.changedNow')})`}
        </Span>
      ),
    }),
  )
  if (kind !== 'pedigree') return columns
  const place: Column<PaperRow> = {
    id: 'place',
    header: t('verification.columns.place'),
    cell: ({ index }) => words.lineage(index + 1),
    card: 'fact',
  }
  return [place, ...columns]
}
