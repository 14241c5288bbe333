import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Span, Text } from '../ui/layout/parts.ts'
import { formatNumber } from '../ui/values/numbers.ts'

/** From these scores on it is said so; each point doubles the odds. */
const BANDS = [
  ['much', 8],
  ['many', 4],
] as const

/** How much two records have in common, as a figure and in words. */
export function Score({ score }: { score: number }) {
  const t = useTranslate()
  const language = useLanguage()
  const [band] = BANDS.find(([, least]) => score >= least) ?? ['some' as const]
  return (
    <>
      <Span strong>{formatNumber(language, score, 1)}</Span>
      <Text size="small" tone="muted">
        {t(`doubles.bands.${band}`)}
      </Text>
    </>
  )
}
