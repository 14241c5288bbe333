import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button, field, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { enterByCall, paidEntry, post } from './payingSteps.ts'
import { type Language, translator } from './translator.ts'
import { today } from './trialSteps.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys({ ENTRY_JOBS_MS: '300' })

const makePaidEntry = (name: string, monthsOld?: number, as?: string) =>
  paidEntry(service, openPage, name, { monthsOld, as })

/** In the dialog of a dog's money that has come to moving: chooses the payment and the other dog, and says why. */
async function moveTo(page: Page, dog: string, lang: Language): Promise<void> {
  const t = translator(lang)
  const dialog = page.getByRole('dialog')
  const [before] = t('entries.money.move.begin', { amount: '50,00\u00a0€', date: '|' }).split('|')
  await dialog.getByRole('button', { name: before! }).click()
  await dialog.getByRole('button', { name: t('entries.money.move.chooseOf', { dog }) }).click()
  await dialog.getByText(t('entries.money.move.settled'), { exact: false }).first().waitFor()
  await expectAccessible(page)
  await expectToFit(page)
  const submit = page.getByRole('button', { name: t('entries.money.move.submit', { dog }) })
  await submit.click()
  await dialog.getByText(t('errors.VALUE_REQUIRED')).first().waitFor()
  await dialog
    .locator('form')
    .filter({ has: submit })
    .getByLabel(t('entries.money.reason'))
    .fill('Paikka toiselle koiralle')
  await submit.click()
  await toast(page, t('entries.money.move.done', { amount: '50,00\u00a0€', dog })).waitFor()
}

const LONG = 'Erittäin Pitkänimisen Kennelin Kaikkein Pisimmän Nimen Saanut Koira'

test.each(
  oneOfVariants(import.meta.url, [
    ['fi', DESKTOP, 'Kauhavan Kaiku'],
    ['sv', PHONE, LONG],
  ]),
)(
  'shows the organiser why money waits, moves it to another dog and back, and gives it back in part and whole (%s)',
  async (lang, size, dog) => {
    const t = translator(lang satisfies Language)
    const { trialId, entryId, page: owner } = await makePaidEntry(dog)
    await enterByCall(service, owner, trialId, 'Toinen Koira')
    const page = await openPage(`/hallinta/kokeet/${trialId}/osallistujat?lang=${lang}`, {
      ...size,
      as: 'yllapito',
    })
    await page.getByText(t('entries.money.paid', { amount: '50,00\u00a0€' }), { exact: true }).waitFor()
    await post(page, `/api/auth/trials/${trialId}/entries/withdraw`, { entryId, reason: 'Kiima' })
    await page.reload()
    const alert = page.getByRole('alert').filter({ hasText: t('entries.money.alertTitle_one') })
    await alert.waitFor()
    await expectToFit(page)
    await expectAccessible(page)
    const fifty = '50,00\u00a0€'
    await alert.getByText(t('entries.money.cases.owedAfterLeaving', { amount: fifty })).waitFor()
    const of = (act: 'move' | 'refund') =>
      alert.getByRole('button', {
        name: t('entries.money.acts.of', { act: t(`entries.money.acts.${act}`), dog }),
      })
    await of('move').click()
    const dialog = page.getByRole('dialog', { name: t('entries.money.title', { dog }) })
    await moveTo(page, 'Toinen Koira', lang)
    await dialog.getByText(t('entries.money.none')).waitFor()
    await button(page, t('common.close')).first().click()
    await alert.waitFor({ state: 'hidden' })
    await page.getByText(t('entries.money.paid', { amount: fifty }), { exact: true }).waitFor()
    const [other] = (await (await page.request.get(`/api/auth/trials/${trialId}/entries`)).json()).places
    const { payments } = await (await page.request.get(`/api/auth/entries/${other.id}/money`)).json()
    await post(page, `/api/auth/entries/${other.id}/move-payment`, {
      paymentId: payments[0].id,
      toEntryId: entryId,
      moves: 1,
      dueCents: 0,
      reason: 'Sittenkin näin',
    })
    await page.reload()
    await of('refund').click()
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

test('an entrant changes to a cheaper class, cancels after the closing with a certificate, and gets back what the organiser accepts', async () => {
  const t = translator('fi')
  const dog = 'Kiiman Kielo'
  const { trialId, entryId, page } = await makePaidEntry(dog, 20)
  await button(page, t('ownEntries.changeClass.open')).click()
  const change = page.getByRole('dialog', { name: t('ownEntries.changeClass.title') })
  await change.getByRole('radio', { name: /^NUO/ }).check()
  await change.getByRole('radio', { name: /^40,00/, checked: true }).waitFor()
  await change.getByText(t('ownEntries.changeClass.cheaper', { amount: '10,00\u00a0€' })).waitFor()
  await expectAccessible(page)
  await change.getByRole('button', { name: t('ownEntries.changeClass.submit') }).click()
  await toast(page, t('ownEntries.changeClass.done')).waitFor()

  await service.database.db
    .updateTable('trial')
    .set({ registration_end: addDays(today, -1) })
    .where('id', '=', trialId)
    .execute()
  await page.reload()
  await page.getByText(t('ownEntries.cancel.byGround')).waitFor()
  await button(page, t('ownEntries.cancel.open')).click()
  const cancel = page.getByRole('dialog')
  await cancel.getByRole('textbox', { name: t('ownEntries.cancel.reason') }).fill('Juoksuaika alkoi')
  await button(page, t('ownEntries.cancel.submit')).click()
  await cancel.getByText(t('errors.VALUE_REQUIRED')).first().waitFor()
  await cancel.getByRole('radio', { name: t('ownEntries.claim.grounds.heat') }).check()
  await expectAccessible(page)
  await button(page, t('ownEntries.cancel.submit')).click()
  await page.getByText(t('ownEntries.claim.needed')).waitFor()
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'todistus.pdf', mimeType: 'application/pdf', buffer: pdf })
  await page.getByRole('link', { name: t('ownEntries.claim.certificate') }).waitFor()
  await expectAccessible(page)
  await page.setViewportSize(PHONE.viewport)
  await expectToFit(page)

  const staff = await openPage(`/hallinta/kokeet/${trialId}/osallistujat`, { ...DESKTOP, as: 'yllapito' })
  await staff.getByText(t('entries.money.claims')).first().waitFor()
  await staff
    .getByRole('button', { name: t('entries.money.open', { dog }) })
    .first()
    .click()
  await staff.getByRole('link', { name: t('entries.money.claim.open') }).waitFor()
  await expectAccessible(staff)
  await staff
    .getByRole('radio', { name: t('entries.money.claim.accept', { amount: '40,00\u00a0€' }) })
    .check()
  await button(staff, t('entries.money.claim.submit')).click()
  await toast(staff, t('entries.money.claim.done')).waitFor()
  await expect
    .poll(async () => (await staff.request.get(`/api/auth/entries/${entryId}/money`)).json())
    .toMatchObject({ paidCents: 5000, refundedCents: 5000, claims: [{ state: 'accepted' }] })

  await staff.goto('/hallinta/tuotteet')
  await staff.getByRole('heading', { name: t('products.refunds.title') }).waitFor()
  await staff
    .getByRole('button', { name: /^Muuta: / })
    .first()
    .click()
  await staff.getByRole('dialog', { name: t('products.refunds.edit') }).waitFor()
  await expectAccessible(staff)
})

