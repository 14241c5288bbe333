import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import SwipeableDrawer from '@mui/material/SwipeableDrawer'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useStore } from '../../store.ts'
import { Text } from '../../ui/layout/parts.ts'
import { navigationStore, setNavigation } from '../../ui/viewState.ts'
import { LanguageButtons } from '../topBar/LanguageButtons.tsx'
import { NavigationLists } from './NavigationLists.tsx'

/** Pixels. Source: docs/rules/screens.md#sizes-and-times. */
export const NAVIGATION_WIDTH = 350
export const NAVIGATION_SWIPE_EDGE = 25

/** The menu of the product, opened by its button or by a swipe from the left edge. */
export default function NavigationDrawer() {
  const t = useTranslate()
  const open = useStore(navigationStore)
  return (
    <SwipeableDrawer
      open={open}
      onOpen={() => setNavigation(true)}
      onClose={() => setNavigation(false)}
      swipeAreaWidth={NAVIGATION_SWIPE_EDGE}
      slotProps={{
        root: { keepMounted: false },
        // Under the bar: the menu's button stands at the same edge.
        swipeArea: { sx: { zIndex: (theme) => theme.zIndex.appBar - 1 } },
        paper: { 'aria-label': t('shell.menu'), sx: { width: NAVIGATION_WIDTH, maxWidth: '92vw' } },
      }}
    >
      <Box component="nav" aria-label={t('shell.menu')} sx={{ p: 1.5 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', pl: 1.5, mb: 1 }}>
          <Text tone="muted" grow>
            {t('shell.menu')}
          </Text>
          <IconButton aria-label={t('shell.closeMenu')} onClick={() => setNavigation(false)}>
            <Close />
          </IconButton>
        </Box>
        <Box sx={{ display: { sm: 'none' }, pl: 0.5, mb: 1 }}>
          <LanguageButtons />
        </Box>
        <NavigationLists />
      </Box>
    </SwipeableDrawer>
  )
}
