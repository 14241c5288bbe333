import '@fontsource-variable/source-sans-3/wght.css'
import './ui/theme/colours.css'
import './ui/theme/page.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { followSession } from './accounts/session/followSession.ts'
import { openDemo } from './accounts/signIn/openDemo.ts'
import { followDevice } from './along/followDevice.ts'
import { onDemoMails, onQuestion } from './client/send.ts'
import { serviceQuery } from './client/service.ts'
import { demoMails } from './content/demoMails.ts'
import { startTranslations } from './i18n/i18n.ts'
import { startLanguage } from './i18n/languages.ts'
import { createQueryClient } from './queryClient.ts'
import { createAppRouter } from './routes.ts'
import { confirmation } from './ui/dialogs/confirmation.ts'
import { AppTheme } from './ui/theme/AppTheme.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/** Milliseconds the first page waits to know the club, so that the demo banner does not push it down afterwards. */
const WAIT_FOR_SERVICE = 400

await openDemo()

const queryClient = createQueryClient()
const router = createAppRouter(queryClient)
followSession(router, queryClient)
followDevice(queryClient)
onQuestion(confirmation.ask)
onDemoMails((keys) => demoMails.set(() => keys))
const service = queryClient.prefetchQuery(serviceQuery)
const patience = new Promise((resolve) => setTimeout(resolve, WAIT_FOR_SERVICE))

const translations = startTranslations(startLanguage(window.location.search))
// The page's own script and its data are asked for while the texts load.
void router.load()

await translations
await Promise.race([service, patience])

// As a transition the first drawing is done in slices, between which the page answers.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <AppTheme>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </AppTheme>
    </StrictMode>,
  ),
)
