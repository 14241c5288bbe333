import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { TrialResult, WaterResult } from '#contract/dogs.ts'
import { HUNT_FEATURES, WATER_FEATURES } from '#domain/trials/features.ts'

interface Props {
  result: TrialResult | WaterResult
  /** the name of a feature */
  label: (code: string) => string
}

const MAXIMA = new Map<string, number>(
  [...HUNT_FEATURES, ...WATER_FEATURES].map(({ code, values }) => [code, Math.max(...values)]),
)

/** What opens under a result: judge, features against their scales, the judge's report. */
export function TrialDetail({ result, label }: Props) {
  const { t } = useTranslation()
  const scores = Object.entries(result.features).filter(([, value]) => value !== null)
  const count = 'pointsAtGame' in result ? result.pointsAtGame : null
  return (
    <Box sx={{ py: 1, maxWidth: '60rem' }}>
      {result.judge && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {t('trials.judge')}: {result.judge}
        </Typography>
      )}
      <Box component="dl" sx={grid}>
        {count !== null && (
          <div>
            <dt>{t('trials.pointsAtGame')}</dt>
            <dd>{count}</dd>
          </div>
        )}
        {scores.map(([code, value]) => (
          <div key={code}>
            <dt>{label(code)}</dt>
            <dd>{t('trials.outOf', { value, max: MAXIMA.get(code) })}</dd>
          </div>
        ))}
      </Box>
      <Typography sx={{ whiteSpace: 'pre-line', mt: 1.5, maxWidth: '45rem' }}>
        {result.report ?? t('trials.noReport')}
      </Typography>
    </Box>
  )
}

const grid = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  columnGap: 4,
  rowGap: 0.25,
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 1,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 600, whiteSpace: 'nowrap' },
} as const
