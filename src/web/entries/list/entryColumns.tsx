import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import { useMemo } from 'react'
import type { EntryRow } from '#contract/entries.ts'
import { calledBy } from '#domain/dogs.ts'
import { isUndrawn } from '#domain/entries/placeDraw.ts'
import { trialAddress } from '../../calendar/addresses.ts'
import { TrialClassChip } from '../../dogs/chips.tsx'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Span, Text } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { MailLink, PhoneLink } from '../../ui/links/ContactLinks.tsx'
import { CodeChip } from '../../ui/marks/CodeChip.tsx'
import type { Column } from '../../ui/table/types.ts'
import { CheckInMarks } from '../checkIn/CheckInMarks.tsx'
import { useList } from '../listContext.ts'
import { MoneyMark } from '../money/MoneyMark.tsx'
import { DragHandle } from '../order/DragHandle.tsx'
import { EntryActions } from './EntryActions.tsx'
import { OutsideRegister } from './OutsideRegister.tsx'
import { PaperAwards } from './PaperAwards.tsx'

/** The tables of the classes stand under each other: their columns are as wide on a wide screen, and where nothing is remarked a row is one line. */
const wide = (width: string, oneLine = width) =>
  ({
    overflowWrap: 'anywhere',
    minWidth: { sm: '8rem', lg: width },
    maxWidth: { lg: width },
    [DESK]: { minWidth: oneLine, maxWidth: oneLine },
  }) as const
const DESK = '@media screen and (min-width: 1400px)'

/** The columns of places and reserve; `queue`: numbers of the queue and the class, instead of start numbers. */
export function useEntryColumns(queue: boolean): readonly Column<EntryRow>[] {
  const t = useTranslate()
  const { places, reserve } = useList().participants
  const hasRemarks = !(places.every(isUnremarkable) && reserve.every(isUnremarkable))
  return useMemo(() => columnsIn(t, queue, hasRemarks), [t, queue, hasRemarks])
}

function columnsIn(t: Translate, queue: boolean, hasRemarks: boolean): Column<EntryRow>[] {
  return [
    {
      id: 'dog',
      header: t('entries.columns.dog'),
      cell: (entry) => <ChosenDog entry={entry} queue={queue} oneLine={!hasRemarks} />,
      card: 'title',
    },
    {
      id: 'handler',
      header: t('entries.columns.handler'),
      cell: (entry) => <Handler entry={entry} />,
      isEmpty: ({ handler, party }) => handler === null && party === null,
      card: 'fact',
      plain: true,
    },
    {
      id: 'contact',
      header: t('entries.columns.contact'),
      cell: (entry) => <Contact entry={entry} oneLine={!hasRemarks} />,
      card: 'fact',
      wide: true,
      plain: true,
    },
    ...(hasRemarks
      ? [
          {
            id: 'remarks',
            header: t('entries.columns.remarks'),
            cell: (entry: EntryRow) => <Remarks entry={entry} />,
            isEmpty: isUnremarkable,
            card: 'fact' as const,
            plain: true,
          },
        ]
      : []),
    {
      id: 'actions',
      header: t('entries.columns.actions'),
      cell: (entry) => <EntryActions entry={entry} />,
      align: 'right',
      card: 'actions',
    },
  ]
}

const isUnremarkable = ({ outcome, reasons, paperAwards, checkIn, money, unregistered }: EntryRow) =>
  money === null &&
  unregistered === null &&
  outcome === null &&
  reasons.length + paperAwards.length === 0 &&
  checkIn.checkedAt === null

interface CellProps {
  entry: EntryRow
  /** there is room for all of it on one line of a desk's screen */
  oneLine: boolean
}

function ChosenDog({ entry, queue, oneLine }: CellProps & { queue: boolean }) {
  const t = useTranslate()
  const { participants, chosen, choose } = useList()
  const place = participants.reserve.findIndex(({ id }) => id === entry.id) + 1
  return (
    <Box
      sx={{
        ...wide('28rem', oneLine ? '42rem' : undefined),
        display: 'flex',
        alignItems: oneLine ? 'center' : 'flex-start',
        gap: 1,
      }}
    >
      <DragHandle entry={entry} />
      <Checkbox
        checked={chosen.has(entry.id)}
        onChange={(_event, checked) => choose(entry.id, checked)}
        slotProps={{ input: { 'aria-label': t('entries.choose', { dog: calledBy(entry.dog) }) } }}
        sx={{ ml: -1.25, my: -1 }}
        data-print="no"
      />
      {queue && !isUndrawn(participants.trial) && (
        <OrderMark>{t('entries.queueNumber', { number: place })}</OrderMark>
      )}
      {!queue && entry.startNumber !== null && (
        <OrderMark>{t('entries.number', { number: entry.startNumber })}</OrderMark>
      )}
      <Block grow>
        <DogLink dog={entry.dog} breed layout={oneLine ? 'inline' : 'folded'} />
      </Block>
      {queue && <TrialClassChip code={entry.class} />}
    </Box>
  )
}

function OrderMark({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ fontWeight: 700, whiteSpace: 'nowrap', minWidth: '1.5rem' }}>
      {children}
    </Box>
  )
}

/** Who brings the dog, and the party that they go with. */
function Handler({ entry: { handler, party } }: { entry: EntryRow }) {
  const t = useTranslate()
  return (
    <Box
      sx={{
        ...wide('12rem', '9.5rem'),
        display: 'flex',
        flexDirection: { xs: 'row', sm: 'column' },
        flexWrap: 'wrap',
        columnGap: 1,
      }}
    >
      {handler ?? '–'}
      {party !== null && (
        <Span tone="muted" size="small">
          {t('entries.parties.name', { number: party })}
        </Span>
      )}
    </Box>
  )
}

/** The contact, named only where it is not the handler. */
function Contact({ entry: { handler, contactName, contactEmail, contactPhone }, oneLine }: CellProps) {
  const t = useTranslate()
  return (
    <Box
      sx={{
        ...wide('17rem', oneLine ? '20rem' : undefined),
        display: 'flex',
        flexDirection: { xs: 'row', sm: 'column', lg: oneLine ? 'row' : 'column' },
        flexWrap: 'wrap',
        columnGap: 2,
      }}
    >
      {contactName !== handler && contactName}
      {contactEmail === null ? (
        <Span tone="muted">{t('entries.noEmail')}</Span>
      ) : (
        <MailLink to={contactEmail} />
      )}
      {contactPhone && <PhoneLink to={contactPhone} />}
    </Box>
  )
}

function Remarks({ entry }: { entry: EntryRow }) {
  const { outcome, reasons } = entry
  const t = useTranslate()
  const { heldOn, kaerNr } = useList().participants.trial
  return (
    <>
      {outcome && outcome !== 'judged' && (
        <CodeChip label={t(`trials.outcomes.${outcome}`)} meaning={t(`trials.outcomeMeanings.${outcome}`)} />
      )}
      {outcome === 'judged' && t('trials.outcomes.judged')}
      {outcome !== null && heldOn !== null && kaerNr !== null && (
        <Box>
          <AppLink {...trialAddress(heldOn, kaerNr)}>{t('entries.result')}</AppLink>
        </Box>
      )}
      {reasons.length > 0 && (
        <Text tone="error" size="small">
          {t('entries.notInClass', { reasons: reasons.map((code) => t(`errors.${code}`)).join(' ') })}
        </Text>
      )}
      <MoneyMark entry={entry} />
      <CheckInMarks marks={entry.checkIn} />
      <OutsideRegister entry={entry} />
      <PaperAwards entry={entry} />
    </>
  )
}
