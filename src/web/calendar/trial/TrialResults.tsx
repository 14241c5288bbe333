import type { HuntResult, Trial } from '#contract/calendar.ts'
import { calledBy } from '#domain/dogs.ts'
import { TRIAL_CLASSES, type TrialClass } from '#domain/trials/results.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Heading, Note, Span } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { HuntDetail } from './HuntDetail.tsx'
import { RulebookNotes } from './RulebookNotes.tsx'
import { useHuntColumns, useWaterColumns } from './resultColumns.tsx'
import { WaterDetail } from './WaterDetail.tsx'

/** The results of a trial, class by class, and the rules they were judged by. */
export function TrialResults({ trial }: { trial: Trial }) {
  const t = useTranslate()
  const { results, waterResults, state } = trial
  const all = [...results, ...waterResults]
  if (state === 'cancelled' && all.length === 0) return null
  return (
    <Section title={t('trialPages.one.results')}>
      {all.length === 0 && (
        <EmptyState title={t('trialPages.one.noResults')}>{t('trialPages.one.noResultsHelp')}</EmptyState>
      )}
      {all.some(({ status }) => status === 'preliminary') && (
        <Note tone="warning" mb={2}>
          {t('trialPages.one.preliminary')}
        </Note>
      )}
      {TRIAL_CLASSES.toReversed().map((code) => (
        <ClassResults
          key={code}
          code={code}
          trial={trial}
          results={results.filter((result) => result.class === code)}
        />
      ))}
      {waterResults.length > 0 && <WaterResults trial={trial} />}
      {all.length > 0 && <RulebookNotes trial={trial} />}
    </Section>
  )
}

interface ClassProps {
  code: TrialClass
  trial: Trial
  results: readonly HuntResult[]
}

function ClassResults({ code, trial, results }: ClassProps) {
  const t = useTranslate()
  const title = t('trialPages.one.classTitle', { code, name: t(`trials.classes.${code}`) })
  const columns = useHuntColumns(results, trial.rulebooks)
  if (results.length === 0) return null
  return (
    <Block mb={4}>
      <ResultsHeading title={title} count={results.length} />
      <DataTable
        caption={title}
        columns={columns}
        rows={results}
        rowKey={({ id }) => String(id)}
        cardsBelow="md"
        factColumns
        detail={(result) => <HuntDetail result={result} trial={trial} />}
        detailLabel={({ dog }) => t('trialPages.one.details', { dog: calledBy(dog) })}
      />
    </Block>
  )
}

function WaterResults({ trial }: { trial: Trial }) {
  const t = useTranslate()
  const title = t('trialPages.one.waterTitle')
  return (
    <Block mb={4}>
      <ResultsHeading title={title} count={trial.waterResults.length} />
      <DataTable
        caption={title}
        columns={useWaterColumns()}
        rows={trial.waterResults}
        rowKey={({ id }) => String(id)}
        cardsBelow="md"
        factColumns
        detail={(result) => <WaterDetail result={result} trial={trial} />}
        detailLabel={({ dog }) => t('trialPages.one.details', { dog: calledBy(dog) })}
      />
    </Block>
  )
}

function ResultsHeading({ title, count }: { title: string; count: number }) {
  const t = useTranslate()
  return (
    <Heading mb={1}>
      {title}{' '}
      <Span tone="muted" size="small" strong={false}>
        {t('trialPages.one.dogs', { count })}
      </Span>
    </Heading>
  )
}
