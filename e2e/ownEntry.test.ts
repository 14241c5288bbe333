import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DEMO_MAILS_HEADER } from '#contract/headers.ts'
import { type MadeDog, makeDog, makeEntry, makeTrial } from '#server/testing/factories.ts'
import { addMonths } from '../src/domain/dates.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button, field, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { translator } from './translator.ts'
import { today } from './trialSteps.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys({ ENTRY_JOBS_MS: '500' })
const { db } = service.database
const t = translator('fi')
/** Of the first product for everybody in NUO. */
const FEE = '40,00\u00a0€'
const pay = t('ownEntries.one.pay', { amount: FEE })
/** Of the sandbox: its page is at the end of what we hold to. */
const atProvider = { pay: 'Maksa', fails: 'Maksu epäonnistuu', cancel: 'Peruuta' } as const

/** A trial whose registration is open, and a dog that may start in NUO alone. */
async function makeOpenTrial(capacity = 5) {
  const held = addMonths(today, 2)
  const id = await makeTrial(db, {
    held_on: held,
    place: 'Ilmoittaja',
    classes: ['NUO'],
    capacity,
    registration_start: addMonths(today, -1),
    registration_end: addMonths(today, 1),
  })
  const { kaer_nr } = await db
    .selectFrom('trial')
    .select('kaer_nr')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const dog = await makeDog(db, { name: `Omistajan Oiva ${id}`, birth_date: addMonths(held, -18) })
  return { id, dog, address: `/kokeet/${held}/${kaer_nr}` }
}

const formOf = ({ address, dog }: { address: string; dog: MadeDog }) =>
  `${address}/ilmoittautuminen?koira=${encodeURIComponent(dog.regnr)}`

/** Waits until the page of an entry says how it stands; of a moment until when, what stands before it. */
function stands(page: Page, situation: string, words: Record<string, string> = {}) {
  const [title] = t(`ownEntries.situations.${situation}.title`, { until: '…', ...words }).split('…')
  return page.getByRole('heading', { level: 2, name: title!.trim() }).waitFor()
}

const acceptTerms = (page: Page) => page.getByRole('checkbox', { name: t('accounts.fields.terms') }).check()
const send = (page: Page) => button(page, t('ownEntries.enter.submit.card')).click()

/** At the provider: presses a button of its page. */
async function pressAtProvider(page: Page, name: keyof typeof atProvider) {
  await page.waitForURL(/\/pay\//)
  await page.getByRole('button', { name: atProvider[name], exact: true }).click()
}

/** Enters the dog that the form begins with, until the provider's page is there. */
async function enterAndGoToPay(page: Page) {
  await page.getByRole('radio', { name: /^40,00/, checked: true }).waitFor()
  await acceptTerms(page)
  await send(page)
  await page.waitForURL(/\/pay\//)
}

test('a member enters a dog of the phone in at most 12 taps, pays, has a place, and gets the money back', async () => {
  const trial = await makeOpenTrial()
  const page = await openPage(trial.address, { ...PHONE, as: 'jasen' })
  let taps = 0
  const tap = async (what: Locator) => {
    taps += 1
    await what.tap()
  }
  await tap(page.getByRole('link', { name: t('trialPages.one.enter'), exact: true }))
  await tap(page.getByRole('combobox', { name: t('ownEntries.fields.regnr') }))
  await page.keyboard.type(trial.dog.name)
  await tap(page.getByRole('option', { name: new RegExp(trial.dog.regnr) }))
  await page.getByRole('radio', { name: /^40,00/, checked: true }).waitFor()
  await expectAccessible(page)
  await tap(page.getByRole('checkbox', { name: t('accounts.fields.terms') }))
  await tap(button(page, t('ownEntries.enter.submit.card')))
  await page.waitForURL(/\/pay\//)
  expect(taps).toBeLessThanOrEqual(12)

  await pressAtProvider(page, 'pay')
  await stands(page, 'placed')
  await page.getByText(t('ownEntries.payment.received')).waitFor()
  expect(page.url()).not.toMatch(/checkout-|signature/)
  await expectAccessible(page)

  await button(page, t('ownEntries.change.open')).tap()
  await field(page, `${t('ownEntries.fields.handler')} (${t('common.optional')})`).fill('Åke Öhman')
  await button(page, t('ownEntries.change.submit')).tap()
  await toast(page, t('ownEntries.change.done')).waitFor()
  await page.getByText('Åke Öhman').waitFor()

  await button(page, t('ownEntries.cancel.open')).tap()
  await expectAccessible(page)
  await button(page, t('ownEntries.cancel.submit')).tap()
  await page.getByText(t('errors.VALUE_REQUIRED')).first().waitFor()
  await page.getByRole('dialog').getByLabel(t('ownEntries.cancel.reason')).fill('Juoksuaika')
  await button(page, t('ownEntries.cancel.submit')).tap()
  await stands(page, 'cancelled')
  await page.getByText(t('ownEntries.moneyAfter.back')).waitFor()

  await page.goto('/profiili')
  await page
    .getByRole('region', { name: t('ownEntries.list.title') })
    .getByText(trial.dog.name)
    .waitFor()
  await expectToFit(page)
})

test('whoever fails to pay, or turns back at the provider, tries again from the entry', async () => {
  const trial = await makeOpenTrial()
  const page = await openPage(formOf(trial), { ...DESKTOP, as: 'jasen' })
  await enterAndGoToPay(page)
  await page.goBack()
  await stands(page, 'held')
  await page.getByText(t('ownEntries.payment.begunBefore')).waitFor()
  for (const press of ['fails', 'cancel'] as const) {
    await button(page, pay).click()
    await pressAtProvider(page, press)
    await page.getByText(t('ownEntries.payment.interrupted')).waitFor()
    await stands(page, 'held')
  }
  await expectAccessible(page)
  await button(page, pay).click()
  await pressAtProvider(page, 'pay')
  await stands(page, 'placed')
})

test('an entry is made although paying cannot begin, which is said with the way to pay', async () => {
  const trial = await makeOpenTrial()
  const page = await openPage(formOf(trial), { ...DESKTOP, as: 'jasen' })
  await page.route('**/api/entries/*/pay', (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'PAYMENT_SERVICE_FAILED', message: '' } } }),
  )
  await acceptTerms(page)
  await send(page)
  await page.getByText(t('ownEntries.payment.notBegun')).waitFor()
  await button(page, pay).waitFor()
})

