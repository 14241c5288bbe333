import Box from '@mui/material/Box'
import { useTranslate } from '../i18n/useTranslate.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import { profileAddress } from './addresses.ts'
import { useUser } from './session/session.ts'

/** Tells whoever is signed in that mails to the address of the account do not arrive. */
export function SilentAddressBanner() {
  const t = useTranslate()
  const user = useUser()
  if (!user?.emailSilentSince) return null
  return (
    <Box
      component="aside"
      aria-label={t('shell.silentAddress')}
      data-print="no"
      sx={{ px: 2, py: 1, textAlign: 'center', borderBottom: 1, borderColor: 'warning.main' }}
    >
      {t('shell.silentAddress')}{' '}
      <AppLink {...profileAddress()} underline="always">
        {t('shell.silentAddressLink')}
      </AppLink>
    </Box>
  )
}
