import { expect, onTestFinished, test } from 'vitest'
import { APP_VERSION } from '#contract/firstConstants.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { openJourneys } from './journey.ts'
import { swipe } from './swipe.ts'
import { PHONE, visit } from './visitor.ts'

const { service, browser, openPage: open } = await openJourneys()

test('shows one search, news, the club and the version on the home page, without axe violations', async () => {
  const page = await open('/')
  await page
    .getByText(/^\d[\d\s]* koiraa$/)
    .first()
    .waitFor()
  expect(await page.title()).toBe('Koirakanta')
  expect(await page.locator('html').getAttribute('lang')).toBe('fi')
  expect(await page.getByRole('search').count()).toBe(1)
  await page.getByText('esittelyaineisto').waitFor()
  await page.getByText(`${new Date().getFullYear()} Kanakoirakerho Koirakanta`).waitFor()
  await page.getByText(`Versio ${APP_VERSION}`, { exact: true }).waitFor()
  await page.getByRole('heading', { name: 'Uusimmat pentueet' }).waitFor()
  await expectAccessible(page)
})

test('has no axe violations on the home page on a phone', async () => {
  const page = await open('/', PHONE)
  await page
    .getByText(/^\d[\d\s]* koiraa$/)
    .first()
    .waitFor()
  await expectAccessible(page)
})

test('sets the language by button or address, remembers it, and marks the document with it', async () => {
  const page = await open('/haku')
  await page.getByRole('button', { name: 'Svenska' }).click()
  await page.getByRole('heading', { level: 1, name: 'Sök' }).waitFor()
  expect(page.url()).toBe(`${service.url}/haku?lang=sv`)
  expect(await page.title()).toBe('Sök – Koirakanta')
  expect(await page.locator('html').getAttribute('lang')).toBe('sv')
  const pressed = (name: string) => page.getByRole('button', { name }).getAttribute('aria-pressed')
  expect([await pressed('Suomi'), await pressed('English'), await pressed('Svenska')]).toEqual([
    'false',
    'false',
    'true',
  ])
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: 'Sök hund' }).waitFor()
  await page.goto('/?lang=en')
  await page.getByRole('heading', { level: 1, name: 'Find a dog' }).waitFor()
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: 'Find a dog' }).waitFor()
})

