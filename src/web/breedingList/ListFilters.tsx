import type { LinkProps } from '@tanstack/react-router'
import { BREEDING_LIST_NEEDS } from '#contract/breedingListConstants.ts'
import { REGISTER_STATES } from '#domain/breeding/registerStates.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { SelectFilters } from '../ui/filters/SelectFilters.tsx'
import { useFilters } from '../ui/filters/useFilters.ts'
import { type BreedingListSearch, breedingListSearchOf } from './addresses.ts'

interface Props {
  search: BreedingListSearch
  /** the address of the page by another search */
  to: (search: BreedingListSearch) => LinkProps
}

/** The filters of the breeding list. A changed filter returns to the first page. */
export function ListFilters({ search, to }: Props) {
  const t = useTranslate()
  const { go, set } = useFilters(search, breedingListSearchOf, to)
  const { list, state, sex, needs, sort, direction } = search
  return (
    <SelectFilters
      label={t('breedingList.title')}
      filters={[
        {
          name: 'list',
          label: t('breedingList.filters.list'),
          options: [{ value: 'males', label: t('breedingList.lists.males') }],
          none: t('breedingList.lists.register'),
          value: list,
        },
        {
          name: 'state',
          label: t('breedingList.filters.state'),
          options: REGISTER_STATES.map((value) => ({ value, label: t(`registerAdmin.states.${value}`) })),
          value: state,
        },
        {
          name: 'sex',
          label: t('breedingList.filters.sex'),
          options: (['male', 'female'] as const).map((value) => ({ value, label: t(`common.${value}`) })),
          value: sex,
        },
        {
          name: 'needs',
          label: t('breedingList.filters.needs'),
          options: BREEDING_LIST_NEEDS.map((value) => ({ value, label: t(`breedingList.needs.${value}`) })),
          value: needs,
        },
      ]}
      set={set}
      onClear={() => go({ sort, direction })}
    />
  )
}
