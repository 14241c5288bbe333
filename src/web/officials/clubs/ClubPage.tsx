import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { CLUB_PATH, clubsAddress } from '../addresses.ts'
import { clubQuery } from '../queries.ts'
import { OfficialPage } from '../staff/OfficialPage.tsx'
import { ClubForm, NewClubForm } from './ClubForm.tsx'

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
