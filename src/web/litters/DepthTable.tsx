import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { INBREEDING_GENERATIONS } from '#contract/constants.ts'
import type { LitterAnswer } from '#contract/pedigree.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { formatPercent } from '../ui/numbers.ts'
import { depthRows } from './depthRows.ts'

interface Props {
  rows: LitterAnswer['byGenerations']
  all: number
}

/** How the figure grows with the generations counted: a table whose bars are the picture. */
export function DepthTable({ rows, all }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Box component="table" aria-label={t('litters.chartLabel')} sx={tableStyle}>
      <thead>
        <tr>
          <th scope="col">{t('litters.generation')}</th>
          <th scope="col" colSpan={2}>
            {t('litters.coefficient')}
          </th>
          <th scope="col">{t('litters.knownHead')}</th>
        </tr>
      </thead>
      <tbody>
        {depthRows(rows, all).map(({ generations, coefficient, bar, known, possible }) => (
          <tr
            key={generations ?? 'all'}
            data-main={generations === INBREEDING_GENERATIONS ? 'true' : undefined}
          >
            <th scope="row">{generations ?? t('litters.all')}</th>
            <td className="bar" aria-hidden>
              <div style={{ width: `${bar * 100}%` }} />
            </td>
            <td className="figure">{formatPercent(language, coefficient)}</td>
            <td>{known === null ? '–' : t('litters.knownOf', { known, possible })}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

const tableStyle = {
  width: '100%',
  maxWidth: '46rem',
  borderCollapse: 'collapse',
  '& th, & td': { py: 0.375, px: 1, textAlign: 'right', fontWeight: 400, whiteSpace: 'nowrap' },
  '& th:first-of-type': { textAlign: 'left', pl: 0, width: '6rem' },
  '& thead th': { color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 600 },
  '& thead th:nth-of-type(2)': { textAlign: 'left' },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
  '& .bar': { width: '100%' },
  '& .bar > div': {
    height: 14,
    minWidth: 2,
    borderRadius: '0 3px 3px 0',
    bgcolor: 'accent.main',
    opacity: 0.55,
  },
  '& [data-main] > *': { fontWeight: 700 },
  '& [data-main] .bar > div': { bgcolor: 'primary.main', opacity: 1 },
  '& td:last-child': { color: 'text.secondary' },
} as const
