import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireUser } from '../accounts/session/guards.ts'
import { loadStaffTexts } from '../i18n/i18n.ts'
import { OFFLINE_PATH } from '../offline/addresses.ts'
import { orAsOwner } from '../offline/guards.ts'
import { rootRoute } from '../rootRoute.tsx'

export const alongRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: OFFLINE_PATH,
  staticData: { name: 'hallinta-mukana', offline: true },
  beforeLoad: orAsOwner(null, async (visit: Parameters<typeof requireUser>[0]) => {
    await requireUser(visit)
    await loadStaffTexts()
  }),
  component: lazyRouteComponent(() => import('./AlongPage.tsx'), 'AlongPage'),
})
