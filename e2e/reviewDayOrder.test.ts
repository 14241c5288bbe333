import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeDog } from '#server/testing/factories.ts'
import { expectAccessible } from './accessibility.ts'
import { button } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { row } from './sheetSteps.ts'
import { translator } from './translator.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()
const { db, pool } = service.database
const t = translator('fi')
/** Milliseconds that something may take on a busy machine. */
const PATIENT = { timeout: 20_000 }

const names = ['Ajanlahden Aatos', 'Ajanlahden Bertta', 'Ajanlahden Cesar'] as const
async function openDay(place: string, device: object): Promise<Page> {
  const { rows } = await pool.query(
    "insert into review_day (kind, held_on, place, reviewer) values ('inspection', '2026-06-06', $1, 'Maija Mallikas') returning id",
    [place],
  )
  for (const name of names) {
    const dog = await makeDog(db, { name, birth_date: '2022-01-01' })
    await pool.query('insert into review_entry (day_id, dog_id) values ($1, $2)', [rows[0].id, dog.id])
  }
  return openPage(`/hallinta/jalostustarkastukset/${rows[0].id}`, { ...device, as: 'tarkastaja' })
}
/** Makes the page look for what others have written, as when its window comes to the front; the day comes sorted by time. */
async function lookAgain(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) => /\/reviewdays\/\d+$/.test(response.url()), PATIENT)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await answered
}
const shown = async (page: Page) =>
  (await page.locator('tr[data-dog] th').allInnerTexts()).map((text) =>
    names.find((name) => text.includes(name)),
  )

test('a dog whose time is written stays where it stands until the dogs are sorted, and so does the focus', async () => {
  const page = await openDay('Ajanlahti', DESKTOP)
  const clock = page.locator('tr[data-dog]').nth(1).locator('[data-field="clock"]').getByRole('textbox')
  await clock.fill('9.30')
  await page.getByText(t('reviewAdmin.sortHelp')).waitFor()
  await lookAgain(page)
  expect(await shown(page)).toEqual(names)
  expect(await clock.evaluate((input) => input === document.activeElement)).toBe(true)
  await expectAccessible(page)

  await button(page, t('reviewAdmin.sort')).click()
  await page.getByRole('status').getByText(t('reviewAdmin.sorted')).waitFor()
  expect(await shown(page)).toEqual([names[1], names[0], names[2]])
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(t('reviewAdmin.sorted'))
})

test('the card on a phone stays the same dog’s when another’s time is written', async () => {
  const page = await openDay('Ajanniemi', PHONE)
  await row(page, 'clock').waitFor()
  await pool.query(
    `update review_entry set values = '{"clock": "08:00"}', version = version + 1 where dog_id = (select id from dog where name = $1 order by id desc limit 1)`,
    [names[2]],
  )
  await lookAgain(page)
  await page.getByText(t('reviewAdmin.sortHelp')).waitFor(PATIENT)
  await button(page, t('reviewAdmin.now')).tap()
  await lookAgain(page)
  await page.getByText(t('reviewAdmin.placeOf', { place: '1', count: '3' })).waitFor()
  await page.getByRole('link', { name: names[0] }).waitFor()
  await row(page, 'clock').getByRole('textbox').fill('23.59')
  await expect
    .poll(() => row(page, 'clock').locator('[data-mark]').first().getAttribute('data-mark'), PATIENT)
    .toBe('saved')
  await button(page, t('reviewAdmin.sort')).tap()
  await page.getByText(t('reviewAdmin.placeOf', { place: '2', count: '3' })).waitFor()
  await page.getByRole('link', { name: names[0] }).waitFor()
  await expectAccessible(page)
})
