import type { PastTrial } from '#contract/pastTrials.ts'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { nowColumn } from '../../history/nowColumn.tsx'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'
import type { Column } from '../../ui/table/types.ts'
import { formatNumber } from '../../ui/values/numbers.ts'
import { usePastValue } from './pastValue.tsx'

type Field = PastTrial['fields'][number]
type Result = PastTrial['results'][number]
type Entry = PastTrial['entries'][number]

/** What the trial announced and went through. */
export function useFieldColumns(now: PastTrial | undefined): readonly Column<Field>[] {
  const t = useTranslate()
  const { label, value } = usePastValue()
  const words = (one: Field | undefined) => (one?.value ? value(one.field, one.value) : null)
  return [
    {
      id: 'field',
      header: t('trialAdmin.past.field'),
      cell: ({ field }) => <Text strong>{label(field)}</Text>,
      rowHeader: true,
      width: '15rem',
      card: 'title',
    },
    {
      id: 'value',
      header: t('trialAdmin.past.value'),
      cell: (row) => words(row) ?? t('history.nothing'),
      long: true,
      card: 'title',
    },
    ...(now
      ? [nowColumn<Field>(t, words, ({ field }) => words(now.fields.find((one) => one.field === field)))]
      : []),
  ]
}

const dogColumn = <Row extends Pick<Result, 'dog'>>(t: Translate): Column<Row> => ({
  id: 'dog',
  header: t('trialAdmin.past.dog'),
  cell: ({ dog }) => (dog ? <DogLink dog={dog} /> : t('trialAdmin.past.gone')),
  rowHeader: true,
  card: 'title',
})

/** The results that stood. */
export function useResultColumns(now: PastTrial | undefined): readonly Column<Result>[] {
  const t = useTranslate()
  const language = useLanguage()
  const words = ({ kind, class: of, outcome, prize, points }: Result) =>
    [
      kind === 'water' ? t('trialAdmin.past.water') : '',
      of,
      outcome === 'judged' ? (prize ?? '') : t(`trials.outcomes.${outcome}`),
      points === null ? '' : t('trialAdmin.past.points', { points: formatNumber(language, points, 1) }),
    ]
      .filter((part) => part !== '')
      .join(' ')
  const nowOf = ({ kind, id }: Result) => {
    const one = now?.results.find((other) => other.kind === kind && other.id === id)
    return one ? words(one) : null
  }
  return [
    dogColumn(t),
    { id: 'result', header: t('trialAdmin.past.result'), cell: words, card: 'fact' },
    ...(now ? [nowColumn<Result>(t, words, nowOf)] : []),
  ]
}

/** The dogs that were entered. */
export function useEntryColumns(now: PastTrial | undefined): readonly Column<Entry>[] {
  const t = useTranslate()
  const words = ({ class: of, startNumber, isWithdrawn }: Entry) =>
    [
      of,
      startNumber === null ? '' : t('trialAdmin.past.startNumber', { number: startNumber }),
      isWithdrawn ? t('trialAdmin.past.withdrawn') : '',
    ]
      .filter((part) => part !== '')
      .join(', ')
  const nowOf = ({ id }: Entry) => {
    const one = now?.entries.find((other) => other.id === id)
    return one ? words(one) : null
  }
  return [
    dogColumn(t),
    { id: 'entry', header: t('trialAdmin.past.entry'), cell: words, card: 'fact' },
    ...(now ? [nowColumn<Entry>(t, words, nowOf)] : []),
  ]
}
