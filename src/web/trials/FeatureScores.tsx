import Box from '@mui/material/Box'
import { useTranslate } from '../i18n/useTranslate.ts'
import { CodeChip } from '../ui/marks/CodeChip.tsx'
import { type Scale, useFeatureLabel, useScaleText } from './featureLabels.ts'

interface Props {
  /** score of each feature by its code; null was not scored */
  scores: Readonly<Record<string, number | null>>
  /** the scales they were given on; a feature without one is shown as it is */
  scales: readonly Scale[]
}

/** Every score of a performance against its scale, which each name explains. */
export function FeatureScores({ scores, scales }: Props) {
  const t = useTranslate()
  const label = useFeatureLabel()
  const scaleText = useScaleText()
  const scored = Object.entries(scores).flatMap(([code, value]) => (value === null ? [] : [{ code, value }]))
  return (
    <Box component="dl" sx={gridStyle}>
      {scored.map(({ code, value }) => {
        const scale = scales.find((item) => item.code === code)
        const max = scale && Math.max(...scale.values)
        return (
          <div key={code}>
            <dt>
              <CodeChip quiet label={label(code)} meaning={scale && scaleText(scale)} />
            </dt>
            <dd>
              {max !== undefined && (
                <span aria-hidden className="bar">
                  <span style={{ width: `${(value / max) * 100}%` }} />
                </span>
              )}
              <span className="value">{max === undefined ? value : t('trials.outOf', { value, max })}</span>
            </dd>
          </div>
        )
      })}
    </Box>
  )
}

const gridStyle = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  columnGap: 4,
  rowGap: 0.25,
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 1,
    borderBottom: 1,
    borderColor: 'divider',
    breakInside: 'avoid',
  },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, display: 'flex', alignItems: 'center', gap: 1 },
  '& .value': { fontWeight: 600, whiteSpace: 'nowrap', minWidth: '2.5rem', textAlign: 'right' },
  '& .bar': {
    display: 'block',
    width: 56,
    height: 4,
    borderRadius: 2,
    bgcolor: 'divider',
    overflow: 'hidden',
    '& span': { display: 'block', height: '100%', bgcolor: 'secondary.main' },
  },
} as const
