import type { PreviewRow } from '#contract/breedingList.ts'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'
import { Span } from '../../ui/layout/parts.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/types.ts'
import { Against } from './Against.tsx'

/** Rows of the table at first. */
const SHOWN_AT_FIRST = 50

/** Each dog of a preview: what becomes of it or why not, what counts as weighed, who is mailed. */
export function PreviewTable({ rows }: { rows: readonly PreviewRow[] }) {
  const t = useTranslate()
  return (
    <DataTable
      caption={t('breedingList.update.previewTitle')}
      columns={columnsIn(t)}
      rows={rows}
      rowKey={({ id }) => String(id)}
      shownAtFirst={SHOWN_AT_FIRST}
      cardsBelow="md"
    />
  )
}

const columnsIn = (t: Translate): Column<PreviewRow>[] => [
  {
    id: 'dog',
    header: t('breedingList.columns.dog'),
    cell: ({ dog }) => <DogLink dog={dog} />,
    card: 'title',
  },
  {
    id: 'change',
    header: t('breedingList.update.change'),
    cell: ({ state, to }) => {
      const from = t(`registerAdmin.states.${state}`)
      return to === null ? (
        <Span tone="warning">{`${from}. ${t('breedingList.update.refused')}`}</Span>
      ) : (
        t('breedingList.update.changeOf', { from, to: t(`registerAdmin.states.${to}`) })
      )
    },
    card: 'fact',
    wide: true,
  },
  {
    id: 'against',
    header: t('breedingList.update.weighed'),
    cell: ({ against }) => <Against against={against} />,
    isEmpty: ({ against, to }) => to === null || against.length === 0,
    card: 'fact',
  },
  {
    id: 'mails',
    header: t('breedingList.update.mails'),
    cell: ({ owners, mails }) =>
      owners.join(', ') ||
      (mails > 0 ? t('breedingList.update.mailsMore', { count: mails }) : t('breedingList.update.noMails')),
    isEmpty: ({ mails }) => mails === 0,
    card: 'fact',
  },
]
