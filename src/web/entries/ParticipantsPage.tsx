import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../ui/ErrorState.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { PageSkeleton } from '../ui/Skeletons.tsx'
import { ParticipantList } from './ParticipantList.tsx'
import { participantsQuery } from './queries.ts'

/** `/hallinta/kokeet/{id}/osallistujat`: the dogs of a trial for its organiser. */
export function ParticipantsPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/hallinta/kokeet/$id/osallistujat' })
  const { data, error, refetch } = useQuery(participantsQuery(id))
  if (error) {
    return (
      <>
        <PageTitle title={t('entries.title')} />
        <ErrorState error={error} onRetry={() => void refetch()} />
      </>
    )
  }
  return data ? <ParticipantList participants={data} /> : <PageSkeleton />
}
