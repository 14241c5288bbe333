import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadPageTexts } from '../i18n/i18n.ts'
import { rootRoute } from '../rootRoute.tsx'
import type { RawSearch } from '../searchValues.ts'
import { MAIL_CHOICES_PATH, type MailChoicesSearch } from './addresses.ts'

export const mailChoicesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: MAIL_CHOICES_PATH,
  staticData: { name: 'viestivalinnat' },
  validateSearch: ({ token }: RawSearch): MailChoicesSearch => (typeof token === 'string' ? { token } : {}),
  loader: loadPageTexts,
  component: lazyRouteComponent(() => import('./MailChoicesPage.tsx'), 'MailChoicesPage'),
})
