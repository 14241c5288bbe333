import type { RulebookRevision, RulebookRow } from '#contract/rulebooks.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Block, Span, Text } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column } from '../ui/table/types.ts'
import { Figure } from '../ui/values/Figure.tsx'
import { TimeText } from '../ui/values/TimeText.tsx'
import { rulebookAddress } from './addresses.ts'
import { Confirmation } from './Confirmation.tsx'

/** The versions of a rulebook: who wrote each and why, and how many results were judged by it. */
export function Revisions({ rulebook: { validFrom, revisions } }: { rulebook: RulebookRow }) {
  const t = useTranslate()
  const columns: readonly Column<RulebookRevision>[] = [
    {
      id: 'revision',
      header: t('rulebooks.columns.revision'),
      cell: ({ id, revision }) => (
        <Span strong>
          <AppLink {...rulebookAddress(id)}>{t('rulebooks.revision', { revision })}</AppLink>
        </Span>
      ),
      card: 'title',
    },
    {
      id: 'confirmed',
      header: t('rulebooks.columns.confirmed'),
      cell: ({ confirmed }) => <Confirmation confirmed={confirmed} />,
      card: 'title',
    },
    {
      id: 'created',
      header: t('rulebooks.columns.created'),
      cell: ({ createdAt, createdBy }) => (
        <>
          <TimeText moment={createdAt} />
          {createdBy !== null && `, ${createdBy}`}
        </>
      ),
      card: 'fact',
    },
    {
      id: 'note',
      header: t('rulebooks.columns.note'),
      cell: ({ note }) => (
        <Text breaks measure="narrow">
          {note || '–'}
        </Text>
      ),
      isEmpty: ({ note }) => note === '',
      card: 'fact',
    },
    {
      id: 'results',
      header: t('rulebooks.columns.results'),
      cell: ({ results }) => <Figure value={results} />,
      align: 'right',
      card: 'fact',
    },
  ]
  return (
    <Block mt={2}>
      <DataTable
        caption={t('rulebooks.revisionsOf', { from: validFrom })}
        columns={columns}
        rows={revisions}
        rowKey={({ id }) => String(id)}
        cardsBelow="md"
        factColumns
      />
    </Block>
  )
}
