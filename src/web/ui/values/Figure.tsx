import { useLanguage } from '../../i18n/useLanguage.ts'
import { Span } from '../layout/parts.ts'
import { formatNumber } from './numbers.ts'

interface Props {
  /** null is told by a dash */
  value: number | null
  unit?: string
  decimals?: number
}

/** A number with its unit, unbroken. */
export function Figure({ value, unit, decimals = 0 }: Props) {
  const language = useLanguage()
  if (value === null) return <span>–</span>
  return (
    <Span nowrap>
      {formatNumber(language, value, decimals)}
      {unit && `\u00a0${unit}`}
    </Span>
  )
}
