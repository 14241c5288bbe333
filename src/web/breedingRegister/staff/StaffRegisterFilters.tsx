import { REGISTER_STATES } from '#domain/breeding/registerStates.ts'
import { useBreedName, useBreedOptions } from '../../dogs/breeds.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FilterChips } from '../../ui/filters/FilterChips.tsx'
import { FilterPanel } from '../../ui/filters/FilterPanel.tsx'
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx'
import { useFilters } from '../../ui/filters/useFilters.ts'
import { Stack } from '../../ui/layout/parts.ts'
import { type StaffRegisterSearch, staffRegisterAddress, staffRegisterSearchOf } from '../addresses.ts'

/** The filters of the staff's register. A changed filter returns to the first page. */
export function StaffRegisterFilters({ search }: { search: StaffRegisterSearch }) {
  const t = useTranslate()
  const breedName = useBreedName()
  const breeds = useBreedOptions()
  const { go, set } = useFilters(search, staffRegisterSearchOf, staffRegisterAddress)
  const { breed, state } = search
  const chips = [
    { name: 'breed' as const, text: breed && breedName(breed) },
    { name: 'state' as const, text: state && t(`registerAdmin.states.${state}`) },
  ]
  return (
    <Stack mb={3}>
      <FilterPanel label={t('registerAdmin.all')} active={chips.filter(({ text }) => text).length}>
        <FilterSelect
          label={t('breedingRegister.filters.breed')}
          value={breed ?? ''}
          options={breeds}
          onChange={set('breed')}
        />
        <FilterSelect
          label={t('breedingRegister.filters.state')}
          value={state ?? ''}
          options={REGISTER_STATES.map((value) => ({ value, label: t(`registerAdmin.states.${value}`) }))}
          onChange={set('state')}
        />
      </FilterPanel>
      <FilterChips filters={chips} onRemove={(name) => set(name)('')} onClear={() => go({})} />
    </Stack>
  )
}
