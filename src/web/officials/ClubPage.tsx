import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslate } from '../i18n/useTranslate.ts'
import { AppLink } from '../ui/AppLink.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { CLUB_PATH, clubsAddress } from './addresses.ts'
import { ClubForm, NewClubForm } from './ClubForm.tsx'
import { OfficialPage } from './OfficialPage.tsx'
import { clubQuery } from './queries.ts'

/** `/hallinta/kerhot/{id}`: one organiser club. */
export function ClubPage() {
  const { id } = useParams({ from: CLUB_PATH })
  const club = useQuery(clubQuery(id))
  return (
    <OfficialPage kind="clubs" query={club}>
      {(club) => <ClubForm key={club.id} club={club} />}
    </OfficialPage>
  )
}

/** `/hallinta/kerhot/uusi`: adds an organiser club. */
export function NewClubPage() {
  const t = useTranslate()
  return (
    <>
      <PageTitle
        title={t('officials.clubs.new')}
        lead={<AppLink {...clubsAddress()}>{t('officials.clubs.title')}</AppLink>}
      />
      <NewClubForm />
    </>
  )
}
