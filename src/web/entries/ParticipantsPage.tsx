import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslate } from '../i18n/useTranslate.ts'
import { staffTrialsAddress } from '../organising/addresses.ts'
import { LoadedPage } from '../ui/loading/Loaded.tsx'
import { PARTICIPANTS_PATH } from './addresses.ts'
import { ParticipantList } from './list/ParticipantList.tsx'
import { participantsQuery } from './queries.ts'

/** `/hallinta/kokeet/{id}/osallistujat`: the dogs of a trial for its organiser. */
export function ParticipantsPage() {
  const t = useTranslate()
  const { id } = useParams({ from: PARTICIPANTS_PATH })
  const participants = useQuery(participantsQuery(id))
  return (
    <LoadedPage
      query={participants}
      heading={t('entries.title')}
      list={{ to: staffTrialsAddress(), name: t('trialAdmin.title') }}
    >
      {(data) => <ParticipantList participants={data} />}
    </LoadedPage>
  )
}
