import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Opening } from './journey.ts'
import { PHONE } from './visitor.ts'

const PATIENT = { timeout: 30_000 }

/** Waits until the pages of sheets come from the device. */
export async function waitForWorker(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), PATIENT)
    .toBe(true)
}

/** Opens pages of sheets on a phone, and waits until the device keeps them with the pages that show them. */
export async function visitKept(
  openPage: (path: string, options?: Opening) => Promise<Page>,
  path: string,
  as: string,
): Promise<Page> {
  const page = await openPage(path, { ...PHONE, as })
  await expect.poll(() => keptSheets(page), PATIENT).toBe(1)
  await waitForWorker(page)
  return page
}

/**
 * Ends a page as an empty battery does, and opens the same address in another tab. A page that is closed politely has a network again for a
 * moment, as the browser lets go of it first.
 */
export async function crashAndReopen(page: Page, address = page.url()): Promise<Page> {
  const context = page.context()
  const session = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  await Promise.race([session.send('Page.crash').catch(() => undefined), crashed])
  await crashed
  const next = await context.newPage()
  await page.close()
  await next.goto(address)
  return next
}

/** The same of a trial's results, as the demo's judge. */
export const visitSheets = (openPage: Parameters<typeof visitKept>[0], trialId: number) =>
  visitKept(openPage, `/hallinta/kokeet/${trialId}/tulokset`, 'tuomari')

/** A row of the device's own tables, as far as journeys look at it. */
interface KeptItem {
  readonly id?: number
  readonly entryId?: number
  readonly field?: string
  readonly value?: unknown
  readonly state?: string
  readonly refused?: string | null
}

/** How many fields the device keeps that the service has not got. */
export const keptFields = async (page: Page): Promise<number> => (await keptItems(page, 'unsaved')).length
/** How many trials and review days the device keeps. */
export const keptSheets = async (page: Page): Promise<number> => (await keptItems(page, 'sheets')).length

/** What stands in a table of the device's database. */
export const keptItems = (
  page: Page,
  table: 'unsaved' | 'marks' | 'sheets' | 'answers' | 'owner',
): Promise<KeptItem[]> =>
  page.evaluate(
    (name) =>
      new Promise<KeptItem[]>((resolve, reject) => {
        const opening = indexedDB.open('koirakanta')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          // Nothing has been kept yet: the page makes its tables when it first writes.
          if (!database.objectStoreNames.contains(name)) {
            database.close()
            indexedDB.deleteDatabase('koirakanta')
            return resolve([])
          }
          const all = database.transaction(name).objectStore(name).getAll()
          all.onsuccess = () => {
            database.close()
            resolve(all.result)
          }
          all.onerror = () => reject(all.error)
        }
      }),
    table,
  )

/** A file of the service worker's, with its bytes as it is kept: unpacked. */
export const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await self.caches.keys()).map((name) => self.caches.open(name)))
    const files = await Promise.all(
      caches.map(async (cache) =>
        Promise.all(
          (await cache.keys()).map(async (request) => {
            const kept = (await cache.match(request))!
            return { path: new URL(request.url).pathname, bytes: (await kept.arrayBuffer()).byteLength }
          }),
        ),
      ),
    )
    return files.flat()
  })
