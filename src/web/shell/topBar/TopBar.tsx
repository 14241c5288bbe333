import Menu from '@mui/icons-material/Menu'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useService } from '../../client/service.ts'
import { homeAddress } from '../../home/addresses.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { DogSearchBox } from '../../search/DogSearchBox.tsx'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { BAR_HEIGHT } from '../../ui/theme/scales.ts'
import { toggleNavigation } from '../../ui/viewState.ts'
import { LanguageButtons } from './LanguageButtons.tsx'
import { SessionButtons } from './SessionButtons.tsx'

/** Pages that have a search of their own (docs/rules/screens.md#frame). */
const WITH_OWN_SEARCH: readonly (string | undefined)[] = ['etusivu', 'haku', 'haku-ominaisuudet']

/** The bar on top: menu, title, dog search on wide screens, languages, who is signed in. */
export function TopBar({ routeName }: { routeName: string | undefined }) {
  const t = useTranslate()
  const service = useService()
  return (
    <Box
      component="header"
      data-print="no"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: { xs: 1.5, sm: 3 },
        minHeight: { xs: 56, md: BAR_HEIGHT },
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
        {service.data?.title ?? 'Koirakanta'}
      </AppLink>
      <Box sx={{ flex: 1, display: 'flex', justifyContent: 'center', px: { lg: 2 } }}>
        {!WITH_OWN_SEARCH.includes(routeName) && (
          <Box sx={{ display: { xs: 'none', lg: 'block' }, width: '100%', maxWidth: 480 }}>
            <DogSearchBox place="bar" />
          </Box>
        )}
      </Box>
      <LanguageButtons />
      <SessionButtons />
    </Box>
  )
}
