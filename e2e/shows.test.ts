import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeDog } from '#server/testing/factories.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button, field, heading, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { press, row } from './sheetSteps.ts'
import { translator } from './translator.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()
const { db } = service.database
const t = translator('fi')

test('a show result is written for a chosen dog, refused where it cannot be, changed, and removed', async () => {
  const dog = await makeDog(db, { name: 'Kaarnalahden Nuppu', sex: 'female', birth_date: '2020-05-17' })
  const page = await openPage('/hallinta/koira/0/0/nayttelyt', { ...DESKTOP, as: 'nayttelyt' })
  await page.getByRole('combobox', { name: t('identity.choose.dog'), exact: true }).fill(dog.regnr)
  await page.getByRole('option').filter({ hasText: dog.regnr }).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await heading(page, dog.name).waitFor()
  await page.getByText(t('dogShows.none')).waitFor()
  await page.getByRole('link', { name: t('dogShows.add') }).click()
  await field(page, t('shows.date')).fill('3.6.2023')
  await field(page, t('shows.place')).fill('Kuopio')
  const grade = page.getByRole('combobox', { name: t('shows.grade') })
  await page.getByRole('combobox', { name: t('shows.class') }).selectOption('AVO')
  await page.getByRole('checkbox', { name: /^SERT/ }).check()
  const add = button(page, t('dogShows.addThis'))
  await add.click()
  await page.getByRole('link', { name: t('errors.SHOW_GRADE_INVALID') }).waitFor()
  await expectAccessible(page)
  await grade.selectOption('EH')
  await add.click()
  await page.getByRole('link', { name: t('errors.SHOW_MARK_WITHOUT_ERI') }).waitFor()
  await page.reload()
  expect(await field(page, t('shows.place')).inputValue()).toBe('Kuopio')
  await grade.selectOption('ERI')
  await add.click()
  await toast(page, t('dogShows.added')).waitFor()
  await page.getByRole('link', { name: '03.06.2023' }).click()
  await page.getByLabel(t('shows.judge')).fill('Maija Mallikas')
  await button(page, t('dogShows.save')).click()
  await toast(page, t('dogShows.saved')).waitFor()
  await expectAccessible(page)
  await button(page, t('dogShows.remove')).click()
  const words = { date: '03.06.2023', place: 'Kuopio' }
  const question = page.getByRole('dialog', { name: t('dogShows.removeQuestion', words) })
  await question.getByRole('button', { name: t('dogShows.remove') }).click()
  await page.getByText(t('dogShows.none')).waitFor()
  await toast(page, t('dogShows.removed'))
    .getByRole('button', { name: t('identity.corrections.undo') })
    .click()
  await toast(page, t('dogShows.saves.done')).waitFor()
  await page.getByRole('link', { name: '03.06.2023' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: new RegExp(`: ${t('audit.codes.SHOW_RESULT_ADDED')}`) }).click()
  const undoing = page.getByRole('dialog', { name: t('dogShows.saves.question') })
  await undoing.getByRole('button', { name: t('identity.corrections.undo') }).click()
  await page.getByRole('dialog', { name: t('identity.corrections.stayedTitle') }).waitFor()
  await button(page, t('common.close')).click()
  await page.goto(`/hallinta/koira/${dog.regnr}/nayttely?tulos=999999`)
  await page.getByText(t('errors.SHOW_RESULT_NOT_FOUND')).waitFor()
  const others = await openPage('/', { as: 'koirat' })
  await others.goto(`/hallinta/koira/${dog.regnr}/nayttelyt`)
  await heading(others, t('accounts.forbidden.title')).waitFor()
})

