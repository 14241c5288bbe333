import { useMemo } from 'react'
import type { CalendarTrial } from '#contract/calendar.ts'
import type { Texts } from '../../i18n/textKeys.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useNames } from '../../i18n/useNames.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { OfferedChips } from '../../trials/ProposalChips.tsx'
import { Row, Span } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/types.ts'
import { monthName } from '../../ui/values/dateWords.ts'
import { trialAddress } from '../addresses.ts'
import { ChangeLine } from '../ChangeLine.tsx'
import { monthOf } from '../calendarDays.ts'
import { EntryState } from '../EntryState.tsx'
import { PlacesLeft } from '../PlacesLeft.tsx'
import { TrialDates } from '../TrialDates.tsx'
import { EnterLink } from './EnterLink.tsx'
import { StartWater } from './StartWater.tsx'

/** The calendar as one table, month by month. */
export function CalendarTable({ trials }: { trials: readonly CalendarTrial[] }) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <DataTable
      caption={t('calendar.table')}
      columns={useColumns()}
      rows={trials}
      rowKey={({ date, kaerNr }) => `${date} ${kaerNr}`}
      rowLink={({ date, kaerNr }) => trialAddress(date, kaerNr)}
      groupOf={({ date }) => monthName(language, monthOf(date))}
      cardsBelow="never"
    />
  )
}

type ColumnText = keyof Texts['calendar']['columns']

function useColumns(): readonly Column<CalendarTrial>[] {
  const t = useTranslate()
  return useMemo(() => {
    const column = (id: ColumnText, cell: Column<CalendarTrial>['cell']): Column<CalendarTrial> => ({
      id,
      header: t(`calendar.columns.${id}`),
      cell,
    })
    return [
      { ...column('date', (trial) => <TrialDates trial={trial} />), oneLine: true },
      column('place', (trial) => <Place trial={trial} />),
      column('type', ({ type }) => t(`trials.types.${type}`)),
      column('classes', ({ startClasses, classes, startWater, proposals }) => (
        <>
          <Span nowrap>{(startClasses ?? classes).join(' ')}</Span> <OfferedChips codes={proposals} />
          <StartWater water={startWater} />
        </>
      )),
      column('judges', ({ judges }) => judges.join(', ') || '–'),
      { ...column('places', (trial) => <PlacesLeft trial={trial} />), align: 'right' },
      column('entry', (trial) => (
        <Row component="span" inline gap={1.5} rowGap={0}>
          <EntryState trial={trial} />
          <EnterLink trial={trial} />
        </Row>
      )),
    ]
  }, [t])
}

function Place({ trial }: { trial: CalendarTrial }) {
  const { date, kaerNr, place, district, phase } = trial
  const names = useNames()
  return (
    <>
      <AppLink {...trialAddress(date, kaerNr)}>
        <Span strong struck={phase === 'cancelled'}>
          {names.place(place)}
        </Span>
      </AppLink>
      {district && <Span tone="muted" size="em">{` ${names.district(district)}`}</Span>}
      <ChangeLine trial={trial} />
    </>
  )
}
