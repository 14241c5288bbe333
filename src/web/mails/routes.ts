import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requirePermission } from '../accounts/session/guards.ts'
import { rootRoute } from '../rootRoute.tsx'
import { MAILS_PATH, mailSearchOf } from './addresses.ts'

export const mailsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: MAILS_PATH,
  staticData: { name: 'hallinta-posti', fullWidth: true },
  validateSearch: mailSearchOf,
  beforeLoad: requirePermission('mail.manage'),
  component: lazyRouteComponent(() => import('./MailsPage.tsx'), 'MailsPage'),
})
