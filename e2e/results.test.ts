import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button, fillSignIn, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { keptFields } from './offlineSteps.ts'
import { LONG_NAME, makeTrialWithDogs as makeSheets } from './sheetDogs.ts'
import { swipe } from './swipe.ts'
import { FI_AND_SV, translator } from './translator.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()

const t = translator('fi')
const makeTrialWithDogs = (overrides?: Parameters<typeof makeSheets>[1]) => makeSheets(service, overrides)
/** Milliseconds that something may take on a busy machine. */
const PATIENT = { timeout: 20_000 }

function open(path: string, username: string, options: BrowserContextOptions) {
  return openPage(path, { ...options, as: username })
}

const openResults = (trialId: number, username: string, options: BrowserContextOptions) =>
  open(`/hallinta/kokeet/${trialId}/tulokset`, username, options)

/** The fields of the dog that the phone shows. */
const row = (page: Page, field: string) => page.locator(`main [data-field="${field}"]`)
const tap = (page: Page, field: string, value: string) =>
  row(page, field).getByRole('button', { name: value, exact: true }).tap()
const markOf = (page: Page, field: string) =>
  row(page, field).locator('[data-mark]').getAttribute('data-mark')
const cell = (page: Page, dog: number, field: string): Locator =>
  page.locator('tr[data-dog]').nth(dog).locator(`[data-field="${field}"]`)
const valuesOf = async (entryId: number) => {
  const { rows } = await service.database.pool.query('select values from sheet where entry_id = $1', [
    entryId,
  ])
  return rows[0]?.values ?? {}
}
const saved = (page: Page) => page.getByText(t('results.save.saved'))

/** A whole sheet as it is typed along the row, the judge left to be copied; the total is 139. */
const KEYS = '4 4 5 8 2 k 5 4 4 8 4 7 4 5 4 5 5'.split(' ')

test('writes, checks and marks a sheet done by keyboard alone', async () => {
  const { trialId, dogs } = await makeTrialWithDogs()
  const page = await openResults(trialId, 'kaer-tallentaja', DESKTOP)
  const { keyboard } = page
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key)
  }
  await cell(page, 0, 'outcome').focus()
  await press('a', 'Tab', 'A', 'Tab')
  for (const key of KEYS) await press(key, 'Tab')
  await press('1', '3', '9', 'Tab', '0')
  expect(await page.locator('tr[data-dog]').first().innerText()).toContain('132')
  await press('Home', 'ArrowDown', 'ArrowRight', 'Control+d')
  await expect.poll(() => valuesOf(dogs[1]!.entryId), PATIENT).toHaveProperty('judgeId')
  await press('ArrowUp', 'End', 'Enter')
  const problems = page.locator('[data-part="problems"]')
  await problems.getByText(t('errors.TOTAL_NOT_SUM')).waitFor()
  await problems.getByText(t('errors.REPORT_MISSING')).waitFor()
  await expectAccessible(page)
  await press('ArrowLeft', 'Enter')
  await page.getByRole('dialog').waitFor()
  await keyboard.type('Varma koira.')
  await press('Control+Enter', 'ArrowLeft', 'ArrowLeft', '1', '3', '2', 'End', 'Enter')
  await page.locator('tr[data-dog]').first().getByText(t('results.status.preliminary')).waitFor()
  const { rows } = await service.database.pool.query(
    'select points, prize, search_grade, retrieve_grade, shot_over, judge, report from trial_result where dog_id = $1',
    [dogs[0]!.id],
  )
  expect(rows).toEqual([
    {
      points: 132,
      prize: 0,
      search_grade: 8,
      retrieve_grade: 7,
      shot_over: true,
      judge: 'Aulis Åkerman',
      report: 'Varma koira.',
    },
  ])
})

test('takes only allowed values into a cell, and restores the value on Escape', async () => {
  const { trialId, dogs } = await makeTrialWithDogs()
  const page = await openResults(trialId, 'kaer-tallentaja', DESKTOP)
  await cell(page, 0, 'speed').focus()
  await page.keyboard.press('3')
  await page.keyboard.press('9')
  await page.getByText(t('results.grid.allowed', { values: '0, 1, 2, 3, 4, 5' })).waitFor()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('5')
  expect(await cell(page, 0, 'speed').innerText()).toContain('5')
  await page.keyboard.press('Escape')
  await expect.poll(() => valuesOf(dogs[0]!.entryId), PATIENT).toEqual({ speed: 3 })
  await page.keyboard.press('Delete')
  await expect.poll(() => valuesOf(dogs[0]!.entryId), PATIENT).toEqual({})
})

