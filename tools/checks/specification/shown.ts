import { inBrowser, type Shown } from './shownParts.ts'
import { HEALTH_DRAWER, SHELL } from './shownShell.ts'

const SCREENS: readonly Shown[] = [
  {
    says: 'Any unmatched path shows the not-found page.',
    by: inBrowser('shell', 'shows not found, with links, for an address without a page'),
  },
  {
    says: 'restores the saved position on back navigation.',
    by: inBrowser('search', 'returns from a dog to the same page and place of the results'),
  },
]

const STATES: readonly Shown[] = [
  {
    says: '- Session: before every navigation a liveness check runs.',
    by: inBrowser(
      'session',
      'checks the session before every navigation; a lost network never blocks public pages',
    ),
  },
  {
    says: 'Sign-out clears the user, shows a success message and goes to /',
    by: inBrowser(
      'frame',
      'leads from the own name to the own details, and signs out in the bar, with a message that goes by itself',
    ),
  },
  {
    says: 'A failure of sign-out is silently ignored.',
    by: inBrowser('session', 'says nothing when signing out fails'),
  },
  {
    says: '- Right drawer: opens with a name and a regnr; closes with an empty regnr.',
    by: [
      {
        file: 'src/web/ui/viewState.test.ts',
        title: 'opens with a name and a number, and closes with an empty number',
      },
    ],
  },
  {
    says: '- Error and success banners replace any earlier one and can be closed.',
    by: [
      {
        file: 'src/web/ui/viewState.test.ts',
        title: 'replaces a banner by the next one, also of the same words',
      },
      ...inBrowser('frame', 'tells a failure in red, until its button closes it'),
    ],
  },
  {
    says: '- Advertisements are fetched once per session and cached by the loaded flag.',
    by: inBrowser('shell', 'fetches the advertisements once, on their routes only, and turns them by hand'),
  },
  {
    says: '- A result marked new stays marked for 24 hours.',
    by: inBrowser('dog', 'marks a result of today as new, one of last week not'),
  },
]

const ERRORS: readonly Shown[] = [
  {
    says: "otherwise the session-expired message 'Your session has expired, please sign in again'",
    by: inBrowser(
      'session',
      'says once on the front page that the session expired, and restores the form after signing in',
    ),
  },
  {
    says: 'Unauthenticated visit to an admin route: redirect to /.',
    by: inBrowser(
      'session',
      'leads from the administration to the front page without a session, and to the page asked for after signing in',
    ),
  },
  {
    says: "- Search: 'Search failed. Please try again.', 'No matches', 'Write at least 3 characters'.",
    by: inBrowser(
      'search',
      'reports a failed search and keeps the input',
      'reports no match on the page where the search was made',
    ),
  },
]

/** By the heading under which the specification says it. */
export const SHOWN: Readonly<Record<string, readonly Shown[]>> = {
  '### Shell': SHELL,
  '### Admin health drawer (titled Siblings and descendants)': HEALTH_DRAWER,
  '## 2. Screens and routes': SCREENS,
  '## 4. States and transitions': STATES,
  '## 8. Error catalogue': ERRORS,
}
