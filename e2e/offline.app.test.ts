import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openJourneys } from './journey.ts'
import { keptFiles, visitSheets } from './offlineSteps.ts'
import { makeJudgedToday } from './sheetDogs.ts'

const { service, openPage } = await openJourneys()

/** Source: docs/rules/offline.md#which-sheets. */
const MOST_BYTES = 5_000_000

test('the service worker keeps the pages of sheets in three languages, and at most 5 MB', async () => {
  const { trialId } = await makeJudgedToday(service)
  const page = await visitSheets(openPage, trialId)
  const files = await keptFiles(page)
  const paths = files.map(({ path }) => path)
  for (const part of ['/hallinta/mukana', '/assets/fi-', '/assets/sv-', '/assets/en-', '/assets/ResultsPage'])
    expect(paths.join('\n')).toContain(part)
  for (const { path, bytes } of files) expect(bytes, path).toBeGreaterThan(0)
  const sum = files.reduce((all, { bytes }) => all + bytes, 0)
  const largest = files.toSorted((a, b) => b.bytes - a.bytes).slice(0, 5)
  expect(sum, JSON.stringify(largest)).toBeLessThanOrEqual(MOST_BYTES)
  await page.context().setOffline(true)
  // What is kept is all that the sheets need: nothing is missing when they are opened again.
  const missing: string[] = []
  page.on('requestfailed', (request) => missing.push(new URL(request.url()).pathname))
  await page.reload()
  await page.locator('main [data-field="speed"]').waitFor()
  expect(missing.filter((path) => !path.startsWith('/api/'))).toEqual([])
})

interface Icon {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose?: string
}

/** An icon as the browser reads it. */
const readIcon = (page: Page, src: string) =>
  page.evaluate(async (address) => {
    const answer = await fetch(address)
    const picture = await createImageBitmap(await answer.blob())
    return { type: answer.headers.get('content-type'), sizes: `${picture.width}x${picture.height}` }
  }, src)

/** What the browser itself has against installing the page. A browser without windows has never anything: null. */
async function verdictOf(page: Page, session: CDPSession): Promise<readonly string[] | null> {
  const ask = async () => {
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    // Each journey has a window of its own, in which nothing is installed.
    return installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')
  }
  const address = page.url()
  await page.goto('/api/health')
  const ofNoApp = await ask()
  await page.goto(address)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  return ofNoApp.length === 0 ? null : ask()
}

/**
 * What Lighthouse asked of an app until its version 12 dropped that category: developer.chrome.com/docs/lighthouse/pwa/installable-manifest,
 * /service-worker, /offline-start-url (200 without network), /themed-omnibox, /viewport, /maskable-icon, /apple-touch-icon.
 */
test('can be installed as an app: manifest, icons, worker, and a start page without network', async () => {
  const { trialId } = await makeJudgedToday(service)
  const page = await visitSheets(openPage, trialId)
  const session = await page.context().newCDPSession(page)
  const { url, errors, data } = await session.send('Page.getAppManifest')
  expect(new URL(url).pathname).toBe('/manifest.webmanifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data!)
  expect(manifest.name).toMatch(/\S/)
  expect(manifest.short_name).toMatch(/^\S.{0,11}$/)
  expect(['standalone', 'minimal-ui', 'fullscreen']).toContain(manifest.display)
  expect(manifest.prefer_related_applications ?? false).toBe(false)
  const scope = new URL(manifest.scope, url)
  const begin = new URL(manifest.start_url, url)
  expect(scope.origin).toBe(new URL(service.url).origin)
  expect(begin.href.startsWith(scope.href)).toBe(true)

  const icons = manifest.icons as readonly Icon[]
  for (const { src, sizes, type } of icons) expect(await readIcon(page, src), src).toEqual({ type, sizes })
  const sizesFor = (purpose: string) =>
    icons.filter((icon) => (icon.purpose ?? 'any').split(' ').includes(purpose)).map(({ sizes }) => sizes)
  expect(sizesFor('any')).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(sizesFor('maskable')).toContain('512x512')
  const apple = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')
  expect(await readIcon(page, apple!)).toEqual({ type: 'image/png', sizes: '180x180' })

  expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/)
  const colours = page.locator('meta[name="theme-color"]')
  expect(await colours.first().getAttribute('content')).toBe(manifest.theme_color)
  const viewport = page.locator('meta[name="viewport"]')
  expect(await viewport.getAttribute('content')).toContain('width=device-width')

  expect((await verdictOf(page, session)) ?? []).toEqual([])

  const worker = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)
  expect(new URL(worker!).pathname).toBe('/sw.js')
  await page.context().setOffline(true)
  const answer = await page.goto(begin.pathname)
  expect(answer!.status()).toBe(200)
  expect(answer!.fromServiceWorker()).toBe(true)
  await page.getByRole('heading', { level: 1 }).waitFor()
})