test('a whole show is typed by keyboard, kept through a reload, brought from a file, and saved at once', async () => {
  const [first, second, third] = [
    await makeDog(db, { name: 'Kaarnalahden Ruska', birth_date: '2020-05-17' }),
    await makeDog(db, { birth_date: '2020-05-17' }),
    await makeDog(db, { name: 'Kaarnalahden Halla', birth_date: '2020-05-17' }),
  ]
  const page = await openPage('/hallinta/nayttelyt/uusi', { ...DESKTOP, as: 'nayttelyt' })
  await field(page, t('shows.date')).fill('1.7.2023')
  await field(page, t('shows.place')).fill('Kitee')
  await button(page, t('wholeShows.add')).click()
  await heading(page, '01.07.2023 Kitee').waitFor()
  const cell = (column: string, place: number) =>
    page.locator(`[data-column=${column}]`).nth(place).locator('input, textarea')
  const type = async (...texts: string[]) => {
    for (const text of texts) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
  }
  await cell('dog', 0).focus()
  await page.keyboard.type('nalahden rus')
  await page.getByRole('option', { name: first.name }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await type('avo', 'eri', '1', 'sa pu-1 sert', 'Maija Mallikas')
  await page.keyboard.type('Hyvä pää.')
  await page.keyboard.press('Alt+Enter')
  await page.keyboard.type('Vapaat liikkeet.')
  expect(await cell('marks', 0).inputValue()).toBe('SA SERT PU1')
  await page.keyboard.press('Tab')
  await type(second.regnr, 'jun', 'eh')
  expect(await cell('judge', 1).inputValue(), 'filled down').toBe('Maija Mallikas')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('xx')
  await page.getByText(t('errors.SHOW_CLASS_INVALID')).waitFor()
  await page.keyboard.press('Escape')
  expect(await cell('class', 1).inputValue()).toBe('JUN')
  await expectAccessible(page)
  await page.reload()
  await page.getByText(t('wholeShows.unsaved_other', { count: '2' })).waitFor()
  const file = `Rek.nro;Luokka;Laatu;Arvostelu\n${third.regnr};VET;H;"Hyvä; vapaa"\nFI99997/99;AVO;EH;\n`
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'n.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await page.getByLabel(t('shows.grade'), { exact: true }).first().selectOption({ label: 'Laatu' })
  await button(page, t('wholeShows.bringRows_other', { count: '2' })).click()
  await page.getByText(`${t('wholeShows.dog')}: ${t('errors.DOG_NOT_FOUND')}`).waitFor()
  await page.getByRole('link', { name: third.name }).waitFor()
  await button(page, t('wholeShows.save')).click()
  await page.getByText(t('errors.SHOW_ROWS_INVALID')).waitFor()
  await expectAccessible(page)
  await button(page, t('wholeShows.removeLine', { name: 'FI99997/99' })).click()
  await button(page, t('wholeShows.save')).click()
  await toast(page, t('wholeShows.saved', { added: '3', changed: '0', removed: '0' })).waitFor()
  await page.getByText(t('wholeShows.allSaved')).waitFor()
  await expectToFit(page)
  expect(await cell('critique', 0).inputValue()).toBe('Hyvä pää.\nVapaat liikkeet.')
  const phone = await openPage(new URL(page.url()).pathname, { ...PHONE, as: 'nayttelyt' })
  await cell('grade', 0).waitFor()
  await phone.locator('[data-column=grade]').nth(1).locator('input').fill('H')
  await expectToFit(phone)
  await expectAccessible(phone)
  await button(phone, t('wholeShows.save')).click()
  await toast(phone, t('wholeShows.saved', { added: '0', changed: '1', removed: '0' })).waitFor()
  await cell('grade', 1).fill('T')
  await button(page, t('wholeShows.save')).click()
  await page.getByRole('group', { name: t('wholeShows.outdated', { now: 'JUN H Maija Mallikas' }) }).waitFor()
  await button(page, t('wholeShows.keepOwn')).click()
  await button(page, t('wholeShows.save')).click()
  const saved = toast(page, t('wholeShows.saved', { added: '0', changed: '1', removed: '0' }))
  await saved.waitFor()
  // Of the two who save the same show, each takes back the own save.
  await cell('judge', 0).waitFor()
  await phone.locator('[data-column=judge]').nth(2).locator('input').fill('Toinen Tuomari')
  await button(phone, t('wholeShows.save')).click()
  await phone.getByText(t('wholeShows.allSaved')).waitFor()
  await saved.getByRole('button', { name: t('identity.corrections.undo') }).click()
  await toast(page, t('dogShows.saves.done')).waitFor()
  await expect.poll(() => cell('judge', 2).inputValue()).toBe('Toinen Tuomari')
  expect(await cell('grade', 1).inputValue()).toBe('H')
  await page.goto('/hallinta/nayttelyt?q=kitee')
  await page.getByText(t('wholeShows.count_one', { count: '1' })).waitFor()
  await expectAccessible(page)
  await page.goto('/hallinta/nayttelyt/999999')
  await heading(page, t('errors.SHOW_NOT_FOUND')).waitFor()
})

const KIND = t('dogs.reviews.kinds.inspection')
const EVENT = { event: `${KIND} 06.06.2026 Tarkastusmaa` }
/** Milliseconds that something may take on a busy machine. */
const PATIENT = { timeout: 20_000 }
const text = (page: Page, name: string) => row(page, name).getByRole('textbox')
const mark = (page: Page, name: string) =>
  row(page, name).locator('[data-mark]').first().getAttribute('data-mark')
const saved = (page: Page, name: string) => expect.poll(() => mark(page, name), PATIENT).toBe('saved')

test('a review day is written on a phone in the field, also without a network and by two at once, and published', async () => {
  const born = { birth_date: '2022-05-17' }
  const [aino, bella] = [
    await makeDog(db, { name: 'Tarkastusmaan Aino', sex: 'female', ...born }),
    await makeDog(db, { name: 'Tarkastusmaan Bella', sex: 'female', ...born }),
  ]
  const puppy = await makeDog(db, { name: 'Tarkastusmaan Pentu', birth_date: '2026-01-01' })
  const phone = await openPage('/hallinta/jalostustarkastukset/uusi', { ...PHONE, as: 'junkkari' })
  await field(phone, t('dogs.reviews.date')).fill('6.6.2026')
  await button(phone, t('reviewAdmin.beginDay')).tap()
  await phone
    .getByRole('link', { name: t('errors.VALUE_REQUIRED') })
    .first()
    .waitFor()
  await field(phone, t('dogs.reviews.place')).fill('Tarkastusmaa')
  await field(phone, t('dogs.reviews.reviewer')).fill('Maija Mallikas')
  await button(phone, t('reviewAdmin.beginDay')).tap()
  await heading(phone, EVENT.event).waitFor()

  await phone.getByRole('combobox', { name: t('reviewAdmin.dog'), exact: true }).fill(aino.regnr)
  await phone.getByRole('option').filter({ hasText: aino.regnr }).first().tap()
  await text(phone, 'clock').waitFor()
  await field(phone, t('reviewAdmin.numberList')).fill(`${bella.regnr}\nFI99997/99, ${puppy.regnr}`)
  await button(phone, t('reviewAdmin.addList')).tap()
  await phone.getByText(`${puppy.regnr}: ${t('errors.REVIEW_TOO_YOUNG')}`).waitFor()
  await phone.getByText(`FI99997/99: ${t('reviewAdmin.statuses.unknown')}`).waitFor()
  await expectAccessible(phone)

  await button(phone, t('reviewAdmin.publish_other', { count: '2' })).tap()
  await phone.getByRole('button', { name: `${aino.name}, ${t('dogs.reviews.height').toLowerCase()}` }).tap()
  await row(phone, 'height').getByText(t('errors.REVIEW_HEIGHT_MISSING')).waitFor()
  await text(phone, 'height').fill('615')
  await text(phone, 'length').fill('63')
  await row(phone, 'height').getByText(t('errors.REVIEW_HEIGHT_INVALID')).waitFor()
  // What is no value is neither taken for saved nor lost.
  expect(await mark(phone, 'height')).toBe('refused')
  await phone.getByText(t('results.save.attention_one', { count: '1' })).waitFor()
  await saved(phone, 'length')
  await phone.reload()
  await row(phone, 'height').getByText(t('errors.REVIEW_HEIGHT_INVALID')).waitFor()
  expect(await text(phone, 'height').inputValue()).toBe('615')
  await button(phone, t('reviewAdmin.publish_other', { count: '2' })).tap()
  await phone
    .getByRole('alert')
    .filter({ hasText: t('results.save.attention_one', { count: '1' }) })
    .waitFor()
  await phone
    .getByRole('button', {
      name: `${aino.name}, ${t('dogs.reviews.height').toLowerCase()}: ${t('errors.VALUE_INVALID')}`,
    })
    .tap()
  await expectAccessible(phone)
  await row(phone, 'class').getByRole('button', { name: 'EH' }).tap()
  await saved(phone, 'class')

  // Without a network, through a reload too.
  await phone.route('**/fields', (route) => route.abort())
  await text(phone, 'height').fill('61,5')
  await phone.getByText(t('results.save.kept_one', { count: '1' })).waitFor()
  await row(phone, 'class').getByRole('button', { name: 'H', exact: true }).tap()
  await phone.getByText(t('results.save.kept_other', { count: '2' })).waitFor()
  await phone.reload()
  await expect.poll(() => text(phone, 'height').inputValue(), PATIENT).toBe('61,5')

  // Meanwhile somebody else writes at a desk: another class of this dog, and all of the other one by the keyboard.
  const desk = await openPage('/hallinta/jalostustarkastukset', { ...DESKTOP, as: 'tarkastaja' })
  await desk.getByRole('link', { name: '06.06.2026 Tarkastusmaa' }).click()
  const cell = (dog: { regnr: string }, name: string) =>
    desk.locator(`tr[data-dog="${dog.regnr}"] [data-field="${name}"]`)
  await cell(aino, 'class').getByRole('combobox').selectOption('ERI')
  await cell(aino, 'clock').getByRole('textbox').fill('9.30')
  await cell(aino, 'clock').getByRole('textbox').focus()
  await press(desk, 'Enter', '9', 'Tab', 'h', 'Tab', '5', '8', 'Tab', '6', '0', 'Tab')
  await desk.keyboard.type('Sopusuhtainen.')
  await desk.keyboard.press('Tab')
  await desk.getByText(t('results.save.saved')).waitFor()
  expect(await cell(bella, 'class').getByRole('combobox').inputValue()).toBe('H')
  await expectAccessible(desk)

  // A dog that is taken off by mistake comes back with what was written of it.
  const called = { dog: bella.name }
  await button(desk, t('reviewAdmin.removeDog', called)).click()
  await desk
    .getByRole('dialog', { name: t('reviewAdmin.removeDogQuestion', called) })
    .getByRole('button', { name: t('reviewAdmin.removeThisDog') })
    .click()
  const removed = toast(desk, t('reviewAdmin.dogRemoved', called))
  await cell(bella, 'class').waitFor({ state: 'detached' })
  await removed.getByRole('button', { name: t('reviewAdmin.undo') }).click()
  await toast(desk, t('reviewAdmin.dogRestored', called)).waitFor()
  await expect.poll(() => cell(bella, 'class').getByRole('combobox').inputValue()).toBe('H')

  await phone.unroute('**/fields')
  await phone.evaluate(() => window.dispatchEvent(new Event('online')))
  await row(phone, 'class')
    .getByRole('button', { name: t('results.conflict.theirs', { value: 'ERI' }) })
    .tap()
  await expect.poll(() => mark(phone, 'class'), PATIENT).toBe('saved')
  await saved(phone, 'height')
  await expectToFit(phone)

  const publish = button(phone, t('reviewAdmin.publish_other', { count: '2' }))
  await publish.tap()
  await toast(phone, t('reviewAdmin.published', EVENT))
    .getByRole('button', { name: t('reviewAdmin.undo') })
    .tap()
  await toast(phone, t('reviewAdmin.reopened')).waitFor()
  await publish.tap()
  await button(phone, t('reviewAdmin.reopen')).waitFor()
  await expectAccessible(phone)

  // One of its reviews by itself.
  await phone.getByRole('link', { name: '09:30' }).tap()
  await field(phone, t('reviewAdmin.heightCm')).fill('')
  await button(phone, t('reviewAdmin.save')).tap()
  await phone.getByRole('link', { name: t('errors.REVIEW_HEIGHT_MISSING') }).waitFor()
  await field(phone, t('reviewAdmin.heightCm')).fill('62')
  await button(phone, t('reviewAdmin.save')).tap()
  await toast(phone, t('reviewAdmin.saved')).waitFor()
  await expectAccessible(phone)
  await button(phone, t('reviewAdmin.remove')).tap()
  await phone
    .getByRole('dialog')
    .getByRole('button', { name: t('reviewAdmin.remove') })
    .tap()
  await phone.getByRole('button', { name: t('reviewAdmin.undo') }).tap()
  await expect.poll(() => field(phone, t('reviewAdmin.heightCm')).inputValue(), PATIENT).toBe('62')

  const { rows } = await service.database.pool.query(
    'select dog_id, class, height_cm::float8 as height, critique from breeding_review where dog_id = any($1) order by dog_id',
    [[aino.id, bella.id]],
  )
  expect(rows).toEqual([
    { dog_id: aino.id, class: 'ERI', height: 62, critique: null },
    { dog_id: bella.id, class: 'H', height: 58, critique: 'Sopusuhtainen.' },
  ])
})

test('a second Junkkari and a review of a puppy are refused at their fields, and classes are kept', async () => {
  const dog = await makeDog(db, { name: 'Junkkarilan Jekku', birth_date: '2025-01-10' })
  const page = await openPage('/hallinta/jalostustarkastus/uusi', { ...DESKTOP, as: 'nayttelyt' })
  const write = async (kind: 'junkkari' | 'inspection', place = 'Junkkarila') => {
    await page.getByRole('combobox', { name: t('reviewAdmin.dog'), exact: true }).fill(dog.regnr)
    await page.getByRole('option').filter({ hasText: dog.regnr }).first().click()
    await page.getByRole('combobox', { name: t('reviewAdmin.kind') }).selectOption(kind)
    await page.getByRole('combobox', { name: t('dogs.reviews.class') }).selectOption('EH')
    await field(page, t('dogs.reviews.date')).fill('6.6.2026')
    await field(page, t('dogs.reviews.place')).fill(place)
    await field(page, t('dogs.reviews.reviewer')).fill('Maija Mallikas')
    await field(page, t('reviewAdmin.heightCm')).fill('60')
    await field(page, t('reviewAdmin.lengthCm')).fill('62')
    await button(page, t('reviewAdmin.addThis')).click()
  }
  await write('inspection')
  await page.getByRole('link', { name: t('errors.REVIEW_TOO_YOUNG') }).waitFor()
  await write('junkkari')
  await toast(page, t('reviewAdmin.added')).waitFor()
  await page.goto('/hallinta/jalostustarkastus/uusi')
  await write('junkkari', 'Toinen paikka')
  await page.getByRole('link', { name: t('errors.REVIEW_JUNKKARI_EXISTS') }).waitFor()
  await expectAccessible(page)

  await page.goto('/hallinta/jalostustarkastukset/luokat')
  await page
    .getByRole('group', { name: 'EH' })
    .getByRole('button', { name: t('reviewAdmin.removeClass', { name: 'EH' }) })
    .click()
  await button(page, t('reviewAdmin.saveClasses')).click()
  await page.getByText(t('errors.REVIEW_CLASS_IN_USE')).first().waitFor()
  await expectAccessible(page)
  const others = await openPage('/', { as: 'koirat' })
  await others.goto('/hallinta/jalostustarkastukset')
  await heading(others, t('accounts.forbidden.title')).waitFor()
})
