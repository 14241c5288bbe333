import { HEALTH_ALERT_STATES } from '#contract/constants.ts'
import { HEALTH_KINDS } from '#domain/health/codes.ts'
import { useBreedOptions } from '../dogs/breeds.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { SelectFilters } from '../ui/filters/SelectFilters.tsx'
import { useFilters } from '../ui/filters/useFilters.ts'
import { type HealthWatchSearch, healthWatchAddress, healthWatchSearchOf } from './addresses.ts'
import { FIRST_KIND } from './knownSearch.ts'

const OTHER_KINDS = HEALTH_KINDS.filter((kind) => kind !== FIRST_KIND)

/** What is looked at. A changed filter returns to the first pages, and from one sire's offspring to the breed. */
export function WatchFilters({ search }: { search: HealthWatchSearch }) {
  const t = useTranslate()
  const breeds = useBreedOptions()
  const reset = { ...search, alerts: undefined, sire: undefined }
  const { go, set } = useFilters(reset, healthWatchSearchOf, healthWatchAddress)
  const { breed, kind, sort, state } = search
  return (
    <SelectFilters
      label={t('healthWatch.filter.label')}
      set={set}
      onClear={() => go({})}
      filters={[
        { name: 'breed', label: t('healthWatch.filter.breed'), value: breed, options: breeds },
        {
          name: 'kind',
          label: t('healthWatch.filter.kind'),
          value: kind === FIRST_KIND ? undefined : kind,
          options: OTHER_KINDS.map((value) => ({ value, label: t(`health.kinds.${value}`) })),
          none: t(`health.kinds.${FIRST_KIND}`),
        },
        {
          name: 'sort',
          label: t('healthWatch.filter.sort'),
          value: sort === 'line' ? sort : undefined,
          options: [{ value: 'line', label: t('healthWatch.sorts.line') }],
          none: t('healthWatch.sorts.sire'),
        },
        {
          name: 'state',
          label: t('healthWatch.filter.state'),
          value: state,
          options: HEALTH_ALERT_STATES.map((value) => ({ value, label: t(`healthWatch.states.${value}`) })),
          none: t('healthWatch.openAlerts'),
        },
      ]}
    />
  )
}
