import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

export const DESKTOP = { viewport: { width: 1440, height: 900 } }
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

export interface Visitor {
  page: Page
  /** errors of the page's scripts and of its security policy since it was opened */
  errors: string[]
  leave(): Promise<void>
}

/** Someone who comes to the service with an empty browser. */
export async function visit(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = DESKTOP,
): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) errors.push(message.text())
  })
  return { page, errors, leave: () => context.close() }
}
