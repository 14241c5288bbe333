import { useBreedOptions } from '../../dogs/breeds.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { SelectFilters } from '../../ui/filters/SelectFilters.tsx'
import { useFilters } from '../../ui/filters/useFilters.ts'
import { type DoublesSearch, doublesAddress, doublesSearchOf } from '../addresses.ts'
import { knownSearch } from '../knownSearch.ts'

/** The fields by which a list is narrowed: what agrees in nearly every pair narrows nothing. */
const AGREEING = ['name', 'birth', 'parents', 'number', 'chip'] as const

/** What the pairs are narrowed to. A changed filter returns to the first page. */
export function DoubleFilters({ search }: { search: DoublesSearch }) {
  const t = useTranslate()
  const breeds = useBreedOptions()
  const { go, set } = useFilters(search, doublesSearchOf, doublesAddress)
  const { state, breed, agreeing } = knownSearch(search)
  return (
    <SelectFilters
      label={t('doubles.filter.label')}
      set={set}
      onClear={() => go({})}
      filters={[
        {
          name: 'state',
          label: t('doubles.filter.state'),
          value: state,
          options: [{ value: 'dismissed', label: t('doubles.states.dismissed') }],
          none: t('doubles.states.open'),
        },
        { name: 'breed', label: t('doubles.filter.breed'), value: breed, options: breeds },
        {
          name: 'agreeing',
          label: t('doubles.filter.agreeing'),
          value: agreeing,
          options: AGREEING.map((value) => ({ value, label: t(`doubles.fields.${value}`) })),
        },
      ]}
    />
  )
}
