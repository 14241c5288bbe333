import type { ListUpdate } from '#contract/breedingList.ts'
import { EntryState } from '../../breedingRegister/staff/EntryState.tsx'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/types.ts'

type Row = ListUpdate['entries'][number]

const SHOWN_AT_FIRST = 10

/** The dogs of an update: before it, by it, and how each stands now. */
export function UpdatedDogs({ update }: { update: ListUpdate }) {
  const t = useTranslate()
  return (
    <DataTable
      caption={t('breedingList.update.dogs')}
      columns={columnsIn(t)}
      rows={update.entries}
      rowKey={({ id }) => String(id)}
      shownAtFirst={SHOWN_AT_FIRST}
    />
  )
}

const columnsIn = (t: Translate): Column<Row>[] => [
  {
    id: 'dog',
    header: t('breedingList.columns.dog'),
    cell: ({ dog }) => <DogLink dog={dog} />,
    card: 'title',
  },
  {
    id: 'before',
    header: t('breedingList.update.before'),
    cell: ({ before }) => t(`registerAdmin.states.${before}`),
    card: 'fact',
  },
  {
    id: 'after',
    header: t('breedingList.update.after'),
    cell: ({ after }) => t(`registerAdmin.states.${after}`),
    card: 'fact',
  },
  {
    id: 'now',
    header: t('breedingList.update.nowState'),
    cell: ({ now, changedSince, restored }) => (
      <>
        <EntryState state={now} />
        {(changedSince || restored) && (
          <Text size="small" tone="muted">
            {t(changedSince ? 'breedingList.update.changedSince' : 'breedingList.update.restored')}
          </Text>
        )}
      </>
    ),
    card: 'fact',
  },
]
