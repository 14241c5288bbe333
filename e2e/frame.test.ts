import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { TOAST_TIMEOUT } from '#contract/firstConstants.ts'
import { makeDog } from '#server/testing/factories.ts'
import { heading, menuEntries, signOut, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { translator } from './translator.ts'

const { service, openPage } = await openJourneys()
const t = translator('fi')
const bar = (page: Page) => page.getByRole('banner')

test('leads from the title to the front page, and a visitor to sign in', async () => {
  const page = await openPage('/haku')
  await bar(page).getByRole('link', { name: 'Koirakanta', exact: true }).click()
  await heading(page, t('home.heading')).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  expect(
    await bar(page)
      .getByRole('button', { name: t('shell.nav.signout') })
      .count(),
  ).toBe(0)
  await bar(page)
    .getByRole('link', { name: t('shell.nav.signin') })
    .click()
  await page.waitForURL('**/kirjautuminen')
})

test('leads from the own name to the own details, and signs out in the bar, with a message that goes by itself', async () => {
  const page = await openPage('/haku', { as: 'jasen' })
  expect(
    await bar(page)
      .getByRole('link', { name: t('shell.nav.signin') })
      .count(),
  ).toBe(0)
  await bar(page).getByRole('link', { name: 'Jaana Jäsen' }).click()
  await page.waitForURL('**/profiili')
  await signOut(page, t)
  await page.waitForURL(`${service.url}/`)
  const message = toast(page, t('accounts.signedOut'))
  await page.waitForTimeout(TOAST_TIMEOUT / 2)
  expect(await message.count()).toBe(1)
  await expect.poll(() => message.count()).toBe(0)
})

test('tells a failure in red, until its button closes it', async () => {
  const page = await openPage('/hallinta/kayttajat/uusi', { as: 'yllapito' })
  await page.route('**/assets/RightDrawer-*.js', (route) => route.abort())
  const dog = await makeDog(service.database.db, { name: 'Virhe Ville' })
  await page.goto(`/koira/${dog.regnr}`)
  await page.getByRole('button', { name: t('dogStaff.health.openOf') }).click()
  const message = page.getByRole('alert').filter({ hasText: t('shell.crashedHelp') })
  const [red, green] = await message.evaluate((element) => {
    const [, r, g] = /(\d+), (\d+)/.exec(getComputedStyle(element).backgroundColor) ?? []
    return [Number(r), Number(g)]
  })
  expect(red!).toBeGreaterThan(green!)
  await message.getByRole('button', { name: t('common.close') }).click()
  await message.waitFor({ state: 'hidden' })
})

test('shows who has a role its pages under the heading of the administration, a member none', async () => {
  const staff = await openPage('/', { as: 'koirat' })
  const entries = await menuEntries(staff, t)
  expect(entries).toEqual(expect.arrayContaining([t('shell.nav.dogs'), t('shell.nav.signout')]))
  expect(entries).not.toContain(t('shell.nav.users'))
  await staff.getByRole('button', { name: t('shell.openMenu') }).click()
  await staff.getByRole('heading', { name: t('shell.nav.administration') }).waitFor()
  const member = await openPage('/', { as: 'jasen' })
  await member.getByRole('button', { name: t('shell.openMenu') }).click()
  await member.getByRole('navigation', { name: t('shell.menu') }).waitFor()
  expect(await member.getByRole('heading', { name: t('shell.nav.administration') }).count()).toBe(0)
})

test('has an outlined search on the home page, with a button of 56 pixels, of 48 elsewhere', async () => {
  const heightAt = async (page: Page) =>
    (
      await page
        .getByRole('search')
        .getByRole('button', { name: t('search.submit') })
        .boundingBox()
    )?.height
  const home = await openPage('/')
  expect(await heightAt(home)).toBe(56)
  const field = home.getByRole('combobox', { name: t('search.label') }).locator('..')
  const border = await field.evaluate((element) => {
    const { borderTopColor, backgroundColor } = getComputedStyle(element)
    return borderTopColor !== 'rgba(0, 0, 0, 0)' && borderTopColor !== backgroundColor
  })
  expect(border).toBe(true)
  expect(await heightAt(await openPage('/haku'))).toBe(48)
})

test('shows while a page loads that it does', async () => {
  const page = await openPage('/')
  await page.route('**/assets/visited-SearchPage-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await bar(page)
    .getByRole('link', { name: t('shell.nav.search'), exact: true })
    .first()
    .click()
  const overlay = page.getByRole('progressbar', { name: t('common.loading') })
  await overlay.waitFor()
  await heading(page, t('search.title')).waitFor()
  await overlay.waitFor({ state: 'hidden' })
})

test('shows breed advisers the health of a dog’s family in a drawer of 1000 pixels, in its three parts', async () => {
  const { db } = service.database
  const [sire, dam] = [await makeDog(db, { sex: 'male' }), await makeDog(db, { sex: 'female' })]
  const dog = await makeDog(db, { name: 'Laatikko Lilli', sex: 'female', sire_id: sire.id, dam_id: dam.id })
  await makeDog(db, { name: 'Täyssisar Tilli', sire_id: sire.id, dam_id: dam.id })
  await makeDog(db, { name: 'Puolisisar Pilli', sire_id: sire.id })
  await makeDog(db, { name: 'Pentu Pelle', sire_id: sire.id, dam_id: dog.id })
  const page = await openPage(`/koira/${dog.regnr}`, { as: 'jalostusneuvoja' })
  const open = page.getByRole('button', { name: t('dogStaff.health.openOf') })
  const place = await open.boundingBox()
  await open.click()
  const drawer = page.getByRole('dialog', { name: t('shell.drawer') })
  await drawer.getByRole('heading', { level: 2, name: t('dogStaff.health.title') }).waitFor()
  expect((await drawer.boundingBox())?.width).toBe(1000)
  const rows = (name: string) => drawer.getByRole('region', { name, exact: true }).getByRole('row')
  await rows(t('dogStaff.health.dog')).filter({ hasText: 'Laatikko Lilli' }).waitFor()
  expect(await rows(t('dogs.siblings.full')).allTextContents()).toEqual([
    expect.any(String),
    expect.stringContaining('Täyssisar Tilli'),
  ])
  await rows(t('dogs.siblings.half')).filter({ hasText: 'Puolisisar Pilli' }).waitFor()
  const litter = drawer.getByRole('region', { name: /^Pentue/ })
  await litter.getByRole('row').filter({ hasText: 'Pentu Pelle' }).waitFor()
  expect(await drawer.locator(`h4 a[href="/koira/${sire.regnr}"]`).count()).toBe(1)

  await page.mouse.click(place!.x + 5, place!.y + 5)
  expect(await drawer.isVisible()).toBe(true)
  await drawer.getByRole('button', { name: t('common.close') }).click()
  await drawer.waitFor({ state: 'hidden' })
  await open.click()
  await drawer.waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
})
