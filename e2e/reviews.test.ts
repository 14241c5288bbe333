import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { makeDog, makeReview } from '#server/testing/factories.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { emulatePaper, openJourneys, printedPages } from './journey.ts'
import { translator } from './translator.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()
const { db } = service.database
const t = translator('fi')
/** A breed of which the demo club has reviewed none. */
const BREED = '90'
const EVENT = '11.05.2024 Kajaani'

/** A class of the club's own at the end of its list. */
const addClass = (code: string, fi: string) =>
  service.database.pool.query(
    `insert into review_class_list (version, classes)
     select version + 1, classes || $1::jsonb from review_class_list order by version desc limit 1`,
    [JSON.stringify([{ code, name: { fi, sv: '', en: '' }, offered: true }])],
  )

test('a visitor finds a review, reads it beside the breed’s, sees who else was there, and the measures as pictures and tables', async () => {
  await addClass('K1', 'kerhon oma luokka')
  for (let index = 0; index < 6; index++) {
    const dog = await makeDog(db, { name: `Mitattu ${index}`, sex: 'female', breed_code: BREED })
    await makeReview(db, dog.id, {
      held_on: '2024-05-11',
      place: 'Kajaani',
      clock: `09:${10 + index}`,
      height_cm: 58 + index,
      length_cm: 60 + index,
      critique: `Arvostelu ${index}`,
      class: index < 2 ? 'K1' : 'EH',
    })
  }
  const alone = await makeDog(db, { name: 'Yksinäinen', sex: 'male', breed_code: BREED })
  await makeReview(db, alone.id, { held_on: '2023-05-11', place: 'Kajaani' })

  const page = await openPage('/jalostustarkastukset', DESKTOP)
  await page.getByLabel(t('reviews.filters.breed')).selectOption(BREED)
  await page.getByText(t('reviews.count_other', { count: '7' })).waitFor()
  const table = page.getByRole('table', { name: t('reviews.table') })
  await table.getByRole('rowheader', { name: new RegExp(EVENT) }).waitFor()
  await expectAccessible(page)
  await page
    .getByLabel(t('reviews.filters.class'), { exact: true })
    .selectOption({ label: 'K1, kerhon oma luokka' })
  await page.getByText(t('reviews.count_other', { count: '2' })).waitFor()
  await page.getByText(t('reviews.chips.class', { class: 'kerhon oma luokka' })).waitFor()
  await table.getByText('K1', { exact: true }).first().hover()
  await page.getByText('K1: kerhon oma luokka').first().waitFor()
  await page.getByLabel(t('reviews.filters.class'), { exact: true }).selectOption('')
  await page.getByRole('button', { name: t('reviews.columns.height') }).click()
  // The highest first.
  await table.getByRole('row').nth(1).getByText('Mitattu 5').waitFor()
  expect(await table.getByRole('rowheader', { name: new RegExp(EVENT) }).count()).toBe(0)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: t('reviews.csv') }).click(),
  ])
  expect((await readFile(await file.path(), 'utf8')).trim().split('\n')).toHaveLength(8)

  await table
    .getByRole('row', { name: /Mitattu 5/ })
    .getByText('09:15')
    .click()
  await page.getByRole('heading', { level: 1, name: /Mitattu 5/ }).waitFor()
  await page.getByText('Arvostelu 5').waitFor()
  await page.getByRole('cell', { name: '+2,5' }).first().waitFor()
  await expectAccessible(page)
  expect(await printedPages(page)).toBe(1)
  await page.getByRole('link', { name: t('reviews.one.event_other', { count: '6' }) }).click()
  await page.getByText(t('reviews.count_other', { count: '6' })).waitFor()

  await page.goto(`/jalostustarkastukset/mitat?breed=${BREED}`)
  const height = t('reviews.measures.heightCm')
  const distribution = t('reviews.analysis.distributionOf', { measure: height })
  await page.getByRole('img', { name: distribution }).waitFor()
  await page.getByText(t('reviews.analysis.hidden', { least: '5' })).waitFor()
  const figure = page.getByRole('figure').filter({ hasText: distribution })
  await figure.getByText(t('dogs.asTable')).click()
  await figure.getByRole('row', { name: /63–64/ }).waitFor()
  const classes = page.getByRole('figure').filter({ hasText: t('reviews.analysis.classesOf') })
  await classes.getByText('kerhon oma luokka').first().waitFor()
  await classes.getByText(t('dogs.asTable')).click()
  await classes.getByRole('row', { name: /^kerhon oma luokka/ }).waitFor()
  await expectAccessible(page)

  // Drawn anew at the width of the sheet.
  await emulatePaper(page, 186, 273)
  await figure.getByText('58', { exact: true }).first().waitFor()
  await expectToFit(page)

  const phone = await openPage(`/jalostustarkastukset/mitat?breed=${BREED}`, PHONE)
  await phone.getByRole('img', { name: distribution }).waitFor()
  await expectToFit(phone)
  await expectAccessible(phone)
  await phone.getByRole('link', { name: t('reviews.views.list') }).tap()
  await phone.getByText(t('reviews.count_other', { count: '7' })).waitFor()
  await expectToFit(phone)
  await phone.goto(`/jalostustarkastukset?breed=${BREED}&year=1999`)
  await phone.getByText(t('reviews.none')).waitFor()
  await phone.goto(`/jalostustarkastus/${alone.regnr}`)
  await phone.getByText(t('reviews.one.notCompared', { least: '5' })).waitFor()
  await expectToFit(phone)
  await expectAccessible(phone)
})
