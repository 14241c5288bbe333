import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { TableDetails } from '../../ui/table/TableDetails.tsx'
import { formatNumber } from '../../ui/values/numbers.ts'
import type { ProfileRow } from './featureProfile.ts'

interface Props {
  rows: readonly ProfileRow[]
  label: (code: string) => string
}

/** The profile in figures: how often each value was given, the means and what they rest on. */
export function ProfileTable({ rows, label }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const number = (value: number) => formatNumber(language, value, 1)
  const hasBreed = rows.some(({ breed }) => breed)
  return (
    <TableDetails
      caption={t('trials.profileTable')}
      heads={[
        t('trials.feature'),
        t('trials.scale'),
        t('trials.given'),
        t('trials.mean'),
        t('trials.n'),
        ...(hasBreed ? [t('trials.breed'), t('trials.breedDogs')] : []),
      ]}
      rows={rows.map(({ code, max, values, marks, mean, n, breed }) => [
        label(code),
        values.length > 3 ? `0–${max}` : values.join(', '),
        marks.map(({ value, count }) => t('trials.timesGiven', { value, count })).join(', '),
        number(mean),
        String(n),
        ...(hasBreed ? [breed ? number(breed.mean) : '–', breed ? String(breed.dogs) : '–'] : []),
      ])}
    />
  )
}
