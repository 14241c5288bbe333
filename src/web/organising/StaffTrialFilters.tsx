import { useQuery } from '@tanstack/react-query'
import { seasonOf } from '#domain/dates.ts'
import { TRIAL_STATES } from '#domain/trials/states.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { useTrialTypes } from '../trials/useTrialTypes.ts'
import { FilterChips } from '../ui/filters/FilterChips.tsx'
import { FilterPanel } from '../ui/filters/FilterPanel.tsx'
import { FilterSelect } from '../ui/filters/FilterSelect.tsx'
import { SearchLine } from '../ui/filters/SearchLine.tsx'
import { useFilters } from '../ui/filters/useFilters.ts'
import { Stack } from '../ui/layout/parts.ts'
import { finnishToday } from '../ui/values/days.ts'
import { type StaffTrialSearch, staffTrialSearchOf, staffTrialsAddress } from './addresses.ts'
import { trialChoicesQuery } from './queries.ts'

/** How many past seasons are offered. */
const SEASONS = 15

/** Search and filters of the trials; active ones can be removed one by one. */
export function StaffTrialFilters({ search }: { search: StaffTrialSearch }) {
  const t = useTranslate()
  const { data } = useQuery(trialChoicesQuery)
  const clubs = data?.clubs ?? []
  const { q, state, season, type, club, sort, direction } = search
  const { go, set } = useFilters(search, staffTrialSearchOf, staffTrialsAddress)
  const seasonText = (year: number) => `${year}–${year + 1}`
  const clubName = clubs.find(({ id }) => id === club)?.name ?? String(club)
  const chips = [
    { name: 'q', text: q && t('trialAdmin.textFilter', { text: q }) },
    { name: 'state', text: state && t(`trialAdmin.states.${state}`) },
    { name: 'season', text: season !== undefined && seasonText(season) },
    { name: 'type', text: type && t(`trials.types.${type}`) },
    { name: 'club', text: club !== undefined && clubName },
  ]
  return (
    <Stack mb={3}>
      <SearchLine
        label={t('trialAdmin.search')}
        help={t('trialAdmin.searchHelp')}
        action={t('trialAdmin.submit')}
        start={q ?? ''}
        onSearch={set('q')}
      />
      <FilterPanel label={t('trialAdmin.filters')} active={chips.filter(({ text }) => text).length}>
        <FilterSelect
          label={t('trialAdmin.columns.state')}
          value={state ?? ''}
          options={TRIAL_STATES.map((value) => ({ value, label: t(`trialAdmin.states.${value}`) }))}
          onChange={set('state')}
        />
        <FilterSelect
          label={t('trialAdmin.season')}
          value={season === undefined ? '' : String(season)}
          options={seasonsWith(season).map((year) => ({ value: String(year), label: seasonText(year) }))}
          onChange={set('season')}
        />
        <FilterSelect
          label={t('trialAdmin.columns.type')}
          value={type ?? ''}
          options={useTrialTypes()}
          onChange={set('type')}
        />
        {clubs.length > 1 && (
          <FilterSelect
            label={t('trialAdmin.columns.club')}
            value={club === undefined ? '' : String(club)}
            options={clubs.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={set('club')}
          />
        )}
      </FilterPanel>
      <FilterChips
        filters={chips}
        onRemove={(name) => set(name)('')}
        onClear={() => go({ sort, direction })}
      />
    </Stack>
  )
}

/** The next season, this one and those before; a chosen older one too. */
function seasonsWith(chosen: number | undefined): number[] {
  const next = seasonOf(finnishToday()) + 1
  const offered = Array.from({ length: SEASONS }, (_, index) => next - index)
  return chosen === undefined || offered.includes(chosen) ? offered : [...offered, chosen]
}
