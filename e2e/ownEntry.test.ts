import type { Locator, Page, Route } from 'playwright-core'
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
const atProvider = {
  pay: 'Maksa',
  fails: 'Maksu epäonnistuu',
  cancel: 'Peruuta',
  paidAlready: 'Tämä maksu on jo maksettu. Voit sulkea sivun.',
} as const

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
  const dog = await makeDog(db, { name: `Zupsun Oiva ${id}`, birth_date: addMonths(held, -18) })
  return { id, dog, address: `/kokeet/${held}/${kaer_nr}` }
}

const formOf = ({ address, dog }: { address: string; dog: MadeDog }) =>
  `${address}/ilmoittautuminen?koira=${encodeURIComponent(dog.regnr)}`

/** Waits until the page of an entry says how it stands; of a moment until when, what stands before it. */
function stands(page: Page, situation: string, words: Record<string, string> = {}) {
  const [title] = t(`ownEntries.situations.${situation}.title`, { until: '…', ...words }).split('…')
  return page.getByRole('heading', { level: 2, name: title!.trim() }).waitFor()
}

/** Of a dog whose class and fee are chosen by then. */
async function acceptTerms(page: Page) {
  await page.getByRole('radio', { name: /^40,00/, checked: true }).waitFor()
  await page.getByRole('checkbox', { name: t('accounts.fields.terms') }).check()
}
const send = (page: Page) => button(page, t('ownEntries.enter.submit.card')).click()

