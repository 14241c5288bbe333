import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button, fillSignIn, menuEntries } from './accountSteps.ts'
import { openEdge } from './edge.ts'
import { type Opening, openJourneys, openPageAt } from './journey.ts'
import {
  crashAndReopen,
  keptFields,
  keptItems,
  keptSheets,
  visitSheets as visitSheetsOf,
} from './offlineSteps.ts'
import { makeJudgedToday } from './sheetDogs.ts'
import { translator } from './translator.ts'
import { PHONE } from './visitor.ts'

const { service, browser, openPage } = await openJourneys()
/** What the browser calls offline lets something through when a page is loaded again. */
const edge = await openEdge(service.url)
const openAtEdge = (path: string, options?: Opening) => openPageAt(browser, edge.url, path, options)
const { pool } = service.database
const t = translator('fi')
const PATIENT = { timeout: 30_000 }
const row = (page: Page, field: string) => page.locator(`main [data-field="${field}"]`)
const tap = (page: Page, field: string, value: string) =>
  row(page, field).getByRole('button', { name: value, exact: true }).tap()
const valuesOf = async (entryId: number) => {
  const { rows } = await pool.query('select values from sheet where entry_id = $1', [entryId])
  return rows[0]?.values ?? {}
}
const resultOf = async (trialId: number) =>
  (await pool.query('select points, prize, speed from trial_result where trial_id = $1', [trialId])).rows

const visitSheets = (trialId: number) => visitSheetsOf(openPage, trialId)

test.each(oneOfVariants(import.meta.url, ['fi', 'sv']))(
  'a judge scores and marks a dog done without network, through reloads and a closed tab (%s)',
  async (language) => {
    const t = translator(language)
    const { trialId, entries } = await makeJudgedToday(service)
    edge.down = false
    let page = await visitSheetsOf(openAtEdge, trialId)
    const context = page.context()
    await page.evaluate((code) => localStorage.setItem('koirakanta.language', code), language)
    edge.down = true
    await context.setOffline(true)
    await page.reload()
    await page.getByText(t('offline.sentLater')).waitFor()
    await expectToFit(page)
    await expectAccessible(page)
    await tap(page, 'speed', '5')
    await expect.poll(() => keptFields(page), PATIENT).toBe(1)
    await button(page, t('results.done.mark')).tap()
    await page.getByText(t('results.kept.waitingHelp')).waitFor()
    await expectAccessible(page)
    await page.reload()
    await page.getByText(t('results.kept.waitingHelp')).waitFor()

    page = await crashAndReopen(page)
    await page.getByText(t('results.kept.waitingHelp')).waitFor()
    await page.getByRole('combobox', { name: t('results.dog') }).selectOption('1')
    await tap(page, 'method', '3')
    await expect.poll(() => keptFields(page), PATIENT).toBe(2)
    expect(await resultOf(trialId)).toEqual([])

    edge.down = false
    await context.setOffline(false)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect.poll(() => resultOf(trialId), PATIENT).toEqual([{ points: 132, prize: 0, speed: 5 }])
    await expect.poll(() => valuesOf(entries[1]!), PATIENT).toMatchObject({ method: 3 })
    await expect.poll(() => keptFields(page), PATIENT).toBe(0)
  },
)

test('a judge is told of a dog that has left the trial meanwhile, and takes what was written off the device', async () => {
  const { trialId, entries } = await makeJudgedToday(service)
  const page = await visitSheets(trialId)
  await page.context().setOffline(true)
  await page.reload()
  await page.getByText(t('offline.sentLater')).waitFor()
  await tap(page, 'speed', '5')
  await button(page, t('results.done.mark')).tap()
  await page.getByText(t('results.kept.waitingHelp')).waitFor()
  // Above the grid of a wide screen, too.
  await page.setViewportSize({ width: 1300, height: 900 })
  await page.getByRole('grid').waitFor()
  await page.getByText(`Aarnen Tuike: ${t('results.kept.waiting')}`).waitFor()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })

  await pool.query('delete from sheet where entry_id = $1', [entries[0]])
  await pool.query('delete from entry where id = $1', [entries[0]])
  await page.context().setOffline(false)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.getByText(t('results.gone.told')).waitFor()
  await expectToFit(page)
  await expectAccessible(page)
  await button(page, t('results.gone.remove')).tap()
  await page.getByText(t('results.gone.told')).waitFor({ state: 'detached' })
  await expect.poll(() => keptFields(page), PATIENT).toBe(0)
})

