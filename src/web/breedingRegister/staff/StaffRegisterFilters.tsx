import { REGISTER_STATES } from '#domain/breeding/registerStates.ts'
import { useBreedOptions } from '../../dogs/breeds.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { SelectFilters } from '../../ui/filters/SelectFilters.tsx'
import { useFilters } from '../../ui/filters/useFilters.ts'
import { type StaffRegisterSearch, staffRegisterAddress, staffRegisterSearchOf } from '../addresses.ts'

/** The filters of the staff's register. A changed filter returns to the first page. */
export function StaffRegisterFilters({ search: { breed, state } }: { search: StaffRegisterSearch }) {
  const t = useTranslate()
  const { go, set } = useFilters({ breed, state }, staffRegisterSearchOf, staffRegisterAddress)
  return (
    <SelectFilters
      label={t('registerAdmin.all')}
      filters={[
        {
          name: 'breed',
          label: t('breedingRegister.filters.breed'),
          options: useBreedOptions(),
          value: breed,
        },
        {
          name: 'state',
          label: t('breedingRegister.filters.state'),
          options: REGISTER_STATES.map((value) => ({ value, label: t(`registerAdmin.states.${value}`) })),
          value: state,
        },
      ]}
      set={set}
      onClear={() => go({})}
    />
  )
}