test('judges a dog by thumb on a phone, and reaches the next by button or swipe', async () => {
  const { trialId, dogs } = await makeTrialWithDogs()
  const page = await openResults(trialId, 'kaer-tallentaja', PHONE)
  await tap(page, 'speed', '4')
  await tap(page, 'search', '8')
  await row(page, 'pointsAtGame')
    .getByRole('button', { name: /Enemmän|More/ })
    .tap()
  await expect
    .poll(() => valuesOf(dogs[0]!.entryId), PATIENT)
    .toEqual({ speed: 4, search: 8, pointsAtGame: 1 })
  await expect.poll(() => markOf(page, 'speed'), PATIENT).toBe('saved')
  await page.locator('[data-part="totals"]').getByText('48 p').waitFor()
  await tap(page, 'speed', '0')
  await row(page, 'search').getByText(t('errors.SEARCH_NOT_ZEROED')).waitFor()
  const small = await page
    .locator('main [data-field] button')
    .evaluateAll((buttons) => buttons.filter((one) => one.getBoundingClientRect().height < 44).length)
  expect(small).toBe(0)
  await expectToFit(page)
  await page.getByRole('button', { name: t('results.nextDog') }).tap()
  await page.waitForURL(/dog=/)
  const dog = page.getByRole('combobox', { name: t('results.dog') })
  await expect.poll(() => dog.inputValue(), PATIENT).toBe('1')
  await button(page, t('results.done.absent')).tap()
  await toast(page, t('results.done.marked', { dog: 'Toinen Tammi' })).waitFor()
  await button(page, t('results.open.action')).tap()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('results.open.action') })
    .tap()
  await button(page, t('results.done.mark')).waitFor()
})

test('shows the next dog on a swipe left and the one before on a swipe right; scrolling stays with its dog', async () => {
  const { trialId } = await makeTrialWithDogs()
  const page = await openResults(trialId, 'kaer-tallentaja', PHONE)
  const dog = page.getByRole('combobox', { name: t('results.dog') })
  await swipe(page, [100, 600], [300, 610])
  await swipe(page, [300, 600], [100, 610])
  await expect.poll(() => dog.inputValue(), PATIENT).toBe('1')
  await swipe(page, [300, 700], [190, 300])
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await swipe(page, [100, 600], [300, 610])
  await expect.poll(() => dog.inputValue(), PATIENT).toBe('0')
})

test('keeps values on the device while offline, through a reload too, and sends them once online', async () => {
  const { trialId, dogs } = await makeTrialWithDogs()
  const page = await openResults(trialId, 'kaer-tallentaja', PHONE)
  await page.route('**/results/fields', (route) => route.abort())
  await tap(page, 'speed', '4')
  await page.getByText(t('results.save.kept_one', { count: '1' })).waitFor()
  expect(await markOf(page, 'speed')).toBe('kept')
  await page.reload()
  await tap(page, 'method', '5')
  await page.getByText(t('results.save.kept_other', { count: '2' })).waitFor()
  expect(await valuesOf(dogs[0]!.entryId)).toEqual({})
  await page.unroute('**/results/fields')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await saved(page).waitFor()
  expect(await valuesOf(dogs[0]!.entryId)).toEqual({ speed: 4, method: 5 })
})

test('asks before signing out with results that are not sent, and then leaves none on the device', async () => {
  const { trialId, dogs } = await makeTrialWithDogs()
  const page = await openResults(trialId, 'kaer-tallentaja', PHONE)
  await page.route('**/results/fields', (route) => route.abort())
  await tap(page, 'speed', '4')
  await page.getByText(t('results.save.kept_one', { count: '1' })).waitFor()
  const onDevice = () => keptFields(page)
  const signOut = () =>
    page
      .getByRole('banner')
      .getByRole('button', { name: t('shell.nav.signout') })
      .tap()
  const question = page.getByRole('dialog', { name: t('accounts.unsent.question') })
  await signOut()
  await question.getByText(t('accounts.unsent.help_one', { count: '1' })).waitFor()
  await expectAccessible(page)
  await question.getByRole('button', { name: t('common.cancel') }).tap()
  await question.waitFor({ state: 'hidden' })
  expect(await onDevice()).toBe(1)
  await signOut()
  await question.getByRole('button', { name: t('accounts.unsent.action') }).tap()
  await page.getByRole('heading', { level: 1, name: t('home.heading') }).waitFor()
  await expect.poll(onDevice).toBe(0)
  expect(await valuesOf(dogs[0]!.entryId)).toEqual({})
})

test('saves what was written as the session expired, after signing in again', async () => {
  const { trialId, dogs } = await makeTrialWithDogs()
  const page = await openResults(trialId, 'kaer-tallentaja', PHONE)
  await tap(page, 'flush', '3')
  await saved(page).waitFor()
  await page.context().clearCookies({ name: /session|csrf-token/ })
  await tap(page, 'flush', '5')
  await page.getByRole('heading', { level: 1, name: t('home.heading') }).waitFor()
  await page.goto('/kirjautuminen')
  await fillSignIn(page, t, 'kaer-tallentaja')
  await expect.poll(() => valuesOf(dogs[0]!.entryId), PATIENT).toEqual({ flush: 5 })
  expect(page.url()).toContain('/tulokset')
})

