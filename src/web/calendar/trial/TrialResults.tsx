import { useMemo } from 'react'
import type { HuntResult, Trial, WaterTrackResult } from '#contract/calendar.ts'
import { calledBy } from '#domain/dogs.ts'
import { TRIAL_CLASSES, type TrialClass } from '#domain/trials/results.ts'
import { useBreedName } from '../../dogs/breeds.ts'
import { StandingOfAll } from '../../dogs/StandingOfAll.tsx'
import { commonBreed, commonStanding, type Standing } from '../../dogs/standing.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Heading, Note, Span } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { finnishToday } from '../../ui/values/days.ts'
import { HuntDetail } from './HuntDetail.tsx'
import { RulebookNotes } from './RulebookNotes.tsx'
import { useHuntColumns, useWaterColumns } from './resultColumns.tsx'
import { WaterDetail } from './WaterDetail.tsx'

/** The results of a trial, class by class, and the rules they were judged by. */
export function TrialResults({ trial }: { trial: Trial }) {
  const t = useTranslate()
  const { results, waterResults, state, date } = trial
  const all = [...results, ...waterResults]
  if ((state === 'cancelled' || date > finnishToday()) && all.length === 0) return null
  const ofTrial = commonStanding(all)
  const isPreliminary = all.some(({ status }) => status === 'preliminary')
  return (
    <Section title={t('trialPages.one.results')}>
      {all.length === 0 && (
        <EmptyState title={t('trialPages.one.noResults')}>{t('trialPages.one.noResultsHelp')}</EmptyState>
      )}
      <StandingOfAll of={{ ...ofTrial, preliminary: false }} />
      {isPreliminary && (
        <Note tone="warning" mb={2}>
          {t('trialPages.one.preliminary')}
        </Note>
      )}
      {TRIAL_CLASSES.toReversed().map((code) => (
        <ClassResults
          key={code}
          code={code}
          trial={trial}
          ofTrial={ofTrial}
          results={results.filter((result) => result.class === code)}
        />
      ))}
      {waterResults.length > 0 && <WaterResults trial={trial} ofTrial={ofTrial} />}
      {all.length > 0 && <RulebookNotes trial={trial} />}
    </Section>
  )
}

interface ClassProps {
  code: TrialClass
  trial: Trial
  ofTrial: Standing
  results: readonly HuntResult[]
}

function ClassResults({ code, trial, ofTrial, results }: ClassProps) {
  const t = useTranslate()
  const title = t('trialPages.one.classTitle', { code, name: t(`trials.classes.${code}`) })
  const list = useList(results, ofTrial)
  const columns = useHuntColumns(results, trial.rulebooks, list)
  if (results.length === 0) return null
  return (
    <Block mb={4}>
      <ResultsHeading title={title} count={results.length} list={list} />
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

function WaterResults({ trial, ofTrial }: { trial: Trial; ofTrial: Standing }) {
  const t = useTranslate()
  const title = t('trialPages.one.waterTitle')
  const { waterResults } = trial
  const list = useList(waterResults, ofTrial)
  return (
    <Block mb={4}>
      <ResultsHeading title={title} count={waterResults.length} list={list} />
      <DataTable
        caption={title}
        columns={useWaterColumns(list)}
        rows={waterResults}
        rowKey={({ id }) => String(id)}
        cardsBelow="md"
        factColumns
        detail={(result) => <WaterDetail result={result} trial={trial} />}
        detailLabel={({ dog }) => t('trialPages.one.details', { dog: calledBy(dog) })}
      />
    </Block>
  )
}

/** What all rows of a list have in common, beside what those of the whole trial have. */
function useList(rows: readonly (HuntResult | WaterTrackResult)[], ofTrial: Standing) {
  return useMemo(() => {
    const own = commonStanding(rows)
    const commonOf = (name: keyof Standing) => ofTrial[name] || own[name]
    const common = { isNew: commonOf('isNew'), preliminary: commonOf('preliminary') }
    const breed = commonBreed(rows)
    return {
      common,
      /** said over this list alone */
      standing: { isNew: own.isNew && !ofTrial.isNew, preliminary: own.preliminary && !ofTrial.preliminary },
      breedOfAll: breed,
      breed: breed === null,
    }
  }, [rows, ofTrial])
}

interface HeadingProps {
  title: string
  count: number
  list: ReturnType<typeof useList>
}

/** The name of a list with what all its rows have in common. */
function ResultsHeading({ title, count, list: { breedOfAll, standing } }: HeadingProps) {
  const t = useTranslate()
  const breedName = useBreedName()
  const breed = breedOfAll !== null && breedName(breedOfAll)
  return (
    <>
      <Heading mb={1}>
        {title}{' '}
        <Span tone="muted" size="small" strong={false}>
          {[t('trialPages.one.dogs', { count }), breed].filter(Boolean).join(', ')}
        </Span>
      </Heading>
      <StandingOfAll of={standing} />
    </>
  )
}
