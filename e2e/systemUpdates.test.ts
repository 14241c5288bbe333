import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { addDays, formatDate } from '#domain/dates.ts'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button, field, heading, menuEntries, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { translator } from './translator.ts'
import { today } from './trialSteps.ts'
import { DESKTOP, PHONE, type Visiting, visit } from './visitor.ts'

const { service, browser, openPage } = await openJourneys()
const PUBLIC = '/paivitykset'
const STAFF = '/hallinta/paivitykset'

test.each(
  oneOfVariants(import.meta.url, [
    ['fi', DESKTOP],
    ['sv', PHONE],
  ]),
)(
  'SYSADMIN writes an update as a draft, publishes it, removes it and puts it back (%s)',
  { timeout: 120_000 },
  async (lang, size: Visiting) => {
    const t = translator(lang)
    const title = `Kokeiden haku uudistui ${lang}`
    const page = await openPage(`${STAFF}?lang=${lang}`, { ...size, as: 'yllapito' })
    expect(await menuEntries(page, t)).toContain(t('shell.nav.updateAdmin'))
    await expectAccessible(page)
    await page.getByRole('link', { name: t('updateAdmin.new') }).click()
    await heading(page, t('updateAdmin.new')).waitFor()
    await button(page, t('updateAdmin.save')).click()
    await page.getByText(t('errors.VALUE_REQUIRED')).first().waitFor()
    await expectAccessible(page)

    await field(page, t('updateAdmin.titles.fi')).fill(title)
    await field(page, t('updateAdmin.texts.fi')).fill('Haku löytää kokeet.\nNopeasti.')
    await button(page, t('updateAdmin.save')).click()
    await toast(page, t('updateAdmin.saved.draft', { title })).waitFor()
    await heading(page, title).waitFor()
    const publish = page.getByRole('checkbox', { name: t('updateAdmin.published') })
    const day = field(page, t('updateAdmin.publishedOn'))
    await day.fill(formatDate(addDays(today, 3)))
    await publish.check()
    await button(page, t('updateAdmin.save')).click()
    await toast(page, t('updateAdmin.saved.coming', { title })).waitFor()
    await day.fill(formatDate(today))
    await button(page, t('updateAdmin.save')).click()
    await toast(page, t('updateAdmin.saved.shown', { title })).waitFor()
    await expectAccessible(page)

    await page.getByRole('link', { name: t('updateAdmin.toPublic') }).click()
    await page.waitForURL(/\/paivitykset\/\d+/)
    await page.getByRole('link', { name: t('updateAdmin.toPublic') }).waitFor({ state: 'hidden' })
    await heading(page, title).waitFor()
    await page.getByText('Nopeasti.').waitFor()
    await expectAccessible(page)
    await page.goBack()
    await button(page, t('updateAdmin.remove')).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(title).first().waitFor()
    await dialog.getByRole('button', { name: t('updateAdmin.remove') }).click()
    await toast(page, t('updateAdmin.removed', { title })).waitFor()
    await page.getByRole('button', { name: t('updateAdmin.undo') }).click()
    await toast(page, t('updateAdmin.restored', { title })).waitFor()
    await page.getByRole('link', { name: title }).waitFor()
    await page.goto(`${PUBLIC}?lang=${lang}`)
    await page.getByRole('link', { name: title }).waitFor()
    await expectToFit(page)
  },
)

test('lists the updates for who writes them by their titles in the language of the page', async () => {
  const page = await openPage(`${STAFF}?lang=sv`, { as: 'yllapito' })
  await page.getByRole('link', { name: 'Ägarens namn visas med lov' }).click()
  await heading(page, 'Ägarens namn visas med lov').waitFor()
})

/** A window in which nothing has been read yet. */
async function newcomer(size: Visiting): Promise<Page> {
  const visitor = await visit(browser, service.url, { ...size, news: true })
  onTestFinished(async () => {
    expect(visitor.errors).toEqual([])
    await visitor.leave()
  })
  return visitor.page
}

test.each(
  oneOfVariants(import.meta.url, [
    ['fi', DESKTOP],
    ['en', PHONE],
  ]),
)('a newcomer is told of a new update once, and finds all of them from home (%s)', async (lang, size) => {
  const t = translator(lang)
  const page = await newcomer(size)
  await page.goto(`/?lang=${lang}`)
  const note = page.getByRole('complementary', { name: t('home.updates') })
  await note.getByRole('link').waitFor()
  await expectAccessible(page)
  await expectToFit(page)
  await page.goto(`/haku?lang=${lang}`)
  await heading(page, t('search.title')).waitFor()
  await page.waitForTimeout(4000)
  expect(await note.count(), 'once in a session').toBe(0)

  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await note.getByRole('button', { name: t('common.close') }).click()
  await expect.poll(() => note.count()).toBe(0)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(`/?lang=${lang}`)
  await page.getByRole('heading', { level: 2, name: t('home.updates') }).waitFor()
  await page.waitForTimeout(4000)
  expect(await note.count(), 'closed for good').toBe(0)

  await page.getByRole('link', { name: t('home.allUpdates') }).click()
  await heading(page, t('systemUpdates.title')).waitFor()
  await page.locator('main h2 a').first().click()
  await page.waitForURL(/\/paivitykset\/\d+/)
  await expectAccessible(page)
})

test('an update that is not there is said to be missing, with the way to the others', async () => {
  const t = translator('fi')
  const page = await openPage(`${PUBLIC}/999999`)
  await page.getByText(t('errors.UPDATE_NOT_FOUND')).first().waitFor()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('systemUpdates.title') })
    .click()
  await heading(page, t('systemUpdates.title')).waitFor()
})
