import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Treasury } from '#contract/money.ts'
import { addDays, addMonths } from '#domain/dates.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { makeDog, makeEntry, makePayment, makeRefund, makeTrial } from '#server/testing/factories.ts'
import { monthName } from '#web/ui/values/dateWords.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button, heading, menuEntries, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { paidEntry } from './payingSteps.ts'
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
  const trial = await makeTrial(db, { club_id: clubs[0]!.id, held_on: addDays(today, 300), place })
  const dog = await makeDog(db)
  const fee = { product_id: products[0]!.id, fee_cents: FEE }
  const id = await makeEntry(db, trial, dog.id, { ...fee, ...entry })
  // By bank transfer: the sandbox settles what it has taken in itself.
  const paid = { amount_cents: FEE, provider: 'bank', booked_on: today, applied_at: new Date() }
  return { trial, payment: await makePayment(db, id, paid) }
}

/** A trial that is in order and one whose money waits. @returns id of the latter */
async function makeTrials(): Promise<number> {
  const { payment } = await paidTrial('Selvälä')
  await makeRefund(db, payment)
  const gone = { withdrawn_at: new Date(), left_by: 'organiser', withdrawn_reason: 'Kiimainen' } as const
  return (await paidTrial('Odottila', gone)).trial
}

type Sums = Pick<Treasury['months'][number], 'inCents' | 'backCents' | 'feeCents' | 'waiting'>
/** What this month has come to. */
async function sumsOf(page: Page): Promise<Sums> {
  const { months }: Treasury = await (await page.request.get('/api/auth/money')).json()
  return months.find((one) => one.month === month) ?? { inCents: 0, backCents: 0, feeCents: 0, waiting: 0 }
}
const cellsOf = ({ inCents, backCents, feeCents, waiting }: Sums) => [
  ...[inCents, backCents, feeCents, inCents - backCents - feeCents].map(euros),
  String(waiting),
]
/** Of the row of this month: what came in, went back, the fees, what is left, open cases, the settlement. */
const monthCells = async (page: Page) => {
  const row = page.getByRole('row', { name: monthName('fi', month) }).first()
  await row.waitFor()
  const texts = await row.getByRole('cell').allTextContents()
  return texts.slice(0, 6)
}
/** Saves one of the page's files, and reads it. */
async function saved(page: Page, file: 'events' | 'trials' | 'months') {
  const t = translator('fi')
  await button(page, t('money.save')).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: t(`money.saves.${file}`) }).click()
  const from = await download
  return { name: from.suggestedFilename(), text: await readFile(await from.path(), 'utf8') }
}

/** A row of the table or a card of the phone, by the name of its trial. */
const rowOf = (page: Page, place: string) =>
  page.locator('main tr, main li').filter({ has: page.getByRole('link', { name: place, exact: true }) })

test('an agent sees what came in, and comes from what waits to where it is decided', async () => {
  const t = translator('fi')
  const page = await openPage('/', { ...DESKTOP, as: 'koetoimitsija' })
  const before = await sumsOf(page)
  const waiting = await makeTrials()
  await page.goto('/hallinta/kokeet')
  const needs = page.getByRole('region', { name: t('waiting.title') })
  await needs
    .getByRole('listitem')
    .filter({ hasText: 'Odottila' })
    .getByText(t('trialAdmin.needs.money_one', { count: '1' }))
    .waitFor()
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
  const { inCents, backCents, waiting: open, ...fees } = before
  const now = { inCents: inCents + 2 * FEE, backCents: backCents + 1000, waiting: open + 1, ...fees }
  expect((await monthCells(page)).slice(0, 5)).toEqual(cellsOf(now))
  await expectAccessible(page)

  const events = await saved(page, 'events')
  expect(events.name).toMatch(/^Rahat .*\.csv$/)
  expect(events.text).toContain(';Selvälä;')

  const year = yearsAgo(0).slice(0, 4)
  await page.getByLabel(t('money.span')).selectOption(year)
  await expect.poll(() => page.url()).toContain(`from=${year}-01&to=${year}-12`)
  await rowOf(page, 'Selvälä').waitFor()
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

test('a month agrees once the settlement of what was paid by card is imported', async () => {
  const t = translator('fi')
  const { page: payer } = await paidEntry(service, openPage, 'Tilityksen Tiuku', { place: 'Korttila' })
  await payer.getByRole('heading', { level: 2, name: t('ownEntries.situations.placed.title') }).waitFor()
  const page = await openPage(PAGE, { ...DESKTOP, as: 'yllapito' })
  const paid = await sumsOf(page)
  const waits = `…${t('money.settled.unsettled', { amount: euros(5000) })}`
  await expect.poll(() => monthCells(page)).toEqual([...cellsOf(paid), waits])

  const popup = page.waitForEvent('popup')
  await page.getByRole('link', { name: t('settlements.panel') }).click()
  const panel = await popup
  await panel.getByRole('button', { name: 'Tilitä nyt' }).click()
  const report = panel.waitForEvent('download')
  await panel.getByRole('link', { name: 'Raportti (CSV)' }).click()
  const reportPath = await (await report).path()
  await expectAccessible(panel)
  await panel.close()

  await page.locator('input[type=file]').setInputFiles({
    name: 'tilitys.csv',
    mimeType: 'text/csv',
    buffer: await readFile(reportPath),
  })
  await button(page, t('settlements.import_one', { count: '1' })).click()
  await toast(page, t('settlements.imported_one', { count: '1' })).waitFor()
  // 0.35 € and 1.5 % of 50 €.
  const settled = { ...paid, feeCents: paid.feeCents + 110 }
  await expect.poll(() => monthCells(page)).toEqual([...cellsOf(settled), `✓${t('money.settled.agrees')}`])
  await page.getByText(t('settlements.ledgerAgrees')).waitFor()
  await button(page, t('money.monthDetails', { month: monthName('fi', month) })).click()
  const trials = page.getByRole('table', { name: t('money.monthDetails', { month: monthName('fi', month) }) })
  await trials.getByRole('link', { name: 'Korttila' }).waitFor()
  await expectAccessible(page)
  const lines = (await saved(page, 'months')).text.split('\r\n')
  expect(lines.find((line) => line.includes(';Korttila;'))).toMatch(
    /;50,00;0,00;1,10;48,90;0;täsmää;0,00;0,00$/,
  )
  expect((await saved(page, 'trials')).text).toMatch(
    /;Korttila;.*;1;50,00;0,00;0,00;50,00;1,10;0,00;0,00;0\r\n/,
  )
  await page.setViewportSize(PHONE.viewport)
  await page.getByText(t('money.settled.agrees')).first().waitFor()
  await expectToFit(page)
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
