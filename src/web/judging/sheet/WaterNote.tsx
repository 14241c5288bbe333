import Box from '@mui/material/Box'
import type { CountedWater, ResultSheets } from '#contract/judging.ts'
import { formatDate } from '#domain/dates.ts'
import { useNames } from '../../i18n/useNames.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'
import { checksAt } from '../judgement.ts'
import type { OpenLine } from '../useSheets.ts'

/** A water and track performance in a few words. */
export function useWaterWords() {
  const t = useTranslate()
  const names = useNames()
  return (water: CountedWater): string => {
    const grades = (['water', 'track'] as const).flatMap((part) =>
      water[part] === null ? [] : [t(`results.water.${part}`, { grade: water[part] })],
    )
    const place = water.heldOn === null ? t('results.water.unknown') : names.place(water.place ?? '')
    const date = water.heldOn === null ? '' : formatDate(water.heldOn)
    return t('results.water.counts', { grades: grades.join(', ') || '–', place, date }).trim()
  }
}

interface Props {
  sheets: ResultSheets
  open: OpenLine
  showMissing: boolean
  /** says what it is about, where no heading does */
  titled?: boolean
}

/** Which water and track work counts in a hunt result, or that none does. */
export function WaterNote({ sheets, open, showMissing, titled = false }: Props) {
  const t = useTranslate()
  const words = useWaterWords()
  const { water } = open.line
  const codes = checksAt(open.judgement.checks, 'water', showMissing)
  const none = sheets.trial.divided ? 'results.water.none' : 'results.water.notYet'
  return (
    <Box data-part="water">
      <Text tone={water ? undefined : 'muted'}>
        {titled && `${t('results.water.title')}: `}
        {water ? words(water) : t(none)}
      </Text>
      {codes.map((code) => (
        <Text tone="error" size="small" strong key={code}>
          {t(`errors.${code}`)}
        </Text>
      ))}
    </Box>
  )
}
