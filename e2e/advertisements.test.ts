import sharp from 'sharp'
import { expect, test } from 'vitest'
import { BANNER_ROUTES } from '#contract/firstConstants.ts'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button, field, heading, menuEntries, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { translator } from './translator.ts'
import { DESKTOP, PHONE, type Visiting } from './visitor.ts'

const { openPage } = await openJourneys()
const STAFF = '/hallinta/mainokset'
const t = translator('fi')

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2b4f6f' } })
    .png()
    .toBuffer()
const asFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })

test.each(
  oneOfVariants(import.meta.url, [
    ['fi', DESKTOP],
    ['en', PHONE],
  ]),
)(
  'SYSADMIN adds an advertisement with its banner, removes it and puts it back (%s)',
  async (lang, size: Visiting) => {
    const words = translator(lang)
    const name = `Erätarvike ${lang}`
    const page = await openPage(`${STAFF}?lang=${lang}`, { ...size, as: 'yllapito' })
    expect(await menuEntries(page, words)).toContain(words('shell.nav.advertisements'))
    await expectAccessible(page)
    await expectToFit(page)
    await page.getByRole('link', { name: words('advertisements.new') }).click()
    await heading(page, words('advertisements.new')).waitFor()
    await field(page, words('advertisements.eventName')).fill(name)
    await field(page, words('advertisements.url')).fill('javascript:alert(1)')
    await button(page, words('advertisements.save')).click()
    await page.getByText(words('errors.ADVERTISEMENT_URL_INVALID')).first().waitFor()
    await expectAccessible(page)
    await field(page, words('advertisements.url')).fill('https://eratarvike.example/')
    await button(page, words('advertisements.save')).click()
    await toast(page, words('advertisements.saved', { name })).waitFor()
    await heading(page, name).waitFor()

    const file = page.locator('input[type=file]')
    await file.setInputFiles(asFile('pieni.png', await png(400, 150)))
    await page.getByText(words('errors.BANNER_SIZE_WRONG')).waitFor()
    await file.setInputFiles(asFile('sivu.png', Buffer.from('<html></html>')))
    await page.getByText(words('errors.BANNER_NOT_PICTURE')).waitFor()
    await file.setInputFiles(asFile('oikea.png', await png(435, 150)))
    await toast(page, words('advertisements.bannerSaved')).waitFor()
    await page.getByRole('img', { name }).waitFor()
    await expectAccessible(page)

    await button(page, words('advertisements.remove')).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('advertisements.remove') })
      .click()
    await toast(page, words('advertisements.removed', { name })).waitFor()
    await page.getByRole('button', { name: words('advertisements.undo'), exact: true }).click()
    await toast(page, words('advertisements.restored', { name })).waitFor()
    await page.getByRole('link', { name }).waitFor()
  },
)

test('the carousel can be stopped and turned, and stands still where motion is not wanted', async () => {
  const page = await openPage('/koekalenteri', { reducedMotion: 'no-preference' })
  const banners = page.getByRole('region', { name: t('shell.banners') })
  const name = () => banners.getByRole('img').getAttribute('alt')
  await banners.getByRole('img').waitFor()
  const first = await name()
  await expect.poll(name, { timeout: 20_000 }).not.toBe(first)
  await banners.getByRole('button', { name: t('shell.stopBanners') }).click()
  await page.mouse.move(0, 0)
  await page.locator('h1').click()
  const stopped = await name()
  await page.waitForTimeout(6500)
  expect(await name()).toBe(stopped)
  await banners.getByRole('button', { name: t('shell.nextBanner') }).click()
  expect(await name()).not.toBe(stopped)
  await expectAccessible(page)

  const still = await openPage('/koekalenteri', { reducedMotion: 'reduce' })
  const calm = still.getByRole('region', { name: t('shell.banners') })
  await calm.getByRole('button', { name: t('shell.startBanners') }).waitFor()
})

test('a banner is followed by our own address, and shown and followed are counted', async () => {
  const page = await openPage('/koekalenteri', PHONE)
  const banners = page.getByRole('region', { name: t('shell.banners') })
  await banners.scrollIntoViewIfNeeded()
  const link = banners.getByRole('link')
  expect(await link.getAttribute('href')).toMatch(/^\/api\/advertisements\/\d+\/open$/)
  expect(await link.getAttribute('rel')).toContain('noopener')
  const told = page.waitForRequest((request) => request.url().endsWith('/api/advertisements/shown'), {
    timeout: 30_000,
  })
  await expectToFit(page)
  expect((await told).postDataJSON().shown[0].times).toBe(1)
  const answer = await page.request.get((await link.getAttribute('href'))!, { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([
    303,
    expect.stringMatching(/^https:\/\/.+\.example\//),
  ])

  const staff = await openPage(STAFF, { as: 'yllapito' })
  await staff.locator('main table a').first().click()
  await staff.getByText(/Yhteensä näytetty \d+, avattu \d+/).waitFor()
})

test('no other page than the six has a place for banners, and nothing is kept free where there are none', async () => {
  expect(BANNER_ROUTES).toHaveLength(6)
  const other = await openPage('/tuomarit')
  expect(await other.getByRole('region', { name: t('shell.banners') }).count()).toBe(0)
  const page = await openPage('/tuomarit')
  await page.route('**/api/advertisements', (route) => route.fulfill({ json: [] }))
  await page.goto('/koekalenteri')
  await heading(page, t('calendar.title')).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('region', { name: t('shell.banners') }).count()).toBe(0)
})