/** At the provider: presses a button of its page. */
async function pressAtProvider(page: Page, name: 'pay' | 'fails' | 'cancel') {
  await page.waitForURL(/\/pay\//)
  await page.getByRole('button', { name: atProvider[name], exact: true }).click()
}

/** Enters the dog that the form begins with, until the provider's page is there. */
async function enterAndGoToPay(page: Page) {
  await acceptTerms(page)
  await send(page)
  await page.waitForURL(/\/pay\//)
}

/** Taps of a thumb from a trial's page until the dog's place is paid; each typed letter is one. */
async function tapsToPaid(page: Page, trial: Trial, choose: (tap: Tap) => Promise<void>): Promise<string[]> {
  const taps: string[] = []
  const tap: Tap = async (what, typed = '') => {
    taps.push(String(what), ...typed)
    await what.tap()
    await page.keyboard.type(typed)
  }
  await page.goto(trial.address)
  await tap(page.getByRole('link', { name: t('trialPages.one.enter'), exact: true }))
  await choose(tap)
  await page.getByRole('radio', { name: /^40,00/, checked: true }).waitFor()
  await expectAccessible(page)
  await tap(page.getByRole('checkbox', { name: t('accounts.fields.terms') }))
  await tap(button(page, t('ownEntries.enter.submit.card')))
  await page.waitForURL(/\/pay\//)
  await tap(page.getByRole('button', { name: atProvider.pay, exact: true }))
  await stands(page, 'placed')
  return taps
}
type Trial = Awaited<ReturnType<typeof makeOpenTrial>>
type Tap = (what: Locator, typed?: string) => Promise<void>

test('a member enters a dog of the phone and has paid after at most 12 taps, changes the entry, and gets the money back', async () => {
  const [found, trial] = [await makeOpenTrial(), await makeOpenTrial()]
  const page = await openPage('/', { ...PHONE, as: 'jasen' })
  await service.database.pool.query(
    `insert into dog_owner (dog_id, person_id) select $1, person_id from account where username = 'jasen'`,
    [trial.dog.id],
  )
  const ways = {
    'a dog that is found by its name': await tapsToPaid(page, found, async (tap) => {
      await tap(page.getByRole('combobox', { name: t('ownEntries.fields.regnr') }), 'zups')
      await tap(page.getByRole('option', { name: new RegExp(found.dog.regnr) }))
    }),
    'an own dog': await tapsToPaid(page, trial, (tap) => tap(button(page, trial.dog.name))),
  }
  for (const [way, taps] of Object.entries(ways))
    expect(taps.length, `${way} takes ${taps.length} taps: ${taps.join(', ')}`).toBeLessThanOrEqual(12)

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
  await page.goBack()
  await page.getByText(atProvider.paidAlready).waitFor()
  await page.goBack()
  await stands(page, 'placed')
})

/** The payments of a trial's entries, as they stand. */
async function paymentsOf({ id }: Trial): Promise<string[]> {
  const { rows } = await service.database.pool.query<{ state: string }>(
    'select p.state from payment p join entry e on e.id = p.entry_id where e.trial_id = $1 order by p.id',
    [id],
  )
  return rows.map(({ state }) => state)
}

test('in two windows a fee is paid once, and what is paid in both at once is owed to the entrant', async () => {
  const [trial, atOnce] = [await makeOpenTrial(), await makeOpenTrial()]
  const page = await openPage('/', { ...DESKTOP, as: 'jasen' })
  const open = async (path: string) => {
    const opened = await page.context().newPage()
    await opened.goto(path)
    return opened
  }
  const closed = await open(formOf(trial))
  await enterAndGoToPay(closed)
  await closed.close()
  await page.goto('/profiili')
  await page.getByRole('link', { name: trial.dog.name }).click()
  await stands(page, 'held')
  const [stale, seenAgain] = await Promise.all([open(page.url()), open(page.url())])
  for (const other of [stale, seenAgain]) await button(other, pay).waitFor()
  await button(page, pay).click()
  await pressAtProvider(page, 'pay')
  await stands(page, 'placed')
  await button(stale, pay).click()
  await stands(stale, 'placed')
  expect(new URL(stale.url()).pathname).toMatch(/^\/ilmoittautumiset\//)
  await seenAgain.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await stands(seenAgain, 'placed')
  expect((await paymentsOf(trial)).filter((state) => state === 'confirmed')).toHaveLength(1)

  await page.goto(formOf(atOnce))
  await enterAndGoToPay(page)
  await page.goBack()
  await stands(page, 'held')
  const entryId = /\d+$/.exec(new URL(page.url()).pathname)![0]
  await stale.goto(page.url())
  const both = [page, stale]
  await Promise.all(both.map((one) => button(one, pay).click()))
  await Promise.all(both.map((one) => pressAtProvider(one, 'pay')))
  for (const one of both) await stands(one, 'placed')
  await page.reload()
  const money = page.getByRole('region', { name: t('ownEntries.money.title') })
  await money.getByText(t('ownEntries.money.standings.overpaid')).waitFor()
  const staff = await openPage('/', { as: 'yllapito' })
  const told = await staff.request.get(`/api/auth/entries/${entryId}/money`)
  expect(await told.json()).toMatchObject({ feeCents: 4000, paidCents: 8000, dueCents: -4000 })
})

/** Holds requests of a page back until it is said what becomes of each. */
async function holdBack(page: Page, path: string) {
  const held: Route[] = []
  await page.route(path, (route) => void held.push(route))
  const next = async () => {
    await expect.poll(() => held.length).toBe(1)
    return held.pop()!
  }
  return { held, next }
}

test('on a slow network impatient taps send once, and what is typed outlives a send that fails', async () => {
  const trial = await makeOpenTrial()
  const page = await openPage(formOf(trial), { ...PHONE, as: 'jasen' })
  const handler = page.getByLabel(`${t('ownEntries.fields.handler')} (${t('common.optional')})`)
  await handler.fill('Hidas Hilma')
  await acceptTerms(page)
  const submit = button(page, t('ownEntries.enter.submit.card'))
  const entering = await holdBack(page, '**/enter')
  const sendImpatiently = async ({ held, next }: typeof entering) => {
    const route = await next()
    await submit.getByRole('progressbar').waitFor()
    for (let tap = 0; tap < 3; tap++) await submit.tap({ force: true })
    expect(held).toEqual([])
    return route
  }
  const keys: string[] = []
  const outcomes = [
    (route: Route) => route.abort('internetdisconnected'),
    // The service has done it, and nobody hears of it.
    async (route: Route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
  ]
  for (const end of outcomes) {
    await submit.tap()
    const route = await sendImpatiently(entering)
    keys.push(route.request().postDataJSON().key)
    await end(route)
    await toast(page, t('common.failed.ownEntry')).first().waitFor()
    await expect.poll(() => submit.isEnabled()).toBe(true)
    expect(await handler.inputValue()).toBe('Hidas Hilma')
  }
  const paying = await holdBack(page, '**/api/entries/*/pay')
  await submit.tap()
  const route = await sendImpatiently(entering)
  keys.push(route.request().postDataJSON().key)
  await route.continue()
  await (await sendImpatiently(paying)).continue()
  await page.waitForURL(/\/pay\//)
  expect(new Set(keys).size).toBe(1)
  expect(await paymentsOf(trial)).toEqual(['open'])

  await pressAtProvider(page, 'pay')
  await stands(page, 'placed')
  expect(await paymentsOf(trial)).toEqual(['confirmed'])
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

test('what is typed outlives a reload, says what is missing, and is not sent for another fee than is shown', async () => {
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

  const setFee = (cents: number) =>
    service.database.pool.query(
      `update product set amount_cents = $1 where description_fi = 'Nuorten luokka'`,
      [cents],
    )
  await page.getByLabel(t('ownEntries.fields.contactEmail')).fill('oiva@example.fi')
  await acceptTerms(page)
  await setFee(4500)
  await send(page)
  await page.getByRole('alert').getByText(t('errors.FEE_CHANGED')).waitFor()
  await page.getByRole('radio', { name: /^45,00/, checked: true }).waitFor()
  await expectAccessible(page)
  await expectToFit(page)
  await send(page)
  await page.waitForURL(/\/pay\//)
  await page.getByText('45,00').waitFor()
  await setFee(4000)
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
