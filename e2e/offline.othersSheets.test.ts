import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { makeDog } from '#server/testing/factories.ts'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button } from './accountSteps.ts'
import { openEdge } from './edge.ts'
import { type Opening, openJourneys, openPageAt } from './journey.ts'
import { keptFields, keptSheets, visitKept } from './offlineSteps.ts'
import { makeJudgedToday } from './sheetDogs.ts'
import { row } from './sheetSteps.ts'
import { translator } from './translator.ts'
import { today } from './trialSteps.ts'

const { service, browser } = await openJourneys()
/** What the browser calls offline lets something through when a page is loaded again. */
const edge = await openEdge(service.url)
const openPage = (path: string, options?: Opening) => openPageAt(browser, edge.url, path, options)
beforeEach(() => {
  edge.down = false
})
const { db, pool } = service.database
const PATIENT = { timeout: 30_000 }
const tap = (page: Page, field: string, value: string) =>
  row(page, field).getByRole('button', { name: value, exact: true }).tap()
const findNetwork = async (page: Page) => {
  edge.down = false
  await page.context().setOffline(false)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
}
/** Chooses the language, and goes where there is no network. */
async function leaveNetwork(page: Page, language: string) {
  await page.evaluate((code) => localStorage.setItem('koirakanta.language', code), language)
  edge.down = true
  await page.context().setOffline(true)
  await page.reload()
  await page.getByText(translator(language as 'fi')('offline.sentLater')).waitFor()
}

async function showSecond(page: Page) {
  const dogs = page.locator('main [data-bar]').getByRole('combobox')
  await dogs.selectOption('1')
  // It says so once the sheet of that dog is shown.
  await expect.poll(() => dogs.inputValue()).toBe('1')
}

const practised = async (entryId: number) => {
  const { rows } = await pool.query(
    `select values from practice_sheet join account on account.id = account_id
     where entry_id = $1 and username = 'aspirantti'`,
    [entryId],
  )
  return rows[0]?.values
}

test.each(oneOfVariants(import.meta.url, ['fi', 'sv']))(
  'an aspirant scores beside the judge without network, and is told of a dog that has left meanwhile (%s)',
  async (language) => {
    const t = translator(language)
    const { trialId, entries } = await makeJudgedToday(service)
    const page = await visitKept(openPage, `/hallinta/kokeet/${trialId}/harjoittelu`, 'aspirantti')
    await leaveNetwork(page, language)
    await tap(page, 'speed', '3')
    await expect.poll(() => keptFields(page), PATIENT).toBe(1)
    await showSecond(page)
    await tap(page, 'speed', '4')
    await tap(page, 'method', '2')
    await expect.poll(() => keptFields(page), PATIENT).toBe(3)
    await page.reload()
    await row(page, 'method').getByRole('button', { name: '2', pressed: true }).waitFor()
    await expectToFit(page)
    await expectAccessible(page)
    expect(await practised(entries[1]!)).toBeUndefined()

    await pool.query('delete from sheet where entry_id = $1', [entries[0]])
    await pool.query('delete from entry where id = $1', [entries[0]])
    await findNetwork(page)
    await expect.poll(() => practised(entries[1]!), PATIENT).toEqual({ speed: 4, method: 2 })
    const gone = page.getByRole('alert').filter({ hasText: t('results.gone.told') })
    await gone.getByText(`${t('trials.features.speed')}: 3`).waitFor()
    await expectToFit(page)
    await expectAccessible(page)
    await button(page, t('results.gone.remove')).tap()
    await gone.waitFor({ state: 'detached' })
    await expect.poll(() => keptFields(page), PATIENT).toBe(0)
    await page.getByText(t('results.save.practised')).waitFor()
  },
)

/** A review day of today with two dogs. */
async function makeDay(place: string) {
  const { rows } = await pool.query(
    "insert into review_day (kind, held_on, place, reviewer) values ('inspection', $1, $2, 'Maija Mallikas') returning id",
    [today, place],
  )
  const dayId = Number(rows[0].id)
  const entries: number[] = []
  for (const name of ['Dagmarin Aatos', 'Dagmarin Bertta']) {
    const dog = await makeDog(db, { name, birth_date: '2022-01-01' })
    const made = await pool.query('insert into review_entry (day_id, dog_id) values ($1, $2) returning id', [
      dayId,
      dog.id,
    ])
    entries.push(Number(made.rows[0].id))
  }
  return { dayId, entries }
}
const reviewed = async (entryId: number) =>
  (await pool.query('select values from review_entry where id = $1', [entryId])).rows[0]?.values

test.each(oneOfVariants(import.meta.url, ['fi', 'sv']))(
  'a reviewer writes a day without network, and is told of a dog that was taken off meanwhile (%s)',
  async (language) => {
    const t = translator(language)
    const { dayId, entries } = await makeDay(`Kyyjärvi ${language}`)
    const page = await visitKept(openPage, `/hallinta/jalostustarkastukset/${dayId}`, 'tarkastaja')
    expect(await keptSheets(page)).toBe(1)
    await leaveNetwork(page, language)
    await tap(page, 'class', 'H')
    await expect.poll(() => keptFields(page), PATIENT).toBe(1)
    await showSecond(page)
    await row(page, 'height').getByRole('textbox').fill('61,5')
    await row(page, 'length').getByRole('textbox').fill('63')
    await row(page, 'critique').getByRole('textbox').fill('Sopusuhtainen.')
    await expect.poll(() => keptFields(page), PATIENT).toBe(4)
    await page.reload()
    await expect.poll(() => row(page, 'height').getByRole('textbox').inputValue(), PATIENT).toBe('61,5')
    await expectToFit(page)
    await expectAccessible(page)
    expect(await reviewed(entries[1]!)).toEqual({})

    await pool.query('delete from review_entry where id = $1', [entries[0]])
    await findNetwork(page)
    await expect
      .poll(() => reviewed(entries[1]!), PATIENT)
      .toEqual({ height: 61.5, length: 63, critique: 'Sopusuhtainen.' })
    const gone = page.getByRole('alert').filter({ hasText: t('reviewAdmin.goneTold') })
    await gone.getByText(/: H$/).waitFor()
    await expectToFit(page)
    await expectAccessible(page)
    await button(page, t('results.gone.remove')).tap()
    await gone.waitFor({ state: 'detached' })
    await expect.poll(() => keptFields(page), PATIENT).toBe(0)
  },
)
