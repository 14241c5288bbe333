import Box from '@mui/material/Box'
import { Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { passwordQuestion, unsentQuestion } from '../accounts/questions.ts'
import { SilentAddressBanner } from '../accounts/SilentAddressBanner.tsx'
import { BannerSlot } from '../advertisements/BannerSlot.tsx'
import { DemoBanner } from '../content/DemoBanner.tsx'
import { DemoMails } from '../content/DemoMails.tsx'
import { languageStore } from '../i18n/i18n.ts'
import { UpdateNoticeSlot } from '../systemUpdates/UpdateNoticeSlot.tsx'
import { confirmation } from '../ui/dialogs/confirmation.ts'
import { PAGE_WIDTH } from '../ui/theme/scales.ts'
import { closeRightDrawer, setNavigation } from '../ui/viewState.ts'
import { Drawers } from './drawers/Drawers.tsx'
import { Footer } from './Footer.tsx'
import { LoadingOverlay } from './LoadingOverlay.tsx'
import { focusPage, SkipLink } from './SkipLink.tsx'
import { Toasts } from './Toasts.tsx'
import { TopBar } from './topBar/TopBar.tsx'

/** The frame of every page: bars, drawers, banners and toasts around the page itself. */
export function Shell() {
  const { name, fullWidth } = useRouteFacts()
  useCloseOnNavigation()
  useStartOfPage()
  return (
    <>
      <SkipLink />
      <LoadingOverlay />
      <Drawers />
      <Box sx={PAGE}>
        <TopBar routeName={name} />
        <DemoBanner />
        <DemoMails />
        <SilentAddressBanner />
        <Box component="main" id="content" tabIndex={-1} sx={MAIN}>
          <Box sx={PAGE_WIDTH}>
            <Box sx={{ width: { lg: fullWidth ? '100%' : '75%' }, mx: 'auto' }}>
              <Outlet />
            </Box>
          </Box>
        </Box>
        <BannerSlot routeName={name} />
        <Footer />
      </Box>
      <passwordQuestion.Question />
      <unsentQuestion.Question />
      <confirmation.Question />
      <UpdateNoticeSlot />
      <Toasts />
    </>
  )
}

/** At least as high as the window, with the footer at its foot; on paper simply a page. */
const PAGE = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  '@media print': { display: 'block' },
} as const

/** Until the page is there, and while a part of it loads, its place is kept free, so that the footer does not jump. */
const MAIN = {
  flex: 1,
  outline: 'none',
  py: { xs: 3, md: 4 },
  '&:not(:has(h1)), &:has([data-part="loading"])': { minHeight: '100vh' },
} as const

/** Name and width of the page that is shown. */
function useRouteFacts() {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} })
}

/** Both drawers close when the reader goes elsewhere or changes the language. */
function useCloseOnNavigation() {
  const router = useRouter()
  useEffect(() => {
    const close = () => {
      setNavigation(false)
      closeRightDrawer()
    }
    const stopLanguage = languageStore.subscribe(close)
    const stopNavigation = router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
      if (hrefChanged) close()
    })
    return () => {
      stopLanguage()
      stopNavigation()
    }
  }, [router])
}

/** What the server has said of the first page is wrong on another: a browser would share its address instead. */
function forgetFirstHead() {
  for (const tag of document.querySelectorAll('[data-first]')) tag.remove()
}

/** On a new page the keyboard and the screen reader start at the page, not at the link that is gone. */
function useStartOfPage() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onResolved', ({ fromLocation, hrefChanged, pathChanged }) => {
        if (!fromLocation) return
        if (hrefChanged) forgetFirstHead()
        // A field of the page that has taken the focus keeps it.
        if (pathChanged && !document.activeElement?.matches('#content input')) focusPage()
      }),
    [router],
  )
}