test('a visitor who closes the tab while paying comes back by the link of the mail', async () => {
  const trial = await makeOpenTrial()
  const page = await openPage(formOf(trial), PHONE)
  await page.getByLabel(t('ownEntries.fields.contactEmail')).fill('oiva@example.fi')
  const entering = page.waitForResponse(/\/enter$/)
  await enterAndGoToPay(page)
  const keys = (await (await entering).allHeaders())[DEMO_MAILS_HEADER]!.split(',')
  const texts = await Promise.all(
    keys.map(async (key) => (await (await page.request.get(`/api/demo/mail/${key}`)).json()).text as string),
  )
  const link = /\S+#token=[\w-]+/.exec(texts.join(' '))![0]

  await page.context().clearCookies({ name: /ntr/ })
  await page.goto(link.replace(/#.*/, ''))
  await page.getByText(t('ownEntries.open.how')).waitFor()
  await expectAccessible(page)
  await page.goto('about:blank')
  await page.goto(link)
  await button(page, t('ownEntries.open.submit')).tap()
  await stands(page, 'held')
  expect(page.url()).not.toContain('token')
  await button(page, pay).tap()
  await pressAtProvider(page, 'pay')
  await stands(page, 'placed')
})

test('a dog of a full trial joins the queue and pays nothing', async () => {
  const trial = await makeOpenTrial(1)
  await makeEntry(db, trial.id, (await makeDog(db, { name: 'Ensimmäinen' })).id, { class: 'NUO' })
  const page = await openPage(formOf(trial), { ...PHONE, as: 'jasen' })
  await page.getByText(t('ownEntries.enter.queueGoes')).waitFor()
  await acceptTerms(page)
  await button(page, t('ownEntries.enter.submit.queue')).tap()
  await stands(page, 'queued', { number: '1' })
  await toast(page, t('ownEntries.enter.thanks')).waitFor()
  expect(await page.getByRole('button', { name: /^Maksa/ }).count()).toBe(0)
  await page.goto(formOf(trial))
  await page
    .getByRole('main')
    .getByRole('link', { name: t('ownEntries.enter.openOwn') })
    .click()
  await stands(page, 'queued', { number: '1' })
})

test('what is typed outlives a reload, and says what is missing', async () => {
  const trial = await makeOpenTrial()
  const page = await openPage(formOf(trial), PHONE)
  await page.getByLabel(t('ownEntries.fields.contactName')).fill('Oiva Omistaja')
  await send(page)
  await page.getByRole('alert').getByText(t('errors.EMAIL_INVALID')).waitFor()
  await expectAccessible(page)
  await page.reload()
  await expect
    .poll(() => page.getByLabel(t('ownEntries.fields.contactName')).inputValue())
    .toBe('Oiva Omistaja')
})

test('nobody enters a trial that is not open yet, or that there is not', async () => {
  const held = addMonths(today, 4)
  const id = await makeTrial(db, {
    held_on: held,
    registration_start: addMonths(today, 1),
    registration_end: addMonths(today, 3),
  })
  const { kaer_nr } = await db
    .selectFrom('trial')
    .select('kaer_nr')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const page = await openPage(`/kokeet/${held}/${kaer_nr}/ilmoittautuminen`, PHONE)
  await page.getByText(t('ownEntries.enter.notHelp.coming')).waitFor()
  await page.getByText('040 765 4321').waitFor()
  await expectAccessible(page)
  await page.goto(`/kokeet/${held}/999/ilmoittautuminen`)
  await page.getByRole('heading', { level: 1, name: t('trialPages.one.notFound') }).waitFor()
})