test('opens the menu by its button; closes it by Escape, its button and navigation', async () => {
  const page = await open('/')
  const menu = page.getByRole('navigation', { name: 'Valikko' })
  await page.getByRole('button', { name: 'Avaa valikko' }).click()
  await menu.waitFor()
  expect(await menu.getByRole('link').allTextContents()).toEqual([
    'Etusivu',
    'Haku',
    'Haku ominaisuuksilla',
    'Koekalenteri',
    'Koetulokset',
    'Pentueet',
    'Koeparitus',
    'Jalostuskumppani',
    'KAER-analyysi',
    'Näyttelyanalyysi',
    'Jalostustarkastukset',
    'KAER-ominaisuudet',
    'KAER: vesi ja jälki',
    'Jalostusrekisteri',
    'Käyttöjalostuspalkinnot',
    'Jalostusuroslista',
    'Vuosikilpailut',
    'Vuosikirja',
    'Terveysilmoitus',
    'Tietoja',
    'Tuomarit',
    'Päivitykset',
    'Kirjaudu sisään',
    'Rekisteröidy',
  ])
  expect(await menu.locator('[aria-current="page"]').textContent()).toBe('Etusivu')
  expect(await page.locator('.MuiDrawer-paper').evaluate((paper) => paper.clientWidth)).toBe(350)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Avaa valikko' }).click()
  await menu.getByRole('link', { name: 'Haku', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Haku' }).waitFor()
  await menu.waitFor({ state: 'hidden' })
})

test('shows not found, with links, for an address without a page', async () => {
  const page = await open('/ei/ole')
  await page.getByRole('heading', { level: 1, name: 'Sivua ei löytynyt' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Hae koiraa' }).click()
  await page.getByRole('heading', { level: 1, name: 'Haku' }).waitFor()
})

test('shows not found for a number of too many parts', async () => {
  const page = await open('/koira/A/B/C/D/E')
  await page.getByRole('heading', { level: 1, name: 'Sivua ei löytynyt' }).waitFor()
})

test('names the newest updates of the service on the home page, each a link', async () => {
  const page = await open('/')
  const updates = page.getByRole('region', { name: 'Uutta palvelussa' })
  await updates.getByRole('link', { name: 'Kaikki päivitykset' }).waitFor()
  expect(await updates.getByRole('listitem').count()).toBe(3)
  await page.goto('/tuomarit')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByText('Uutta palvelussa').count()).toBe(0)
})

test('fetches the advertisements once, on their routes only, and turns them by hand', async () => {
  const page = await open('/')
  let fetched = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/advertisements')) fetched += 1
  })
  const banners = page.getByRole('region', { name: 'Mainokset' })
  await banners.waitFor()
  const first = await banners.getByRole('img').getAttribute('alt')
  await banners.getByRole('button', { name: 'Seuraava mainos' }).click()
  expect(await banners.getByRole('img').getAttribute('alt')).not.toBe(first)
  await page.getByRole('link', { name: 'Koirakanta', exact: true }).click()
  await page.getByRole('heading', { name: 'Uusimmat pentueet' }).waitFor()
  await page.locator('main a[href^="/koira/"]').first().click()
  await page.waitForURL(/\/koira\//)
  await banners.waitFor({ state: 'hidden' })
  expect(fetched).toBe(0)
})

test('opens the menu on a phone by a tap anywhere on its button, and by a swipe from the edge', async () => {
  const page = await open('/', PHONE)
  await page.locator('.PrivateSwipeArea-root').waitFor({ state: 'attached' })
  const menu = page.getByRole('navigation', { name: 'Valikko' })
  const box = (await page.getByRole('button', { name: 'Avaa valikko' }).boundingBox())!
  for (const share of [0.1, 0.5, 0.9]) {
    await page.touchscreen.tap(box.x + box.width * share, box.y + box.height / 2)
    await menu.waitFor()
    await page.getByRole('button', { name: 'Sulje valikko' }).tap()
    await menu.waitFor({ state: 'hidden' })
  }
  await swipe(page, [5, 500], [250, 505])
  await menu.waitFor()
})

test('switches a phone to the desktop page and back', async () => {
  const page = await open('/', PHONE)
  const viewport = page.locator('meta[name="viewport"]')
  await page.getByRole('button', { name: 'Työpöytänäkymä' }).click()
  expect(await viewport.getAttribute('content')).toBe('width=1024, maximum-scale=2')
  await page.getByRole('button', { name: 'Mobiilinäkymä' }).click()
  expect(await viewport.getAttribute('content')).toBe(
    'width=device-width, initial-scale=1, viewport-fit=cover',
  )
})

test('asks users of Internet Explorer to change, until dismissed', async () => {
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko'
  const page = await open('/', { userAgent })
  const notice = page.locator('#old-browser')
  await notice.getByText('Selaimesi on liian vanha').waitFor()
  await notice.getByRole('button', { name: 'OK' }).click()
  await notice.waitFor({ state: 'hidden' })
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await notice.count()).toBe(0)
})

test('offers a reload where the script of a page cannot be loaded', async () => {
  const page = await open('/')
  await page.route('**/assets/visited-SearchPage-*.js', (route) => route.abort())
  await page.getByRole('button', { name: 'Avaa valikko' }).click()
  // Not the link of the bar, which lies under the menu once that is open.
  await page
    .getByRole('navigation', { name: 'Valikko' })
    .getByRole('link', { name: 'Haku', exact: true })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Sivun näyttäminen epäonnistui' }).waitFor()
  await page.unroute('**/assets/visited-SearchPage-*.js')
  await page.getByRole('button', { name: 'Lataa sivu uudelleen' }).click()
  await page.getByRole('heading', { level: 1, name: 'Haku' }).waitFor()
})

test('keeps the page where a part of the frame cannot be loaded', async () => {
  const visitor = await visit(browser, service.url)
  onTestFinished(visitor.leave)
  const { page } = visitor
  await page.route(/assets\/(BannerCarousel|NavigationDrawer)-.*\.js/, (route) => route.abort())
  await page.goto('/')
  await page
    .getByText(/^\d[\d\s]* koiraa$/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Avaa valikko' }).click()
  await page.getByRole('alert').getByText('Sivun lataaminen uudelleen auttaa').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Hae koiraa' }).waitFor()
  expect(await page.getByRole('region', { name: 'Mainokset' }).count()).toBe(0)
})

test('tells nobody of a part that nobody has asked for', async () => {
  const visitor = await visit(browser, service.url, PHONE)
  onTestFinished(visitor.leave)
  const { page } = visitor
  const asked = page.waitForRequest(/assets\/NavigationDrawer-/)
  await page.route(/assets\/NavigationDrawer-.*\.js/, (route) => route.abort())
  await page.goto('/')
  await asked
  await page.waitForTimeout(500)
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('loads at most 154 kB of compressed script and style for the home page', async () => {
  const visitor = await visit(browser, service.url)
  onTestFinished(visitor.leave)
  const { page } = visitor
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (!['script', 'stylesheet'].includes(request.resourceType())) return
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto('/')
  // The network is quiet for a while, too, while a slow machine runs what it has got.
  await page.getByRole('heading', { name: 'Uusimmat pentueet' }).waitFor()
  await page.getByRole('region', { name: 'Mainokset' }).waitFor()
  await page.waitForLoadState('networkidle')
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(sizes.length).toBeGreaterThan(6)
  expect(total).toBeGreaterThan(50_000)
  expect(total).toBeLessThanOrEqual(154_000)
})

test.each([
  ['/koekalenteri', 'CalendarPage'],
  ['/kokeet', 'PastTrialsPage'],
  ['/tuomarit', 'JudgesPage'],
  ['/pentueet', 'NoticesPage'],
])('asks for at most 40 files of script for %s, those of the page at once', async (path, name) => {
  const visitor = await visit(browser, service.url)
  onTestFinished(visitor.leave)
  const { page } = visitor
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name }) => name),
  )
  expect(scripts.length).toBeGreaterThan(10)
  expect(scripts.length).toBeLessThanOrEqual(40)
  const preloaded = await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  const own = [`/visited-${name}-`, '/visited-home-']
  expect(own.filter((part) => !preloaded.some((file) => file.includes(part)))).toEqual([])
})

test('moves the focus to the page on navigation', async () => {
  const page = await open('/')
  await page.locator('main a[href^="/koira/"]').first().click()
  await page.waitForURL(/\/koira\//)
  await expect.poll(() => page.locator(':focus').getAttribute('id')).toBe('content')
})

test('moves the keyboard focus to the page by the skip link', async () => {
  const page = await open('/haku')
  await page.keyboard.press('Tab')
  expect(await page.locator(':focus').textContent()).toBe('Siirry sisältöön')
  await page.keyboard.press('Enter')
  expect(await page.locator(':focus').getAttribute('id')).toBe('content')
})

test.each([1425, 1200])('keeps a long name inside the bar of a window %i wide', async (width) => {
  const page = await open('/koekalenteri', { as: 'nayttelyt', viewport: { width, height: 900 } })
  await page.getByRole('link', { name: 'Niilo Näyttelyvastaava' }).waitFor()
  await expectToFit(page)
})
