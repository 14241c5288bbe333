import { useMemo } from 'react'
import type { TrialRow } from '#contract/organising.ts'
import type { LocalNames } from '#domain/club/localNames.ts'
import { useNames } from '../i18n/useNames.ts'
import { type Translate, useTranslate } from '../i18n/useTranslate.ts'
import { Span } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import type { Column } from '../ui/table/types.ts'
import { DateText } from '../ui/values/DateText.tsx'
import { staffTrialAddress } from './addresses.ts'
import { TrialState } from './TrialState.tsx'

/** The columns of the staff's list of trials; those with a `sortValue` are orders that the service knows. */
export function useStaffTrialColumns(): readonly Column<TrialRow>[] {
  const t = useTranslate()
  const names = useNames()
  return useMemo(() => columnsIn(t, names), [t, names])
}

/** Dogs of the places there are; of an ended trial those that have a result. */
function dogsOf(t: Translate, { state, taken, done, capacity }: TrialRow): string {
  if (state === 'ready') return String(Math.max(taken, done))
  return capacity === null ? String(taken) : t('trialAdmin.dogsOf', { taken, places: capacity })
}

function columnsIn(t: Translate, names: LocalNames): Column<TrialRow>[] {
  return [
    {
      id: 'date',
      header: t('trialAdmin.columns.date'),
      cell: ({ date }) => <DateText date={date} />,
      sortValue: ({ date }) => date,
      hideable: false,
      card: 'title',
    },
    {
      id: 'place',
      header: t('trialAdmin.columns.place'),
      cell: ({ id, place }) => (
        <Span strong>
          <AppLink {...staffTrialAddress(id)}>
            {place ? names.place(place) : t('trialAdmin.newDraft')}
          </AppLink>
        </Span>
      ),
      long: true,
      sortValue: ({ place }) => place,
      hideable: false,
      card: 'title',
    },
    {
      id: 'state',
      header: t('trialAdmin.columns.state'),
      cell: ({ state }) => <TrialState state={state} />,
      sortValue: ({ state }) => state,
      card: 'fact',
    },
    {
      id: 'type',
      header: t('trialAdmin.columns.type'),
      cell: ({ type }) => (type === null ? '–' : t(`trials.types.${type}`)),
      card: 'fact',
      isEmpty: ({ type }) => type === null,
    },
    {
      id: 'dogs',
      header: t('trialAdmin.columns.dogs'),
      align: 'right',
      cell: (trial) => <span style={{ whiteSpace: 'nowrap' }}>{dogsOf(t, trial)}</span>,
      sortValue: ({ taken }) => taken,
      card: 'fact',
    },
    {
      id: 'registrationEnd',
      header: t('trialAdmin.columns.registrationEnd'),
      cell: ({ registrationEnd }) => <DateText date={registrationEnd} />,
      sortValue: ({ registrationEnd }) => registrationEnd,
    },
    {
      id: 'club',
      header: t('trialAdmin.columns.club'),
      cell: ({ club }) => club.name,
      long: true,
      sortValue: ({ club }) => club.name,
    },
    {
      id: 'headJudge',
      header: t('trialAdmin.columns.headJudge'),
      cell: ({ headJudge }) => headJudge ?? '–',
      long: true,
      sortValue: ({ headJudge }) => headJudge,
    },
  ]
}
