import type { Page } from 'playwright-core'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { regnrPath } from '#tools/test/regnrPath.ts'
import { type ClubDogs, clubDogs } from './clubDogs.ts'
import { openJourneys } from './journey.ts'
import { visit } from './visitor.ts'

/** Milliseconds that every answer takes: long enough for what holds its place until then to be drawn. */
const SLOW = 250
/** Of the window, as browsers add it up; a tenth is said to disturb people. */
const MAX_SHIFTED = 0.05

let dogs: ClubDogs

const { service, browser } = await openJourneys()

beforeAll(async () => {
  dogs = await clubDogs(service.database)
})

const PAGES = [
  ['HomePage', () => '/', '/api/news'],
  ['SearchPage', () => '/haku?q=vom', '/api/dog/list/'],
  ['DogPage', () => `/koira/${regnrPath(dogs.rich.regnr)}`, '/api/dog/half-siblings'],
  ['PedigreePage', () => `/sukutaulu/${regnrPath(dogs.rich.regnr)}`, '/api/dog/pedigree'],
  [
    'LitterPage',
    () => `/pentue?${new URLSearchParams({ sire: dogs.sire.regnr, dam: dogs.dam.regnr })}`,
    '/api/litter/pedigree/',
  ],
] as const

test.each(PAGES)('%s loads in parts without moving what is shown', async (_name, path) => {
  const page = await openHome()
  await addUpShifts(page)
  await page.route('/api/**', async (route) => {
    // The first drawing waits for the club, but not for ever.
    if (route.request().url().endsWith('/api/service')) return route.continue()
    await new Promise((resolve) => setTimeout(resolve, SLOW))
    await route.continue()
  })
  await page.goto(path(), { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => page.getByRole('status', { name: 'Ladataan' }).count()).toBe(0)
  expect(await shifted(page)).toBeLessThan(MAX_SHIFTED)
})

test.each(PAGES)('%s requests its data while its script still loads', async (name, path, data) => {
  const page = await openHome()
  const request = page.waitForRequest((request) => new URL(request.url()).pathname === data)
  await page.route(`/assets/${name}-*.js`, async (route) => {
    await request
    await route.continue()
  })
  await page.goto(path())
  await page.getByRole('heading', { level: 1 }).waitFor()
})

async function openHome(): Promise<Page> {
  const { page, leave } = await visit(browser, service.url)
  onTestFinished(leave)
  return page
}

/** Lets the page add up by how much its parts move without the reader having done anything. */
function addUpShifts(page: Page) {
  return page.addInitScript(() => {
    const sum = { of: 0 }
    Object.assign(window, { shifts: sum })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum.of += 'value' in entry ? Number(entry.value) : 0
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const shifted = (page: Page) => page.evaluate<number>('window.shifts.of')
