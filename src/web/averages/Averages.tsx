import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { AverageRun, BreedAverages, SeasonPoints } from '#contract/averages.ts'
import { breedAverages, seasonAverages } from '#contract/endpoints/averages.ts'
import { periodName } from '#domain/competitions/periods.ts'
import { seasonDays } from '#domain/dates.ts'
import { queryIf, queryOf } from '../client/queries.ts'
import { useBreedName } from '../dogs/breeds.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { HowComputed } from '../information/HowComputed.tsx'
import { FilterSelect } from '../ui/filters/FilterSelect.tsx'
import { useFilters } from '../ui/filters/useFilters.ts'
import { Row, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { DateText } from '../ui/values/DateText.tsx'
import { TimeText } from '../ui/values/TimeText.tsx'
import { type AveragesSearch, averageRunsAddress, averagesSearchOf } from './addresses.ts'
import { BreedTables } from './BreedTables.tsx'
import { PointsTable } from './PointsTable.tsx'

interface Props {
  /** of the last calculation */
  seasons: NonNullable<AverageRun['seasons']>
  search: AveragesSearch
}

/** The averages of a season: the points of every breed, or all scores of one. */
export function Averages({ seasons, search }: Props) {
  const t = useTranslate()
  const season = Math.min(Math.max(search.season ?? seasons.last, seasons.first), seasons.last)
  const { breed } = search
  const points = useQuery({ ...queryOf(seasonAverages, { params: { season } }), staleTime: 0 })
  const scores = useQuery({
    ...queryIf(breedAverages, breed === undefined ? undefined : { params: { breed, season } }),
    staleTime: 0,
  })
  return (
    <Section
      title={t('averages.of', { season: periodName('season', season) })}
      actions={<HowComputed topic="averages" />}
    >
      <Choices seasons={seasons} season={season} search={search} breeds={points.data?.breeds ?? []} />
      {breed === undefined ? (
        <Figures query={points} isEmpty={({ breeds }) => breeds.length === 0}>
          {({ breeds }) => <PointsTable breeds={breeds} season={season} />}
        </Figures>
      ) : (
        <Figures query={scores} isEmpty={({ averages }) => averages.length === 0}>
          {(data) => <BreedTables of={data} />}
        </Figures>
      )}
    </Section>
  )
}

interface FiguresProps<Data extends Calculated> {
  query: UseQueryResult<Data | null>
  isEmpty: (data: Data) => boolean
  children: (data: Data) => ReactNode
}

/** Figures below how they were made; null, or empty: there are none. */
function Figures<Data extends Calculated>({ query, isEmpty, children }: FiguresProps<Data>) {
  const t = useTranslate()
  return (
    <Loaded
      query={query}
      failed={t('averages.averagesFailed')}
      rows={8}
      rowHeight={40}
      empty={(data) => (!data || isEmpty(data)) && <EmptyState title={t('averages.noneInSeason')} />}
    >
      {(data) =>
        data && (
          <>
            <Calculation of={data} />
            {children(data)}
          </>
        )
      }
    </Loaded>
  )
}

interface ChoicesProps extends Props {
  season: number
  breeds: SeasonPoints['breeds']
}

function Choices({ seasons: { first, last }, season, search, breeds }: ChoicesProps) {
  const t = useTranslate()
  const language = useLanguage()
  const breedName = useBreedName()
  const { set } = useFilters(search, averagesSearchOf, averageRunsAddress)
  const codes = new Set(breeds.map(({ breed }) => breed))
  if (search.breed !== undefined) codes.add(search.breed)
  return (
    <Row gap={2} mb={2}>
      <FilterSelect
        label={t('averages.season')}
        value={String(season)}
        none={null}
        options={Array.from({ length: last - first + 1 }, (_, back) => ({
          value: String(last - back),
          label: periodName('season', last - back),
        }))}
        onChange={set('season')}
      />
      <FilterSelect
        label={t('averages.breed')}
        value={search.breed ?? ''}
        none={t('averages.allBreeds')}
        options={[...codes]
          .map((value) => ({ value, label: breedName(value) }))
          .sort((a, b) => a.label.localeCompare(b.label, language))}
        onChange={set('breed')}
      />
    </Row>
  )
}

type Calculated = Pick<BreedAverages, 'season' | 'method' | 'leastDogs' | 'calculatedAt'>

/** Of which days the figures are, how they were made, and when. */
function Calculation({ of: { season, method, leastDogs, calculatedAt } }: { of: Calculated }) {
  const t = useTranslate()
  const { from, to } = seasonDays(season)
  return (
    <Text tone="muted" measure="text" mb={2}>
      {t('averages.days')} <DateText date={from} />–<DateText date={to} />. {t(`averages.methods.${method}`)}{' '}
      {t('averages.least', { count: leastDogs })} {t('averages.calculated')}{' '}
      <TimeText moment={calculatedAt} />.
    </Text>
  )
}
