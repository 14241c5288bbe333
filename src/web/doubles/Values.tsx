import type { DoublePair, DoubleRecord } from '#contract/doubles.ts'
import { formatDate } from '#domain/dates.ts'
import type { DoubleField } from '#domain/doubles/comparison.ts'
import { type ComparedValue, chipsBeside, dayBeside, numbersBeside } from '#domain/doubles/values.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Span, Text } from '../ui/layout/parts.ts'

interface Props {
  field: DoubleField
  records: DoublePair['records']
}

/** What both records hold of a field, in the order of the pair, and what of it is the same. */
export function Values({ field, records: { one, other } }: Props) {
  const t = useTranslate()
  const sides = [
    { side: 'one', values: valuesOf(field, one, other) },
    { side: 'other', values: valuesOf(field, other, one) },
  ] as const
  const [{ values: own }, { values: others }] = sides
  if (own.length === 0 || others.length === 0) return null
  const [only, ...more] = [...new Set([...own, ...others].map(({ value }) => value))]
  if (more.length === 0)
    return (
      <Text size="small">
        {t('doubles.values.both')}: <Span strong>{only}</Span>
      </Text>
    )
  return sides.map(({ side, values }) => (
    <Text key={side} size="small">
      {t(`doubles.values.${side}`)}:{' '}
      {values.map((value, index) => (
        <span key={value.value}>
          {index > 0 && ', '}
          <Value of={value} />
        </span>
      ))}
    </Text>
  ))
}

function Value({ of: { same, runs } }: { of: ComparedValue }) {
  const t = useTranslate()
  return (
    <Span nowrap>
      <Span strong={same}>
        {runs.map(({ at, text, differs }) =>
          differs ? (
            <Span key={at} component="em" strong tone="error">
              {text}
            </Span>
          ) : (
            text
          ),
        )}
      </Span>{' '}
      <Span tone="muted">({t(same ? 'doubles.values.same' : 'doubles.values.different')})</Span>
    </Span>
  )
}

/** Days, or where one of them is not known the years, which tell at least how near they are. */
function birthBeside(mine: DoubleRecord, theirs: DoubleRecord): readonly ComparedValue[] {
  if (mine.birthDate !== null && theirs.birthDate !== null)
    return [dayBeside(formatDate(mine.birthDate), formatDate(theirs.birthDate))]
  if (mine.birthYear === null || theirs.birthYear === null) return []
  return [dayBeside(String(mine.birthYear), String(theirs.birthYear))]
}

function valuesOf(field: DoubleField, mine: DoubleRecord, theirs: DoubleRecord): readonly ComparedValue[] {
  switch (field) {
    case 'number':
      return numbersBeside(mine.numbers, theirs.numbers)
    case 'chip':
      return chipsBeside(mine.chips, theirs.chips)
    case 'birth':
      return birthBeside(mine, theirs)
    default:
      return []
  }
}
