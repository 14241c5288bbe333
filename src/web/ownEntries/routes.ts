import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { tokenOf } from '../accounts/mailToken.ts'
import { requireTrials } from '../accounts/session/guards.ts'
import { loadPageTexts } from '../i18n/i18n.ts'
import { rootRoute } from '../rootRoute.tsx'
import {
  ENTER_PATH,
  enterSearchOf,
  hasProviderValues,
  OWN_ENTRY_PATH,
  ownEntrySearchOf,
  withoutProviderValues,
} from './addresses.ts'
import { entryFormQuery, ownEntryQuery } from './queries.ts'

const enterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: ENTER_PATH,
  staticData: { name: 'ilmoittautuminen' },
  validateSearch: enterSearchOf,
  beforeLoad: requireTrials,
  loader({ context, params, preload }) {
    if (!preload) void context.queries.prefetchQuery(entryFormQuery(params.trialDate, params.kaerNr))
    return loadPageTexts()
  },
  component: lazyRouteComponent(() => import('./enter/EnterPage.tsx'), 'EnterPage'),
})

const ownEntryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: OWN_ENTRY_PATH,
  staticData: { name: 'oma-ilmoittautuminen' },
  validateSearch: ownEntrySearchOf,
  async beforeLoad(visit) {
    await requireTrials(visit)
    const { search, params } = visit
    // What the provider adds is signed for the service, and says nothing to whoever reads or shares the address.
    if (hasProviderValues(search))
      throw redirect({
        to: OWN_ENTRY_PATH,
        params,
        search: withoutProviderValues(search),
        hash: true,
        replace: true,
      })
  },
  loader({ context, params, preload, location }) {
    // By the link of a mail one comes to a button that opens it, and is refused before.
    const byLink = tokenOf(location.hash) !== undefined
    if (!preload && !byLink) void context.queries.prefetchQuery(ownEntryQuery(params.id))
    return loadPageTexts()
  },
  component: lazyRouteComponent(() => import('./one/OwnEntryPage.tsx'), 'OwnEntryPage'),
})

/** Entering a dog oneself, and what comes of it. */
export const ownEntryRoutes = [enterRoute, ownEntryRoute] as const
