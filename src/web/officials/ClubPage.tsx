import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { AppLink } from '../ui/AppLink.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { ClubForm, NewClubForm } from './ClubForm.tsx'
import { OfficialPage } from './OfficialPage.tsx'
import { clubQuery } from './queries.ts'

/** `/hallinta/kerhot/{id}`: one organiser club. */
export function ClubPage() {
  const { id } = useParams({ from: '/hallinta/kerhot/$id' })
  const { data, error, refetch } = useQuery(clubQuery(id))
  return (
    <OfficialPage kind="clubs" kept={data} error={error} onRetry={() => void refetch()}>
      {data && <ClubForm key={data.id} club={data} />}
    </OfficialPage>
  )
}

/** `/hallinta/kerhot/uusi`: adds an organiser club. */
export function NewClubPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle
        title={t('officials.clubs.new')}
        lead={<AppLink {...paths.clubs()}>{t('officials.clubs.title')}</AppLink>}
      />
      <NewClubForm />
    </>
  )
}