test('an owner contests an entry that somebody else has paid for, the organiser takes the dog out, and the payer has a receipt', async () => {
  const t = translator('fi')
  const dog = 'Riidan Ruska'
  const { trialId, entryId, dogId, page: entrant } = await makePaidEntry(dog, 36, 'tuomari')
  await service.database.pool.query(
    `insert into dog_owner (dog_id, person_id) select $1, person_id from account where username = 'jasen'`,
    [dogId],
  )
  const owner = await openPage(`/ilmoittautumiset/${entryId}/riitautus`, { ...PHONE, as: 'jasen' })
  await button(owner, t('ownEntries.contest.submit')).click()
  await owner.getByText(t('errors.VALUE_REQUIRED')).first().waitFor()
  await field(owner, t('ownEntries.contest.reason')).fill('En ole sopinut tästä')
  await expectAccessible(owner)
  await button(owner, t('ownEntries.contest.submit')).click()
  await owner.getByText(t('ownEntries.contest.follows.open')).waitFor()
  await expectToFit(owner)

  const page = await openPage(`/hallinta/kokeet/${trialId}/osallistujat`, { as: 'yllapito' })
  await page.getByText(t('entries.money.cases.contested')).waitFor()
  await button(page, t('entries.money.acts.of', { act: t('entries.money.acts.open'), dog })).click()
  const dialog = page.getByRole('dialog', { name: t('entries.money.title', { dog }) })
  await dialog.getByText('En ole sopinut tästä').waitFor()
  await dialog.getByLabel(t('entries.money.contest.removed')).check()
  await field(page, t('ownEntries.contest.grounds')).fill('Omistaja ei ole suostunut')
  await expectAccessible(page)
  await button(page, t('entries.money.contest.submit')).click()
  await toast(page, t('entries.money.contest.done')).waitFor()
  await dialog.getByText(t('entries.money.owed')).first().waitFor()

  await owner.reload()
  await owner.getByText(t('ownEntries.contest.states.removed')).waitFor()
  await owner.getByText('Omistaja ei ole suostunut').waitFor()
  await entrant.goto(`/ilmoittautumiset/${entryId}`)
  const receipt = entrant.getByRole('link', { name: t('ownEntries.money.receipt') })
  const pdf = await entrant.request.get(String(await receipt.getAttribute('href')))
  expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
})
