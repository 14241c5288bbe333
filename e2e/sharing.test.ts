import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { makeTrial } from '#server/testing/factories.ts'
import { regnrPath } from '#tools/test/regnrPath.ts'
import { oneOfVariants } from '#tools/test/variants.ts'
import { type ClubDogs, clubDogs } from './clubDogs.ts'
import { openJourneys } from './journey.ts'
import { LANGUAGES, translator } from './translator.ts'
import { today } from './trialSteps.ts'

const PLACE = 'Kuusamon jakamisvaara'
let dogs: ClubDogs

const { service, openPage } = await openJourneys()

beforeAll(async () => {
  dogs = await clubDogs(service.database)
  await makeTrial(service.database.db, {
    held_on: addDays(today, 30),
    place: PLACE,
    start_list_at: new Date(),
  })
})

/** Title, language and first address that the server writes for the page that is shown. */
async function writtenBy(page: Page) {
  const answer = await page.request.get(page.url())
  const head = await page.evaluate(
    (html) => {
      const { title, documentElement } = new DOMParser().parseFromString(html, 'text/html')
      return { title, lang: documentElement.lang }
    },
    await answer.text(),
  )
  return { status: answer.status(), ...head }
}

/** The page that is shown, reached by links, is named as on a reload. */
async function expectSameTitle(page: Page, expected: string) {
  await expect.poll(() => page.title()).toBe(`${expected} – Koirakanta`)
  expect(await writtenBy(page)).toEqual({
    status: 200,
    title: await page.title(),
    lang: await page.locator('html').getAttribute('lang'),
  })
}

test.each(oneOfVariants(import.meta.url, LANGUAGES))(
  'names every page in %s as the server does, wherever the reader comes from',
  async (language) => {
    const t = translator(language)
    const { rich, sire, dam } = dogs
    const page = await openPage(`/koira/${regnrPath(rich.regnr)}?lang=${language}`)
    const go = async (path: string) => {
      await page.evaluate(
        (href) => {
          history.pushState({}, '', href)
          dispatchEvent(new PopStateEvent('popstate'))
        },
        `${path}${path.includes('?') ? '&' : '?'}lang=${language}`,
      )
    }
    const dogTitle = `${rich.name} (${rich.regnr})`
    await expectSameTitle(page, dogTitle)
    const pedigree = t('pedigree.title', { name: rich.name })
    await go(`/sukutaulu/${regnrPath(rich.regnr)}`)
    await expectSameTitle(page, pedigree)
    await page.goBack()
    await expectSameTitle(page, dogTitle)
    await page.goForward()
    await expectSameTitle(page, pedigree)
    await go(`/pentue?${new URLSearchParams({ sire: sire.regnr, dam: dam.regnr })}`)
    await expectSameTitle(page, t('litters.titlePair', { sire: sire.name, dam: dam.name }))
    await go('/pentue')
    await expectSameTitle(page, t('litters.heading'))
    await go('/haku?q=muntti')
    await expectSameTitle(page, t('search.titleOf', { text: 'muntti' }))
    await go('/koekalenteri')
    await expectSameTitle(page, t('calendar.title'))
    await page.getByRole('link', { name: PLACE }).first().click()
    await expect.poll(() => page.title()).toContain(PLACE)
    await go('/kokeet')
    await expectSameTitle(page, t('trialPages.title'))
    await go('/tuomarit')
    await expectSameTitle(page, t('judges.title'))
  },
)

test('keeps what the server said of the first page on that page alone', async () => {
  const page = await openPage('/koekalenteri')
  const said = () =>
    page
      .locator('link[rel="canonical"], link[hreflang], meta[property^="og:"], meta[name="description"]')
      .count()
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${service.url}/koekalenteri`)
  expect(await said()).toBeGreaterThan(10)
  await page.getByRole('link', { name: PLACE }).first().click()
  await page.getByRole('heading', { level: 1, name: PLACE }).waitFor()
  expect(await said()).toBe(0)
  const { status, title } = await writtenBy(page)
  expect(status).toBe(200)
  expect(title).toBe(await page.title())
  await page.reload()
  await page.getByRole('heading', { level: 1, name: PLACE }).waitFor()
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(page.url())
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  const answer = await page.request.get(`${picture}`)
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png'])
})

test('sends the browser no texts that the server alone writes', async () => {
  const page = await openPage('/ei/ole')
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const sent = (await Promise.all(scripts)).join('')
  const subjects = new Set([...sent.matchAll(/texts\/fi\/(\w+)\.json/g)].map(([, subject]) => subject))
  expect(subjects).toContain('shell')
  for (const subject of ['calendarFile', 'mails', 'ownData', 'papers', 'pedigreePdf', 'sharing'])
    expect(subjects).not.toContain(subject)
})
