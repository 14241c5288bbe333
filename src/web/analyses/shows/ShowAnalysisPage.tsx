import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { countryName } from '#contract/countryName.ts'
import { showAnalysisCsv, showAnalysisXlsx } from '#contract/endpoints/analyses.ts'
import { SHOW_GROUPINGS, SHOW_MEASURES } from '#domain/analyses/showAnalyses.ts'
import { SHOW_CLASSES, SHOW_GRADES } from '#domain/shows/grades.ts'
import { addressOf } from '../../client/address.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx'
import { AnalysisPage } from '../AnalysisPage.tsx'
import { SHOW_ANALYSIS_PATH, showAnalysisAddress } from '../addresses.ts'
import { askedOf, openedOf } from '../asked.ts'
import { sortingOf } from '../GroupTable.tsx'
import { showAnalysisQuery, showChoicesQuery, showDogsQuery } from '../queries.ts'
import type { AnalysisView } from '../view.ts'
import { showSearchOf } from './showSearch.ts'

/** `/nayttely-analysointi`: grades and marks of shows. */
export function ShowAnalysisPage() {
  const t = useTranslate()
  const language = useLanguage()
  const search = showSearchOf(useSearch({ from: SHOW_ANALYSIS_PATH }))
  const { by, measure = SHOW_MEASURES[0], open } = search
  const asked = askedOf(search)
  const order = sortingOf({ by, search })
  const file = { query: { ...asked, ...order }, lang: language }
  const choices = useQuery(showChoicesQuery).data
  const countries = choices?.countries ?? []
  const view: AnalysisView = {
    of: 'shows',
    search,
    to: showAnalysisAddress,
    by,
    measure: t(`analyses.showMeasures.${measure}`),
    decimals: 2,
    distribution: {
      parts: SHOW_GRADES.map((code) => ({ code, name: code })),
      nameOther: (grade) => t('analyses.oldGrade', { grade }),
    },
    files: { csv: addressOf(showAnalysisCsv, file), xlsx: addressOf(showAnalysisXlsx, file) },
  }
  const behind = { ...asked, ...openedOf(search) }
  return (
    <AnalysisPage
      title={t('analyses.shows.title')}
      lead={t('analyses.shows.lead')}
      view={view}
      groupings={SHOW_GROUPINGS}
      measures={SHOW_MEASURES.map((value) => ({ value, label: t(`analyses.showMeasures.${value}`) }))}
      query={useQuery(showAnalysisQuery({ ...asked, ...order, page: search.page }))}
      dogs={useQuery(showDogsQuery(open === undefined ? undefined : behind))}
      choices={
        choices && {
          seasons: choices.seasons,
          judges: choices.judges.map((name) => ({ value: name, label: name })),
        }
      }
      chips={[
        { name: 'class', text: search.class && t('analyses.chips.class', { class: search.class }) },
        { name: 'country', text: search.country && countryName(language, search.country) },
      ]}
      filters={(set) => (
        <>
          <FilterSelect
            label={t('analyses.filters.class')}
            value={search.class ?? ''}
            options={SHOW_CLASSES.map((value) => ({
              value,
              label: `${value}, ${t(`shows.classes.${value}`)}`,
            }))}
            onChange={set('class')}
          />
          <FilterSelect
            label={t('analyses.filters.country')}
            value={search.country ?? ''}
            options={countries.map((value) => ({ value, label: countryName(language, value) }))}
            onChange={set('country')}
          />
        </>
      )}
    />
  )
}
