import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare const self: ServiceWorkerGlobalScope
/** The files that are kept, with what tells their versions; the build writes them in (tools/build/serviceWorker.ts). */
declare const KEPT_FILES: { url: string; revision: string | null }[]
/** The page that stands for every page without network: its scripts show what the address asks for. */
declare const SHELL_PAGE: string
/** Addresses of files and data, which are no pages. */
declare const NO_PAGES: RegExp

/** Milliseconds after which a network that does not answer counts as none: with one bar of signal nobody waits for ever. */
const PATIENCE = 5000

/** The browser part where there is no network. It keeps files alone; what was read of trials stands in the page's own database. */
precacheAndRoute(KEPT_FILES)
cleanupOutdatedCaches()

registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      const impatience = new AbortController()
      // It waits for an answer to begin: a page that is on its way comes whole.
      const timer = setTimeout(() => impatience.abort(), PATIENCE)
      try {
        return await fetch(request, { signal: impatience.signal })
      } catch {
        return (await matchPrecache(SHELL_PAGE)) ?? Response.error()
      } finally {
        clearTimeout(timer)
      }
    },
    { denylist: [NO_PAGES] },
  ),
)

/** The page that brought it is shown on without network, too. */
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** A page of the new version asks for it, once no other window shows the old one, which needs its own files. It says by which script it began. */
self.addEventListener('message', (event) => {
  const begun: unknown = event.data?.takeOver
  if (KEPT_FILES.some(({ url }) => url === begun)) event.waitUntil(takeOver())
})

async function takeOver(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.length <= 1) await self.skipWaiting()
}
