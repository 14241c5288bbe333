import Box from '@mui/material/Box'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { useChipRow } from '../ui/focus/useChipRow.ts'
import { Span } from '../ui/layout/parts.ts'
import { CodeChip } from '../ui/marks/CodeChip.tsx'
import { formatNumber } from '../ui/values/numbers.ts'
import { type Scale, useFeatureLabel, useScaleText } from './featureLabels.ts'
import { MeanLine, type ReadBeside } from './ScoreBar.tsx'

interface Props {
  /** score of each feature by its code; null was not scored */
  scores: Readonly<Record<string, number | null>>
  /** the scales they were given on; a feature without one is shown as it is */
  scales: readonly Scale[]
  /** the breed's means by feature, where they are known */
  breed?: Readonly<Record<string, ReadBeside | undefined>>
}

/** Every score of a performance against its scale, which each name explains. */
export function FeatureScores({ scores, scales, breed = {} }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const label = useFeatureLabel()
  const scaleText = useScaleText()
  const names = useChipRow<HTMLDivElement>()
  const scored = Object.entries(scores).flatMap(([code, value]) => (value === null ? [] : [{ code, value }]))
  return (
    <Box component="dl" sx={gridStyle} {...names}>
      {scored.map(({ code, value }) => {
        const scale = scales.find((item) => item.code === code)
        const max = scale && Math.max(...scale.values)
        const beside = breed[code]
        return (
          <div key={code}>
            <dt>
              <CodeChip quiet label={label(code)} meaning={scale && scaleText(scale)} />
            </dt>
            <dd>
              {max !== undefined && (
                <span aria-hidden className="bar">
                  <span style={{ width: `${(value / max) * 100}%` }} />
                  {beside && <MeanLine share={beside.mean / max} />}
                </span>
              )}
              <span className="value">{max === undefined ? value : t('trials.outOf', { value, max })}</span>
              {beside && (
                <Span tone="muted" size="tiny" nowrap>
                  {t('trials.breedMean', {
                    mean: formatNumber(language, beside.mean, 1),
                    count: beside.dogs,
                  })}
                </Span>
              )}
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
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
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
    position: 'relative',
    bgcolor: 'divider',
    '& > :first-of-type': { display: 'block', height: '100%', borderRadius: 2, bgcolor: 'secondary.main' },
  },
} as const
