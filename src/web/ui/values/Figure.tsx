import Box from '@mui/material/Box'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { Span } from '../layout/parts.ts'
import { formatNumber } from './numbers.ts'

interface Props {
  /** null is told by a dash */
  value: number | null
  unit?: string
  decimals?: number
  /** how many the figure rests on */
  n?: number
}

/** A number with its unit (and its n), tabular and unbroken. */
export function Figure({ value, unit, decimals = 0, n }: Props) {
  const language = useLanguage()
  if (value === null) return <span>–</span>
  return (
    <Span nowrap>
      {formatNumber(language, value, decimals)}
      {unit && `\u00a0${unit}`}
      {n !== undefined && (
        <Box component="span" sx={{ color: 'text.secondary', ml: 0.75, fontSize: '0.875em' }}>
          n = {formatNumber(language, n)}
        </Box>
      )}
    </Span>
  )
}