test.each(oneOfVariants(import.meta.url, ['fi', 'sv']))(
  'the page of what is along tells what waits, and no more once the network has taken it (%s)',
  async (language) => {
    const t = translator(language)
    const { trialId } = await makeJudgedToday(service)
    const page = await visitSheets(trialId)
    await page.evaluate((code) => localStorage.setItem('koirakanta.language', code), language)
    await page.context().setOffline(true)
    await page.reload()
    await tap(page, 'speed', '5')
    await expect.poll(() => keptFields(page), PATIENT).toBe(1)
    await page.goto('/hallinta/mukana')
    const waits = page.getByText(t('offline.unsent_one', { count: '1' }))
    await waits.waitFor()
    await expectToFit(page)
    await page.context().setOffline(false)
    await waits.waitFor({ state: 'hidden' })
    expect(await keptFields(page)).toBe(0)
  },
)

test.each(['tuomari', 'aspirantti', 'tarkastaja'])('the menu of %s leads to what is along', async (as) => {
  expect(await menuEntries(await openPage('/', { as }), t)).toContain(t('shell.nav.offline'))
})

test('signing out takes along what waits in another window of the browser', async () => {
  const { trialId, entries } = await makeJudgedToday(service)
  const other = await visitSheets(trialId)
  const page = await other.context().newPage()
  await page.goto('/hallinta/mukana')
  await page.context().setOffline(true)
  await tap(other, 'speed', '5')
  await expect.poll(() => keptFields(page), PATIENT).toBe(1)
  // The service does not take it, so that it waits for a person.
  await pool.query('delete from sheet where entry_id = $1', [entries[0]])
  await pool.query('delete from entry where id = $1', [entries[0]])
  await page.context().setOffline(false)
  await other.getByText(t('results.gone.told')).waitFor()
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell.nav.signout') })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('accounts.unsent.action') })
    .click()
  await expect.poll(() => keptSheets(page), PATIENT).toBe(0)
  await other.getByRole('heading', { level: 1, name: t('home.heading') }).waitFor()
  expect(await keptFields(page)).toBe(0)
})

test('where the browser keeps nothing, a judge is told not to close the page', async () => {
  const { trialId } = await makeJudgedToday(service)
  // A window of its own kind: what stands in its scripts stays there.
  const own = { ...PHONE, deviceScaleFactor: 2 }
  const page = await openPage(`/hallinta/kokeet/${trialId}/tulokset`, { ...own, as: 'tuomari' })
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
  })
  await page.reload()
  await row(page, 'speed').waitFor()
  await page.context().setOffline(true)
  await tap(page, 'speed', '5')
  await page.getByText(t('results.save.notKept_one', { count: '1' })).waitFor()
  await expectToFit(page)
  await expectAccessible(page)
})

test('a session that has ended does not close the sheet: signing in sends what was written', async () => {
  const { trialId, entries } = await makeJudgedToday(service)
  const page = await visitSheets(trialId)
  await page.context().clearCookies({ name: /session|csrf-token/ })
  await tap(page, 'speed', '2')
  await page.getByText(t('offline.expired')).waitFor()
  await page.reload()
  await page.getByText(t('offline.expired')).waitFor()
  await expectToFit(page)
  await expectAccessible(page)
  await tap(page, 'method', '1')
  await expect.poll(() => keptFields(page), PATIENT).toBe(2)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('offline.signIn') })
    .tap()
  await fillSignIn(page, t, 'tuomari')
  await expect.poll(() => valuesOf(entries[0]!), PATIENT).toMatchObject({ speed: 2, method: 1 })
  expect(page.url()).toContain('/tulokset')
})

test('signing out empties the device, and nothing opens without network any more', async () => {
  const { trialId } = await makeJudgedToday(service)
  const page = await visitSheets(trialId)
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell.nav.signout') })
    .tap()
  await expect.poll(() => keptSheets(page), PATIENT).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('koirakanta.kept'))).toBeNull()
  await expect
    .poll(
      () => page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length)),
      PATIENT,
    )
    .toBe(0)
})

