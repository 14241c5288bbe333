import Button from '@mui/material/Button'
import type { UseQueryResult } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentProps, useEffect } from 'react'
import type { Analysis, AnalysisChoices, AnalysisDogs } from '#contract/analyses.ts'
import { useBreedName, useBreedOptions } from '../dogs/breeds.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { UprightPrint } from '../ui/layout/UprightPrint.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { AnalysisFilters } from './AnalysisFilters.tsx'
import { ALL_DOGS, type AnalysisSearch } from './addresses.ts'
import { withOpened } from './asked.ts'
import { DogsBehind } from './DogsBehind.tsx'
import { Findings } from './Findings.tsx'
import { keepQuestion } from './kept.ts'
import { listed } from './lists.ts'
import { Question, type QuestionSlots } from './Question.tsx'
import { type AnalysisGrouping, type AnalysisView, partName, useGroupings, useGroupName } from './view.ts'

type FilterProps = ComponentProps<typeof AnalysisFilters>

interface Props {
  title: string
  lead: string
  view: AnalysisView
  groupings: readonly AnalysisGrouping[]
  measures: readonly { readonly value: string; readonly label: string }[]
  query: UseQueryResult<Analysis>
  /** the dogs behind what is open */
  dogs: UseQueryResult<AnalysisDogs>
  choices: (Pick<AnalysisChoices, 'seasons'> & Pick<FilterProps, 'judges'>) | undefined
  /** the filters of this analysis alone; `set` sets one */
  filters: (set: (name: keyof AnalysisSearch) => (value: string) => void) => FilterProps['children']
  chips: FilterProps['chips']
}

/** An analysis: the question as a sentence, what it is narrowed to, and the answer. All of it stands in the address. */
export function AnalysisPage(props: Props) {
  const { title, lead, view, query, dogs, choices, filters, chips } = props
  const t = useTranslate()
  const navigate = useNavigate()
  const { search, to } = view
  const go = (next: AnalysisSearch) =>
    void navigate({
      ...to(withOpened({ ...next, page: undefined })),
      resetScroll: false,
    })
  const path = String(to({}).to)
  useEffect(() => keepQuestion(path, search), [path, search])
  const set = (name: keyof AnalysisSearch) => (value: string) =>
    go({ ...search, [name]: value === '' ? undefined : value })
  return (
    <>
      <UprightPrint />
      <PageTitle
        title={title}
        lead={lead}
        actions={
          <Button variant="outlined" onClick={() => go({})}>
            {t('analyses.clear')}
          </Button>
        }
      />
      <Question sentence={t(`analyses.of.${view.of}.sentence`)} slots={useSlots(props, set)} />
      <AnalysisFilters
        search={search}
        chosen={query.data?.chosen}
        judges={choices?.judges ?? []}
        go={go}
        chips={chips}
      >
        {filters(set)}
      </AnalysisFilters>
      <Loaded
        query={query}
        failed={t('analyses.failed')}
        rows={10}
        rowHeight={56}
        empty={({ whole }) =>
          whole.results === 0 && (
            <EmptyState title={t('analyses.none')}>{t(`analyses.of.${view.of}.noneHelp`)}</EmptyState>
          )
        }
      >
        {(analysis) => (
          <Findings
            analysis={analysis}
            view={view}
            dogs={search.open !== undefined && <Behind analysis={analysis} view={view} query={dogs} />}
          />
        )}
      </Loaded>
    </>
  )
}

function Behind({
  analysis,
  view,
  query,
}: { analysis: Analysis } & Pick<ComponentProps<typeof DogsBehind>, 'view' | 'query'>) {
  const t = useTranslate()
  const nameOf = useGroupName(view.by)
  const { open = ALL_DOGS, openPart, openSeason } = view.search
  const group = analysis.groups.find(({ key }) => key === open)
  const name = open === ALL_DOGS ? t('analyses.whole') : nameOf(group ?? { key: open, dog: null, name: null })
  const part = openPart !== undefined && partName(view, openPart)
  const behind = [name, openSeason, part].filter(Boolean).join(', ')
  return <DogsBehind view={view} kind={analysis.kind} group={behind} query={query} />
}

/** The choices of the sentence. */
function useSlots(props: Props, set: (name: keyof AnalysisSearch) => (value: string) => void): QuestionSlots {
  const t = useTranslate()
  const breedName = useBreedName()
  const breedOptions = useBreedOptions()
  const { view, measures, choices } = props
  const { search, by } = view
  const groupings = useGroupings(view.of)
  const breeds = listed(search.breeds)
  const chosen =
    breeds.length > 1
      ? [{ value: search.breeds!, label: t('analyses.question.breeds', { count: breeds.length }) }]
      : []
  const unknown =
    breeds.length === 1 && !breedOptions.some(({ value }) => value === breeds[0])
      ? [{ value: breeds[0]!, label: breedName(breeds[0]!) }]
      : []
  const { first = 0, last = -1 } = choices?.seasons ?? {}
  const known = Array.from({ length: last - first + 1 }, (_, index) => last - index)
  const seasons = (value: number | undefined, none: string) => [
    { value: '', label: none },
    ...[...new Set([...(value === undefined ? [] : [value]), ...known])]
      .toSorted((a, b) => b - a)
      .map((season) => ({ value: String(season), label: String(season) })),
  ]
  const numbered = (value: number | undefined) => (value === undefined ? '' : String(value))
  return {
    by: {
      label: t('analyses.question.by'),
      value: by,
      options: props.groupings.map((value) => ({ value, label: groupings.many(value) })),
      onChange: set('by'),
    },
    measure: {
      label: t('analyses.question.measure'),
      value: search.measure ?? measures[0]!.value,
      options: measures,
      onChange: set('measure'),
    },
    breed: {
      label: t('analyses.question.breed'),
      value: search.breeds ?? '',
      options: [
        { value: '', label: t('analyses.question.allBreeds') },
        ...chosen,
        ...unknown,
        ...breedOptions,
      ],
      onChange: set('breeds'),
    },
    from: {
      label: t(`analyses.of.${view.of}.from`),
      value: numbered(search.from),
      options: seasons(search.from, t('analyses.question.first')),
      onChange: set('from'),
    },
    to: {
      label: t(`analyses.of.${view.of}.to`),
      value: numbered(search.to),
      options: seasons(search.to, t('analyses.question.last')),
      onChange: set('to'),
    },
  }
}
