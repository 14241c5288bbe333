import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/AppLink.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'

/** Where a number belongs to no dog: says so, and offers to search for it. */
export function DogNotFound({ regnr }: { regnr: string }) {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle title={t('dogs.notFound')} lead={t('dogs.notFoundNumber', { regnr })} />
      <Typography sx={{ mb: 3 }}>{t('dogs.notFoundHelp')}</Typography>
      <LinkButton {...paths.search({ q: regnr })} variant="contained">
        {t('dogs.searchOffer')}
      </LinkButton>
    </>
  )
}
