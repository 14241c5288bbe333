import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { markResultDone, saveResultFields } from '#contract/endpoints/judging.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button } from './accountSteps.ts'
import { openEdge } from './edge.ts'
import { type Opening, openJourneys, openPageAt } from './journey.ts'
import { keptFields, keptFiles, keptItems, visitSheets } from './offlineSteps.ts'
import { makeJudgedToday } from './sheetDogs.ts'
import { row } from './sheetSteps.ts'
import { translator } from './translator.ts'

const { service, browser } = await openJourneys()
const { pool } = service.database
const edge = await openEdge(service.url)
const openPage = (path: string, options?: Opening) => openPageAt(browser, edge.url, path, options)
const PATIENT = { timeout: 40_000 }
const at = ({ path }: { path: string }, trialId: number) => `POST ${path.replace(':id', String(trialId))}`
const tap = (page: Page, field: string, value: string) =>
  row(page, field).getByRole('button', { name: value, exact: true }).tap()
const resultsOf = async (trialId: number) =>
  (await pool.query('select points, speed from trial_result where trial_id = $1', [trialId])).rows

beforeEach(() => {
  edge.build = null
  edge.refuses.clear()
})

test.each([
  ['fi', 404, 'NOT_FOUND'],
  ['sv', 405, 'METHOD_NOT_ALLOWED'],
  ['en', 400, 'INPUT_INVALID'],
] as const)(
  'what an upgraded service does not understand stays on the device, and goes out after a reload (%s, %i %s)',
  async (language, status, code) => {
    const t = translator(language)
    const { trialId } = await makeJudgedToday(service)
    const page = await visitSheets(openPage, trialId)
    await page.evaluate((chosen) => localStorage.setItem('koirakanta.language', chosen), language)
    await page.reload()
    edge.refuses.set(at(saveResultFields, trialId), { status, code })
    await tap(page, 'speed', '5')
    await page.getByText(t('results.save.outdated')).waitFor()
    await button(page, t('results.done.mark')).tap()
    await page.getByText(t('results.kept.waitingHelp')).waitFor()
    await expectToFit(page)
    await expectAccessible(page)
    expect(await keptItems(page, 'unsaved')).toMatchObject([{ field: 'speed', value: 5, state: 'waiting' }])
    expect(await resultsOf(trialId)).toEqual([])
    // The page of the new version knows how to say it.
    edge.refuses.clear()
    await button(page, t('common.reload')).tap()
    await expect.poll(() => resultsOf(trialId), PATIENT).toEqual([{ points: 132, speed: 5 }])
    await expect.poll(() => keptFields(page), PATIENT).toBe(0)
    expect(await page.getByText(t('results.save.outdated')).count()).toBe(0)
  },
)

test('a dog that an upgraded service cannot mark done is marked on the device, and goes out after a reload', async () => {
  const t = translator('fi')
  const { trialId } = await makeJudgedToday(service)
  const page = await visitSheets(openPage, trialId)
  edge.refuses.set(at(markResultDone, trialId), { status: 404, code: 'NOT_FOUND' })
  await button(page, t('results.done.mark')).tap()
  await page.getByText(t('results.kept.waitingHelp')).waitFor()
  await page.getByText(t('results.save.outdated')).waitFor()
  expect(await keptItems(page, 'marks')).toMatchObject([{ refused: null }])
  edge.refuses.clear()
  await button(page, t('common.reload')).tap()
  await expect.poll(() => resultsOf(trialId), PATIENT).toHaveLength(1)
  await expect.poll(() => keptItems(page, 'marks'), PATIENT).toEqual([])
})

const waits = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null)

test('a new build takes the place of the old one once no window shows that, and nothing written is lost', async () => {
  const t = translator('fi')
  const { trialId } = await makeJudgedToday(service)
  const old = await visitSheets(openPage, trialId)
  const from = await old.evaluate(
    () => new URL(document.querySelector<HTMLScriptElement>('script[type="module"][src]')!.src).pathname,
  )
  const to = '/assets/index-ofTheNewBuild.js'
  await old.context().setOffline(true)
  await tap(old, 'speed', '5')
  await expect.poll(() => keptFields(old), PATIENT).toBe(1)

  edge.build = { from, to }
  edge.refuses.set(at(saveResultFields, trialId), { status: 404, code: 'NOT_FOUND' })
  await old.context().setOffline(false)
  await old.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update())
  await expect.poll(() => waits(old), PATIENT).toBe(true)
  const begun = (page: Page) => page.locator('script[type="module"][src]').getAttribute('src')
  const keeps = async (page: Page, path: string) => (await keptFiles(page)).some((file) => file.path === path)

  // The old page takes its sheets along anew: its own files stay.
  await old.getByText(t('results.save.outdated')).waitFor()
  await old.evaluate(() => window.history.pushState(null, '', '/hallinta/mukana'))
  await old.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')))
  await old
    .getByRole('button', { name: new RegExp(t('offline.renew')) })
    .first()
    .tap()
  await old.getByRole('status').filter({ hasText: 'Sievi' }).waitFor()
  expect(await waits(old)).toBe(true)
  expect(await keeps(old, from)).toBe(true)

  // As long as it is open, a page of the new build leaves them too, and the old one opens without network.
  const address = `/hallinta/kokeet/${trialId}/tulokset`
  const next = await old.context().newPage()
  await next.goto(address)
  await row(next, 'speed').waitFor()
  expect(await begun(next)).toBe(to)
  await expect.poll(() => keeps(next, to), PATIENT).toBe(true)
  await old.context().setOffline(true)
  await old.goto(address)
  await row(old, 'speed').getByRole('button', { name: '5', pressed: true }).waitFor()
  expect(await begun(old)).toBe(from)
  expect(await waits(next)).toBe(true)
  await next.context().setOffline(false)

  await old.close()
  edge.refuses.clear()
  await next.reload()
  await expect.poll(() => waits(next), PATIENT).toBe(false)
  await expect.poll(() => keeps(next, from), PATIENT).toBe(false)
  await expect.poll(() => keptFields(next), PATIENT).toBe(0)
  const { rows } = await pool.query(
    'select values from sheet join entry on entry.id = entry_id where trial_id = $1 order by entry_id',
    [trialId],
  )
  expect(rows[0].values.speed).toBe(5)
  await next.context().setOffline(true)
  await next.reload()
  await next.getByText(t('offline.sentLater')).waitFor()
  expect(await begun(next)).toBe(to)
})
