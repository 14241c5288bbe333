import { expect, test } from 'vitest'
import { addDays, addMonths } from '#domain/dates.ts'
import { referenceOf } from '#domain/payments/reference.ts'
import { camtOf } from '#server/bankStatements/camt053.test-helper.ts'
import { makeClub, makeDog, makeEntry, makePayment, makeTrial } from '#server/testing/factories.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button, field, heading, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { translator } from './translator.ts'
import { today } from './trialSteps.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys({ ENTRY_JOBS_MS: '300' })

// The demo's own money is out of the way.
await service.database.pool.query(
  'update bank_transaction set settled_at = now() where case_kind is not null',
)
await service.database.pool.query(
  `update refund set state = 'failed', settled_at = now() where state = 'intended'`,
)

const IBAN = 'FI2112345600000785'
const FEE = 5000
const euros = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')}\u00a0€`

/** A club of the agent's with an account, and entries for its trial that are to be paid by bank transfer. */
async function makeEntries(names: readonly string[]) {
  const { db } = service.database
  const { id: agent } = await db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'koetoimitsija')
    .executeTakeFirstOrThrow()
  const clubId = await makeClub(db, agent)
  await db
    .updateTable('club')
    .set({ iban: IBAN, bic: 'NDEAFIHH', account_holder: 'Pohjan Kanakoirakerho ry' })
    .where('id', '=', clubId)
    .execute()
  const trialId = await makeTrial(db, {
    club_id: clubId,
    held_on: addMonths(today, 2),
    registration_start: addDays(today, -7),
    registration_end: addDays(today, 30),
    place: 'Maksula',
    capacity: 20,
  })
  const ids: number[] = []
  for (const name of names) {
    const dog = await makeDog(db, { name, birth_date: addMonths(today, -36) })
    ids.push(
      await makeEntry(db, trialId, dog.id, {
        product_id: 4,
        fee_cents: FEE,
        method: 'transfer',
        contact_name: 'Maija Maksaja',
        contact_email: 'maksaja@example.fi',
      }),
    )
  }
  return { trialId, ids }
}

