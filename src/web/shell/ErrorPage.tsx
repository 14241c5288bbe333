import Button from '@mui/material/Button'
import { lazy, Suspense } from 'react'
import { isForbidden } from '../client/ApiError.ts'
import { keepsSheets } from '../client/kept.ts'
import { homeAddress } from '../home/addresses.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { offlineAddress } from '../offline/addresses.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Text } from '../ui/layout/parts.ts'
import { LinkButton } from '../ui/links/AppLink.tsx'
import { RequestId } from '../ui/loading/ErrorState.tsx'

/** It needs texts of pages, and is hardly ever seen. */
const ForbiddenPage = lazy(() => import('../accounts/ForbiddenPage.tsx'))

/** Where a page is not this person's to see; or where a page failed to load or to draw: most often a new version or a lost connection, so loading again helps. */
export function ErrorPage({ error }: { error: unknown }) {
  return isForbidden(error) ? (
    <Suspense>
      <ForbiddenPage error={error} />
    </Suspense>
  ) : (
    <Crashed error={error} />
  )
}

function Crashed({ error }: { error: unknown }) {
  const t = useTranslate()
  const offline = !navigator.onLine
  return (
    <>
      <PageTitle title={t(offline ? 'shell.noNetwork' : 'shell.crashed')} />
      <Text component="p" mb={3} measure="text" role="alert">
        {t(offline ? 'shell.noNetworkHelp' : 'shell.crashedHelp')}
      </Text>
      {offline && keepsSheets() && (
        <LinkButton {...offlineAddress()} variant="outlined" sx={{ mr: 1 }}>
          {t('shell.toKept')}
        </LinkButton>
      )}
      <RequestId error={error} />
      <Button variant="contained" onClick={() => window.location.reload()} sx={{ mr: 1 }}>
        {t('common.reload')}
      </Button>
      <LinkButton {...homeAddress()} reloadDocument>
        {t('common.toHome')}
      </LinkButton>
    </>
  )
}
