import { inBrowser, type Shown } from './shownParts.ts'

/** The frame of every page. */
export const SHELL: readonly Shown[] = [
  {
    says: '- Top bar: the product title linking to /;',
    by: inBrowser('frame', 'leads from the title to the front page, and a visitor to sign in'),
  },
  {
    says: "the user's first and last name (opens /profiili unless already there); a sign-out button when authenticated, a login button otherwise.",
    by: inBrowser(
      'frame',
      'leads from the title to the front page, and a visitor to sign in',
      'leads from the own name to the own details, and signs out in the bar, with a message that goes by itself',
    ),
  },
  {
    says: 'it is hidden on the home, search and advanced search pages and on medium-or-smaller screens.',
    by: inBrowser('search', 'shows the search in the bar of wide screens, except where the page has its own'),
  },
  {
    says: 'It needs at least 3 characters. The search button is disabled while the text is too short.',
    by: inBrowser('search', 'disables the button for a text that is too short, and says how much is needed'),
  },
  {
    says: 'Enter triggers the search.',
    by: inBrowser('search', 'searches, sorts and opens by keyboard alone'),
  },
  {
    says: 'There is a clear button.',
    by: inBrowser('search', 'disables the button for a text that is too short, and says how much is needed'),
  },
  {
    says: 'One match opens the dog page directly and the box is then cleared; several matches go to the results page.',
    by: inBrowser(
      'search',
      'opens the dog of a single match by its other number, and empties the box',
      'lists several matches, with the search in the address',
    ),
  },
  {
    says: 'On the home page the box has an outlined style.',
    by: inBrowser(
      'frame',
      'has an outlined search on the home page, with a button of 56 pixels, of 48 elsewhere',
    ),
  },
  {
    says: '- Side navigation drawer (350 wide, temporary). Public entries:',
    by: inBrowser('shell', 'opens the menu by its button; closes it by Escape, its button and navigation'),
  },
  {
    says: 'Sign in and sign up show only when signed out; profile and sign-out show for any signed-in user.',
    by: [
      ...inBrowser('shell', 'opens the menu by its button; closes it by Escape, its button and navigation'),
      ...inBrowser(
        'accounts',
        'leads a signed-in user from the register and sign-in pages to the front page',
      ),
    ],
  },
  {
    says: 'Admin entries are under the heading Hallinta:',
    by: inBrowser(
      'frame',
      'shows who has a role its pages under the heading of the administration, a member none',
    ),
  },
  {
    says: '- Right drawer (1000 wide, temporary): shows the admin health panel for a registration number when the drawer name is admin-health.',
    by: inBrowser(
      'frame',
      'shows breed advisers the health of a dog’s family in a drawer of 1000 pixels, in its three parts',
    ),
  },
  {
    says: '- Advertisement banner carousel: shown only on the six routes etusivu, haku, kokeet, koekalenteri, pentueet and pentue, and only when showBanner is true.',
    by: inBrowser(
      'advertisements',
      'no other page than the six has a place for banners, and nothing is kept free where there are none',
    ),
  },
  {
    says: '- Footer: the year, the club name and a version label, version 2.0.',
    by: inBrowser(
      'shell',
      'shows one search, news, the club and the version on the home page, without axe violations',
    ),
  },
  {
    says: '- Language buttons Suomi, English, Svenska; the current one is highlighted.',
    by: inBrowser(
      'shell',
      'sets the language by button or address, remembers it, and marks the document with it',
    ),
  },
  {
    says: '- Mobile users get a toggle between mobile view and the desktop site (viewport width 1024).',
    by: inBrowser('shell', 'switches a phone to the desktop page and back'),
  },
  {
    says: '- Old-browser notice for Internet Explorer users.',
    by: inBrowser('shell', 'asks users of Internet Explorer to change, until dismissed'),
  },
  {
    says: '- Loading overlay, error, success and update toasts.',
    by: [
      ...inBrowser(
        'frame',
        'shows while a page loads that it does',
        'tells a failure in red, until its button closes it',
        'leads from the own name to the own details, and signs out in the bar, with a message that goes by itself',
      ),
      ...inBrowser(
        'systemUpdates',
        'a newcomer is told of a new update once, and finds all of them from home (%s)',
      ),
    ],
  },
]

/** The drawer of breed advisers. */
export const HEALTH_DRAWER: readonly Shown[] = [
  'Three sections:',
  'Below these come descendants grouped by litter. Each litter links to /koira/{regnr} and holds a table of puppies.',
  'The drawer has a close button and closes on a click outside it, except when the click is on the button labelled KATSO TIEDOT.',
].map((says) => ({
  says,
  by: [
    ...inBrowser(
      'frame',
      'shows breed advisers the health of a dog’s family in a drawer of 1000 pixels, in its three parts',
    ),
    ...inBrowser(
      'healthInquiry',
      'a visitor reports on a phone, an adviser publishes and reads the relatives, the visitor withdraws by the link',
    ),
  ],
}))
