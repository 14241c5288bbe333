import { useBreedName, useBreedOptions } from '../dogs/breeds.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FilterChips } from '../ui/filters/FilterChips.tsx'
import { FilterPanel } from '../ui/filters/FilterPanel.tsx'
import { FilterSelect } from '../ui/filters/FilterSelect.tsx'
import { useFilters } from '../ui/filters/useFilters.ts'
import { Stack } from '../ui/layout/parts.ts'
import { breedingRegisterAddress, type RegisterSearch, registerSearchOf } from './addresses.ts'

const GENDERS = ['male', 'female'] as const
const STATES = ['active', 'removed'] as const

/** The filters of the register; active ones can be removed one by one. A changed filter returns to the first page. */
export function RegisterFilters({ search }: { search: RegisterSearch }) {
  const t = useTranslate()
  const breedName = useBreedName()
  const breeds = useBreedOptions()
  const { go, set } = useFilters(search, registerSearchOf, breedingRegisterAddress)
  const { breed, gender, state, dog } = search
  const chips = [
    { name: 'breed' as const, text: breed && breedName(breed) },
    { name: 'gender' as const, text: gender && t(`common.${gender}`) },
    { name: 'state' as const, text: state && t(`breedingRegister.states.${state}`) },
  ]
  return (
    <Stack mb={3}>
      <FilterPanel label={t('breedingRegister.title')} active={chips.filter(({ text }) => text).length}>
        <FilterSelect
          label={t('breedingRegister.filters.breed')}
          value={breed ?? ''}
          options={breeds}
          onChange={set('breed')}
        />
        <FilterSelect
          label={t('breedingRegister.filters.gender')}
          value={gender ?? ''}
          options={GENDERS.map((value) => ({ value, label: t(`common.${value}`) }))}
          onChange={set('gender')}
        />
        <FilterSelect
          label={t('breedingRegister.filters.state')}
          value={state ?? ''}
          options={STATES.map((value) => ({ value, label: t(`breedingRegister.states.${value}`) }))}
          onChange={set('state')}
        />
      </FilterPanel>
      <FilterChips filters={chips} onRemove={(name) => set(name)('')} onClear={() => go({ dog })} />
    </Stack>
  )
}
