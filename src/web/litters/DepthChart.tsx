import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { INBREEDING_GENERATIONS } from '#contract/constants.ts'
import type { LitterAnswer } from '#contract/pedigree.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { formatPercent } from '../ui/numbers.ts'
import { depthSteps } from './depthSteps.ts'

interface Props {
  rows: LitterAnswer['byGenerations']
  all: number
}

/** How the figure grows with the generations counted: columns for the eye, and the same numbers as a table under them. */
export function DepthChart({ rows, all }: Props) {
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box sx={{ minWidth: '34rem', maxWidth: '52rem' }}>
        <Columns rows={rows} all={all} />
        <Numbers rows={rows} all={all} />
      </Box>
    </Box>
  )
}

const HEAD = '7.5rem'

function Columns({ rows, all }: Props) {
  const language = useLanguage()
  const { steps, top } = depthSteps(rows, all)
  return (
    <Box aria-hidden sx={{ display: 'flex' }}>
      <Box sx={{ width: HEAD, textAlign: 'right', pr: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
        {formatPercent(language, top, 0)}
      </Box>
      <Box
        sx={{
          flex: 1,
          position: 'relative',
          height: 110,
          borderTop: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {steps.map(({ generations, x, y }) => (
          <Box
            key={generations ?? 'all'}
            sx={{
              position: 'absolute',
              bottom: 0,
              left: `${x * 100}%`,
              width: `${60 / steps.length}%`,
              ml: `${-30 / steps.length}%`,
              height: `${y * 100}%`,
              minHeight: 2,
              borderRadius: '3px 3px 0 0',
              bgcolor: generations === INBREEDING_GENERATIONS ? 'primary.main' : 'accent.main',
              opacity: generations === INBREEDING_GENERATIONS ? 1 : 0.5,
            }}
          />
        ))}
      </Box>
    </Box>
  )
}

function Numbers({ rows, all }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const marked = (generations: number) =>
    generations === INBREEDING_GENERATIONS ? { color: 'primary.main', fontWeight: 700 } : undefined
  return (
    <Box component="table" aria-label={t('litters.chartLabel')} sx={tableStyle}>
      <thead>
        <tr>
          <th scope="row">{t('litters.generation')}</th>
          {rows.map(({ generations }) => (
            <Box component="th" scope="col" key={generations} sx={marked(generations)}>
              {generations}
            </Box>
          ))}
          <th scope="col">{t('litters.all')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('litters.coefficient')}</th>
          {rows.map(({ generations, coefficient }) => (
            <Box component="td" key={generations} sx={marked(generations)}>
              {formatPercent(language, coefficient)}
            </Box>
          ))}
          <td>{formatPercent(language, all)}</td>
        </tr>
        <tr>
          <th scope="row">{t('litters.knownHead')}</th>
          {rows.map(({ generations, known, possible }) => (
            <td key={generations}>
              {known}
              <Box component="span" sx={{ color: 'text.secondary' }}>{`/${possible}`}</Box>
            </td>
          ))}
          <td>–</td>
        </tr>
      </tbody>
    </Box>
  )
}

const tableStyle = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th, & td': { textAlign: 'center', py: 0.5, px: 0.25, fontWeight: 400, whiteSpace: 'nowrap' },
  '& th[scope="row"]': { width: HEAD, textAlign: 'left', color: 'text.secondary', whiteSpace: 'normal' },
  '& th[scope="col"]': { fontWeight: 600 },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
} as const
