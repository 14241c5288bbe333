import { useMemo } from 'react'
import type { MemberFinding } from '#contract/memberLists.ts'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'
import { Span } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { type StateLook, StateMark } from '../../ui/marks/StateMark.tsx'
import type { Column } from '../../ui/table/types.ts'
import { userAddress } from '../addresses.ts'

/** The columns of what a list says. */
export function useFindingColumns(): readonly Column<MemberFinding>[] {
  const t = useTranslate()
  return useMemo(() => columnsIn(t), [t])
}

const LOOKS: Readonly<Record<MemberFinding['outcome'], StateLook>> = {
  confirm: { mark: '✓', tone: 'success' },
  lapse: { mark: '×', tone: 'error' },
  conflict: { mark: '!', tone: 'warning' },
  unmatched: { mark: '–', tone: 'muted' },
}

function columnsIn(t: Translate): Column<MemberFinding>[] {
  return [
    {
      id: 'name',
      header: t('memberLists.table.name'),
      cell: ({ user, listed }) =>
        user ? (
          <Span strong>
            <AppLink {...userAddress(user.id)}>{user.name}</AppLink>
          </Span>
        ) : (
          <Span breaks>{listed}</Span>
        ),
      card: 'title',
      hideable: false,
      rowHeader: true,
    },
    {
      id: 'number',
      header: t('memberLists.columns.number'),
      cell: ({ number }) => number,
      isEmpty: ({ number }) => number === '',
      card: 'fact',
    },
    {
      id: 'outcome',
      header: t('memberLists.outcome'),
      cell: ({ outcome }) => (
        <StateMark {...LOOKS[outcome]}>{t(`memberLists.outcomes.${outcome}`)}</StateMark>
      ),
      card: 'fact',
    },
    {
      id: 'reason',
      header: t('memberLists.table.reason'),
      cell: (finding) => reasonOf(t, finding),
      card: 'fact',
      wide: true,
    },
    {
      id: 'lines',
      header: t('memberLists.table.lines'),
      cell: ({ lines }) => lines.join(', '),
      isEmpty: ({ lines }) => lines.length === 0,
      card: 'fact',
    },
  ]
}

function reasonOf(t: Translate, { reason, listed, user, outcome }: MemberFinding): string {
  const why = t(`memberLists.reasons.${reason}`, { name: listed ?? '' })
  return user?.confirmed && outcome !== 'lapse' ? `${why} ${t('memberLists.staysConfirmed')}` : why
}
