import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { MadeDog } from '#server/testing/factories.ts'
import { button } from './accountSteps.ts'
import { translator } from './translator.ts'

const t = translator('fi')
/** Milliseconds that something may take on a busy machine. */
const PATIENT = { timeout: 20_000 }

/** The cell of a dog's field in the grid of the desk. */
export const cell = (page: Page, { regnr }: MadeDog, name: string): Locator =>
  page.locator(`tr[data-dog="${regnr}"] [data-field="${name}"]`)
/** A field of the dog that the phone shows. */
export const row = (page: Page, name: string) => page.locator(`main [data-field="${name}"]`)
const tap = (page: Page, name: string, value: string) =>
  row(page, name).getByRole('button', { name: value, exact: true }).tap()
export const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}
export const isDone = (page: Page, dog: MadeDog) =>
  cell(page, dog, 'done').getByText(t('results.status.preliminary')).waitFor()

/** Hunt features and grades in the order of the sheet, from speed on; in NUO they give 141 points. */
const KEYS = '4 4 5 8 2 k 5 4 4 8 4 7 4 5 4 5 5'.split(' ')

/** Writes a whole sheet by the keyboard; the paper's own sum is wrong at first, and the report forgotten. */
export async function judgeAtDesk(page: Page, dog: MadeDog, judge: string) {
  await cell(page, dog, 'outcome').focus()
  for (const key of ['a', judge.slice(0, 1), ...KEYS]) await press(page, key, 'Tab')
  await press(page, '1', '3', '9', 'Tab', '0', 'End', 'Enter')
  const problems = page.locator('[data-part="problems"]')
  await problems.getByText(t('errors.TOTAL_NOT_SUM')).waitFor()
  await problems.getByText(t('errors.REPORT_MISSING')).waitFor()
  expect(await cell(page, dog, 'statedPoints').getAttribute('aria-invalid')).toBe('true')
  await press(page, 'ArrowLeft', 'Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.type('Tyylikäs haku.')
  await press(page, 'Control+Enter', 'ArrowLeft', 'ArrowLeft', '1', '4', '1', 'End', 'Enter')
  await isDone(page, dog)
}

const AVO_SHEET = {
  outcome: 'arvosteltu',
  method: '4',
  scenting: '5',
  search: '8',
  point: '5',
  flush: '4',
  steadiness: '4',
  game: '9',
  retrieveEagerness: '4',
  retrieve: '8',
  collaboration: '4',
  willToHunt: '5',
  behaviour: '4',
  gunShyness: '5',
  loudness: '5',
}

/** Writes a whole sheet with the thumb; speed is there already, whether a shot was fired is forgotten. */
export async function judgeOnPhone(page: Page, judge: string) {
  for (const [name, value] of Object.entries(AVO_SHEET)) await tap(page, name, value)
  await tap(page, 'judgeId', judge)
  const more = t('results.more', { field: t('results.fields.pointsAtGame') })
  await row(page, 'pointsAtGame').getByRole('button', { name: more }).tap()
  await row(page, 'report')
    .getByRole('textbox', { name: t('results.fields.report'), exact: true })
    .fill('Varma seisoja.')
  await button(page, t('results.done.mark')).tap()
  const missing = t('errors.SHOT_OVER_MISSING')
  await page.locator('[data-part="problems"]').getByRole('button', { name: missing }).tap()
  await row(page, 'shotOver').getByText(missing).waitFor()
  await tap(page, 'shotOver', t('common.yes'))
  await row(page, 'shotOver').getByText(missing).waitFor({ state: 'hidden' })
  await button(page, t('results.done.mark')).tap()
  await button(page, t('results.open.action')).waitFor()
  await page.locator('[data-part="totals"]').getByText('AVO1').waitFor()
}

/** Without a network the phone writes the field that the desk writes too. */
export async function editSameField(desk: Page, phone: Page, dog: MadeDog) {
  await phone.context().setOffline(true)
  await tap(phone, 'speed', '4')
  await phone.getByText(t('results.save.kept_one', { count: '1' })).waitFor()
  await cell(desk, dog, 'speed').focus()
  await press(desk, '2')
  await cell(desk, dog, 'speed').locator('[data-mark]').waitFor({ state: 'hidden' })
  await desk.getByText(t('results.save.saved')).waitFor()
  await phone.context().setOffline(false)
  await row(phone, 'speed').getByRole('alert').waitFor(PATIENT)
  await button(phone, t('results.conflict.mine', { value: '4' })).tap()
  await row(phone, 'speed').locator('[data-mark="saved"]').waitFor(PATIENT)
  // Whoever comes back to the desk sees it at once.
  await desk.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => cell(desk, dog, 'speed').innerText(), PATIENT).toBe('4')
}
