import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { expireSession } from './accounts/session/followSession.ts'
import { knownSession } from './accounts/session/guards.ts'
import { checkSession } from './accounts/session/session.ts'
import { changeLanguage, translationsReady } from './i18n/i18n.ts'
import { isLanguage, type Language } from './i18n/languages.ts'
import { Shell } from './shell/Shell.tsx'

/** What the shell asks of a route: its name, whether it takes the full width, and whether it may be shown without a session (docs/rules/offline.md). */
interface RouteFacts {
  name?: string
  fullWidth?: boolean
  offline?: true
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends RouteFacts {}
}

interface RouteContext {
  queries: QueryClient
  routes: {
    /** Loads the routes that the first load goes without, where none of the others has the address. @returns whether it has a route only now */
    load: (pathname: string) => Promise<boolean>
  }
}

/** The frame of every page: its language, and the liveness check before each navigation. */
export const rootRoute = createRootRouteWithContext<RouteContext>()({
  validateSearch: (raw): { lang?: Language } => ({ lang: isLanguage(raw.lang) ? raw.lang : undefined }),
  beforeLoad: async ({ context, location, search, preload }) => {
    if (await context.routes.load(location.pathname)) throw redirect({ href: location.href, replace: true })
    const translated = translationsReady()
    // Asked before every navigation; only the pages that need the answer wait for it. What it says needs words.
    const session = preload ? knownSession() : translated.then(() => checkSession(expireSession))
    if (search.lang) {
      await translated
      await changeLanguage(search.lang)
    }
    return { session }
  },
  component: Shell,
  notFoundComponent: lazyRouteComponent(() => import('./shell/NotFoundPage.tsx'), 'NotFoundPage'),
})
