import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, addMonths } from '#domain/dates.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { makeDog, makeEntry, makePayment, makeRefund, makeTrial } from '#server/testing/factories.ts'
import { monthName } from '#web/ui/values/dateWords.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { heading, menuEntries } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { translator } from './translator.ts'
import { today } from './trialSteps.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()
const { db, pool } = service.database

const PAGE = '/hallinta/rahat'
const FEE = 4000
const euros = (cents: number) => formatEuros(cents, 'fi')
const month = today.slice(0, 7)
const yearsAgo = (years: number) => addMonths(today, -12 * years).slice(0, 7)

const { rows: products } = await pool.query<{ id: number }>('select min(id) as id from product')
const { rows: clubs } = await pool.query<{ id: number }>(
  `select a.club_id as id from club_agent a join account u on u.id = a.account_id where u.username = 'koetoimitsija' limit 1`,
)

/** A trial of the agent's club with one paid entry. */
async function paidTrial(place: string, entry: Parameters<typeof makeEntry>[3] = {}) {
  const trial = await makeTrial(db, { club_id: clubs[0]!.id, held_on: addDays(today, 20), place })
  const dog = await makeDog(db)
  const fee = { product_id: products[0]!.id, fee_cents: FEE }
  const id = await makeEntry(db, trial, dog.id, { ...fee, ...entry })
  return { trial, payment: await makePayment(db, id, { amount_cents: FEE, applied_at: new Date() }) }
}

const { payment } = await paidTrial('Selvälä')
await makeRefund(db, payment)
const gone = { withdrawn_at: new Date(), left_by: 'organiser', withdrawn_reason: 'Kiimainen' } as const
const { trial: waiting } = await paidTrial('Odottila', gone)

/** A row of the table or a card of the phone, by the name of its trial. */
const rowOf = (page: Page, place: string) =>
  page.locator('main tr, main li').filter({ has: page.getByRole('link', { name: place, exact: true }) })

test('an agent sees what came in, and comes from what waits to where it is decided', async () => {
  const t = translator('fi')
  const page = await openPage('/hallinta/kokeet', { ...DESKTOP, as: 'koetoimitsija' })
  const needs = page.getByRole('region', { name: t('trialAdmin.needs.title') })
  await needs.getByText(t('trialAdmin.needs.money_one', { count: '1' })).waitFor()
  expect(await menuEntries(page, t)).toContain(t('shell.nav.money'))

  await page.goto(PAGE)
  await heading(page, t('money.title')).waitFor()
  await rowOf(page, 'Odottila')
    .getByText(t('money.waiting_one', { count: '1' }))
    .waitFor()
  await rowOf(page, 'Selvälä')
    .getByText(euros(FEE - 1000))
    .waitFor()
  const places = await page.getByRole('table').first().getByRole('rowheader').allTextContents()
  expect(places[0]).toContain('Odottila')
  const row = page.getByRole('row', { name: monthName('fi', month) })
  expect(await row.getByRole('cell').allTextContents()).toEqual([2 * FEE, 1000, 2 * FEE - 1000].map(euros))
  await expectAccessible(page)

  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: t('money.save') }).click()
  expect((await file).suggestedFilename()).toMatch(/^Rahat .*\.csv$/)

  await page.getByLabel(t('money.to')).selectOption(yearsAgo(1))
  await expect.poll(() => page.url()).toContain(`to=${yearsAgo(1)}`)
  await rowOf(page, 'Selvälä').waitFor({ state: 'detached' })
  await rowOf(page, 'Odottila').waitFor()
  await page.reload()
  await page.getByText(t('money.noMonths')).waitFor()

  await rowOf(page, 'Odottila').getByRole('link', { name: 'Odottila' }).click()
  await page.waitForURL(`**/hallinta/kokeet/${waiting}/osallistujat`)
  await page.getByText(t('entries.money.alertTitle_one')).waitFor()
})

test('a phone shows it in Swedish', async () => {
  const t = translator('sv')
  const page = await openPage(`${PAGE}?lang=sv`, { ...PHONE, as: 'koetoimitsija' })
  await rowOf(page, 'Odottila')
    .getByText(t('money.waiting_one', { count: '1' }))
    .waitFor()
  await expectAccessible(page)
  await expectToFit(page)
})

test('keeps the page from whoever decides about no money', async () => {
  const t = translator('fi')
  for (const as of ['tuomari', 'kaer-vastaava']) {
    const page = await openPage(PAGE, { as })
    await heading(page, t('accounts.forbidden.title')).waitFor()
  }
})
