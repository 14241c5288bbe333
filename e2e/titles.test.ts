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

const CACIBS = [
  ['2023-06-03', 'Kuopio', 'FI', 'Anna Arvioija'],
  ['2023-09-02', 'Piteå', 'SE', 'Bertil Bedömare'],
  ['2024-02-10', 'Lahti', 'FI', 'Anna Arvioija'],
  ['2024-06-08', 'Tallinna', 'EE', 'Cecilia Kohtunik'],
] as const

async function certifiedDog() {
  const dog = await makeDog(db, { name: 'Kaarnalahden Valio', sex: 'male', birth_date: '2020-05-17' })
  for (const [held_on, place, country, judge] of CACIBS) {
    const { id } = await db
      .insertInto('show')
      .values({ held_on, place, country })
      .returning('id')
      .executeTakeFirstOrThrow()
    const marks = ['SA', 'CACIB']
    await db
      .insertInto('show_result')
      .values({ show_id: id, dog_id: dog.id, class: 'AVO', grade: 'ERI', marks, judge, saved_at: new Date() })
      .execute()
  }
  return dog
}

test('a proposed title is accepted by one press and undone; another is entered, changed, removed and seen on the dog’s page', async () => {
  const dog = await certifiedDog()
  const page = await openPage(`/hallinta/koira/${dog.regnr}/nayttelyt`, { ...DESKTOP, as: 'nayttelyt' })
  await page
    .getByRole('main')
    .getByRole('link', { name: t('titles.title') })
    .click()
  await page.getByText(t('titles.none')).waitFor()
  await page.getByText(t('titles.findings.complete', { day: '08.06.2024' })).waitFor()
  await page.getByText('Cecilia Kohtunik').waitFor()
  await expectAccessible(page)
  const list = await openPage('/hallinta/valionarvot', { ...DESKTOP, as: 'nayttelyt' })
  await list.getByRole('link', { name: dog.name }).waitFor()
  const up = list.getByRole('button', { name: t('titles.moveUp', { code: 'FI KVA' }), exact: true })
  await up.press('Enter')
  await toast(list, t('titles.moved', { code: 'FI KVA', place: '1' })).waitFor()
  expect(await up.evaluate((node) => node === document.activeElement), 'the focus stays').toBe(true)
  await expectAccessible(list)
  await list
    .getByRole('button', { name: t('titles.moveDown', { code: 'FI KVA' }), exact: true })
    .press('Enter')
  await toast(list, t('titles.moved', { code: 'FI KVA', place: '2' })).waitFor()
  await button(page, t('titles.findings.accept', { code: 'C.I.E.' })).click()
  await toast(page, t('titles.added')).waitFor()
  await page.getByText('CACIB: 03.06.2023 Kuopio (FI)').waitFor()
  await toast(page, t('titles.added'))
    .getByRole('button', { name: t('identity.corrections.undo') })
    .click()
  await toast(page, t('dogShows.saves.done')).waitFor()
  await page.getByText(t('titles.none')).waitFor()

  await page.getByRole('link', { name: t('titles.addThis') }).click()
  const choice = page.getByRole('combobox', { name: t('titles.one') })
  await button(page, t('titles.addThis')).click()
  await page.getByRole('link', { name: t('errors.TITLE_MISSING') }).waitFor()
  await choice.selectOption({ label: 'FI KVA, Suomen käyttövalio' })
  await button(page, t('titles.addThis')).click()
  await page.getByRole('link', { name: t('errors.TITLE_DATE_MISSING') }).waitFor()
  await expectAccessible(page)
  await page.reload()
  expect(await choice.inputValue(), 'kept').toBe('FI KVA')
  await field(page, t('titles.date')).fill('14.9.2024')
  await page.getByRole('textbox', { name: new RegExp(`^${t('titles.source')}`) }).fill('Kunniakirja')
  await button(page, t('titles.addThis')).click()
  await toast(page, t('titles.added')).waitFor()
  const table = page.getByRole('table', { name: t('titles.title') })
  await table.getByText('14.09.2024').waitFor()

  await page.getByRole('link', { name: t('identity.changeOf', { what: 'FI KVA' }) }).click()
  await field(page, t('titles.date')).fill('21.9.2024')
  await button(page, t('titles.saveThis')).click()
  await toast(page, t('titles.savedOne', { code: 'FI KVA' })).waitFor()
  await table.getByText('21.09.2024').waitFor()

  const visitor = await openPage(`/koira/${dog.regnr}`, DESKTOP)
  await visitor.getByRole('button', { name: 'FI KVA', exact: true }).hover()
  await visitor.getByRole('tooltip').getByText('Suomen käyttövalio').waitFor()

  await page.getByRole('link', { name: t('identity.changeOf', { what: 'FI KVA' }) }).click()
  await button(page, t('titles.removeThis')).click()
  const question = page.getByRole('dialog', { name: t('titles.removeOneQuestion', { code: 'FI KVA' }) })
  await question.getByRole('button', { name: t('titles.removeThis') }).click()
  await toast(page, t('titles.removedOne', { code: 'FI KVA' })).waitFor()
  await page.getByText(t('titles.none')).waitFor()
  await expectAccessible(page)
  const others = await openPage('/', { as: 'koirat' })
  await others.goto(`/hallinta/koira/${dog.regnr}/valionarvot`)
  await heading(others, t('accounts.forbidden.title')).waitFor()
})

test('on a phone a title is added to the list with its rule, moved, retired and removed', async () => {
  const page = await openPage('/hallinta/valionarvot', { ...PHONE, as: 'nayttelyt' })
  await page.getByText('Suomen käyttövalio', { exact: true }).waitFor()
  await expectAccessible(page)
  await expectToFit(page)
  await page.getByRole('link', { name: t('titles.new') }).tap()
  await page.getByLabel(t('titles.code'), { exact: true }).fill('lv mva')
  await page.getByLabel(t('healthCodes.nameFi')).fill('Latvian muotovalio')
  await page.getByRole('combobox', { name: t('titles.rule.mark') }).selectOption('SERT')
  await button(page, t('titles.add')).tap()
  await page
    .getByRole('link', { name: t('errors.TITLE_RULE_INVALID') })
    .first()
    .waitFor()
  await expectToFit(page)
  await expectAccessible(page)
  await page.getByLabel(t('titles.rule.shows')).fill('3')
  await page.getByLabel(t('titles.rule.judges')).fill('2')
  await page.getByLabel(t('titles.rule.country')).fill('lv')
  await field(page, t('titles.rule.validFrom')).fill('1.1.2020')
  await button(page, t('titles.add')).tap()
  await heading(page, 'LV MVA').waitFor()
  await page.getByLabel(t('titles.offered')).uncheck()
  await button(page, t('titles.save')).tap()
  await toast(page, t('titles.saved', { code: 'LV MVA' })).waitFor()
  await page
    .getByRole('link', { name: t('titles.title') })
    .first()
    .tap()
  await page.getByRole('button', { name: t('titles.moveUp', { code: 'LV MVA' }) }).tap()
  await toast(page, t('titles.moved', { code: 'LV MVA', place: '26' })).waitFor()
  await page.getByRole('link', { name: 'LV MVA' }).tap()
  await button(page, t('titles.remove')).tap()
  const question = page.getByRole('dialog', { name: t('titles.removeQuestion', { code: 'LV MVA' }) })
  await question.getByRole('button', { name: t('titles.remove') }).tap()
  await toast(page, t('titles.removed', { code: 'LV MVA' })).waitFor()
})
