import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/AppLink.tsx'
import { PageFailure } from '../ui/PageFailure.tsx'
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
      <PageFailure
        error={error}
        heading={t('entries.title')}
        onRetry={() => void refetch()}
        list={
          <LinkButton {...paths.staffTrials()} variant="contained">
            {t('trialAdmin.title')}
          </LinkButton>
        }
      />
    )
  }
  return data ? <ParticipantList participants={data} /> : <PageSkeleton />
}
