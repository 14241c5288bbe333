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

/** Years offered as a whole: the next one, for trials to come, this one and four back. */
const YEARS = 6
/** Months offered: up to this one or the chosen ones, and five years back. */
const OFFERED = 61
/** Months before the last one where none is chosen, as the service counts them. */
const MONTHS_BEFORE = 11

/** The year, or the months from which and up to which money is looked at; a month that would end before it begins is moved along. */
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
          label={t('money.span')}
          value={spanOf(search)}
          options={[
            { value: LATEST, label: t('money.latest') },
            ...yearsOffered().map((year) => ({ value: year, label: year })),
            ...(spanOf(search) === MONTHS ? [{ value: MONTHS, label: t('money.chosenMonths') }] : []),
          ]}
          none={null}
          onChange={(span) => go(span === LATEST ? { from: undefined, to: undefined } : wholeYear(span))}
        />
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

const LATEST = 'latest'
const MONTHS = 'months'

const wholeYear = (year: string) => ({ from: `${year}-01`, to: `${year}-12` })

function yearsOffered(): string[] {
  const next = Number(finnishToday().slice(0, 4)) + 1
  return Array.from({ length: YEARS }, (_, index) => String(next - index))
}

/** Which of the offered spans a period is. */
function spanOf({ from, to }: MoneySearch): string {
  if (!from && !to) return LATEST
  return yearsOffered().find((year) => from === `${year}-01` && to === `${year}-12`) ?? MONTHS
}

const monthsFrom = (month: string, months: number): string => addMonths(`${month}-01`, months).slice(0, 7)

/** The months that are offered and those that are chosen, the latest first. */
function monthsWith(chosen: readonly string[]): string[] {
  const last = [finnishToday().slice(0, 7), ...chosen].toSorted().at(-1)!
  const offered = Array.from({ length: OFFERED }, (_, index) => monthsFrom(last, -index))
  return [...new Set([...offered, ...chosen])].toSorted().toReversed()
}
