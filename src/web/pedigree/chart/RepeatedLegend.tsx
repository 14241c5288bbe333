import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { PedigreeChart } from '#contract/pedigree.ts'
import type { RepeatedAncestor } from '#contract/repeatedAncestors.ts'
import { calledBy } from '#domain/dogs.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Span, Text } from '../../ui/layout/parts.ts'
import { formatPercent } from '../../ui/values/numbers.ts'
import { RepeatedMark } from './RepeatedMark.tsx'
import { TINT_VARIABLES, tintOf } from './tints.ts'

const SHOWN_AT_FIRST = 8

function nameOf(chart: PedigreeChart, index: number): string {
  const dog = chart.dogs[index]
  return dog ? calledBy(dog) : ''
}

interface Props {
  chart: PedigreeChart
  repeated: readonly RepeatedAncestor[]
  /** whether there is a figure to have a share of */
  shares: boolean
  active: number | null
  onActive: (dog: number | null) => void
}

/** Which letter is which dog, on how many places it stands and what it adds to the inbreeding. */
export function RepeatedLegend({ chart, repeated, shares, active, onActive }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const [all, setAll] = useState(false)
  if (repeated.length === 0) {
    return (
      <Text component="p" tone="muted" mt={1}>
        {t('pedigree.legendNone')}
      </Text>
    )
  }
  const hidden = repeated.length - SHOWN_AT_FIRST
  return (
    <Box
      component="section"
      aria-label={t('pedigree.legend')}
      sx={{ mt: 2, '@media print': { mt: 0.5, fontSize: '6pt', breakInside: 'avoid' } }}
    >
      <Typography variant="h3" component="h2" sx={{ '@media print': { display: 'none' } }}>
        {t('pedigree.legend')}
      </Typography>
      <Text component="p" tone="muted" mb={1} data-print="no">
        {t('pedigree.legendHelp')}
      </Text>
      <Box component="ul" sx={[listStyle, TINT_VARIABLES]}>
        {repeated.map((ancestor, index) => (
          <Box component="li" key={ancestor.dog} sx={all || index < SHOWN_AT_FIRST ? undefined : onPaperOnly}>
            <Box
              component="button"
              type="button"
              aria-pressed={active === ancestor.dog}
              onMouseEnter={() => onActive(ancestor.dog)}
              onMouseLeave={() => onActive(null)}
              onFocus={() => onActive(ancestor.dog)}
              onBlur={() => onActive(null)}
              onClick={() => onActive(ancestor.dog)}
              style={{ background: tintOf(ancestor.tint) }}
              sx={entryStyle}
            >
              <RepeatedMark letter={ancestor.letter} />
              <Span strong breaks className="who">
                {nameOf(chart, ancestor.dog)}
              </Span>
              <span className="count">{t('pedigree.legendPlaces', { count: ancestor.places.length })}</span>
              {shares && (
                <span>
                  {ancestor.share > 0
                    ? t('pedigree.legendShare', { share: formatPercent(language, ancestor.share) })
                    : t('pedigree.legendNoShare')}
                </span>
              )}
            </Box>
          </Box>
        ))}
      </Box>
      {hidden > 0 && !all && (
        <Button data-print="no" onClick={() => setAll(true)} sx={{ mt: 0.5 }}>
          {t('pedigree.legendMore', { count: hidden })}
        </Button>
      )}
    </Box>
  )
}

/** On paper every letter of the chart is explained. */
const onPaperOnly = { display: 'none', '@media print': { display: 'list-item' } } as const

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '@media print': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(44mm, 1fr))',
    gap: '0 2mm',
  },
}

const entryStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  textAlign: 'left',
  font: 'inherit',
  fontSize: '0.875em',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.75,
  px: 1,
  py: 0.5,
  cursor: 'pointer',
  '&[aria-pressed="true"]': { outline: '2px solid', outlineColor: 'primary.main' },
  '@media print': {
    width: '100%',
    flexWrap: 'nowrap',
    whiteSpace: 'nowrap',
    p: '0 2px',
    borderWidth: '0.5px',
    columnGap: '2px',
    lineHeight: 1.2,
    '& > *': { fontSize: 'inherit', flex: 'none' },
    '& > .letter': { lineHeight: 1.1 },
    '& > .count': { display: 'none' },
    '& > .who': { flex: '0 1 auto', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  },
} as const
