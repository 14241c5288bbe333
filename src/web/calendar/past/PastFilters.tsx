import { useBreedName, useBreedOptions } from '../../dogs/breeds.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useTrialTypes } from '../../trials/useTrialTypes.ts'
import { FilterChips } from '../../ui/filters/FilterChips.tsx'
import { FilterPanel } from '../../ui/filters/FilterPanel.tsx'
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx'
import { TypedFilter } from '../../ui/filters/TypedFilter.tsx'
import { useFilters } from '../../ui/filters/useFilters.ts'
import { Stack } from '../../ui/layout/parts.ts'
import { type PastTrialSearch, pastTrialSearchOf, pastTrialsAddress } from '../addresses.ts'

interface Props {
  search: PastTrialSearch
  /** seasons that have trials, newest first */
  seasons: readonly number[]
}

/** The filters of past trials; active ones can be removed one by one. A changed filter returns to the first page. */
export function PastFilters({ search, seasons }: Props) {
  const t = useTranslate()
  const { sort, direction } = search
  const { go, set } = useFilters(search, pastTrialSearchOf, pastTrialsAddress)
  const chips = useChips(search)
  return (
    <Stack mb={3}>
      <FilterPanel label={t('trialPages.title')} active={chips.filter(({ text }) => text).length}>
        <FilterSelect
          label={t('trialPages.filters.season')}
          value={search.season === undefined ? '' : String(search.season)}
          options={withChosen(seasons, search.season).map((season) => ({
            value: String(season),
            label: t('trialPages.seasonOf', { from: season, to: season + 1 }),
          }))}
          onChange={set('season')}
        />
        <FilterSelect
          label={t('trialPages.filters.type')}
          value={search.type ?? ''}
          options={useTrialTypes()}
          onChange={set('type')}
        />
        <TypedFilter label={t('trialPages.filters.place')} value={search.place ?? ''} onSet={set('place')} />
        <TypedFilter label={t('trialPages.filters.judge')} value={search.judge ?? ''} onSet={set('judge')} />
        <FilterSelect
          label={t('trialPages.filters.breed')}
          value={search.breed ?? ''}
          options={useBreedOptions()}
          onChange={set('breed')}
        />
      </FilterPanel>
      <FilterChips
        filters={chips}
        onRemove={(name) => set(name)('')}
        onClear={() => go({ sort, direction })}
      />
    </Stack>
  )
}

/** The chosen season stays to be seen while the list of seasons is still on its way. */
const withChosen = (seasons: readonly number[], chosen: number | undefined): readonly number[] =>
  chosen === undefined || seasons.includes(chosen) ? seasons : [chosen, ...seasons]

function useChips({ season, type, place, judge, breed }: PastTrialSearch) {
  const t = useTranslate()
  const breedName = useBreedName()
  const seasonText = season !== undefined && t('trialPages.seasonOf', { from: season, to: season + 1 })
  return [
    { name: 'season', text: seasonText && t('trialPages.chips.season', { season: seasonText }) },
    { name: 'type', text: type && t(`trials.types.${type}`) },
    { name: 'place', text: place && t('trialPages.chips.place', { text: place }) },
    { name: 'judge', text: judge && t('trialPages.chips.judge', { text: judge }) },
    { name: 'breed', text: breed && breedName(breed) },
  ]
}
