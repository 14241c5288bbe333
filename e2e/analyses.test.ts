import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { makeDog, makeShowResult, makeTrialResult } from '#server/testing/factories.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { openJourneys, printedPages } from './journey.ts'
import { translator } from './translator.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()
const { db } = service.database
const t = translator('fi')
const KENNEL = 'Hyvin Pitkän Kennelnimen Kasvattajan Korpikuusenkannonkolon'
const BREED = '90'

test('a visitor compares kennels beside the breed, opens the dogs, saves table and picture, and comes back to the question', async () => {
  for (let index = 0; index < 24; index++) {
    const kennel = index < 6 ? KENNEL : index < 22 ? 'Toisen' : 'Harvan'
    const dog = await makeDog(db, { breed_code: BREED, kennel_name: kennel, name: `Verrattu ${index}` })
    await makeTrialResult(db, dog.id, { speed: index < 6 ? 5 : 2 + (index % 2) }, '2024-09-10')
  }
  const page = await openPage('/kaer-ominaisuudet', DESKTOP)
  await page.getByLabel(t('analyses.question.by')).selectOption('kennel')
  await page.getByLabel(t('analyses.question.breed')).selectOption(BREED)
  const table = page.getByRole('table', { name: t('analyses.table') })
  const row = table.getByRole('row', { name: new RegExp(KENNEL) })
  await row.getByText('5,00').first().waitFor()
  await row.getByText(t('analyses.few')).waitFor()
  await page.getByText(t('analyses.hidden_one', { count: '1', least: '5' })).waitFor()
  const title = t('analyses.pictures.groups', { measure: t('trials.features.speed') })
  await page.getByRole('img', { name: title }).waitFor()
  await expectAccessible(page)
  await expectToFit(page)
  expect(await printedPages(page)).toBeLessThanOrEqual(4)

  await row.getByRole('link', { name: /6 koiraa/ }).click()
  const behind = page.getByRole('table', { name: t('analyses.dogsTable') })
  await behind.getByText('Verrattu 5').waitFor()
  expect(await behind.getByRole('row').count()).toBe(7)
  const address = page.url()

  await page.getByRole('button', { name: t('analyses.download') }).click()
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ])
  expect(await readFile(await csv.path(), 'utf8')).toContain(KENNEL)
  const figure = page.getByRole('figure').filter({ hasText: title })
  for (const ending of ['SVG', 'PNG']) {
    await figure.getByRole('button', { name: t('dogs.savePicture') }).click()
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: ending }).click(),
    ])
    expect(picture.suggestedFilename()).toMatch(new RegExp(`\\.${ending.toLowerCase()}$`))
    const content = await readFile(await picture.path())
    if (ending === 'SVG') expect(content.toString()).toContain('Toisen')
    else expect(content.subarray(1, 4).toString()).toBe('PNG')
  }

  // The question waits for whoever comes back by the menu, until it is cleared.
  await page.getByRole('button', { name: t('shell.openMenu') }).click()
  await page.getByRole('link', { name: t('shell.nav.kaerAnalysis') }).click()
  await page.getByRole('heading', { level: 1, name: t('analyses.kaer.title') }).waitFor()
  await page.getByRole('button', { name: t('shell.openMenu') }).click()
  await page.getByRole('link', { name: t('shell.nav.features') }).click()
  await row.waitFor()
  await page.getByRole('button', { name: t('analyses.clear') }).click()
  await page.waitForURL(/\/kaer-ominaisuudet$/)

  const phone = await openPage(address.slice(service.url.length), PHONE)
  await phone.getByText('Verrattu 5').waitFor()
  await phone.getByRole('img', { name: title }).waitFor()
  await expectToFit(phone)
  await expectAccessible(phone)
  await phone.goto(`${service.url}/kaer-vj-ominaisuudet?breeds=${BREED}`)
  await phone.getByText(t('analyses.none')).waitFor()
})

