import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo } from 'react'
import type { CalendarTrial } from '#contract/calendar.ts'
import { formatDate } from '#domain/dates.ts'
import { calledBy } from '#domain/dogs.ts'
import { surnameFirst } from '#domain/personNames.ts'
import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useNames } from '../../i18n/useNames.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useTrialTypes } from '../../trials/useTrialTypes.ts'
import { FilterChips } from '../../ui/filters/FilterChips.tsx'
import { FilterPanel } from '../../ui/filters/FilterPanel.tsx'
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx'
import { TypedFilter } from '../../ui/filters/TypedFilter.tsx'
import { useFilters } from '../../ui/filters/useFilters.ts'
import { Columns, Stack } from '../../ui/layout/parts.ts'
import { type CalendarSearch, calendarAddress, calendarSearchOf } from '../addresses.ts'
import { startingDogQuery } from './startingDogQuery.ts'

/** The search in it is loaded after the list that it narrows. */
const DogFilter = lazy(() => import('./DogFilter.tsx').then((module) => ({ default: module.DogFilter })))

interface Props {
  search: CalendarSearch
  /** the whole calendar: its places and judges are offered */
  trials: readonly CalendarTrial[]
}

/** The filters of the calendar; active ones can be removed one by one. */
export function CalendarFilters({ search, trials }: Props) {
  const t = useTranslate()
  const names = useNames()
  const { districts, places, judges } = useOffered(trials)
  const { go, set } = useFilters(search, calendarSearchOf, calendarAddress)
  const chips = useChips(search)
  const folded = chips.filter(({ name, text }) => text && name !== 'district')
  return (
    <Stack mb={2}>
      <FilterPanel
        label={t('calendar.title')}
        active={folded.length}
        first={
          <FilterSelect
            label={t('calendar.filters.district')}
            value={search.district ?? ''}
            options={withChosen(districts, search.district).map((value) => ({
              value,
              label: names.district(value),
            }))}
            onChange={set('district')}
          />
        }
      >
        <FilterSelect
          label={t('calendar.filters.type')}
          value={search.type ?? ''}
          options={useTrialTypes()}
          onChange={set('type')}
        />
        <FilterSelect
          label={t('calendar.filters.class')}
          value={search.class ?? ''}
          options={TRIAL_CLASSES.map((value) => ({
            value,
            label: `${value}, ${t(`trials.classes.${value}`)}`,
          }))}
          onChange={set('class')}
        />
        <TypedFilter
          label={t('calendar.filters.place')}
          value={search.place ?? ''}
          suggestions={places}
          onSet={set('place')}
        />
        <FilterSelect
          label={t('calendar.filters.judge')}
          value={search.judge ?? ''}
          options={judges.map((value) => ({ value, label: value }))}
          onChange={set('judge')}
        />
        <Columns from="xs" gap={1}>
          {(['from', 'to'] as const).map((name) => (
            <TypedFilter
              key={name}
              kind="day"
              label={t(`calendar.filters.${name}`)}
              value={search[name] ?? ''}
              onSet={set(name)}
            />
          ))}
        </Columns>
        <Box sx={{ gridColumn: { lg: 'span 2' }, minHeight: 68 }}>
          <Suspense>
            <DogFilter regnr={search.dog} onPick={set('dog')} />
          </Suspense>
        </Box>
        <Box sx={CHECKS}>
          {(['open', 'free'] as const).map((name) => (
            <FormControlLabel
              key={name}
              label={t(`calendar.filters.${name}`)}
              control={
                <Checkbox
                  size="small"
                  checked={search[name] === '1'}
                  onChange={(_, on) => set(name)(on ? '1' : '')}
                />
              }
            />
          ))}
        </Box>
      </FilterPanel>
      <FilterChips
        filters={chips}
        onRemove={(name) => set(name)('')}
        onClear={() => go({ view: search.view, month: search.month })}
      />
    </Stack>
  )
}

/** Beside the dog where there is room, on the line of the fields. */
const CHECKS = {
  gridColumn: { xs: '1 / -1', lg: 'auto / span 2' },
  alignSelf: 'end',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
} as const

/** The chosen one stays to be seen where no trial of it is left. */
const withChosen = (districts: readonly string[], chosen: string | undefined): readonly string[] =>
  chosen === undefined || districts.includes(chosen) ? districts : [chosen, ...districts]

function useChips({
  type,
  class: trialClass,
  from,
  to,
  district,
  place,
  judge,
  open,
  free,
  dog,
}: CalendarSearch) {
  const t = useTranslate()
  const names = useNames()
  const { data: chosen } = useQuery(startingDogQuery(dog))
  return [
    { name: 'type', text: type && t(`trials.types.${type}`) },
    { name: 'class', text: trialClass },
    { name: 'from', text: from && t('calendar.chips.from', { day: formatDate(from) }) },
    { name: 'to', text: to && t('calendar.chips.to', { day: formatDate(to) }) },
    { name: 'district', text: district && names.district(district) },
    { name: 'place', text: place && t('calendar.chips.place', { text: place }) },
    { name: 'judge', text: judge && t('calendar.chips.judge', { text: judge }) },
    { name: 'open', text: open && t('calendar.filters.open') },
    { name: 'free', text: free && t('calendar.filters.free') },
    { name: 'dog', text: dog && t('calendar.chips.dog', { dog: chosen ? calledBy(chosen) : dog }) },
  ]
}

/** The districts, the places and the judges that the calendar knows. */
function useOffered(trials: readonly CalendarTrial[]) {
  const language = useLanguage()
  const names = useNames()
  return useMemo(() => {
    const { compare } = new Intl.Collator(language)
    const sorted = (texts: readonly string[], by = (text: string) => text) =>
      [...new Set(texts)].sort((a, b) => compare(by(a), by(b)))
    return {
      districts: sorted(
        trials.flatMap(({ district }) => district ?? []),
        names.district,
      ),
      places: sorted(trials.flatMap(({ place, club }) => [names.place(place), club])),
      judges: sorted(
        trials.flatMap((trial) => trial.judges),
        surnameFirst,
      ),
    }
  }, [trials, language, names])
}
