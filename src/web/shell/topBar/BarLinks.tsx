import Box from '@mui/material/Box'
import { calendarAddress, pastTrialsAddress } from '../../calendar/addresses.ts'
import { useModule } from '../../client/service.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { litterAddress } from '../../litters/addresses.ts'
import { judgesAddress } from '../../officials/addresses.ts'
import { searchAddress } from '../../search/addresses.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'

const LINKS = [
  { to: searchAddress(), text: 'shell.nav.search' },
  { to: litterAddress(), text: 'shell.nav.testMating' },
] as const
const TRIAL_LINKS = [
  { to: calendarAddress(), text: 'shell.nav.calendar' },
  { to: pastTrialsAddress(), text: 'shell.nav.trials' },
  { to: judgesAddress(), text: 'shell.nav.judges' },
] as const

/** The pages that people come for, where the bar has room for them; the drawer has them all. */
export function BarLinks() {
  const t = useTranslate()
  const hasTrials = useModule('kaer')
  return (
    <Box component="nav" aria-label={t('shell.mainPages')} sx={NAV}>
      {[...LINKS, ...(hasTrials ? TRIAL_LINKS : [])].map(({ to, text }) => (
        <AppLink
          key={text}
          {...to}
          underline="none"
          activeOptions={{ exact: true, includeSearch: false }}
          sx={LINK}
        >
          {t(text)}
        </AppLink>
      ))}
    </Box>
  )
}

const NAV = { display: { xs: 'none', lg: 'flex' }, ml: 1.5, mt: 0.5, gap: 2 } as const
const LINK = {
  py: 1,
  color: 'text.primary',
  fontSize: '0.9375rem',
  whiteSpace: 'nowrap',
  borderBottom: '2px solid transparent',
  '&:hover': { textDecoration: 'underline' },
  '&[aria-current="page"]': { borderColor: 'primary.main', fontWeight: 600 },
} as const
