import Box from '@mui/material/Box'
import type { FoundMate, MatesFound } from '#contract/mateFinder.ts'
import { MATE_AIMS, type MateAim } from '#domain/breeding/mates/aims.ts'
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
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      {MATE_AIMS.filter((aim) => found.hasTrials || aim !== 'trials').map((aim) => (
        <Box key={aim} sx={weights[aim] === 0 ? { color: 'text.secondary' } : {}}>
          <Box component="dt" sx={LINE}>
            <Span strong={weights[aim] > 0}>
              {t(`mates.aims.${aim}`)}
              {weights[aim] === 0 && ` (${t('mates.off')})`}
            </Span>
            <Bar place={male.places[aim]} aim={aim} off={weights[aim] === 0} />
          </Box>
          <Text component="dd" size="small" tone="muted">
            {figure(male, aim, found)}
          </Text>
        </Box>
      ))}
    </Box>
  )
}

function Bar({ place, off }: { place: number | null; aim: MateAim; off: boolean }) {
  const t = useTranslate()
  const language = useLanguage()
  const text = place === null ? t('mates.placeUnknown') : formatPercent(language, place, 0)
  return (
    <>
      <Box aria-hidden sx={TRACK}>
        {place !== null && (
          <Box
            sx={{ height: '100%', width: `${place * 100}%`, bgcolor: off ? 'text.disabled' : 'primary.main' }}
          />
        )}
      </Box>
      <Span size="small" nowrap>
        {text}
      </Span>
    </>
  )
}

const LINE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, 12rem) minmax(3rem, 1fr) 4.5rem',
  columnGap: 1,
  alignItems: 'center',
  '& > :last-child': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
} as const
const TRACK = {
  height: 8,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  printColorAdjust: 'exact',
} as const
