import { useBreedOptions } from '../dogs/breeds.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { SelectFilters } from '../ui/filters/SelectFilters.tsx'
import { useFilters } from '../ui/filters/useFilters.ts'
import { breedingRegisterAddress, type RegisterSearch, registerSearchOf } from './addresses.ts'

const GENDERS = ['male', 'female'] as const
const STATES = ['active', 'removed'] as const

/** The filters of the register. A changed filter returns to the first page. */
export function RegisterFilters({ search }: { search: RegisterSearch }) {
  const t = useTranslate()
  const { go, set } = useFilters(search, registerSearchOf, breedingRegisterAddress)
  const { breed, gender, state, dog } = search
  return (
    <SelectFilters
      label={t('breedingRegister.title')}
      filters={[
        {
          name: 'breed',
          label: t('breedingRegister.filters.breed'),
          options: useBreedOptions(),
          value: breed,
        },
        {
          name: 'gender',
          label: t('breedingRegister.filters.gender'),
          options: GENDERS.map((value) => ({ value, label: t(`common.${value}`) })),
          value: gender,
        },
        {
          name: 'state',
          label: t('breedingRegister.filters.state'),
          options: STATES.map((value) => ({ value, label: t(`breedingRegister.states.${value}`) })),
          value: state,
        },
      ]}
      set={set}
      onClear={() => go({ dog })}
    />
  )
}
