import { useQuery } from '@tanstack/react-query'
import type { DogSummary } from '#contract/dogs.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { correctionsQuery } from '../queries.ts'
import { useCorrectionColumns } from './correctionColumns.tsx'
import type { Undo } from './useUndo.ts'

/** What has been corrected of a dog, newest first; each correction can be undone. */
export function Corrections({ dog, undo }: { dog: DogSummary; undo: Undo }) {
  const t = useTranslate()
  const query = useQuery(correctionsQuery(dog.regnr))
  const columns = useCorrectionColumns(dog, undo)
  return (
    <Section title={t('identity.corrections.title')}>
      <Loaded
        query={query}
        failed={t('identity.corrections.failed')}
        rows={2}
        rowHeight={44}
        empty={({ corrections }) =>
          corrections.length === 0 && <EmptyState title={t('identity.corrections.none')} />
        }
      >
        {({ corrections }) => (
          <DataTable
            caption={t('identity.corrections.title')}
            columns={columns}
            rows={corrections}
            rowKey={({ id }) => String(id)}
            cardsBelow="md"
            factColumns
          />
        )}
      </Loaded>
    </Section>
  )
}
