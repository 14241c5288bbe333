import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { trialAnalysisCsv, trialAnalysisXlsx } from '#contract/endpoints/analyses.ts'
import {
  isPrizeShare,
  POINTS_BAND,
  TRIAL_GROUPINGS,
  TRIAL_MEASURES,
  type TrialAnalysis,
} from '#domain/analyses/trialAnalyses.ts'
import { TRIAL_CLASSES, TRIAL_TYPES } from '#domain/trials/results.ts'
import { addressOf } from '../../client/address.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx'
import { AnalysisPage } from '../AnalysisPage.tsx'
import { TRIAL_ANALYSIS_PATHS, trialAnalysisAddress } from '../addresses.ts'
import { askedOf, openedOf } from '../asked.ts'
import { sortingOf } from '../GroupTable.tsx'
import { trialAnalysisQuery, trialChoicesQuery, trialDogsQuery } from '../queries.ts'
import type { AnalysisView } from '../view.ts'
import { trialSearchOf } from './trialSearch.ts'
import { useMeasureNames, usePrizeParts } from './words.ts'

/** One of the analyses of trials. */
export function TrialAnalysisPage({ analysis }: { analysis: TrialAnalysis }) {
  const t = useTranslate()
  const language = useLanguage()
  const search = trialSearchOf(analysis, useSearch({ from: TRIAL_ANALYSIS_PATHS[analysis] }))
  const measureName = useMeasureNames()
  const prizes = usePrizeParts()
  const { by, measure = TRIAL_MEASURES[analysis][0], open } = search
  const asked = askedOf(search)
  const order = sortingOf({ by, search })
  const file = { params: { analysis }, query: { ...asked, ...order }, lang: language }
  const choices = useQuery(trialChoicesQuery(analysis)).data
  const view: AnalysisView = {
    of: 'trials',
    search,
    to: (next) => trialAnalysisAddress(analysis, next),
    by,
    measure: measureName(measure),
    decimals: measure === 'points' ? 1 : 2,
    distribution: isPrizeShare(measure)
      ? { parts: prizes }
      : { step: measure === 'points' ? POINTS_BAND : 1 },
    files: { csv: addressOf(trialAnalysisCsv, file), xlsx: addressOf(trialAnalysisXlsx, file) },
  }
  const behind = { ...asked, ...openedOf(search) }
  return (
    <AnalysisPage
      title={t(`analyses.${analysis}.title`)}
      lead={t(`analyses.${analysis}.lead`)}
      view={view}
      groupings={TRIAL_GROUPINGS}
      measures={TRIAL_MEASURES[analysis].map((value) => ({ value, label: measureName(value) }))}
      query={useQuery(trialAnalysisQuery(analysis, { ...asked, ...order, page: search.page }))}
      dogs={useQuery(trialDogsQuery(analysis, open === undefined ? undefined : behind))}
      choices={
        choices && {
          seasons: choices.seasons,
          judges: choices.judges.map(({ id, name }) => ({ value: String(id), label: name })),
        }
      }
      chips={[
        { name: 'class', text: search.class && t('analyses.chips.class', { class: search.class }) },
        { name: 'type', text: search.type && t(`trials.types.${search.type}`) },
      ]}
      filters={(set) => (
        <>
          <FilterSelect
            label={t('analyses.filters.class')}
            value={search.class ?? ''}
            options={TRIAL_CLASSES.map((value) => ({ value, label: value }))}
            onChange={set('class')}
          />
          <FilterSelect
            label={t('analyses.filters.type')}
            value={search.type ?? ''}
            options={TRIAL_TYPES.map((value) => ({ value, label: t(`trials.types.${value}`) }))}
            onChange={set('type')}
          />
        </>
      )}
    />
  )
}
