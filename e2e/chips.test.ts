import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { openJourneys } from './journey.ts'
import { makeTrialWithDogs } from './sheetDogs.ts'
import { press } from './sheetSteps.ts'
import { translator } from './translator.ts'

const { service, openPage } = await openJourneys()
const t = translator('fi')

const chipsOf = (row: Locator) => row.locator('button, [role="button"]')
/** Which chip of a row has the focus; -1: none. */
const focused = (row: Locator) =>
  chipsOf(row).evaluateAll((chips) => chips.indexOf(document.activeElement as HTMLElement))

/** Goes on by Tab until a row has the focus. */
async function tabTo(page: Page, row: Locator) {
  for (let stops = 0; stops < 60 && (await focused(row)) < 0; stops++) await press(page, 'Tab')
}

test('has the filters that are on as one stop, and hands the focus of a removed one to its neighbour', async () => {
  const page = await openPage('/hallinta/kokeet?state=open&type=forest&q=a', { as: 'yllapito' })
  const row = page.getByRole('toolbar', { name: t('common.activeFilters') })
  await row.waitFor()
  expect(await chipsOf(row).count()).toBe(4)
  await page.getByRole('textbox', { name: t('trialAdmin.search') }).focus()
  await tabTo(page, row)
  expect(await focused(row)).toBe(0)
  await expectAccessible(page)
  await press(page, 'End')
  expect(await focused(row)).toBe(3)
  await press(page, 'Home', 'ArrowLeft', 'ArrowRight')
  expect(await focused(row)).toBe(1)
  await press(page, 'Tab')
  expect(await focused(row)).toBe(-1)
  await press(page, 'Shift+Tab')
  expect(await focused(row)).toBe(1)
  await press(page, 'Delete')
  await expect.poll(() => chipsOf(row).count()).toBe(3)
  expect(await focused(row)).toBe(0)
  await press(page, 'Delete')
  await expect.poll(() => chipsOf(row).count()).toBe(1)
  expect(await focused(row)).toBe(0)
  // A lone chip is a stop of its own.
  await press(page, 'Shift+Tab')
  expect(await focused(row)).toBe(-1)
  await press(page, 'Tab')
  expect(await focused(row)).toBe(0)
})

test('has the values of a field of the sheet as one stop, entered at the chosen one', async () => {
  const { trialId } = await makeTrialWithDogs(service)
  const page = await openPage(`/hallinta/kokeet/${trialId}/tulokset`, {
    viewport: { width: 1000, height: 800 },
    as: 'kaer-tallentaja',
  })
  const row = (name: string) => page.locator(`main [data-field="${name}"]`).getByRole('group')
  await tabTo(page, row('speed'))
  await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter')
  expect(await row('speed').getByRole('button', { pressed: true }).innerText()).toBe('3')
  await press(page, 'Tab')
  expect(await focused(row('method'))).toBe(0)
  await page.reload()
  await row('speed').waitFor()
  await tabTo(page, row('speed'))
  expect(await focused(row('speed'))).toBe(3)
})

test('has the classes of a trial as one stop, each with its meaning on focus', async () => {
  const { trialId } = await makeTrialWithDogs(service)
  const { held_on, kaer_nr } = await service.database.db
    .selectFrom('trial')
    .select(['held_on', 'kaer_nr'])
    .where('id', '=', trialId)
    .executeTakeFirstOrThrow()
  const page = await openPage(`/kokeet/${held_on}/${kaer_nr}`)
  const row = page.getByRole('definition').filter({ hasText: /^NUO/ }).first()
  await row.waitFor()
  await expectAccessible(page)
  expect(await chipsOf(row).allTextContents()).toEqual(['NUO', 'AVO', 'VOI'])
  await tabTo(page, row)
  expect(await focused(row)).toBe(0)
  await press(page, 'End', 'ArrowLeft')
  expect(await focused(row)).toBe(1)
  await page.getByRole('tooltip').waitFor()
  await press(page, 'Tab')
  expect(await focused(row)).toBe(-1)
})