test('an agent takes a statement, assigns what finds no entry, and pays a refund by a list', async () => {
  const t = translator('fi')
  const { ids } = await makeEntries(['Ensin Maksettu', 'Sitten Maksettu', 'Viite Hukassa'])
  const page = await openPage('/hallinta/rahat', { ...DESKTOP, as: 'koetoimitsija' })
  await page.getByRole('link', { name: t('money.tabs.statements') }).click()
  await heading(page, t('bankStatements.title')).waitFor()
  await page.getByText(t('bankStatements.noCases')).waitFor()
  await expectAccessible(page)

  const content = camtOf(IBAN, [
    { id: 'A1', sum: '50.00', reference: referenceOf(ids[0]!), party: 'Maija Maksaja', bookedOn: today },
    { id: 'A2', sum: '40.00', reference: referenceOf(ids[1]!), party: 'Maija Maksaja', bookedOn: today },
    { id: 'A3', sum: '50.00', party: 'Outo Oiva', message: 'koemaksu', bookedOn: today },
    { id: 'A4', sum: '7.90', debit: true, party: 'Pankki', bookedOn: today },
  ])
  const choose = () =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'tiliote.xml', mimeType: 'application/xml', buffer: Buffer.from(content) })
  await choose()
  await page.getByText(t('bankStatements.fits.partial', { amount: euros(FEE) })).waitFor()
  await page.getByText(t('bankStatements.kinds.unmatched')).first().waitFor()
  await expectAccessible(page)
  await button(page, t('bankStatements.import')).click()
  await page
    .getByRole('dialog', { name: t('bankStatements.importQuestion', { name: 'tiliote.xml' }) })
    .getByRole('button', { name: t('bankStatements.import') })
    .click()
  await toast(page, t('bankStatements.imported')).waitFor()

  await page.getByRole('button', { name: `${t('bankStatements.assign')} ${euros(FEE)} Outo Oiva` }).click()
  const dialog = page.getByRole('dialog', { name: t('bankStatements.assignTitle', { amount: euros(FEE) }) })
  await dialog.getByLabel(t('entries.money.payable.search')).fill('hukassa')
  await dialog
    .getByRole('button', { name: t('bankStatements.step.chooseOf', { dog: 'Viite Hukassa' }) })
    .click()
  await dialog.getByText(t('bankStatements.step.payerDiffers')).waitFor()
  expect(await dialog.getByText(t('bankStatements.step.sumDiffers')).count(), 'as much as is due').toBe(0)
  for (const told of ['Outo Oiva', 'koemaksu', referenceOf(ids[2]!), t('bankStatements.step.settled')])
    await dialog.getByText(told, { exact: true }).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('bankStatements.step.back') }).click()
  await dialog
    .getByRole('button', { name: t('bankStatements.step.chooseOf', { dog: 'Viite Hukassa' }) })
    .click()
  await dialog.getByRole('button', { name: t('bankStatements.assignTo', { dog: 'Viite Hukassa' }) }).click()
  await toast(page, t('bankStatements.assigned')).waitFor()
  await page.getByText(t('bankStatements.noCases')).waitFor()
  await page
    .getByRole('table', { name: t('bankStatements.history') })
    .getByRole('link')
    .first()
    .click()
  await heading(page, 'tiliote.xml').waitFor()
  await page.getByText(t('bankStatements.one.states.assigned')).waitFor()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: `${t('bankStatements.one.takeBack')} ${euros(FEE)} Outo Oiva` })
    .click()
  const back = page.getByRole('dialog', {
    name: t('bankStatements.one.takeBackTitle', { amount: euros(FEE) }),
  })
  await back.getByText(t('bankStatements.one.takeBackHelp', { dog: 'Viite Hukassa' })).waitFor()
  await back.getByLabel(t('bankStatements.reason')).fill('Toisen koiran maksu')
  await back.getByRole('button', { name: t('bankStatements.one.takeBack') }).click()
  await toast(page, t('bankStatements.one.takenBack')).waitFor()
  await page.getByText(t('bankStatements.one.states.waits')).waitFor()
  await page.getByRole('link', { name: t('bankStatements.one.back') }).click()
  await page.getByRole('button', { name: `${t('bankStatements.assign')} ${euros(FEE)} Outo Oiva` }).click()
  await dialog
    .getByRole('button', { name: t('bankStatements.step.chooseOf', { dog: 'Viite Hukassa' }) })
    .click()
  await dialog.getByRole('button', { name: t('bankStatements.assignTo', { dog: 'Viite Hukassa' }) }).click()
  await page.getByText(t('bankStatements.noCases')).waitFor()

  await choose()
  await page.getByText(t('bankStatements.nothing')).waitFor()

  const money = async (id: number) => (await page.request.get(`/api/auth/entries/${id}/money`)).json()
  expect(await money(ids[2]!)).toMatchObject({ paidCents: FEE, standing: 'paid' })
  await page.goto('/hallinta/rahat/palautukset')
  await page.getByText(t('refundLists.none'), { exact: true }).waitFor()
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'csrf-token')!.value
  const refunded = await page.request.post(`/api/auth/entries/${ids[0]}/refund`, {
    headers: { 'x-csrf-token': token },
    data: { amountCents: 2000, refundedCents: 0, reason: 'Sovittu' },
  })
  expect(refunded.ok()).toBe(true)
  await page.reload()
  await page.getByText(t('refundLists.accountUnknown')).waitFor()
  await page.getByText(t('refundLists.noneReady')).waitFor()
  await page.getByRole('button', { name: `${t('refundLists.giveAccount')}: Ensin Maksettu` }).click()
  await field(page, t('refundLists.iban')).fill('FI49 5000 9420 0287 31')
  await button(page, t('refundLists.saveAccount')).click()
  await page.getByRole('dialog').getByText(t('errors.IBAN_INVALID')).first().waitFor()
  await expectAccessible(page)
  await field(page, t('refundLists.iban')).fill('FI49 5000 9420 0287 30')
  await button(page, t('refundLists.saveAccount')).click()
  await toast(page, t('refundLists.accountSaved')).waitFor()
  await button(page, t('refundLists.make_one', { count: '1', amount: euros(2000) })).click()
  await toast(page, t('refundLists.made')).waitFor()
  await expectAccessible(page)
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: t('refundLists.saveXml') }).click()
  expect((await file).suggestedFilename()).toMatch(/^Maksuluettelo \d+\.xml$/)

  await page.goto('/hallinta/kokeet')
  await page.getByRole('link', { name: t('trialAdmin.needs.refundLists_one', { count: '1' }) }).click()
  await button(page, t('refundLists.paid')).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('refundLists.paid') })
    .click()
  await toast(page, t('refundLists.paidDone')).waitFor()
  await page.getByText(t('refundLists.settled')).waitFor()
  expect(await money(ids[0]!)).toMatchObject({
    refundedCents: 2000,
    refunds: [{ state: 'done', method: 'transfer' }],
  })
})

