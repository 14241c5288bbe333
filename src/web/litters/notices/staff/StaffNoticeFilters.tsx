import { DECIDED_STATES } from '#domain/breeding/litterNotice.ts'
import { useBreedOptions } from '../../../dogs/breeds.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { SelectFilters } from '../../../ui/filters/SelectFilters.tsx'
import { useFilters } from '../../../ui/filters/useFilters.ts'
import { type StaffNoticesSearch, staffNoticesAddress, staffNoticesSearchOf } from '../addresses.ts'

/** The filters of the staff's notices. A changed filter returns to the first page. */
export function StaffNoticeFilters({ search: { breed, state } }: { search: StaffNoticesSearch }) {
  const t = useTranslate()
  const { go, set } = useFilters({ breed, state }, staffNoticesSearchOf, staffNoticesAddress)
  return (
    <SelectFilters
      label={t('noticeAdmin.others')}
      filters={[
        {
          name: 'state',
          label: t('noticeAdmin.state'),
          options: DECIDED_STATES.map((value) => ({ value, label: t(`litters.notice.states.${value}`) })),
          value: state,
        },
        { name: 'breed', label: t('noticeAdmin.breed'), options: useBreedOptions(), value: breed },
      ]}
      set={set}
      onClear={() => go({})}
    />
  )
}
