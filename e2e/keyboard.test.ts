import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { openJourneys } from './journey.ts'
import { fillSheet, makeTrialWithDogs } from './sheetDogs.ts'
import { press } from './sheetSteps.ts'
import { translator } from './translator.ts'
import { DESKTOP } from './visitor.ts'

const { service, openPage } = await openJourneys()

const t = translator('fi')

/** What of the grid has the focus: the place of the dog and the field; else where the focus is, as seen from the grid. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const here = document.activeElement!
    const cell = here.closest<HTMLElement>('[role="grid"] [data-field]')
    if (cell) {
      const rows = [...document.querySelectorAll('tr[data-dog]')]
      return `${rows.indexOf(cell.closest('tr')!)} ${cell.dataset.field}`
    }
    const grid = document.querySelector('[role="grid"]')!
    const isBehind = grid.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING
    return isBehind ? 'behind' : 'before'
  })

const published = async (trialId: number) =>
  (await service.database.pool.query('select points from trial_result where trial_id = $1', [trialId])).rows

async function openGrid(trialId: number) {
  const page = await openPage(`/hallinta/kokeet/${trialId}/tulokset`, { ...DESKTOP, as: 'kaer-tallentaja' })
  await page.getByRole('grid', { name: t('results.grid.caption') }).waitFor()
  return page
}

test('has the grid of results as one stop of Tab, at its first cell and then at the one left last', async () => {
  const { trialId } = await makeTrialWithDogs(service)
  const page = await openGrid(trialId)
  await page.getByRole('main').focus()
  for (let stops = 0; stops < 30 && (await focused(page)) === 'before'; stops++) await press(page, 'Tab')
  expect(await focused(page)).toBe('0 outcome')
  await press(page, 'Shift+Tab')
  expect(await focused(page)).toBe('before')
  await press(page, 'Tab', 'PageDown', 'ArrowRight', 'ArrowRight', 'ArrowUp')
  expect(await focused(page)).toBe('1 speed')
  for (const key of ['Tab', 'F6', 'Escape']) {
    await press(page, key)
    expect(await focused(page), key).toBe('behind')
    await press(page, 'Shift+Tab')
    expect(await focused(page), key).toBe('1 speed')
  }
  await press(page, 'Control+Home')
  expect(await focused(page)).toBe('0 outcome')
  await expectAccessible(page)
})

test('goes along the row by Tab with a value just written, and leaves by Escape only what is not being written', async () => {
  const { trialId } = await makeTrialWithDogs(service)
  const page = await openGrid(trialId)
  const cell = page.locator('tr[data-dog]').first().locator('[data-field="speed"]')
  await cell.focus()
  await press(page, '4', 'Tab')
  expect(await focused(page)).toBe('0 method')
  await press(page, '5', 'Shift+Tab', '2', 'Escape')
  expect(await focused(page)).toBe('0 speed')
  expect(await cell.innerText()).toContain('4')
  await press(page, 'Escape')
  expect(await focused(page)).toBe('behind')
})

test('marks nothing done by Enter in a cell of the grid, only by the button that has the focus', async () => {
  const { trialId, dogs } = await makeTrialWithDogs(service)
  const last = dogs.at(-1)!
  await fillSheet(service, trialId, last)
  const page = await openGrid(trialId)
  await page.locator('tr[data-dog]').last().getByText('132 p').waitFor()
  await page.locator(`tr[data-dog="${last.regnr}"] [data-field="outcome"]`).focus()
  const columns = (await page.locator('tr[data-dog]').last().locator('[data-field]').count()) - 1
  for (let column = 0; column < columns; column++) {
    if ((await focused(page)) !== '2 report') await press(page, 'Enter', 'Enter')
    await press(page, 'ArrowRight')
  }
  expect(await focused(page)).toBe('2 done')
  expect(await published(trialId)).toEqual([])
  const mark = page.locator(`tr[data-dog="${last.regnr}"]`).getByRole('button')
  expect(await mark.evaluate((node) => node === document.activeElement)).toBe(true)
  await press(page, 'Enter')
  await page.locator('tr[data-dog]').last().getByText(t('results.status.preliminary')).waitFor()
  expect(await published(trialId)).toEqual([{ points: 132 }])
  expect(await focused(page)).toBe('2 done')
})
