import type { SheetMapping } from '#contract/mappingShape.ts'
import { hundredOf, shortYears } from '#domain/imports/dates.ts'
import { DATE_FORMATS } from '#domain/imports/dogHeadings.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx'

interface Props {
  mapping: SheetMapping
  onChange: (mapping: SheetMapping) => void
}

/** The years from which a hundred may be counted. */
const HUNDREDS = Array.from({ length: 11 }, (_none, place) => 1900 + 10 * place)

/** How days are written, and which hundred years two digits of a year are of; of a workbook its own days are read whatever is chosen. */
export function DateFormats({ mapping, onChange }: Props) {
  const t = useTranslate()
  const { dateFormats } = mapping
  const hundred = dateFormats.map(hundredOf).find((from) => from !== undefined)
  const whole = dateFormats.filter((format) => hundredOf(format) === undefined)
  const chosen = whole.join(' | ')
  const known: readonly string[] = DATE_FORMATS
  const all = known.includes(chosen) ? known : [chosen, ...known]
  const options = all.map((value) => {
    const formats = value.split(' | ')
    return { value, label: formats.map(exampleOf).join(', ') }
  })
  const set = (formats: readonly string[], from: number | undefined) =>
    onChange({
      ...mapping,
      dateFormats:
        from === undefined
          ? [...formats]
          : [...formats, ...formats.map((format) => shortYears(format, from))],
    })
  return (
    <>
      <FilterSelect
        label={t('dataMappings.dates')}
        value={chosen}
        none={null}
        options={options}
        onChange={(value) => set(value.split(' | '), hundred)}
      />
      <FilterSelect
        label={t('dataMappings.shortYears')}
        value={hundred === undefined ? '' : String(hundred)}
        none={t('dataMappings.noShortYears')}
        options={[...new Set([...HUNDREDS, ...(hundred === undefined ? [] : [hundred])])].map((from) => ({
          value: String(from),
          label: `${from}–${from + 99}`,
        }))}
        onChange={(value) => set(whole, value === '' ? undefined : Number(value))}
      />
    </>
  )
}

/** The last day of a year in a format: no other day could be taken for it. */
const exampleOf = (format: string): string =>
  format.replace(/YYYY|MMM|M+|D+/g, (part) => EXAMPLES[part] ?? (part.startsWith('M') ? '12' : '31'))
const EXAMPLES: Readonly<Record<string, string>> = { YYYY: '2024', MMM: 'Dec' }
