import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/AppLink.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'

/** Where a page failed to load or to draw: most often a new version or a lost connection, so loading again helps. */
export function ErrorPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle title={t('shell.crashed')} />
      <Typography role="alert" sx={{ mb: 3, maxWidth: '36rem' }}>
        {t('shell.crashedHelp')}
      </Typography>
      <Button variant="contained" onClick={() => window.location.reload()} sx={{ mr: 1 }}>
        {t('common.reload')}
      </Button>
      <LinkButton {...paths.home()} reloadDocument>
        {t('common.toHome')}
      </LinkButton>
    </>
  )
}
