import Box from '@mui/material/Box'
import { KIND_RULES } from '#domain/trials/kinds.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import { PrizeCode } from '../../dogs/PrizeCode.tsx'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { CodeChip } from '../../ui/marks/CodeChip.tsx'
import { formatNumber } from '../../ui/values/numbers.ts'
import type { OpenLine } from '../useSheets.ts'

/** Points as the language writes them, with a decimal only where there is one. */
export function usePoints() {
  const t = useTranslate()
  const language = useLanguage()
  return (points: number | null) =>
    points === null
      ? t('results.noPoints')
      : t('results.points', { points: formatNumber(language, points, Number.isInteger(points) ? 0 : 1) })
}

interface Props {
  open: OpenLine
  kind: SheetKind
  /** as small as the text around it */
  dense?: boolean
  /** no stop of the keyboard: where the grid around it is one */
  still?: boolean
}

/** Outcome, points and award of the sheet, computed while typing. */
export function Totals({ open, kind, dense = false, still = false }: Props) {
  const t = useTranslate()
  const pointsText = usePoints()
  const { outcome, points, award, told, empty } = open.judgement
  if (empty) return null
  return (
    <Box
      component="output"
      data-part="totals"
      sx={{ display: 'flex', alignItems: 'baseline', gap: dense ? 1 : 1.5, flexWrap: 'wrap' }}
    >
      {KIND_RULES[kind].scored && (
        <Box
          component="span"
          sx={{ fontSize: dense ? 'inherit' : '1.25rem', fontWeight: 680, whiteSpace: 'nowrap' }}
        >
          {pointsText(points)}
        </Box>
      )}
      {award && (still ? <CodeChip label={award} /> : <PrizeCode code={award} />)}
      {!award && told && <Box component="span">{t(`trials.outcomes.${outcome}`)}</Box>}
    </Box>
  )
}
