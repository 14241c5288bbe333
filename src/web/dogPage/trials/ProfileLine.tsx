import Box from '@mui/material/Box'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Span, Text } from '../../ui/layout/parts.ts'
import { formatNumber } from '../../ui/values/numbers.ts'
import type { ProfileRow } from './featureProfile.ts'
import { BREED_TICK, DOG_TRIANGLE, markStyle } from './profileMarks.ts'

/** One feature: its scale with the marks on it, the dog's mean and the breed's, each with its number. */
export function ProfileLine({ row, label }: { row: ProfileRow; label: string }) {
  const { values, max, marks, mean, n, breed } = row
  const at = (value: number) => ({ left: `${(value / max) * 100}%` })
  return (
    <Box sx={lineStyle} data-feature={row.code}>
      <Box sx={{ gridArea: 'label', fontSize: '0.9375rem', lineHeight: 1.2 }}>{label}</Box>
      <Box sx={scaleStyle}>
        <Box sx={axis} />
        {values.map((value) => (
          <Box key={value} sx={tick} style={at(value)} />
        ))}
        {breed && <Box sx={BREED_TICK} style={at(breed.mean)} />}
        {marks.map((mark) => (
          <Box key={mark.value} data-value={mark.value} sx={markStyle(mark)} style={at(mark.value)}>
            {mark.count > 1 && mark.count}
          </Box>
        ))}
        {n > 1 && <Box sx={DOG_TRIANGLE} style={at(mean)} />}
      </Box>
      <Figures row={row} />
    </Box>
  )
}

function Figures({ row: { mean, max, n, breed } }: { row: ProfileRow }) {
  const t = useTranslate()
  const language = useLanguage()
  const number = (value: number) => formatNumber(language, value, 1)
  return (
    <Text nowrap align="right" component="div" size="small">
      <Box sx={figures}>
        <span>
          <strong>{number(mean)}</strong>
          <Span tone="muted" size="tiny">{` / ${max} (${n})`}</Span>
        </span>
        <Span tone="muted" size="tiny">
          {breed && t('trials.breedMean', { mean: number(breed.mean), count: breed.dogs })}
        </Span>
      </Box>
    </Text>
  )
}

const wide = {
  gridTemplateColumns: '13rem minmax(0, 1fr) 13rem',
  gridTemplateAreas: '"label scale figures"',
}

const lineStyle = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 1,
  breakInside: 'avoid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: wide.gridTemplateColumns },
  gridTemplateAreas: { xs: '"label figures" "scale scale"', sm: wide.gridTemplateAreas },
  mb: { xs: 1, sm: 0 },
  '@media print': { ...wide, mb: 0 },
  '& > :last-child': { gridArea: 'figures' },
} as const

const scaleStyle = { gridArea: 'scale', position: 'relative', height: 38, mx: 2 } as const
const axis = {
  position: 'absolute',
  left: 0,
  right: 0,
  top: '50%',
  borderTop: 1,
  borderColor: 'divider',
} as const
const tick = { position: 'absolute', top: 15, height: 8, borderLeft: 1, borderColor: 'divider' } as const

/** Two figures below each other line by line: the dog's own, then the breed's. */
const figures = {
  display: 'grid',
  gridTemplateColumns: '5.5rem 1fr',
  alignItems: 'baseline',
  columnGap: 1,
} as const
