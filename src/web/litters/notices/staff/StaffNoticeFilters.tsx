import { NOTICE_STATES } from '#domain/breeding/litterNotice.ts'
import { useBreedName, useBreedOptions } from '../../../dogs/breeds.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { FilterChips } from '../../../ui/filters/FilterChips.tsx'
import { FilterPanel } from '../../../ui/filters/FilterPanel.tsx'
import { FilterSelect } from '../../../ui/filters/FilterSelect.tsx'
import { useFilters } from '../../../ui/filters/useFilters.ts'
import { Stack } from '../../../ui/layout/parts.ts'
import { type StaffNoticesSearch, staffNoticesAddress, staffNoticesSearchOf } from '../addresses.ts'

/** The filters of the staff's notices. A changed filter returns to the first page. */
export function StaffNoticeFilters({ search }: { search: StaffNoticesSearch }) {
  const t = useTranslate()
  const breedName = useBreedName()
  const breeds = useBreedOptions()
  const { go, set } = useFilters(search, staffNoticesSearchOf, staffNoticesAddress)
  const { breed, state } = search
  const chips = [
    { name: 'state' as const, text: state && t(`litters.notice.states.${state}`) },
    { name: 'breed' as const, text: breed && breedName(breed) },
  ]
  return (
    <Stack mb={3}>
      <FilterPanel label={t('noticeAdmin.all')} active={chips.filter(({ text }) => text).length}>
        <FilterSelect
          label={t('noticeAdmin.state')}
          value={state ?? ''}
          options={NOTICE_STATES.map((value) => ({ value, label: t(`litters.notice.states.${value}`) }))}
          onChange={set('state')}
        />
        <FilterSelect
          label={t('noticeAdmin.breed')}
          value={breed ?? ''}
          options={breeds}
          onChange={set('breed')}
        />
      </FilterPanel>
      <FilterChips filters={chips} onRemove={(name) => set(name)('')} onClear={() => go({})} />
    </Stack>
  )
}