test('a lost role empties the device at its next contact, also without a session', async () => {
  const { trialId } = await makeJudgedToday(service)
  const page = await visitSheets(trialId)
  await page.context().clearCookies({ name: /session|csrf-token/ })
  await pool.query(
    "delete from account_role where account_id = (select id from account where username = 'tuomari')",
  )
  await page.goto('/')
  await expect.poll(() => keptSheets(page), PATIENT).toBe(0)
  await pool.query(
    "insert into account_role (account_id, role) select id, 'JUDGE' from account where username = 'tuomari'",
  )
})

test('a mark is not sent over what somebody else has written meanwhile: the judge sees both', async () => {
  const { trialId, entries } = await makeJudgedToday(service)
  const page = await visitSheets(trialId)
  await page.context().setOffline(true)
  await button(page, t('results.done.mark')).tap()
  await page.getByText(t('results.kept.waitingHelp')).waitFor()
  await pool.query(
    `update sheet set values = values || '{"report": "Toinen arvio."}', updated_at = now() where entry_id = $1`,
    [entries[0]],
  )
  await page.context().setOffline(false)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.getByText(t('results.kept.refused')).waitFor()
  const both = { field: t('results.fields.report'), mine: 'Varma koira.', theirs: 'Toinen arvio.' }
  await page.getByText(t('results.kept.both', both)).waitFor()
  await expectToFit(page)
  await expectAccessible(page)
  expect(await resultOf(trialId)).toEqual([])
  await button(page, t('results.kept.look')).tap()
  await button(page, t('results.done.mark')).tap()
  await expect.poll(() => resultOf(trialId), PATIENT).toHaveLength(1)
})

test('a page that needs the service says that there is no network, and leads to the sheets', async () => {
  const { trialId } = await makeJudgedToday(service)
  const page = await visitSheets(trialId)
  await page.context().setOffline(true)
  await page.goto(`/hallinta/kokeet/${trialId}/loki`)
  await page.getByRole('heading', { level: 1, name: t('offline.title') }).waitFor()
  await page.goto('/vuosikirja')
  await page.getByRole('heading', { level: 1, name: t('shell.noNetwork') }).waitFor()
  await expectToFit(page)
  await expectAccessible(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('shell.toKept') })
    .tap()
  await page.getByRole('heading', { level: 1, name: t('offline.title') }).waitFor()
})

test('the device keeps names and numbers, and no contacts of the organiser or of the judge', async () => {
  const { trialId, regnrs } = await makeJudgedToday(service)
  const page = await visitSheets(trialId)
  const kept = JSON.stringify([await keptItems(page, 'answers'), await keptItems(page, 'owner')])
  expect(kept).toContain(regnrs[0])
  expect(kept).toContain('tuomari')
  const { organiser_phone } = (await pool.query('select organiser_phone from trial where id = $1', [trialId]))
    .rows[0]
  expect(organiser_phone).toMatch(/\d/)
  expect(kept).not.toContain(organiser_phone)
  expect(kept).not.toContain('@')
})

test('sheets are taken along, opened without network and removed', async () => {
  const { trialId } = await makeJudgedToday(service)
  const page = await openPage('/hallinta/mukana', { ...PHONE, as: 'tuomari' })
  const name = new RegExp(`^${t('offline.of.trial')} .* Sievi$`)
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Sievi' })
    .getByRole('button', { name: new RegExp(t('offline.take')) })
    .first()
    .tap()
  const kept = page.getByRole('region', { name: t('offline.here') }).getByRole('listitem')
  await kept.first().waitFor()
  await expectToFit(page)
  await expectAccessible(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.context().setOffline(true)
  await page.reload()
  await kept.first().getByText(name).waitFor()
  await page.getByText(t('offline.unreachable')).waitFor()
  await kept.first().getByRole('link').first().tap()
  await page.getByText(t('offline.sentLater')).waitFor()
  await page.goBack()
  await kept
    .first()
    .getByRole('button', { name: new RegExp(t('offline.remove')) })
    .tap()
  await page.getByText(t('offline.none')).waitFor()
  expect(await keptSheets(page)).toBe(0)
  await page.context().setOffline(false)
  expect(trialId).toBeGreaterThan(0)
})
