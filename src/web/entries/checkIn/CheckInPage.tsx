import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { CheckInList } from '#contract/checkIn.ts'
import { formatDate } from '#domain/dates.ts'
import { presenceCounts } from '#domain/entries/checkIn.ts'
import { useNames } from '../../i18n/useNames.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { staffTrialAddress, staffTrialsAddress } from '../../organising/addresses.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Note, PlainList, Text } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { LoadedPage } from '../../ui/loading/Loaded.tsx'
import { CHECK_IN_PATH, participantsAddress } from '../addresses.ts'
import { UndoBar } from '../order/UndoBar.tsx'
import { checkInQuery } from '../queries.ts'
import { useListChanges } from '../useListChanges.ts'
import { CheckInCard } from './CheckInCard.tsx'
import { Progress } from './Progress.tsx'
import { ReserveCall } from './ReserveCall.tsx'
import { marksOf, useCheckIn } from './useCheckIn.ts'

/** `/hallinta/kokeet/{id}/aamutarkastus`: what is seen of each dog on the morning of the trial. */
export function CheckInPage() {
  const t = useTranslate()
  const { id } = useParams({ from: CHECK_IN_PATH })
  const list = useQuery(checkInQuery(id))
  return (
    <LoadedPage
      query={list}
      heading={t('checkIn.title')}
      failed={t('checkIn.failed')}
      list={{ to: staffTrialsAddress(), name: t('trialAdmin.title') }}
    >
      {(data) => <CheckIn list={data} />}
    </LoadedPage>
  )
}

function CheckIn({ list }: { list: CheckInList }) {
  const t = useTranslate()
  const names = useNames()
  const { trial, blocked, dogs } = list
  const { mark, sending, message, setMessage, undo } = useCheckIn(trial.id)
  const places = useListChanges(trial.id)
  const counts = presenceCounts(dogs.map((row) => marksOf(row, sending)))
  const name = [trial.place && names.place(trial.place), trial.heldOn && formatDate(trial.heldOn)]
    .filter(Boolean)
    .join(' ')
  const close = () => {
    setMessage(null)
    places.setMessage(null)
  }
  return (
    <>
      <PageTitle
        title={t('checkIn.titleOf', { trial: name })}
        lead={
          <>
            {trial.club}
            {' · '}
            <AppLink
              {...(list.manages ? participantsAddress(trial.id) : staffTrialAddress(trial.id))}
              underline="always"
            >
              {t(list.manages ? 'entries.title' : 'entries.trialPage')}
            </AppLink>
          </>
        }
      />
      {blocked && (
        <Note tone="warning" mb={2} role="status">
          {t(`errors.${blocked}`)}
        </Note>
      )}
      {!list.marks && <Note mb={2}>{t('checkIn.readOnly')}</Note>}
      {dogs.length === 0 ? (
        <EmptyState title={t('checkIn.none')}>{t('checkIn.noneHelp')}</EmptyState>
      ) : (
        <>
          <Progress counts={counts} all={dogs.length} />
          {list.manages && blocked === null && (
            <ReserveCall trialId={trial.id} places={places} onCall={close} />
          )}
          <Text component="p" mt={2} tone="muted" measure="wide">
            {t('checkIn.chipHelp')}
          </Text>
          <PlainList mt={2}>
            {dogs.map((row) => (
              <CheckInCard
                key={row.entryId}
                row={{ ...row, marks: marksOf(row, sending) }}
                disabled={blocked !== null || !list.marks}
                mark={(change, next) => {
                  places.setMessage(null)
                  mark(change, next)
                }}
              />
            ))}
          </PlainList>
        </>
      )}
      <UndoBar
        message={message ?? places.message}
        busy={places.busy}
        onUndo={() => (message ? undo() : void places.undo())}
        onClose={close}
      />
    </>
  )
}
