import type { BreedAverage } from '#contract/averages.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { Span } from '../ui/layout/parts.ts'
import { formatNumber } from '../ui/values/numbers.ts'

const DECIMALS = 2

/** A mean with the number of its dogs; a dash instead of that of too few dogs, and alone where no dog has the score. */
export function MeanText({ of }: { of: Pick<BreedAverage, 'mean' | 'dogs'> | undefined }) {
  const language = useLanguage()
  if (!of) return '–'
  const mean = of.mean === null ? '–' : formatNumber(language, of.mean, DECIMALS)
  return (
    <Span nowrap>
      {mean} <Span tone="muted">(n = {formatNumber(language, of.dogs)})</Span>
    </Span>
  )
}
