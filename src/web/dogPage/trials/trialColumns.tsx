import type { CitedRulebook } from '#contract/citedRulebook.ts'
import type { TrialResult, WaterResult } from '#contract/dogs.ts'
import type { LocalNames } from '#domain/club/localNames.ts'
import { missedPrize } from '#domain/trials/missedPrize.ts'
import { PARTS, type Part } from '#domain/trials/rulebook.ts'
import { trialAddress } from '../../calendar/addresses.ts'
import { PrizeChip, TrialClassChip } from '../../dogs/chips.tsx'
import { NewMark } from '../../dogs/NewMark.tsx'
import type { Standing } from '../../dogs/standing.ts'
import type { Translate } from '../../i18n/useTranslate.ts'
import { MissedPrizeText } from '../../trials/MissedPrizeText.tsx'
import { ProposalChips } from '../../trials/ProposalChips.tsx'
import { gradeColumn, outcomeColumn, pointsColumn } from '../../trials/scoreColumns.tsx'
import { Row, Span } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import type { Column } from '../../ui/table/types.ts'
import { DateText } from '../../ui/values/DateText.tsx'
import type { BreedMeans } from './breedMeans.ts'

interface Beside<Result> {
  names: LocalNames
  rulebooks: readonly CitedRulebook[]
  /** the breed's means of a result's season */
  breedOf: (result: Result) => BreedMeans
  /** what all rows have in common, and is said over the table */
  common: Standing
}

/** Columns of field and forest results: the parts and points with small bars against what is possible. */
export function trialColumns(t: Translate, beside: Beside<TrialResult>): Column<TrialResult>[] {
  const { names, rulebooks, breedOf, common } = beside
  const meanOf = (row: TrialResult, score: Part | 'points') => breedOf(row)[score]
  const missedBy = (row: TrialResult) =>
    missedPrize(
      row,
      rulebooks.find(({ id }) => id === row.rulebook),
    )
  return [
    ...headColumns<TrialResult>(t, names, common),
    {
      id: 'prize',
      header: t('trials.prize'),
      cell: (row) => (
        <Row component="span" gap={0.5} align="center">
          <PrizeChip result={row} />
          <ProposalChips codes={row.proposals} />
          <MissedPrizeText missed={missedBy(row)} />
        </Row>
      ),
      same: (row) =>
        [row.class, row.outcome, row.prize, row.proposals, JSON.stringify(missedBy(row))].join(' '),
      card: 'title',
    },
    { ...pointsColumn<TrialResult>(t, rulebooks, meanOf), same: ({ points }) => points },
    ...PARTS.map((part) => ({
      ...gradeColumn<Part, TrialResult>(t, part, meanOf),
      same: ({ grades }: TrialResult) => grades[part],
    })),
    judgeColumn<TrialResult>(t),
  ]
}

/** Columns of water and track results. */
export function waterColumns(
  t: Translate,
  { names, breedOf, common }: Omit<Beside<WaterResult>, 'rulebooks'>,
): Column<WaterResult>[] {
  const meanOf = (row: WaterResult, part: 'water' | 'track') => breedOf(row)[part]
  return [
    ...headColumns<WaterResult>(t, names, common),
    {
      id: 'class',
      header: t('trials.class'),
      cell: ({ class: code }) => <TrialClassChip code={code} />,
      same: ({ class: code }) => code,
      card: 'title',
    },
    ...(['water', 'track'] as const).map((part) => ({
      ...gradeColumn<'water' | 'track', WaterResult>(t, part, meanOf),
      same: ({ grades }: WaterResult) => grades[part],
    })),
    { ...outcomeColumn<WaterResult>(t), same: ({ outcome }) => outcome },
    judgeColumn<WaterResult>(t),
  ]
}

function judgeColumn<Result extends TrialResult | WaterResult>(t: Translate): Column<Result> {
  return {
    id: 'judge',
    header: t('trials.judge'),
    cell: ({ judge }) => judge ?? '–',
    same: ({ judge }) => judge,
  }
}

function headColumns<Result extends TrialResult | WaterResult>(
  t: Translate,
  names: LocalNames,
  common: Standing,
): Column<Result>[] {
  return [
    {
      id: 'date',
      header: t('trials.date'),
      cell: ({ date, kaerNr, isNew }) => (
        <Span nowrap>
          {kaerNr === null ? (
            <DateText date={date} />
          ) : (
            <AppLink {...trialAddress(date, kaerNr)}>
              <DateText date={date} />
            </AppLink>
          )}
          {isNew && !common.isNew && <NewMark />}
        </Span>
      ),
      card: 'title',
    },
    {
      id: 'place',
      header: t('trials.place'),
      cell: ({ place, status }) => (
        <>
          {names.place(place)}
          {status === 'preliminary' && !common.preliminary && (
            <Span tone="muted" size="em">
              <span title={t('trials.preliminaryHelp')}>{`, ${t('trials.preliminary')}`}</span>
            </Span>
          )}
        </>
      ),
      card: 'title',
    },
    {
      id: 'type',
      header: t('trials.type'),
      cell: ({ type }) => t(`trials.types.${type}`),
      same: ({ type }) => (type === 'water_track' ? null : type),
      card: 'title',
    },
  ]
}
