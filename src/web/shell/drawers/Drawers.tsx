import { lazy, Suspense, useEffect, useState } from 'react'
import { loadPageTexts } from '../../i18n/i18n.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useStore } from '../../store.ts'
import { OptionalBoundary } from '../../ui/loading/OptionalBoundary.tsx'
import { showError } from '../../ui/toasts/toasts.ts'
import { navigationStore, rightDrawerStore } from '../../ui/viewState.ts'
import { useLatched } from './useLatched.ts'

/** Names of pages that few begin with come with the menu. */
async function loadNavigation() {
  const [drawer] = await Promise.all([import('./NavigationDrawer.tsx'), loadPageTexts()])
  return drawer
}
const NavigationDrawer = lazy(loadNavigation)
const RightDrawer = lazy(() => import('./RightDrawer.tsx'))

/** Milliseconds after which a touch screen gets the drawer that a swipe can open. */
const SWIPE_READY_AFTER = 2500

/** Both drawers, loaded when they are first wanted. */
export function Drawers() {
  const t = useTranslate()
  const navigation = useLatched(useStore(navigationStore))
  const swipe = useSwipeReady()
  const right = useLatched(useStore(rightDrawerStore).open)
  return (
    <OptionalBoundary onError={() => showError(t('shell.crashedHelp'))}>
      <Suspense>
        {(navigation || swipe) && <NavigationDrawer />}
        {right && <RightDrawer />}
      </Suspense>
    </OptionalBoundary>
  )
}

/** True on a touch screen, once the page has had time to appear and the drawer is there; without network it comes when it is asked for. */
function useSwipeReady(): boolean {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    if (!window.matchMedia('(pointer: coarse)').matches) return
    const load = () =>
      loadNavigation().then(
        () => setReady(true),
        // Nobody has asked for it: nobody is told.
        () => undefined,
      )
    const timer = setTimeout(() => void load(), SWIPE_READY_AFTER)
    return () => clearTimeout(timer)
  }, [])
  return ready
}
