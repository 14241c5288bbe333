import Box from '@mui/material/Box'
import { useMemo } from 'react'
import type { HuntResult, WaterTrackResult } from '#contract/calendar.ts'
import type { CitedRulebook } from '#contract/citedRulebook.ts'
import { PARTS, type Part } from '#domain/trials/rulebook.ts'
import { PrizeChip, TrialClassChip } from '../../dogs/chips.tsx'
import { NewMark } from '../../dogs/NewMark.tsx'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'
import { ProposalChips } from '../../trials/ProposalChips.tsx'
import { gradeColumn, outcomeColumn, pointsColumn } from '../../trials/scoreColumns.tsx'
import { Row, Span } from '../../ui/layout/parts.ts'
import type { Column } from '../../ui/table/types.ts'

/** Width of a score. */
const SCORE = '6.5rem'

/** Columns of field and forest results; a part that no dog of the class was graded in has none. */
export function useHuntColumns(
  results: readonly HuntResult[],
  rulebooks: readonly CitedRulebook[],
): readonly Column<HuntResult>[] {
  const t = useTranslate()
  return useMemo(() => {
    const parts = PARTS.filter((part) => results.some(({ grades }) => grades[part] !== null))
    return [
      {
        id: 'rank',
        header: t('trialPages.columns.rank'),
        cell: ({ rank }) => (rank === null ? '–' : `${rank}.`),
        align: 'right',
        width: '4rem',
      },
      dogColumn<HuntResult>(t, ({ rank }) => rank),
      {
        id: 'result',
        header: t('trialPages.columns.result'),
        cell: (result) => (
          <Row component="span" gap={0.5} align="center">
            <WithStatus result={result}>
              <PrizeChip result={result} />
            </WithStatus>
            <ProposalChips codes={result.proposals} />
          </Row>
        ),
        card: 'title',
        width: '12rem',
      },
      { ...pointsColumn<HuntResult>(t, rulebooks), width: SCORE },
      ...parts.map((part) => ({ ...gradeColumn<Part, HuntResult>(t, part), width: SCORE })),
    ]
  }, [t, results, rulebooks])
}

/** Columns of water and track results. */
export function useWaterColumns(): readonly Column<WaterTrackResult>[] {
  const t = useTranslate()
  return useMemo(
    () => [
      dogColumn<WaterTrackResult>(t),
      {
        id: 'class',
        header: t('trials.class'),
        cell: (result) => (
          <WithStatus result={result}>
            <TrialClassChip code={result.class} />
          </WithStatus>
        ),
        card: 'title',
      },
      gradeColumn<'water', WaterTrackResult>(t, 'water'),
      gradeColumn<'track', WaterTrackResult>(t, 'track'),
      outcomeColumn<WaterTrackResult>(t),
    ],
    [t],
  )
}

/** The dog; `rankOf`: its place, which a card tells here instead of in a column. */
function dogColumn<Row extends HuntResult | WaterTrackResult>(
  t: Translate,
  rankOf?: (row: Row) => number | null,
): Column<Row> {
  return {
    id: 'dog',
    header: t('trialPages.columns.dog'),
    cell: (row) => (
      <Row component="span" gap={0.75} wrap={false}>
        {rankOf && rankOf(row) !== null && <Box component="span" sx={ON_CARD}>{`${rankOf(row)}.`}</Box>}
        <DogLink dog={row.dog} breed />
      </Row>
    ),
    card: 'title',
  }
}

const ON_CARD = {
  display: { xs: 'inline', md: 'none' },
  '@media print': { display: 'none' },
  fontWeight: 600,
} as const

interface MarkedProps {
  result: HuntResult | WaterTrackResult
  children: React.ReactNode
}

/** A result with its marks `preliminary` and `new`. */
function WithStatus({ result: { status, isNew }, children }: MarkedProps) {
  const t = useTranslate()
  const preliminary = status === 'preliminary'
  return (
    <Span nowrap>
      {children}
      {isNew && <NewMark />}
      {preliminary && (
        <Box
          component="span"
          title={t('trials.preliminaryHelp')}
          sx={{ ml: 0.75, color: 'warning.main', fontStyle: 'italic', fontSize: '0.9375rem' }}
        >
          {t('trials.preliminary')}
        </Box>
      )}
    </Span>
  )
}
