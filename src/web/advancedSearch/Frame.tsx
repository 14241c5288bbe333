import { useBreedOptions } from '../dogs/breeds.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { oneOf } from '../searchValues.ts'
import { FilterPanel } from '../ui/filters/FilterPanel.tsx'
import { FilterSelect } from '../ui/filters/FilterSelect.tsx'
import type { AdvancedSearch } from './addresses.ts'

interface Props {
  search: AdvancedSearch
  /** how many conditions there are */
  conditions: number
  go: (search: AdvancedSearch) => void
}

/** What holds whatever the conditions say, and how many of them a dog has to meet. */
export function Frame({ search, conditions, go }: Props) {
  const t = useTranslate()
  const breeds = useBreedOptions()
  const { condition, least = 2, breed, sex } = search
  const change = (part: AdvancedSearch) => go({ ...search, page: undefined, ...part })
  const counts = Array.from({ length: Math.max(conditions - 2, 0) }, (_, index) => index + 2)
  const chosen = condition === 3 ? `3.${least}` : String(condition ?? 2)
  const match = conditions > 1 && (
    <FilterSelect
      label={t('advancedSearch.match')}
      value={chosen}
      none={null}
      options={[
        ...(['2', '1'] as const).map((value) => ({ value, label: t(`advancedSearch.matches.${value}`) })),
        ...[...new Set([...counts, ...(condition === 3 ? [least] : [])])].map((count) => ({
          value: `3.${count}`,
          label: t('advancedSearch.matchesAtLeast', { count }),
        })),
      ]}
      onChange={(value) => {
        const [how, count] = value.split('.').map(Number)
        change({ condition: oneOf(how, [1, 3] as const), least: count })
      }}
    />
  )
  return (
    <FilterPanel
      first={match}
      label={t('advancedSearch.frame')}
      active={Number(breed !== undefined) + Number(sex !== undefined)}
    >
      <FilterSelect
        label={t('advancedSearch.breed')}
        value={breed ?? ''}
        options={breeds}
        onChange={(code) => change({ breed: code || undefined })}
      />
      <FilterSelect
        label={t('advancedSearch.sex')}
        value={sex ?? ''}
        options={(['male', 'female'] as const).map((value) => ({ value, label: t(`common.${value}`) }))}
        onChange={(value) => change({ sex: oneOf(value as 'male', ['male', 'female']) })}
      />
    </FilterPanel>
  )
}
