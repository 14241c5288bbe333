import Box from '@mui/material/Box'
import { INBREEDING_GENERATIONS } from '#contract/firstConstants.ts'
import type { LitterAnswer } from '#contract/pedigree.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Span } from '../../ui/layout/parts.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { formatPercent } from '../../ui/values/numbers.ts'
import { type DepthRow, depthRows } from './depthRows.ts'

interface Props {
  rows: LitterAnswer['byGenerations']
  all: LitterAnswer['inbreeding']['coefficientAll']
}

/** How the figure grows with the generations counted: a table whose bars are the picture. */
export function DepthTable({ rows, all }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <Block measure="text">
      <DataTable
        caption={t('litters.chartLabel')}
        rows={depthRows(rows, all)}
        rowKey={({ generations }) => String(generations ?? 'all')}
        cardsBelow="never"
        columns={[
          {
            id: 'generations',
            header: t('litters.generation'),
            cell: (row) => <Span strong={isMain(row)}>{row.generations ?? t('litters.all')}</Span>,
            rowHeader: true,
            width: '4.5rem',
          },
          {
            id: 'coefficient',
            header: t('litters.coefficient'),
            cell: (row) => (
              <Box sx={BAR} data-main={isMain(row)}>
                <div aria-hidden>
                  <div style={{ width: `${row.bar * 100}%` }} />
                </div>
                <Span strong={isMain(row)}>{formatPercent(language, row.coefficient)}</Span>
              </Box>
            ),
          },
          {
            id: 'known',
            header: t('litters.knownHead'),
            cell: ({ known, possible }) => (
              <Span tone="muted" nowrap>
                {known === null ? '–' : t('litters.knownOf', { known, possible })}
              </Span>
            ),
            align: 'right',
            width: '5rem',
          },
        ]}
      />
    </Block>
  )
}

/** The depth that the figure of every page is computed over. */
const isMain = ({ generations }: DepthRow): boolean => generations === INBREEDING_GENERATIONS

/** A bar, and its figure at the right. */
const BAR = {
  display: 'grid',
  gridTemplateColumns: 'minmax(2rem, 1fr) 4rem',
  alignItems: 'center',
  textAlign: 'right',
  '& > div > div': {
    height: 14,
    minWidth: 2,
    borderRadius: '0 3px 3px 0',
    bgcolor: 'accent.main',
    opacity: 0.55,
  },
  '&[data-main="true"] > div > div': { bgcolor: 'primary.main', opacity: 1 },
} as const
