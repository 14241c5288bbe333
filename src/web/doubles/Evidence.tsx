import type { DoubleEvidence, DoublePair } from '#contract/doubles.ts'
import type { DoubleField } from '#domain/doubles/comparison.ts'
import type { TextKey } from '../i18n/textKeys.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { BulletList, Span, Text } from '../ui/layout/parts.ts'
import { formatNumber } from '../ui/values/numbers.ts'
import { Values } from './Values.tsx'

const isKnown = ({ field, level }: DoubleEvidence): boolean =>
  level !== 'unknown' && !(field === 'breed' && level === 'same')

/** What is known of a pair, field by field: in words, and how much it weighs for or against one dog. */
export function Evidence({ pair: { evidence, otherwise, records } }: { pair: DoublePair }) {
  const t = useTranslate()
  return (
    <>
      <BulletList>
        {evidence.filter(isKnown).map((one) => (
          <Item key={one.field} evidence={one} records={records} />
        ))}
      </BulletList>
      <Text size="small" tone="muted">
        {t(`doubles.otherwise.${otherwise}`)}
      </Text>
    </>
  )
}

interface ItemProps {
  evidence: DoubleEvidence
  records: DoublePair['records']
}

function Item({ evidence: { field, level, weight }, records }: ItemProps) {
  const t = useTranslate()
  const language = useLanguage()
  const sign = weight > 0 ? '+' : weight < 0 ? '−' : ''
  return (
    <li>
      {t(`doubles.fields.${field}`)}: {t(levelKey(field, level))}{' '}
      <Span tone={weight < 0 ? 'error' : 'muted'} nowrap>
        {sign}
        {formatNumber(language, Math.abs(weight), 1)}
      </Span>
      <Values field={field} records={records} />
    </li>
  )
}

/** Every field has its own levels: docs/rules/doubles.md#evidence. */
const levelKey = (field: DoubleField, level: string) => `doubles.levels.${field}.${level}` as TextKey
