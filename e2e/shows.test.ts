import { expect, test } from 'vitest'
import { makeDog } from '#server/testing/factories.ts'
import { expectAccessible } from './accessibility.ts'
import { button, field, heading, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { translator } from './translator.ts'
import { DESKTOP } from './visitor.ts'

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
