import Menu from '@mui/icons-material/Menu'
import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useServiceTitle } from '../../client/service.ts'
import { homeAddress } from '../../home/addresses.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { searchAddress } from '../../search/addresses.ts'
import { DogSearchBox } from '../../search/DogSearchBox.tsx'
import { AppLink, LinkButton } from '../../ui/links/AppLink.tsx'
import { FULL_BAR, LOW_WINDOW } from '../../ui/theme/scales.ts'
import { toggleNavigation } from '../../ui/viewState.ts'
import { BarLinks } from './BarLinks.tsx'
import { LanguageButtons } from './LanguageButtons.tsx'
import { SessionButtons } from './SessionButtons.tsx'

/** Pages that have a search of their own (docs/rules/screens.md#frame). */
const WITH_OWN_SEARCH: readonly (string | undefined)[] = ['etusivu', 'haku', 'haku-ominaisuudet']

/** As wide as the links beside it leave, without its button where they leave little; on narrower screens a link leads to the search. */
const SEARCH_BOX = {
  display: { xs: 'none', lg: 'block' },
  width: '100%',
  maxWidth: 400,
  [FULL_BAR]: { '& button[type="submit"]': { display: 'none' } },
} as const
const SEARCH_LINK = { display: { lg: 'none' }, minWidth: 40, minHeight: 40, px: 1 } as const

/** The bar on top: menu, title, main pages and dog search on wide screens, languages (a phone has them in the menu), who is signed in. */
export function TopBar({ routeName }: { routeName: string | undefined }) {
  const t = useTranslate()
  const title = useServiceTitle()
  return (
    <Box
      component="header"
      data-print="no"
      sx={{
        position: 'sticky',
        [LOW_WINDOW]: { position: 'static' },
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: { xs: 1.5, sm: 3 },
        minHeight: 'var(--bar-height)',
        backgroundColor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <IconButton edge="start" color="primary" aria-label={t('shell.openMenu')} onClick={toggleNavigation}>
        <Menu />
      </IconButton>
      <AppLink
        {...homeAddress()}
        underline="none"
        sx={{ fontSize: '1.25rem', fontWeight: 680, letterSpacing: '-0.01em', color: 'primary.main' }}
      >
        {title}
      </AppLink>
      <BarLinks />
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', justifyContent: 'center', px: { lg: 2 } }}>
        {!WITH_OWN_SEARCH.includes(routeName) && (
          <Box sx={SEARCH_BOX}>
            <DogSearchBox place="bar" />
          </Box>
        )}
      </Box>
      {!WITH_OWN_SEARCH.includes(routeName) && (
        <LinkButton {...searchAddress()} aria-label={t('shell.nav.search')} sx={SEARCH_LINK}>
          <Search />
        </LinkButton>
      )}
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <LanguageButtons />
      </Box>
      <SessionButtons />
    </Box>
  )
}
