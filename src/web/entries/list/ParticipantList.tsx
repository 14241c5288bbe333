import Button from '@mui/material/Button'
import { useState } from 'react'
import { restoreEntry } from '#contract/endpoints/entries.ts'
import type { EntryRow, Participants } from '#contract/entries.ts'
import { formatDate } from '#domain/dates.ts'
import { calledBy } from '#domain/dogs.ts'
import type { CaseAct } from '#domain/payments/cases.ts'
import { sheetKinds } from '#domain/trials/sheet.ts'
import { Changes } from '../../audit/Changes.tsx'
import { entryChangesQuery } from '../../audit/queries.ts'
import { useNames } from '../../i18n/useNames.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { TrialLead } from '../../organising/trial/frame/TrialLead.tsx'
import { TrialTabs } from '../../organising/trial/frame/TrialTabs.tsx'
import { PapersMenu } from '../../papers/PapersMenu.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Note } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import { finnishToday } from '../../ui/values/days.ts'
import { checkInAddress } from '../addresses.ts'
import { AddEntry } from '../forms/AddEntry.tsx'
import { EditEntry } from '../forms/EditEntry.tsx'
import { WithdrawEntry } from '../forms/WithdrawEntry.tsx'
import { type EntryDialog, ListContext } from '../listContext.ts'
import { MessageDialog } from '../messages/MessageDialog.tsx'
import { SentMessages } from '../messages/SentMessages.tsx'
import { MoneyAlert } from '../money/MoneyAlert.tsx'
import { MoneyDialog } from '../money/MoneyDialog.tsx'
import { MoveBefore } from '../order/MoveBefore.tsx'
import { OvertakeReason } from '../order/OvertakeReason.tsx'
import { StartOrder } from '../order/StartOrder.tsx'
import { UndoBar } from '../order/UndoBar.tsx'
import { Parties } from '../parties/Parties.tsx'
import { StartListSection } from '../parties/StartListSection.tsx'
import { useListChanges } from '../useListChanges.ts'
import { Places, Reserve } from './EntryTables.tsx'
import { FreePlace, ListSummary } from './ListSummary.tsx'
import { WithdrawnList } from './WithdrawnList.tsx'

type Open =
  | { readonly what: 'add' | 'message' }
  | { readonly what: EntryDialog; readonly entry: EntryRow; readonly act?: CaseAct | undefined }

/** The list of a trial with all its actions. */
export function ParticipantList({ participants }: { participants: Participants }) {
  const t = useTranslate()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [open, setOpen] = useState<Open | null>(null)
  const { trial, blocked, places, reserve } = participants
  const { message, busy, change, setMessage, undo, asksReason, giveReason, dropMove } = useListChanges(
    trial.id,
  )
  const disabled = busy || blocked !== null
  const all = [...places, ...reserve]
  const rows = all.filter(({ id }) => chosen.has(id))
  const choose = (id: number, added: boolean) => {
    const others = [...chosen].filter((other) => other !== id)
    setChosen(new Set(added ? [...others, id] : others))
  }
  return (
    <ListContext
      value={{
        participants,
        disabled,
        chosen,
        choose,
        change,
        announce: setMessage,
        openDialog: (what, entry, act) => setOpen({ what, entry, act }),
      }}
    >
      <Title
        participants={participants}
        chosen={rows.length}
        disabled={disabled}
        onAdd={() => setOpen({ what: 'add' })}
        onMessage={() => setOpen({ what: 'message' })}
      />
      <MoneyAlert />
      <ListSummary />
      <FreePlace />
      <Places />
      <Reserve />
      <StartOrder />
      <Parties />
      <StartListSection />
      <WithdrawnList />
      <SentMessages messages={participants.messages} />
      <Section title={t('entries.changes')}>
        <Changes query={entryChangesQuery(trial.id)} thing none={t('entries.noChanges')} />
      </Section>
      <UndoBar message={message} busy={busy} onUndo={undo} onClose={() => setMessage(null)} />
      {asksReason && <OvertakeReason onReason={giveReason} onClose={dropMove} />}
      {open && (
        <Dialogs
          open={open}
          participants={participants}
          chosen={rows}
          onClose={() => setOpen(null)}
          onWithdrawn={setMessage}
        />
      )}
    </ListContext>
  )
}

interface TitleProps {
  participants: Participants
  chosen: number
  disabled: boolean
  onAdd: () => void
  onMessage: () => void
}

function Title({ participants, chosen, disabled, onAdd, onMessage }: TitleProps) {
  const t = useTranslate()
  const names = useNames()
  const { trial, blocked, places, reserve } = participants
  const isDay = trial.heldOn !== null && trial.heldOn <= finnishToday()
  const name = [
    trial.place ? names.place(trial.place) : t('entries.noPlace'),
    trial.heldOn && formatDate(trial.heldOn),
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <>
      <PageTitle
        title={t('entries.titleOf', { trial: name })}
        lead={<TrialLead type={trial.type} club={trial.club} />}
        actions={
          <>
            {places.length + reserve.length > 0 && (
              <>
                {isDay && (
                  <LinkButton {...checkInAddress(trial.id)} variant="outlined">
                    {t('checkIn.link')}
                  </LinkButton>
                )}
                <PapersMenu
                  trial={{ id: trial.id, date: trial.heldOn, kaerNr: trial.kaerNr }}
                  kinds={sheetKinds(trial.type, true)}
                />
                <Button variant="outlined" onClick={onMessage}>
                  {chosen > 0 ? t('entries.messageChosen', { count: chosen }) : t('entries.message')}
                </Button>
              </>
            )}
            <Button variant="contained" disabled={disabled} onClick={onAdd}>
              {t('entries.add')}
            </Button>
          </>
        }
      />
      <TrialTabs trialId={trial.id} />
      {blocked && (
        <Note tone="warning" mb={2} role="status">
          {t(`errors.${blocked}`)}
        </Note>
      )}
    </>
  )
}

interface DialogsProps {
  open: Open
  participants: Participants
  chosen: readonly EntryRow[]
  onClose: () => void
  onWithdrawn: ReturnType<typeof useListChanges>['setMessage']
}

function Dialogs({ open, participants, chosen, onClose, onWithdrawn }: DialogsProps) {
  const t = useTranslate()
  const { trial } = participants
  switch (open.what) {
    case 'add':
      return <AddEntry trial={trial} onClose={onClose} />
    case 'message':
      return <MessageDialog participants={participants} chosen={chosen} onClose={onClose} />
    case 'edit':
      return <EditEntry trial={trial} entry={open.entry} onClose={onClose} />
    case 'money':
      return <MoneyDialog entry={open.entry} act={open.act} onClose={onClose} />
    case 'before':
      return <MoveBefore entry={open.entry} onClose={onClose} />
    case 'withdraw':
      return (
        <WithdrawEntry
          trialId={trial.id}
          entry={open.entry}
          onClose={onClose}
          onDone={() => {
            onWithdrawn({
              text: t('entries.withdrawnDone', { dog: calledBy(open.entry.dog) }),
              undo: { call: restoreEntry, body: { entryId: open.entry.id } },
            })
            onClose()
          }}
        />
      )
  }
}
