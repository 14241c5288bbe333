import Box from '@mui/material/Box'
import type { TFunction } from 'i18next'
import type { TrialResult, WaterResult } from '#contract/dogs.ts'
import { PARTS, type Part } from '#domain/trials/rulebook.ts'
import { paths } from '../paths.ts'
import { AppLink } from '../ui/AppLink.tsx'
import type { Column } from '../ui/DataTable.types.ts'
import { DateText } from '../ui/DateText.tsx'
import { ScoreBar } from '../ui/ScoreBar.tsx'
import { PrizeChip, TrialClassChip } from './chips.tsx'
import { NewMark } from './NewMark.tsx'

const MOST_POINTS = 200
const MOST_GRADE = 10

/** Columns of field and forest results: the parts and points with small bars against what is possible. */
export function trialColumns(t: TFunction): Column<TrialResult>[] {
  return [
    ...headColumns<TrialResult>(t),
    {
      id: 'prize',
      header: t('trials.prize'),
      cell: (row) => <PrizeChip result={row} />,
      card: 'title',
    },
    {
      id: 'points',
      header: t('trials.points'),
      cell: ({ points }) => <ScoreBar value={points} max={MOST_POINTS} />,
      sortValue: ({ points }) => points,
      align: 'right',
      card: 'fact',
    },
    ...PARTS.map((part) => gradeColumn<TrialResult>(t, part, ({ grades }) => grades[part])),
    { id: 'judge', header: t('trials.judge'), cell: ({ judge }) => judge ?? '–' },
  ]
}

/** Columns of water and track results. */
export function waterColumns(t: TFunction): Column<WaterResult>[] {
  return [
    ...headColumns<WaterResult>(t),
    {
      id: 'class',
      header: t('trials.class'),
      cell: ({ class: code }) => <TrialClassChip code={code} />,
      card: 'title',
    },
    gradeColumn<WaterResult>(t, 'water', ({ grades }) => grades.water),
    gradeColumn<WaterResult>(t, 'track', ({ grades }) => grades.track),
    {
      id: 'outcome',
      header: t('trials.outcome'),
      cell: ({ outcome }) => t(`trials.outcomes.${outcome}`),
      card: 'fact',
    },
    { id: 'judge', header: t('trials.judge'), cell: ({ judge }) => judge ?? '–' },
  ]
}

function headColumns<Row extends TrialResult | WaterResult>(t: TFunction): Column<Row>[] {
  return [
    {
      id: 'date',
      header: t('trials.date'),
      cell: ({ date, kaerNr, isNew }) => (
        <>
          {kaerNr === null ? (
            <DateText date={date} />
          ) : (
            <AppLink {...paths.trial(date, kaerNr)}>
              <DateText date={date} />
            </AppLink>
          )}
          {isNew && <NewMark />}
        </>
      ),
      card: 'title',
    },
    {
      id: 'place',
      header: t('trials.place'),
      cell: ({ place, type, status }) => (
        <>
          {place}
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875em' }}>
            {', '}
            {t(`trials.types.${type}`)}
            {status === 'preliminary' && (
              <span title={t('trials.preliminaryHelp')}>{`, ${t('trials.preliminary')}`}</span>
            )}
          </Box>
        </>
      ),
      card: 'title',
    },
  ]
}

function gradeColumn<Row>(t: TFunction, part: Part, gradeOf: (row: Row) => number | null): Column<Row> {
  return {
    id: part,
    header: t(`trials.parts.${part}`),
    cell: (row) => <ScoreBar value={gradeOf(row)} max={MOST_GRADE} />,
    sortValue: gradeOf,
    align: 'right',
    card: 'fact',
  }
}
