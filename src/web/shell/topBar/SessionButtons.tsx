import AccountCircle from '@mui/icons-material/AccountCircleOutlined'
import Login from '@mui/icons-material/Login'
import Logout from '@mui/icons-material/Logout'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRouter } from '@tanstack/react-router'
import type { CurrentUser } from '#contract/accounts.ts'
import { passwordAddress, profileAddress, registerAddress, signinAddress } from '../../accounts/addresses.ts'
import { rememberPlace } from '../../accounts/session/places.ts'
import { useUser } from '../../accounts/session/session.ts'
import { useSignOut } from '../../accounts/session/useSignOut.ts'
import { homeAddress } from '../../home/addresses.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import { FULL_BAR } from '../../ui/theme/scales.ts'

/** Who is signed in, and the way out; or the way in. Nothing until it is known. */
export function SessionButtons() {
  const user = useUser()
  if (user === undefined) return null
  return user ? <SignedIn user={user} /> : <SignedOut />
}

/** On a phone the words give way to the icons; the names stay for screen readers. */
const WORDS = { display: { xs: 'none', md: 'inline' } } as const
const NAME = {
  ...WORDS,
  maxWidth: '12rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}
const BUTTON = {
  minWidth: 40,
  minHeight: 40,
  px: { xs: 1, md: 1.5 },
  whiteSpace: 'nowrap',
  '& .MuiButton-startIcon': { ml: { xs: 0, md: -0.5 }, mr: { xs: 0, md: 1 } },
} as const

function SignedIn({ user }: { user: CurrentUser }) {
  const t = useTranslate()
  const signOut = useSignOut()
  const name = `${user.firstName} ${user.lastName}`
  return (
    <Box sx={{ display: 'flex', gap: { xs: 0, md: 0.5 } }}>
      <LinkButton
        {...profileAddress()}
        aria-label={name}
        title={name}
        startIcon={<AccountCircle />}
        sx={BUTTON}
      >
        <Box component="span" sx={NAME}>
          {name}
        </Box>
      </LinkButton>
      <Button
        aria-label={t('shell.nav.signout')}
        onClick={() => void signOut()}
        startIcon={<Logout />}
        sx={BUTTON}
      >
        <Box component="span" sx={{ ...WORDS, [FULL_BAR]: { display: 'none' } }}>
          {t('shell.nav.signout')}
        </Box>
      </Button>
    </Box>
  )
}

function SignedOut() {
  const t = useTranslate()
  return (
    <LinkButton
      {...signinAddress()}
      aria-label={t('shell.nav.signin')}
      onClick={useRememberedPlace()}
      startIcon={<Login />}
      sx={BUTTON}
    >
      <Box component="span" sx={WORDS}>
        {t('shell.signin')}
      </Box>
    </LinkButton>
  )
}

/** Signing in leads back to where it was asked for; from the front page, to the place of an expired session. */
function useRememberedPlace() {
  const router = useRouter()
  return () => {
    const { pathname, href } = router.state.location
    const passing: readonly string[] = [
      homeAddress().to,
      signinAddress().to,
      registerAddress().to,
      passwordAddress().to,
    ]
    if (!passing.includes(pathname)) rememberPlace(href)
  }
}
