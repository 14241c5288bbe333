import { useMemo } from 'react'
import type { BankImport } from '#contract/bankStatements.ts'
import { type Translate, useTranslate } from '../i18n/useTranslate.ts'
import { Section } from '../ui/layout/Section.tsx'
import { AppLink } from '../ui/links/AppLink.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column } from '../ui/table/types.ts'
import { Figure } from '../ui/values/Figure.tsx'
import { TimeText } from '../ui/values/TimeText.tsx'
import { statementAddress } from './addresses.ts'

/** The statements that were imported, newest first. */
export function ImportHistory({ imports }: { imports: readonly BankImport[] }) {
  const t = useTranslate()
  const columns = useMemo(() => columnsIn(t), [t])
  return (
    <Section title={t('bankStatements.history')}>
      <DataTable
        caption={t('bankStatements.history')}
        columns={columns}
        rows={imports}
        rowKey={({ id }) => String(id)}
        shownAtFirst={10}
        cardsBelow="md"
        factColumns
        empty={<EmptyState title={t('bankStatements.noHistory')} />}
      />
    </Section>
  )
}

const FIGURES = ['payments', 'refunds', 'cases', 'known'] as const

const columnsIn = (t: Translate): Column<BankImport>[] => [
  {
    id: 'at',
    header: t('bankStatements.table.at'),
    cell: ({ id, at }) => (
      <AppLink {...statementAddress(id)}>
        <TimeText moment={at} />
      </AppLink>
    ),
    card: 'title',
    rowHeader: true,
  },
  {
    id: 'file',
    header: t('bankStatements.table.file'),
    cell: ({ fileName }) => fileName,
    long: true,
    card: 'fact',
    wide: true,
  },
  {
    id: 'club',
    header: t('bankStatements.table.club'),
    cell: ({ club }) => club.name,
    same: ({ club }) => club.name,
    long: true,
    card: 'fact',
    wide: true,
  },
  {
    id: 'by',
    header: t('bankStatements.table.by'),
    cell: ({ by }) => by?.username ?? '–',
    card: 'fact',
  },
  ...FIGURES.map((id) => ({
    id,
    header: t(`bankStatements.table.${id}`),
    cell: (row: BankImport) => <Figure value={row[id]} />,
    align: 'right' as const,
    card: 'fact' as const,
  })),
]
