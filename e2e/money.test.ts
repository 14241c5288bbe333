import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, addMonths } from '#domain/dates.ts'
import { makeDog, makeShowResult, makeTrial } from '#server/testing/factories.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button, field, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { type Language, translator } from './translator.ts'
import { today } from './trialSteps.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys({ ENTRY_JOBS_MS: '300' })

/** A dog that its owner has entered by a call and paid for at the test payment service. */
async function makePaidEntry(name: string) {
  const { db } = service.database
  const trialId = await makeTrial(db, {
    held_on: addMonths(today, 2),
    registration_start: addDays(today, -7),
    registration_end: addDays(today, 30),
    place: 'Kauhava',
    capacity: 2,
  })
  const { id, regnr } = await makeDog(db, { name, birth_date: addMonths(today, -36) })
  await makeShowResult(db, id, {}, addMonths(today, -18))
  const page = await openPage('/', { as: 'jasen' })
  const entry = await post(page, `/api/trials/${trialId}/enter`, {
    key: crypto.randomUUID(),
    regnr,
    class: 'AVO',
    productId: 4,
    method: 'card',
    contactEmail: 'maksaja@example.fi',
    contactName: 'Maija Maksaja',
    contactPhone: '',
    handler: '',
    language: 'fi',
    terms: true,
  })
  const { href } = await post(page, `/api/entries/${entry.id}/pay`)
  await page.goto(String(href))
  await page.locator('button[value="pay"]').click()
  await page.waitForURL(/\/ilmoittautumiset\/\d+/)
  return { trialId, entryId: Number(entry.id) }
}

/** What a page of this browser would send. */
async function post(page: Page, url: string, body?: object): Promise<Record<string, unknown>> {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'csrf-token')!.value
  const answer = await page.request.post(url, {
    headers: { 'x-csrf-token': token },
    ...(body && { data: body }),
  })
  if (!answer.ok()) throw new Error(`${url} answered ${await answer.text()}`)
  return answer.json()
}

const LONG = 'Erittäin Pitkänimisen Kennelin Kaikkein Pisimmän Nimen Saanut Koira'

test.each([
  ['fi', DESKTOP, 'Kauhavan Kaiku'],
  ['sv', PHONE, LONG],
] as const)(
  'shows the organiser whose money waits, and gives it back in part and whole (%s)',
  async (lang, size, dog) => {
    const t = translator(lang satisfies Language)
    const { trialId, entryId } = await makePaidEntry(dog)
    const page = await openPage(`/hallinta/kokeet/${trialId}/osallistujat?lang=${lang}`, {
      ...size,
      as: 'yllapito',
    })
    await page.getByText(t('entries.money.paid', { amount: '50,00\u00a0€' })).waitFor()
    await post(page, `/api/auth/trials/${trialId}/entries/withdraw`, { entryId, reason: 'Kiima' })
    await page.reload()
    const alert = page.getByRole('alert').filter({ hasText: t('entries.money.alertTitle_one') })
    await alert.waitFor()
    await expectToFit(page)
    await expectAccessible(page)
    await alert.getByRole('button', { name: t('entries.money.open', { dog }) }).click()
    const dialog = page.getByRole('dialog', { name: t('entries.money.title', { dog }) })
    await dialog.getByText(t('entries.money.paymentStates.confirmed')).first().waitFor()
    await expectAccessible(page)

    const amount = field(page, t('entries.money.amount'))
    expect(await amount.inputValue()).toBe('50,00')
    await amount.fill('0')
    await button(page, t('entries.money.submitRefund')).click()
    await dialog.getByText(t('errors.REFUND_AMOUNT_INVALID')).first().waitFor()
    await amount.fill('80')
    await dialog.getByLabel(t('entries.money.reason')).first().fill('Sovittu')
    await button(page, t('entries.money.submitRefund')).click()
    await dialog.getByText(t('errors.MORE_THAN_PAID')).first().waitFor()
    await amount.fill('20')
    await button(page, t('entries.money.submitRefund')).click()
    await toast(page, t('entries.money.refunded_done', { amount: '20,00\u00a0€' })).waitFor()

    await dialog.getByText(t('entries.money.keepHelp', { amount: '30,00\u00a0€' })).waitFor()
    await dialog.getByLabel(t('entries.money.reason')).last().fill('Ei todistusta')
    await button(page, t('entries.money.submitKeep')).click()
    await toast(page, t('entries.money.kept_done', { amount: '30,00\u00a0€' })).waitFor()
    await button(page, t('common.close')).first().click()
    await dialog.waitFor({ state: 'hidden' })
    await alert.waitFor({ state: 'hidden' })
    const rest = [
      t('entries.money.refunded', { amount: '20,00\u00a0€' }),
      t('entries.money.kept', { amount: '30,00\u00a0€' }),
    ]
    await page.getByText(rest.join(', ')).waitFor()
    await expect
      .poll(async () => (await page.request.get(`/api/auth/entries/${entryId}/money`)).json())
      .toMatchObject({ refunds: [{ amountCents: 2000, state: 'done' }] })
  },
)
