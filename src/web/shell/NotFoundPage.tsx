import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/AppLink.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'

/** Where no page is. */
export function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle title={t('shell.notFound')} />
      <Typography sx={{ mb: 3, maxWidth: '36rem' }}>{t('shell.notFoundHelp')}</Typography>
      <LinkButton {...paths.search()} variant="contained" sx={{ mr: 1 }}>
        {t('shell.notFoundSearch')}
      </LinkButton>
      <LinkButton {...paths.home()}>{t('common.toHome')}</LinkButton>
    </>
  )
}
