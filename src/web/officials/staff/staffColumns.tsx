import { useMemo } from 'react'
import type { ClubDetails, JudgeDetails } from '#contract/officials.ts'
import type { LocalNames } from '#domain/club/localNames.ts'
import { useNames } from '../../i18n/useNames.ts'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'
import { kindsText } from '../../trials/kindsText.ts'
import { Span } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import type { Column } from '../../ui/table/types.ts'
import { OFFICIAL_PAGES, type Official, type OfficialKind } from '../queries.ts'
import { ActiveMark } from './ActiveMark.tsx'

/** The columns of the judges for who keeps them. */
export function useStaffJudgeColumns(): readonly Column<JudgeDetails>[] {
  const t = useTranslate()
  const names = useNames()
  return useMemo(() => judgeColumns(t, names), [t, names])
}

/** The columns of the organiser clubs for who keeps them. */
export function useClubColumns(): readonly Column<ClubDetails>[] {
  const t = useTranslate()
  const names = useNames()
  return useMemo(() => clubColumns(t, names), [t, names])
}

function judgeColumns(t: Translate, names: LocalNames): Column<JudgeDetails>[] {
  return [
    nameColumn('judges', t),
    {
      id: 'qualifications',
      header: t('officials.columns.qualifications'),
      cell: ({ qualifications }) => kindsText(t, qualifications) || '–',
      isEmpty: ({ qualifications }) => qualifications.length === 0,
      card: 'fact',
    },
    districtColumn(t, names),
    { id: 'town', header: t('officials.columns.town'), cell: ({ town }) => names.place(town) || '–' },
    {
      id: 'user',
      header: t('officials.columns.user'),
      cell: ({ user }) => user?.name ?? '–',
      isEmpty: ({ user }) => user === null,
      card: 'fact',
    },
    ...trialColumns<JudgeDetails>(t),
  ]
}

function clubColumns(t: Translate, names: LocalNames): Column<ClubDetails>[] {
  return [
    nameColumn('clubs', t),
    districtColumn(t, names),
    {
      id: 'agents',
      header: t('officials.columns.agents'),
      cell: ({ agents }) => agents.map(({ name }) => name).join(', ') || '–',
      isEmpty: ({ agents }) => agents.length === 0,
      card: 'fact',
    },
    ...trialColumns<ClubDetails>(t),
  ]
}

const nameColumn = <Row extends Official>(kind: OfficialKind, t: Translate): Column<Row> => ({
  id: 'name',
  header: t('officials.columns.name'),
  cell: ({ id, name }) => (
    <Span strong>
      <AppLink {...OFFICIAL_PAGES[kind].one(id)}>{name}</AppLink>
    </Span>
  ),
  long: true,
  hideable: false,
  card: 'title',
})

const districtColumn = <Row extends { district: string }>(t: Translate, names: LocalNames): Column<Row> => ({
  id: 'district',
  header: t('officials.columns.district'),
  cell: ({ district }) => names.district(district) || '–',
  isEmpty: ({ district }) => district === '',
  card: 'fact',
})

const trialColumns = <Row extends Official>(t: Translate): Column<Row>[] => [
  { id: 'trials', header: t('officials.columns.trials'), cell: ({ trials }) => trials, align: 'right' },
  {
    id: 'comingTrials',
    header: t('officials.columns.comingTrials'),
    cell: ({ comingTrials }) => comingTrials,
    isEmpty: ({ comingTrials }) => comingTrials === 0,
    align: 'right',
    card: 'fact',
  },
  {
    id: 'state',
    header: t('officials.columns.state'),
    cell: ({ active }) => <ActiveMark active={active} />,
    width: '7rem',
    card: 'fact',
  },
]
