import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { demoCookiesOf } from '#tools/test/service.ts'

export const DESKTOP = { viewport: { width: 1440, height: 900 } }
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

export interface Visiting extends BrowserContextOptions {
  /** true: is told what is new in the service, which else would stand before what a journey is about */
  news?: true
}

export interface Visitor {
  page: Page
  /** errors of the page's scripts and of its security policy since it was opened */
  errors: string[]
  leave(): Promise<void>
}

/** Someone who comes to the service with a browser that is empty, but for the demo's cookie. */
export async function visit(
  browser: Browser,
  url: string,
  { news, ...options }: Visiting = {},
): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', ...DESKTOP, ...options })
  await context.addCookies(demoCookiesOf(url))
  if (!news) await context.addInitScript(markNewsTold)
  const page = await context.newPage()
  const errors: string[] = []
  listen(page, errors)
  return { page, errors, leave: () => context.close() }
}

function markNewsTold() {
  // An empty page has no storage.
  if (location.origin !== 'null') sessionStorage.setItem('koirakanta.updateShown', '0')
}

function listen(page: Page, errors: string[]) {
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) errors.push(message.text())
  })
}

/** Windows that stand ready, and how they were opened. */
const ready: { readonly browser: Browser; readonly kind: string; readonly visitor: Visitor }[] = []

/**
 * The same in a window of an earlier visitor, of whom nothing is left but the scripts that the browser knows: it shows a page
 * in half the time of a new one.
 */
export async function visitAgain(browser: Browser, url: string, options: Visiting = {}): Promise<Visitor> {
  const kind = JSON.stringify([url, options])
  const found = ready.findIndex((window) => window.browser === browser && window.kind === kind)
  const visitor =
    ready.splice(found, found === -1 ? 0 : 1)[0]?.visitor ?? (await visit(browser, url, options))
  const leave = async () => {
    try {
      await forget(visitor, url, options)
      ready.push({ browser, kind, visitor })
    } catch {
      // Whatever the journey has done to the window: the next visitor gets a new one.
      await visitor.leave()
    }
  }
  return { ...visitor, leave }
}

/** Closes what stands ready: another file of tests has another service. */
export async function closeWindows() {
  for (const { visitor } of ready.splice(0)) await visitor.leave()
}

/** Leaves nothing in a window of what a journey has done. */
async function forget({ page, errors }: Visitor, url: string, options: BrowserContextOptions) {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  page.removeAllListeners()
  listen(page, errors)
  await Promise.all([page.unrouteAll(), context.unrouteAll(), context.setOffline(false)])
  // Of the same origin, and without scripts.
  await page.goto('/api/health', { timeout: 5000 })
  await page.evaluate(() => {
    localStorage.clear()
    indexedDB.deleteDatabase('koirakanta')
    sessionStorage.clear()
  })
  await Promise.all([context.clearCookies(), context.clearPermissions()])
  await context.addCookies(demoCookiesOf(url))
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: 'reduce' })
  await page.setViewportSize(options.viewport ?? DESKTOP.viewport)
  errors.length = 0
}
