import Box from '@mui/material/Box'
import { useMemo } from 'react'
import type { HuntResult, WaterTrackResult } from '#contract/calendar.ts'
import type { CitedRulebook } from '#contract/citedRulebook.ts'
import { missedPrize } from '#domain/trials/missedPrize.ts'
import { PARTS, type Part } from '#domain/trials/rulebook.ts'
import { PrizeChip, TrialClassChip } from '../../dogs/chips.tsx'
import { NewMark } from '../../dogs/NewMark.tsx'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import type { Standing } from '../../dogs/standing.ts'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'
import { MissedPrizeText } from '../../trials/MissedPrizeText.tsx'
import { ProposalChips } from '../../trials/ProposalChips.tsx'
import { gradeColumn, outcomeColumn, pointsColumn } from '../../trials/scoreColumns.tsx'
import { Row, Span } from '../../ui/layout/parts.ts'
import type { Column } from '../../ui/table/types.ts'

/** Width of a score. */
const SCORE = '5.5rem'

/** What a list tells beside its rows. */
interface Beside {
  /** said above the list */
  readonly common: Standing
  /** its dogs are of several breeds */
  readonly breed: boolean
}

/** Columns of field and forest results; a part that no dog of the class was graded in has none. */
export function useHuntColumns(
  results: readonly HuntResult[],
  rulebooks: readonly CitedRulebook[],
  { common, breed }: Beside,
): readonly Column<HuntResult>[] {
  const t = useTranslate()
  return useMemo(() => {
    const missedBy = (result: HuntResult) =>
      missedPrize(
        result,
        rulebooks.find(({ id }) => id === result.rulebook),
      )
    const ranked: Column<HuntResult>[] = results.some(({ rank }) => rank !== null) ? [rankColumn(t)] : []
    const parts = PARTS.filter((part) => results.some(({ grades }) => grades[part] !== null))
    return [
      ...ranked,
      dogColumn<HuntResult>(t, breed, ({ rank }) => rank),
      {
        id: 'result',
        header: t('trialPages.columns.result'),
        cell: (result) => (
          <Row component="span" gap={0.5} align="center">
            <WithStatus result={result} common={common}>
              <PrizeChip result={result} />
            </WithStatus>
            <MissedPrizeText missed={missedBy(result)} />
            <ProposalChips codes={result.proposals} />
          </Row>
        ),
        card: 'title',
        width: '13rem',
      },
      { ...pointsColumn<HuntResult>(t, rulebooks), width: SCORE },
      ...parts.map((part) => ({ ...gradeColumn<Part, HuntResult>(t, part), width: SCORE })),
    ]
  }, [t, results, rulebooks, common, breed])
}

/** Its place in the class; a dog without a prize has none. */
const rankColumn = (t: Translate): Column<HuntResult> => ({
  id: 'rank',
  header: t('trialPages.columns.rank'),
  cell: ({ rank }) => (rank === null ? '' : `${rank}.`),
  align: 'right',
  width: '4rem',
})

/** Columns of water and track results. */
export function useWaterColumns({ common, breed }: Beside): readonly Column<WaterTrackResult>[] {
  const t = useTranslate()
  return useMemo(
    () => [
      dogColumn<WaterTrackResult>(t, breed),
      {
        id: 'class',
        header: t('trials.class'),
        cell: (result) => (
          <WithStatus result={result} common={common}>
            <TrialClassChip code={result.class} />
          </WithStatus>
        ),
        card: 'title',
      },
      gradeColumn<'water', WaterTrackResult>(t, 'water'),
      gradeColumn<'track', WaterTrackResult>(t, 'track'),
      outcomeColumn<WaterTrackResult>(t),
    ],
    [t, common, breed],
  )
}

/** The dog; `rankOf`: its place, which a card tells here instead of in a column. */
function dogColumn<Row extends HuntResult | WaterTrackResult>(
  t: Translate,
  breed: boolean,
  rankOf?: (row: Row) => number | null,
): Column<Row> {
  return {
    id: 'dog',
    header: t('trialPages.columns.dog'),
    cell: (row) => (
      <Row component="span" gap={0.75} wrap={false}>
        {rankOf && rankOf(row) !== null && <Box component="span" sx={ON_CARD}>{`${rankOf(row)}.`}</Box>}
        <DogLink dog={row.dog} breed={breed} layout="inline" />
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
  common: Standing
  children: React.ReactNode
}

/** A result with its marks `preliminary` and `new`, as far as they are not those of the whole list. */
function WithStatus({ result: { status, isNew }, common, children }: MarkedProps) {
  const t = useTranslate()
  const preliminary = status === 'preliminary' && !common.preliminary
  return (
    <Span nowrap>
      {children}
      {isNew && !common.isNew && <NewMark />}
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
