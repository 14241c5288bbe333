import { useMemo } from 'react'
import type { PastTrial } from '#contract/calendar.ts'
import { NewMark } from '../../dogs/NewMark.tsx'
import { useNames } from '../../i18n/useNames.ts'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'
import { Span } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import type { Column } from '../../ui/table/types.ts'
import { trialAddress } from '../addresses.ts'
import { TrialDates } from '../TrialDates.tsx'

/** The columns of the past trials; those with a `sortValue` can be sorted by the service. */
export function usePastColumns(): readonly Column<PastTrial>[] {
  const t = useTranslate()
  return useMemo(() => columnsIn(t), [t])
}

function columnsIn(t: Translate): Column<PastTrial>[] {
  return [
    {
      id: 'date',
      header: t('trialPages.columns.date'),
      cell: (trial) => (
        <>
          <TrialDates trial={trial} />
          {trial.isNew && <NewMark />}
        </>
      ),
      sortValue: ({ date }) => date,
      hideable: false,
      card: 'title',
    },
    {
      id: 'place',
      header: t('trialPages.columns.place'),
      cell: (trial) => <Place trial={trial} />,
      sortValue: ({ place }) => place,
      hideable: false,
      card: 'title',
    },
    {
      id: 'type',
      header: t('trialPages.columns.type'),
      cell: ({ type }) => t(`trials.types.${type}`),
      card: 'fact',
    },
    {
      id: 'judges',
      header: t('trialPages.columns.judges'),
      cell: ({ judges }) => judges.join(', ') || '–',
      isEmpty: ({ judges }) => judges.length === 0,
      card: 'fact',
    },
    {
      id: 'dogs',
      header: t('trialPages.columns.dogs'),
      cell: ({ dogs }) => dogs,
      sortValue: ({ dogs }) => dogs,
      align: 'right',
      card: 'fact',
    },
    {
      id: 'prizes',
      header: t('trialPages.columns.prizes'),
      cell: (trial) => <Prizes trial={trial} t={t} />,
      align: 'right',
      card: 'fact',
      isEmpty: ({ type, dogs }) => type === 'water_track' || dogs === 0,
    },
    {
      id: 'state',
      header: t('trialPages.columns.state'),
      cell: ({ state, preliminary }) => (
        <>
          {t(`trialPages.states.${state}`)}
          {preliminary && <Span tone="muted" size="em">{`, ${t('trialPages.preliminaryList')}`}</Span>}
        </>
      ),
      card: 'fact',
    },
  ]
}

function Place({ trial }: { trial: PastTrial }) {
  const names = useNames()
  const cancelled = trial.state === 'cancelled'
  return (
    <>
      <AppLink
        {...trialAddress(trial.date, trial.kaerNr)}
        sx={{ fontWeight: 600, textDecoration: cancelled ? 'line-through' : undefined }}
      >
        {names.place(trial.place)}
      </AppLink>
      {trial.district && <Span tone="muted" size="em">{` ${names.district(trial.district)}`}</Span>}
    </>
  )
}

/** How many 1st, 2nd and 3rd prizes; water and track trials give none. */
function Prizes({ trial: { type, dogs, prizes }, t }: { trial: PastTrial; t: Translate }) {
  if (type === 'water_track' || dogs === 0) return '–'
  const [first, second, third] = prizes
  const values = { first, second, third }
  return (
    <span title={t('trialPages.prizesMeaning', values)} style={{ whiteSpace: 'nowrap' }}>
      {t('trialPages.prizesShort', values)}
    </span>
  )
}
