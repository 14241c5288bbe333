import type { CitedRulebook } from '#contract/citedRulebook.ts'
import type { TrialResult, WaterResult } from '#contract/dogs.ts'
import { PARTS, type Part } from '#domain/trials/rulebook.ts'
import { trialAddress } from '../../calendar/addresses.ts'
import { PrizeChip, TrialClassChip } from '../../dogs/chips.tsx'
import { NewMark } from '../../dogs/NewMark.tsx'
import type { Translate } from '../../i18n/useTranslate.ts'
import { ProposalChips } from '../../trials/ProposalChips.tsx'
import { gradeColumn, outcomeColumn, pointsColumn } from '../../trials/scoreColumns.tsx'
import { Row, Span } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import type { Column } from '../../ui/table/types.ts'
import { DateText } from '../../ui/values/DateText.tsx'

/** Columns of field and forest results: the parts and points with small bars against what is possible. */
export function trialColumns(t: Translate, rulebooks: readonly CitedRulebook[]): Column<TrialResult>[] {
  return [
    ...headColumns<TrialResult>(t),
    {
      id: 'prize',
      header: t('trials.prize'),
      cell: (row) => (
        <Row component="span" gap={0.5}>
          <PrizeChip result={row} />
          <ProposalChips codes={row.proposals} />
        </Row>
      ),
      card: 'title',
    },
    pointsColumn<TrialResult>(t, rulebooks),
    ...PARTS.map((part) => gradeColumn<Part, TrialResult>(t, part)),
    { id: 'judge', header: t('trials.judge'), cell: ({ judge }) => judge ?? '–' },
  ]
}

/** Columns of water and track results. */
export function waterColumns(t: Translate): Column<WaterResult>[] {
  return [
    ...headColumns<WaterResult>(t),
    {
      id: 'class',
      header: t('trials.class'),
      cell: ({ class: code }) => <TrialClassChip code={code} />,
      card: 'title',
    },
    gradeColumn<'water', WaterResult>(t, 'water'),
    gradeColumn<'track', WaterResult>(t, 'track'),
    outcomeColumn<WaterResult>(t),
    { id: 'judge', header: t('trials.judge'), cell: ({ judge }) => judge ?? '–' },
  ]
}

function headColumns<Result extends TrialResult | WaterResult>(t: Translate): Column<Result>[] {
  return [
    {
      id: 'date',
      header: t('trials.date'),
      cell: ({ date, kaerNr, isNew }) => (
        <>
          {kaerNr === null ? (
            <DateText date={date} />
          ) : (
            <AppLink {...trialAddress(date, kaerNr)}>
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
          <Span tone="muted" size="em">
            {', '}
            {t(`trials.types.${type}`)}
            {status === 'preliminary' && (
              <span title={t('trials.preliminaryHelp')}>{`, ${t('trials.preliminary')}`}</span>
            )}
          </Span>
        </>
      ),
      card: 'title',
    },
  ]
}
