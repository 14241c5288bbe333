import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, expect, onTestFinished } from 'vitest'
import { CSRF_COOKIE, CSRF_HEADER } from '#contract/headers.ts'
import { sharedBrowser } from '#tools/test/browser.ts'
import { startTestService } from '#tools/test/service.ts'
import { DEMO_PASSWORD } from './accountSteps.ts'
import { closeWindows, type Visiting, visitAgain } from './visitor.ts'

export interface Opening extends Visiting {
  /** user name of a demo account that is signed in before the page is opened: the form has journeys of its own */
  as?: string | undefined
}

/**
 * The service with the demo club, closed after the last test of the calling file, and the browser:
 * `const { service, browser, openPage } = await openJourneys()` at its top.
 *
 * @param settings of the service, as its environment has them
 */
export async function openJourneys(settings?: Record<string, string>) {
  const [service, browser] = await Promise.all([startTestService({ demo: true }, settings), sharedBrowser()])
  afterAll(async () => {
    await closeWindows()
    await service.close()
  })
  const openPage = (path: string, options?: Opening) => openPageAt(browser, service.url, path, options)
  return { service, browser, openPage }
}

/** Opens a page as a new visitor, waits for its heading, and at the end of the test holds it to no script errors. */
export async function openPageAt(
  browser: Browser,
  url: string,
  path: string,
  { as: username, ...options }: Opening = {},
): Promise<Page> {
  const visitor = await visitAgain(browser, url, options)
  onTestFinished(async () => {
    expect(visitor.errors).toEqual([])
    await visitor.leave()
  })
  if (username) await signInByCall(visitor.page, username)
  await visitor.page.goto(path)
  await visitor.page.getByRole('heading', { level: 1 }).waitFor()
  return visitor.page
}

/** A connection that waits for the next request may be closed by the service just as that is sent. */
const AGAIN = { maxRetries: 2 } as const

/** Signs in by the call that the form sends. */
async function signInByCall(page: Page, username: string) {
  const { request } = page
  await request.get('/api/alive/', AGAIN)
  const token = (await page.context().cookies()).find(({ name }) => name === CSRF_COOKIE)?.value ?? ''
  const form = { username, password: DEMO_PASSWORD }
  const answer = await request.post('/api/signin/', { ...AGAIN, form, headers: { [CSRF_HEADER]: token } })
  expect(answer.status()).toBe(200)
}

/** How many sheets of paper the page takes. */
export async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

const MILLIMETRE = 96 / 25.4

/** Shows the page as on paper: as wide as what the margins leave of a sheet, in millimetres. */
export async function emulatePaper(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({
    width: Math.floor(width * MILLIMETRE),
    height: Math.floor(height * MILLIMETRE),
  })
  await page.emulateMedia({ media: 'print' })
}

/** Boxes of the pedigree chart that reach over the sheet's right edge, or touch it. */
export function boxesOverTheEdge(page: Page): Promise<number> {
  return page
    .locator('[data-place] > .box')
    .evaluateAll((boxes) => boxes.filter((box) => box.getBoundingClientRect().right > innerWidth - 1).length)
}

/** Whether the grounds and bars of an element are printed as they are, without any setting of the browser. */
export function printsColours(element: Locator): Promise<boolean> {
  return element.evaluate((node) => getComputedStyle(node).printColorAdjust === 'exact')
}
