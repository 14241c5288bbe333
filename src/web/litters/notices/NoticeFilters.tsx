import { NOTICE_TYPES } from '#domain/breeding/noticeTypes.ts'
import { useBreedName, useBreedOptions } from '../../dogs/breeds.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FilterChips } from '../../ui/filters/FilterChips.tsx'
import { FilterPanel } from '../../ui/filters/FilterPanel.tsx'
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx'
import { TypedFilter } from '../../ui/filters/TypedFilter.tsx'
import { useFilters } from '../../ui/filters/useFilters.ts'
import { Stack } from '../../ui/layout/parts.ts'
import { type NoticesSearch, noticesAddress, noticesSearchOf } from '../addresses.ts'

interface Props {
  breed: string | undefined
  search: NoticesSearch
}

/** Which notices are shown; the address holds it all, the breed in its path. */
export function NoticeFilters({ breed, search }: Props) {
  const t = useTranslate()
  const breedName = useBreedName()
  const { go, set } = useFilters(
    { ...search, breed },
    (raw) => ({
      ...noticesSearchOf(raw),
      breed: raw.breed === '' ? undefined : (raw.breed as string | undefined),
    }),
    ({ breed: rotu, ...next }) => noticesAddress({ rotu, ...next }),
  )
  const { type = 'litter', place } = search
  const chips = [
    { name: 'breed' as const, text: breed && breedName(breed) },
    { name: 'place' as const, text: place },
  ]
  return (
    <Stack mb={3}>
      <FilterPanel
        label={t('litters.list.title')}
        active={chips.filter(({ text }) => text).length}
        first={
          <FilterSelect
            label={t('litters.list.type')}
            value={type}
            none={null}
            options={NOTICE_TYPES.map((value) => ({ value, label: t(`litters.list.types.${value}`) }))}
            onChange={set('type')}
          />
        }
      >
        <FilterSelect
          label={t('litters.list.breed')}
          value={breed ?? ''}
          options={useBreedOptions()}
          onChange={set('breed')}
        />
        <TypedFilter label={t('litters.list.place')} value={place ?? ''} onSet={set('place')} />
      </FilterPanel>
      <FilterChips
        filters={chips}
        onRemove={(name) => set(name)('')}
        onClear={() => go({ type: search.type, breed: undefined })}
      />
    </Stack>
  )
}
