import { useQuery } from '@tanstack/react-query'
import type { PastTrial as Past } from '#contract/pastTrials.ts'
import { formatDate } from '#domain/dates.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { pastTrialQuery } from '../queries.ts'
import { useEntryColumns, useFieldColumns, useResultColumns } from './pastColumns.tsx'

/** A trial as it was recorded at the end of a day, beside what is recorded now. */
export function PastTrial({ id, day }: { id: number; day: string }) {
  const t = useTranslate()
  const then = useQuery(pastTrialQuery(id, day))
  const now = useQuery(pastTrialQuery(id))
  return (
    <Loaded
      query={then}
      failed={t('trialAdmin.past.failed')}
      rows={8}
      empty={({ isRecorded }) =>
        !isRecorded && (
          <EmptyState title={t('trialAdmin.past.none', { day: formatDate(day) })}>
            {t('trialAdmin.past.noneHelp')}
          </EmptyState>
        )
      }
    >
      {(past) => (
        <>
          <Text role="status" measure="text" mb={3}>
            {t('trialAdmin.past.lead', { day: formatDate(day) })}
          </Text>
          <Tables then={past} now={now.data} />
        </>
      )}
    </Loaded>
  )
}

/** @param now undefined: not known yet */
function Tables({ then, now }: { then: Past; now: Past | undefined }) {
  const t = useTranslate()
  const fields = useFieldColumns(now)
  const results = useResultColumns(now)
  const entries = useEntryColumns(now)
  return (
    <>
      <Section title={t('trialAdmin.past.fields')}>
        <DataTable
          caption={t('trialAdmin.past.fields')}
          columns={fields}
          rows={then.fields.filter(
            ({ field, value }) =>
              value !== null || now?.fields.some((one) => one.field === field && one.value !== null),
          )}
          rowKey={({ field }) => field}
          cardsBelow="md"
        />
      </Section>
      <Section title={t('trialAdmin.past.results', { count: then.results.length })}>
        {then.results.length > 0 && (
          <DataTable
            caption={t('trialAdmin.past.results', { count: then.results.length })}
            columns={results}
            rows={then.results}
            rowKey={({ kind, id }) => `${kind} ${id}`}
            cardsBelow="md"
          />
        )}
      </Section>
      <Section title={t('trialAdmin.past.entries', { count: then.entries.length })}>
        {then.entries.length > 0 && (
          <DataTable
            caption={t('trialAdmin.past.entries', { count: then.entries.length })}
            columns={entries}
            rows={then.entries}
            rowKey={({ id }) => String(id)}
            cardsBelow="md"
          />
        )}
      </Section>
    </>
  )
}
