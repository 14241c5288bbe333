import { addMonths } from '#domain/dates.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FilterPanel } from '../ui/filters/FilterPanel.tsx'
import { FilterSelect } from '../ui/filters/FilterSelect.tsx'
import { useFilters } from '../ui/filters/useFilters.ts'
import { Block } from '../ui/layout/parts.ts'
import { monthName } from '../ui/values/dateWords.ts'
import { finnishToday } from '../ui/values/days.ts'
import { type MoneySearch, moneyAddress, moneySearchOf } from './addresses.ts'

/** Months offered: a year ahead, for trials to come, and four years back. */
const AHEAD = 12
const OFFERED = 61
/** Months before the last one where none is chosen, as the service counts them. */
const MONTHS_BEFORE = 11

/** The months from which and up to which money is looked at; one that would end before it begins is moved along. */
export function PeriodFilter({ search }: { search: MoneySearch }) {
  const t = useTranslate()
  const language = useLanguage()
  const { go } = useFilters(search, moneySearchOf, moneyAddress)
  const to = search.to ?? finnishToday().slice(0, 7)
  const from = search.from ?? monthsFrom(to, -MONTHS_BEFORE)
  const options = monthsWith([from, to]).map((month) => ({ value: month, label: monthName(language, month) }))
  return (
    <Block mb={3}>
      <FilterPanel label={t('money.period')} active={Object.values(search).filter(Boolean).length}>
        <FilterSelect
          label={t('money.from')}
          value={from}
          options={options}
          none={null}
          onChange={(month) => go({ from: month, to: month > to ? month : to })}
        />
        <FilterSelect
          label={t('money.to')}
          value={to}
          options={options}
          none={null}
          onChange={(month) => go({ from: month < from ? month : from, to: month })}
        />
      </FilterPanel>
    </Block>
  )
}

const monthsFrom = (month: string, months: number): string => addMonths(`${month}-01`, months).slice(0, 7)

/** The months that are offered and those that are chosen, the latest first. */
function monthsWith(chosen: readonly string[]): string[] {
  const last = monthsFrom(finnishToday().slice(0, 7), AHEAD)
  const offered = Array.from({ length: OFFERED }, (_, index) => monthsFrom(last, -index))
  return [...new Set([...offered, ...chosen])].toSorted().toReversed()
}