test('a visitor compares sires by the grades of their offspring, leaves the old prizes out, and opens the dogs of a judge', async () => {
  const sires = [
    await makeDog(db, { breed_code: BREED, sex: 'male', name: 'Komea Isä' }),
    await makeDog(db, { breed_code: BREED, sex: 'male', name: 'Vaatimaton Isä' }),
  ]
  for (let index = 0; index < 14; index++) {
    const isFirst = index < 6
    const sire = sires[isFirst ? 0 : 1]!
    const dog = await makeDog(db, { breed_code: BREED, sire_id: sire.id, name: `Näytteilläolija ${index}` })
    const grade = isFirst || index % 2 === 0 ? 'ERI' : 'H'
    await makeShowResult(db, dog.id, { grade, judge: isFirst ? 'Aili Arvostelija' : null }, '2024-06-04')
    if (index === 0) await makeShowResult(db, dog.id, { grade: '1' }, '2003-06-04')
  }
  const page = await openPage('/', DESKTOP)
  await page.getByRole('button', { name: t('shell.openMenu') }).click()
  await page.getByRole('link', { name: t('shell.nav.showAnalysis') }).click()
  await page.getByLabel(t('analyses.question.by')).selectOption('sire')
  await page.getByLabel(t('analyses.question.breed')).selectOption(BREED)
  const table = page.getByRole('table', { name: t('analyses.table') })
  await table
    .getByRole('row', { name: /Komea Isä/ })
    .getByText(/^100,0\s%$/)
    .first()
    .waitFor()
  await table
    .getByRole('row', { name: /Vaatimaton Isä/ })
    .getByText(/^50,0\s%$/)
    .first()
    .waitFor()
  await page.getByText(t('analyses.otherScale_one', { count: '1' })).waitFor()
  await page.getByRole('img', { name: t('analyses.of.shows.parts') }).waitFor()
  await expectAccessible(page)
  await expectToFit(page)
  expect(await printedPages(page)).toBeLessThanOrEqual(4)

  await page.getByLabel(t('analyses.filters.judge')).selectOption('Aili Arvostelija')
  await page.getByRole('link', { name: t('analyses.seeAllDogs') }).click()
  const behind = page.getByRole('table', { name: t('analyses.dogsTable') })
  await behind.getByText('Näytteilläolija 5').waitFor()
  expect(await behind.getByRole('row').count()).toBe(7)
  const address = page.url()
  await page.getByRole('button', { name: t('analyses.download') }).click()
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ])
  expect(await readFile(await csv.path(), 'utf8')).toContain('Komea Isä')

  // The bars open what is behind them, and so do the numbers of the table that the keyboard reaches; the table is printed unfolded.
  await page.getByRole('button', { name: t('analyses.closeDogs') }).click()
  await page.getByLabel(t('analyses.filters.judge'), { exact: true }).selectOption('')
  const grades = page.getByRole('figure').filter({ hasText: t('analyses.of.shows.partsHelp') })
  await grades
    .locator('svg text')
    .filter({ hasText: /^29\s% \(4\)$/ })
    .last()
    .click()
  await page
    .getByRole('heading', { name: `${t('analyses.sections.dogs', { group: t('analyses.whole') })}, H` })
    .waitFor()
  await expect.poll(() => behind.getByRole('row').count()).toBe(5)
  const details = grades.locator('details')
  await page.emulateMedia({ media: 'print' })
  await details.getByRole('table').waitFor()
  await page.emulateMedia({ media: null })
  await details.locator('summary').press('Enter')
  await details.getByRole('row', { name: /^ERI/ }).getByRole('link').last().press('Enter')
  await page
    .getByRole('heading', { name: `${t('analyses.sections.dogs', { group: t('analyses.whole') })}, ERI` })
    .waitFor()
  await expectAccessible(page)

  const phone = await openPage(`${address.slice(service.url.length)}&lang=sv`, PHONE)
  await phone.getByText('Näytteilläolija 5').waitFor()
  await expectToFit(phone)
  await expectAccessible(phone)
  await phone.goto(`${service.url}/nayttely-analysointi?breeds=${BREED}&class=VET`)
  await phone.getByText(translator('sv')('analyses.none')).waitFor()
})
