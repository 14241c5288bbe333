import Box from '@mui/material/Box'
import type { FoundMate, MatesFound } from '#contract/mateFinder.ts'
import { MATE_AIMS } from '#domain/breeding/mates/aims.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Span, Text } from '../../ui/layout/parts.ts'
import { formatPercent } from '../../ui/values/numbers.ts'
import { type MateSearch, weightsIn } from './addresses.ts'
import { useMateWords } from './useMateWords.ts'

interface Props {
  male: FoundMate
  found: MatesFound
  search: MateSearch
}

/** A bar for each aim: the part of the other males that this one is better than, with the figure under it. */
export function AimBars({ male, found, search }: Props) {
  const t = useTranslate()
  const weights = weightsIn(search)
  const { figure } = useMateWords()
  return (
    <Box component="dl" sx={GRID}>
      {MATE_AIMS.filter((aim) => found.hasTrials || aim !== 'trials').map((aim) => (
        <Box key={aim} sx={weights[aim] === 0 ? { color: 'text.secondary' } : {}}>
          <Box component="dt" sx={LINE}>
            <Span strong={weights[aim] > 0}>
              {t(`mates.aims.${aim}`)}
              {weights[aim] === 0 && ` (${t('mates.off')})`}
            </Span>
            <Bar place={male.places[aim]} off={weights[aim] === 0} />
          </Box>
          <Text component="dd" size="small" tone="muted">
            {figure(male, aim, found)}
          </Text>
        </Box>
      ))}
    </Box>
  )
}

function Bar({ place, off }: { place: number | null; off: boolean }) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <>
      <Span size="small" nowrap>
        {place === null ? t('mates.placeUnknown') : formatPercent(language, place, 0)}
      </Span>
      <Box aria-hidden sx={TRACK}>
        <Box
          sx={{
            height: '100%',
            width: `${(place ?? 0) * 100}%`,
            bgcolor: off ? 'text.disabled' : 'primary.main',
          }}
        />
      </Box>
    </>
  )
}

const GRID = {
  m: 0,
  display: 'grid',
  columnGap: 3,
  rowGap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', rowGap: 0.5 },
} as const
const LINE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 1,
  alignItems: 'baseline',
  fontVariantNumeric: 'tabular-nums',
} as const
const TRACK = {
  gridColumn: '1 / -1',
  height: 8,
  my: 0.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  printColorAdjust: 'exact',
} as const