test('keeps what two write at once into different fields, and lets the second choose in the same field', async () => {
  const { trialId, dogs } = await makeTrialWithDogs()
  const desk = await openResults(trialId, 'kaer-vastaava', DESKTOP)
  const phone = await openResults(trialId, 'kaer-tallentaja', PHONE)
  await phone.route('**/results/fields', (route) => route.abort())
  await tap(phone, 'speed', '4')
  await tap(phone, 'point', '5')
  await phone.getByText(t('results.save.kept_other', { count: '2' })).waitFor()
  await cell(desk, 0, 'speed').focus()
  await desk.keyboard.press('2')
  await expect.poll(() => valuesOf(dogs[0]!.entryId), PATIENT).toEqual({ speed: 2 })
  await phone.unroute('**/results/fields')
  await phone.evaluate(() => window.dispatchEvent(new Event('online')))
  await row(phone, 'speed').getByText('Kari Kaervastaava').waitFor()
  expect(await valuesOf(dogs[0]!.entryId)).toEqual({ speed: 2, point: 5 })
  await expectAccessible(phone)
  await button(phone, t('results.conflict.mine', { value: '4' })).tap()
  await expect.poll(() => valuesOf(dogs[0]!.entryId), PATIENT).toEqual({ speed: 4, point: 5 })
  // The desk looks again by itself.
  await expect.poll(() => cell(desk, 0, 'point').innerText(), PATIENT).toBe('5')
  await expect.poll(() => cell(desk, 0, 'speed').innerText(), PATIENT).toBe('4')
})

test('lets the chief correct an official result with a reason, and shows it in the history', async () => {
  const { trialId, judge, dogs } = await makeTrialWithDogs({ ended_at: new Date() })
  const { rows } = await service.database.pool.query(
    `insert into trial_result (trial_id, dog_id, class, outcome, prize, points, search_grade, game_grade, retrieve_grade,
      speed, method, scenting, point, flush, steadiness, retrieve_eagerness, collaboration, will_to_hunt, behaviour,
      gun_shyness, loudness, points_at_game, shot_over, judge, report, status)
    values ($1, $2, 'AVO', 'judged', 0, 139, 8, 9, 7, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, true, $3, 'Hyvä.', 'official')
    returning id`,
    [trialId, dogs[0]!.id, judge],
  )
  const page = await open(`/hallinta/kaer/tulos/${rows[0].id}`, 'kaer-vastaava', PHONE)
  await tap(page, 'search', '9')
  await page.locator('[data-part="totals"]').getByText('145 p').waitFor()
  await tap(page, 'speed', '0')
  await row(page, 'search').getByText(t('errors.SEARCH_NOT_ZEROED')).waitFor()
  await tap(page, 'speed', '3')
  await page.reload()
  await page.locator('[data-part="totals"]').getByText('145 p').waitFor()
  await button(page, t('results.correct.submit')).tap()
  await page.getByRole('alert').getByText(t('errors.REASON_MISSING')).waitFor()
  await page.getByLabel(t('results.correct.reason')).fill('Arvosana oli kirjattu väärin.')
  await button(page, t('results.correct.submit')).tap()
  await toast(page, t('results.correct.saved', { dog: LONG_NAME })).waitFor()
  await page.getByText(t('audit.codes.CORRECTED')).waitFor()
  await expectAccessible(page)
  const corrected = await service.database.pool.query(
    'select points, search_grade, speed, status from trial_result where id = $1',
    [rows[0].id],
  )
  expect(corrected.rows).toEqual([{ points: 145, search_grade: 9, speed: 3, status: 'official' }])

  const reason = 'Tuomarikirja katosi.'
  await page.getByLabel(t('results.fields.report')).fill('')
  await page.getByLabel(t('results.correct.override')).check()
  await page.getByLabel(t('results.correct.reason')).fill(reason)
  await button(page, t('results.correct.submit')).tap()
  await page.getByRole('definition').getByText(reason, { exact: true }).waitFor()
  await expectAccessible(page)
  const visitor = await openPage(`/koira/${dogs[0]!.regnr}`)
  await visitor
    .getByRole('button', { name: /^Näytä arvostelu/ })
    .first()
    .click()
  await visitor.getByText(t('trials.overridden', { reason })).waitFor()
})

test.each(oneOfVariants(import.meta.url, FI_AND_SV))(
  'has no axe violations on sheets, grid and practice (%s)',
  async (language) => {
    const translate = translator(language)
    const { trialId } = await makeTrialWithDogs({ divided: false, type: 'forest' })
    const phone = await open(
      `/hallinta/kokeet/${trialId}/tulokset?lang=${language}`,
      'kaer-tallentaja',
      PHONE,
    )
    await expectAccessible(phone)
    await phone.getByRole('link', { name: translate('trialAdmin.tabs.water') }).tap()
    await row(phone, 'jt').getByRole('button', { name: '3', exact: true }).waitFor()
    expect(await row(phone, 'jt').getByRole('button').allTextContents()).toEqual(['1', '3'])
    const practice = await open(
      `/hallinta/kokeet/${trialId}/harjoittelu?lang=${language}`,
      'aspirantti',
      PHONE,
    )
    await tap(practice, 'speed', '3')
    await practice.getByText(translate('results.save.practised')).waitFor()
    await expectAccessible(practice)
  },
)
