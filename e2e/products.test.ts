import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, formatDate } from '#domain/dates.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { makeDog, makeEntry, makeTrial } from '#server/testing/factories.ts'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible } from './accessibility.ts'
import { button, field, heading, menuEntries, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { type Translate, translator } from './translator.ts'
import { today } from './trialSteps.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()

const LIST = '/hallinta/tuotteet'
const YESTERDAY = formatDate(addDays(today, -1))

/** A row of the table or a card of the phone, by the name of its product. */
const rowOf = (page: Page, name: string) =>
  page.locator('main tr, main li').filter({ has: page.getByRole('link', { name, exact: true }) })
/** The products as they stand below each other. */
const names = (page: Page) => page.locator('main').getByRole('link', { name: /\d$/ }).allTextContents()

async function fillNew(page: Page, t: Translate, name: string) {
  await field(page, t('products.fields.descriptionFi')).fill(name)
  await field(page, t('products.fields.amount')).fill('40.5')
  await field(page, t('products.fields.validFrom')).fill('01.01.2026')
  await page.getByRole('checkbox', { name: t('trials.types.field') }).check()
}

async function saveWith(page: Page, t: Translate, key: string, value: string) {
  const label = RegExp.escape(t(`products.fields.${key}`))
  await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(value)
  await button(page, t('products.save')).click()
}

test.each(
  oneOfVariants(import.meta.url, [
    ['fi', DESKTOP],
    ['sv', PHONE],
  ]),
)(
  'SYSADMIN adds a product, changes its price, moves it and ends it (%s)',
  async (lang, size: BrowserContextOptions) => {
    const t = translator(lang)
    const [first, second] = [`Kevätkoe ${lang} 1`, `Kevätkoe ${lang} 2`]
    const page = await openPage(`${LIST}?lang=${lang}`, { ...size, as: 'yllapito' })
    expect(await menuEntries(page, t)).toContain(t('shell.nav.products'))
    await page.getByText(t('rulebooks.unconfirmed')).first().waitFor()
    await expectAccessible(page)

    await page.getByRole('link', { name: t('products.new') }).click()
    await heading(page, t('products.new')).waitFor()
    await button(page, t('products.add')).click()
    await page.getByText(t('errors.AMOUNT_INVALID')).first().waitFor()
    await expectAccessible(page)
    await fillNew(page, t, first)
    await button(page, t('products.add')).click()
    await toast(page, t('products.saved', { name: first })).waitFor()
    await heading(page, first).waitFor()

    await page.goto(`${LIST}/uusi`)
    await fillNew(page, t, second)
    await page.reload()
    expect(await field(page, t('products.fields.descriptionFi')).inputValue()).toBe(second)
    await button(page, t('products.add')).click()
    await heading(page, second).waitFor()
    await saveWith(page, t, 'amount', '45')
    // The toast of the first save may still be there.
    await expect.poll(() => field(page, t('products.fields.amount')).inputValue()).toBe('45,00')
    await page.getByText(`${formatEuros(4050, lang)} → `).waitFor()
    await expectAccessible(page)

    await page.goto(LIST)
    await rowOf(page, second).getByText(formatEuros(4500, lang)).waitFor()
    expect(await names(page)).toEqual([first, second])
    const up = page.getByRole('button', { name: t('products.up', { name: second }) })
    await up.press('Enter')
    await expect.poll(() => names(page)).toEqual([second, first])
    await expect.poll(() => up.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.reload()
    await rowOf(page, second).waitFor()
    expect(await names(page)).toEqual([second, first])

    for (const name of [first, second]) {
      await page.goto(LIST)
      await page.getByRole('link', { name, exact: true }).click()
      await heading(page, name).waitFor()
      await saveWith(page, t, 'validTo', YESTERDAY)
      await toast(page, t('products.saved', { name })).waitFor()
    }
    await page.goto(LIST)
    await page.getByText(t('products.ended_other', { count: '2' })).click()
    await rowOf(page, second).getByText(t('products.periods.ended')).waitFor()
    await expectAccessible(page)

    for (const name of [first, second]) {
      await page.goto(LIST)
      await page.locator('summary').click()
      await page.getByRole('link', { name, exact: true }).click()
      await button(page, t('products.remove')).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('products.remove') })
        .click()
      await toast(page, t('products.removed', { name })).waitFor()
      await heading(page, t('products.title')).waitFor()
    }
  },
)

test('warns of what only members can enter, and does not remove what somebody has entered by', async () => {
  const t = translator('fi')
  const { db, pool } = service.database
  const { rows } = await pool.query<{ id: number; name: string }>(
    `select id, description_fi as name from product
     where not member_only and 'field' = any(trial_types) and 'NUO' = any(classes)`,
  )
  const { id, name } = rows[0]!
  const [dog, trial] = [await makeDog(db), await makeTrial(db, { held_on: addDays(today, 30) })]
  await makeEntry(db, trial, dog.id, { class: 'NUO', product_id: id, fee_cents: 4000 })
  const page = await openPage(`${LIST}/${id}`, { as: 'yllapito' })
  await heading(page, name).waitFor()
  await page.getByText(t('errors.PRODUCT_IN_USE')).waitFor()
  expect(await button(page, t('products.remove')).isDisabled()).toBe(true)
  await saveWith(page, t, 'validTo', YESTERDAY)
  await toast(page, t('products.saved', { name })).waitFor()
  await page.goto(LIST)
  await page.getByText(t('products.closed')).waitFor()
  const closed = t('products.closedClasses', { type: t('trials.types.field'), classes: 'NUO' })
  await page.getByRole('listitem').filter({ hasText: closed }).waitFor()
  await expectAccessible(page)
})

test('keeps the pages from whoever is not SYSADMIN', async () => {
  const t = translator('fi')
  const page = await openPage('/', { as: 'kaer-vastaava' })
  expect(await menuEntries(page, t)).not.toContain(t('shell.nav.products'))
  for (const path of [LIST, `${LIST}/uusi`, `${LIST}/1`]) {
    await page.goto(path)
    await heading(page, t('accounts.forbidden.title')).waitFor()
    await page.getByText(t('accounts.forbidden.roles', { roles: t('accounts.roles.SYSADMIN') })).waitFor()
  }
})
