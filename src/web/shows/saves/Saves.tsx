import { useQuery } from '@tanstack/react-query'
import type { ShowSave } from '#contract/showSaves.ts'
import { calledBy } from '#domain/dogs.ts'
import { useMay } from '../../accounts/session/session.ts'
import { Difference } from '../../audit/Difference.tsx'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/types.ts'
import { StayedDialog } from '../../undoing/StayedDialog.tsx'
import { saveColumns } from '../../undoing/saveColumns.tsx'
import { UndoButton } from '../../undoing/UndoButton.tsx'
import { showSavesQuery } from '../queries.ts'
import { useShowUndo, type WhichSaves } from './useShowUndo.ts'

/** The newest saves of a show, of a dog's results or of all, each of which can be undone; nothing where there is none. */
export function Saves({ of }: { of: WhichSaves }) {
  const t = useTranslate()
  const query = useQuery(showSavesQuery(of))
  const columns = useColumns()
  return (
    <>
      {query.data?.saves.length !== 0 && (
        <Section title={t('dogShows.saves.title')}>
          <Loaded query={query} failed={t('dogShows.saves.failed')} rows={2} rowHeight={44}>
            {({ saves }) => (
              <DataTable
                caption={t('dogShows.saves.title')}
                columns={columns}
                rows={saves}
                rowKey={({ id }) => String(id)}
                cardsBelow="md"
                factColumns
              />
            )}
          </Loaded>
        </Section>
      )}
      <StayedDialog />
    </>
  )
}

function useColumns(): readonly Column<ShowSave>[] {
  const t = useTranslate()
  const links = useMay('users.manage')
  const { undo, busy } = useShowUndo()
  return [
    ...saveColumns<ShowSave>(t, links),
    {
      id: 'what',
      header: t('identity.corrections.what'),
      cell: (save) => <What save={save} />,
      rowHeader: true,
      long: true,
      card: 'fact',
      wide: true,
    },
    {
      id: 'undo',
      header: t('identity.corrections.state'),
      cell: (save) => (
        <UndoButton
          save={save}
          question={
            save.results > 1
              ? t('dogShows.saves.questionWhole', { count: save.results })
              : t('dogShows.saves.question')
          }
          busy={busy}
          onUndo={() => undo(save.id)}
        />
      ),
      card: 'actions',
      width: '9rem',
    },
  ]
}

/** What was saved, and of which dogs. */
function What({ save: { code, dog, results, dogNames, before, after } }: { save: ShowSave }) {
  const t = useTranslate()
  const facts = [dog && calledBy(dog), dog && results > 1 && t('dogShows.saves.whole', { count: results })]
  const others = results - dogNames.length
  const named = [dogNames.join(', '), others > 0 && t('dogShows.saves.others', { count: String(others) })]
  return (
    <Block>
      <Text strong>{[t(`audit.codes.${code}`), ...facts].filter(Boolean).join(', ')}</Text>
      {results > 1 && <Text breaks>{named.filter(Boolean).join(' ')}</Text>}
      <Text strong={false}>
        <Difference before={before} after={after} />
      </Text>
    </Block>
  )
}
