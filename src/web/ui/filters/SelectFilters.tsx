import { Stack } from '../layout/parts.ts'
import { FilterChips } from './FilterChips.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { FilterSelect } from './FilterSelect.tsx'

interface SelectedFilter {
  readonly name: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** undefined: it is off */
  readonly value: string | undefined
  /** what is shown while it is off, default: all */
  readonly none?: string
}

interface Props {
  /** what is narrowed */
  label: string
  filters: readonly SelectedFilter[]
  set: (name: string) => (value: string) => void
  onClear: () => void
}

/** Filters that are chosen from lists; active ones can be removed one by one. */
export function SelectFilters({ label, filters, set, onClear }: Props) {
  const active = filters.filter(({ value }) => value !== undefined)
  const textOf = ({ options, value }: SelectedFilter) =>
    options.find((option) => option.value === value)?.label ?? value
  return (
    <Stack mb={3}>
      <FilterPanel label={label} active={active.length}>
        {filters.map((filter) => (
          <FilterSelect
            key={filter.name}
            label={filter.label}
            value={filter.value ?? ''}
            options={filter.options}
            none={filter.none}
            onChange={set(filter.name)}
          />
        ))}
      </FilterPanel>
      <FilterChips
        filters={active.map((filter) => ({ name: filter.name, text: textOf(filter) }))}
        onRemove={(name) => set(name)('')}
        onClear={onClear}
      />
    </Stack>
  )
}
