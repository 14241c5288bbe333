import { expect, test } from 'vitest'
import { giveBankAccount, makeClub, makeDog, makeTrial } from '#server/testing/factories.ts'
import { addMonths } from '../src/domain/dates.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { translator } from './translator.ts'
import { today } from './trialSteps.ts'
import { PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys({ ENTRY_JOBS_MS: '500' })
const { db } = service.database
const [fi, sv] = [translator('fi'), translator('sv')]
const FEE = '40,00\u00a0€'

/** A trial of a club that takes transfers, with a dog that may start in NUO alone. */
async function makeOpenTrial() {
  const held = addMonths(today, 2)
  const clubId = await makeClub(db)
  await giveBankAccount(db, clubId)
  const id = await makeTrial(db, {
    held_on: held,
    place: 'Tilinen',
    club_id: clubId,
    classes: ['NUO'],
    registration_start: addMonths(today, -1),
    registration_end: addMonths(today, 1),
  })
  const { kaer_nr } = await db
    .selectFrom('trial')
    .select('kaer_nr')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const dog = await makeDog(db, { name: 'Laskun Lumi', birth_date: addMonths(held, -18) })
  return {
    id,
    dog,
    form: `/kokeet/${held}/${kaer_nr}/ilmoittautuminen?koira=${encodeURIComponent(dog.regnr)}`,
  }
}

test('a dog is entered on a Swedish phone by bank transfer, its bill shown, and paid when the organiser marks it', async () => {
  const { id, dog, form } = await makeOpenTrial()
  const phone = await openPage(`${form}&lang=sv`, { ...PHONE, as: 'jasen' })
  await phone.getByRole('radio', { name: /^40,00/, checked: true }).waitFor()
  await phone.getByRole('radio', { name: sv('ownEntries.methods.transfer') }).check()
  await phone.getByRole('checkbox', { name: sv('accounts.fields.terms') }).check()
  await expectAccessible(phone)
  await button(phone, sv('ownEntries.enter.submit.transfer')).tap()

  const bill = phone.getByRole('region', { name: sv('ownEntries.bill.title') })
  await bill.getByText('FI79 4405 2020 0360 82', { exact: true }).waitFor()
  await bill.getByRole('img', { name: sv('ownEntries.bill.qr') }).waitFor()
  expect(await bill.getByText(/^4\d{53}$/).count()).toBe(1)
  await expectAccessible(phone)
  await expectToFit(phone)
  await phone.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const copy = (words: 'copy' | 'copied') =>
    bill.getByRole('button', { name: sv(`ownEntries.bill.${words}`, { label: sv('ownEntries.bill.iban') }) })
  await copy('copy').tap()
  await copy('copied').waitFor()
  expect(await phone.evaluate(() => navigator.clipboard.readText())).toBe('FI7944052020036082')
  const address = await bill.getByRole('link', { name: sv('ownEntries.bill.pdf') }).getAttribute('href')
  const pdf = await phone.request.get(address!)
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')

  const desk = await openPage(`/hallinta/kokeet/${id}/osallistujat`, { as: 'yllapito' })
  await desk
    .getByText(
      new RegExp(`^${fi('entries.money.holds.transfer', { amount: FEE, until: '…' }).split('…')[0]}`),
    )
    .first()
    .waitFor()
  await button(desk, fi('entries.more', { dog: dog.name })).click()
  await desk.getByRole('menuitem', { name: fi('entries.money.menu') }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel(fi('entries.money.receivedAmount')).waitFor()
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: fi('entries.money.submitReceive') }).click()
  await toast(desk, fi('entries.money.received', { amount: FEE })).waitFor()
  await dialog.getByText(fi('entries.money.byHand')).first().waitFor()

  await phone.reload()
  await phone.getByRole('heading', { level: 2, name: sv('ownEntries.situations.placed.title') }).waitFor()
  await phone.getByText(sv('ownEntries.money.payments.transfer')).waitFor()
  expect(await bill.count()).toBe(0)
})
