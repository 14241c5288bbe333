import { useTranslate } from '../../i18n/useTranslate.ts'
import { FilterChips } from '../../ui/filters/FilterChips.tsx'
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx'
import { SearchLine } from '../../ui/filters/SearchLine.tsx'
import { useFilters } from '../../ui/filters/useFilters.ts'
import { Row, Stack } from '../../ui/layout/parts.ts'
import { type ShowSearch, showSearchOf, showsAddress } from '../addresses.ts'

interface Props {
  search: ShowSearch
  years: readonly number[]
}

/** Search and year of the shows; what is active can be taken away. */
export function ShowFilters({ search, years }: Props) {
  const t = useTranslate()
  const { q, year } = search
  const { set } = useFilters(search, showSearchOf, showsAddress)
  const chosen = year === undefined || years.includes(year) ? years : [year, ...years]
  const active = [
    { name: 'q', text: q && t('wholeShows.textFilter', { text: q }) },
    { name: 'year', text: year !== undefined && `${t('wholeShows.year')}: ${year}` },
  ]
  return (
    <Stack mb={3}>
      <SearchLine
        label={t('wholeShows.search')}
        help={t('wholeShows.searchHelp')}
        action={t('wholeShows.submit')}
        start={q ?? ''}
        onSearch={set('q')}
      />
      <Row gap={2}>
        <FilterSelect
          label={t('wholeShows.year')}
          value={year === undefined ? '' : String(year)}
          options={chosen.map((one) => ({ value: String(one), label: String(one) }))}
          onChange={set('year')}
        />
      </Row>
      <FilterChips filters={active} onRemove={(name) => set(name)('')} />
    </Stack>
  )
}