test('an entrant tells on a phone where the money goes, and the organiser sees it, in Swedish', async () => {
  const t = translator('sv')
  const { ids } = await makeEntries(['Telefon Hund'])
  await service.database.pool.query(
    `update entry set account_id = (select id from account where username = 'jasen') where id = $1`,
    ids,
  )
  const paymentId = await makePayment(service.database.db, ids[0]!, {
    provider: 'bank',
    booked_on: today,
    transaction_id: crypto.randomUUID(),
  })
  await service.database.db
    .insertInto('refund')
    .values({
      payment_id: paymentId,
      stamp: crypto.randomUUID(),
      amount_cents: 1500,
      reason: 'Syy',
      by_transfer: true,
      created_at: new Date(),
    })
    .execute()
  const own = await openPage(`/ilmoittautumiset/${ids[0]}?lang=sv`, { ...PHONE, as: 'jasen' })
  await own.getByText(t('ownEntries.refundAccount.wanted', { amount: euros(1500) })).waitFor()
  await field(own, t('ownEntries.refundAccount.iban')).fill('FI49 5000 9420 0287 31')
  await button(own, t('ownEntries.refundAccount.save')).click()
  await own.getByText(t('errors.IBAN_INVALID')).first().waitFor()
  await expectAccessible(own)
  await expectToFit(own)
  await field(own, t('ownEntries.refundAccount.iban')).fill('FI49 5000 9420 0287 30')
  await button(own, t('ownEntries.refundAccount.save')).click()
  const told = { amount: euros(1500), account: 'FI49 … 8730', holder: 'Maija Maksaja' }
  await own.getByText(t('ownEntries.refundAccount.known', told)).waitFor()
  await expectAccessible(own)

  const page = await openPage('/hallinta/rahat/palautukset?lang=sv', { ...PHONE, as: 'koetoimitsija' })
  await page.getByText('FI49 5000 9420 0287 30').first().waitFor()
  await expectToFit(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: t('money.tabs.statements') }).click()
  await page.getByText(t('bankStatements.history')).waitFor()
  const table = `milloin,paljonko,tunnus\n${today},50.00,ARK-1\n`
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'tili.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
  const missing = (columns: string) =>
    page.getByText(t('bankStatements.columnsMissing', { columns }), { exact: true })
  await missing('Bokföringsdag, Belopp och Arkiveringskod').waitFor()
  await field(page, t('bankStatements.columns.day')).selectOption('milloin')
  await field(page, t('bankStatements.columns.sum')).selectOption('paljonko')
  await missing('Arkiveringskod').waitFor()
  await field(page, t('bankStatements.columns.archiveId')).selectOption('paljonko')
  await page.getByText(t('bankStatements.columnTwice')).waitFor()
  await field(page, t('bankStatements.columns.archiveId')).selectOption('tunnus')
  await page.getByText(t('bankStatements.dayFormats.iso')).waitFor()
  await page.getByText(t('bankStatements.kinds.unmatched')).first().waitFor()
  await expectToFit(page)
  await expectAccessible(page)
  await field(page, t('bankStatements.columns.day')).selectOption('tunnus')
  await field(page, t('bankStatements.columns.archiveId')).selectOption('milloin')
  await page.getByText(t('bankStatements.unread')).waitFor()
  await page.getByText(t('errors.STATEMENT_DAYS')).waitFor()
  await expectToFit(page)
  await expectAccessible(page)
  await field(page, t('bankStatements.columns.day')).selectOption('milloin')
  await field(page, t('bankStatements.columns.archiveId')).selectOption('tunnus')
  await page.getByText(t('bankStatements.dayFormats.iso')).waitFor()
})

test('keeps the pages from whoever decides about no money', async () => {
  const t = translator('fi')
  for (const path of ['/hallinta/rahat/tiliotteet', '/hallinta/rahat/palautukset']) {
    const page = await openPage(path, { as: 'tuomari' })
    await heading(page, t('accounts.forbidden.title')).waitFor()
  }
})
