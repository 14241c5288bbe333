import { expect, test } from 'vitest'
import { makeDog } from '#server/testing/factories.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button, field, heading, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
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
  await toast(page, t('wholeShows.saved', { added: '0', changed: '1', removed: '0' })).waitFor()
  await page.goto('/hallinta/nayttelyt?q=kitee')
  await page.getByText(t('wholeShows.count_one', { count: '1' })).waitFor()
  await expectAccessible(page)
  await page.goto('/hallinta/nayttelyt/999999')
  await heading(page, t('errors.SHOW_NOT_FOUND')).waitFor()
})
