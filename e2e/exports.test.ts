import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { API_KEY_HEADER } from '#contract/headers.ts'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button, field, heading, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { translator } from './translator.ts'
import { DESKTOP, PHONE, type Visiting } from './visitor.ts'

const { openPage } = await openJourneys()
const MINUTE = { timeout: 60_000 }

test.each(
  oneOfVariants(import.meta.url, [
    ['fi', DESKTOP],
    ['sv', PHONE],
  ]),
)('a visitor saves the pedigree of a breed for another program (%s)', async (lang, size: Visiting) => {
  const t = translator(lang)
  const page = await openPage(`/rotu/98?lang=${lang}`, size)
  await page.getByRole('heading', { name: t('population.files.title') }).waitFor()
  await expectAccessible(page)
  await expectToFit(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: t('population.files.save', { program: 'optiSel' }) }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^98-optisel-\d{4}-\d\d-\d\d\.csv$/)
  expect(await readFile((await download.path())!, 'utf8')).toMatch(
    /^Indiv,Sire,Dam,Sex,Breed,Born\n.+,NA,NA,/,
  )
})

test.each(
  oneOfVariants(import.meta.url, [
    ['fi', DESKTOP],
    ['en', PHONE],
  ]),
)('a visitor saves the open data and reads how calls are made (%s)', async (lang, size: Visiting) => {
  const t = translator(lang)
  const page = await openPage(`/avoin-data?lang=${lang}`, size)
  // The service makes it when it starts.
  const save = page.getByRole('link', { name: t('openData.save') })
  await expect
    .poll(async () => {
      await page.reload()
      await heading(page, t('openData.title')).waitFor()
      return save.isVisible()
    }, MINUTE)
    .toBe(true)
  await page
    .getByRole('cell', { name: t('openData.tables.dogs') })
    .or(page.getByText(t('openData.tables.dogs'), { exact: true }))
    .first()
    .waitFor()
  await expectAccessible(page)
  await expectToFit(page)
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
  expect(download.suggestedFilename()).toBe('koirakanta.zip')
  expect((await readFile((await download.path())!)).subarray(0, 2).toString()).toBe('PK')
  await page.goto('/api/docs')
  await page.getByRole('link', { name: 'breeds', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'breeds' }).waitFor()
  await expectAccessible(page)
  await expectToFit(page)
})

test.each(
  oneOfVariants(import.meta.url, [
    ['fi', DESKTOP],
    ['en', PHONE],
  ]),
)('SYSADMIN takes the whole archive and gives a partner a key (%s)', async (lang, size: Visiting) => {
  const t = translator(lang)
  const partner = `Koiranet ${lang}`
  const page = await openPage(`/hallinta/viennit?lang=${lang}`, { ...size, as: 'yllapito' })
  await expectAccessible(page)
  await expectToFit(page)
  await button(page, t('exports.archive.order')).click()
  const save = page.getByRole('link', { name: t('exports.archive.save') })
  await save.waitFor()
  await page.getByText(t('audit.codes.ARCHIVE_ORDERED')).first().waitFor()
  const [download] = await Promise.all([page.waitForEvent('download', MINUTE), save.click()])
  expect(download.suggestedFilename()).toMatch(/^koirakanta-\d{4}-\d\d-\d\d\.zip$/)

  await button(page, t('exports.keys.add')).click()
  await button(page, t('exports.keys.make')).click()
  await page.getByText(t('errors.VALUE_REQUIRED')).first().waitFor()
  await field(page, t('exports.keys.partner')).fill(partner)
  await button(page, t('exports.keys.make')).click()
  await page.getByText(t('exports.keys.shown')).waitFor()
  await expectAccessible(page)
  const key = await page.getByRole('dialog').locator('code').innerText()
  await button(page, t('exports.keys.close')).click()
  const answer = await page.request.get('/api/breeds', { headers: { [API_KEY_HEADER]: key } })
  expect(answer.status()).toBe(200)

  await button(page, t('exports.keys.revokeOf', { partner })).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('exports.keys.revoke') })
    .click()
  await toast(page, t('exports.keys.revokedNow')).waitFor()
  const refused = await page.request.get('/api/breeds', { headers: { [API_KEY_HEADER]: key } })
  expect(refused.status()).toBe(401)
})

test('nobody else opens the exports of SYSADMIN', async () => {
  const t = translator('fi')
  const page = await openPage('/hallinta/viennit', { as: 'koirat' })
  await page
    .getByText(t('errors.FORBIDDEN'))
    .or(page.getByRole('heading', { level: 1 }))
    .first()
    .waitFor()
  expect(await page.getByText(t('exports.archive.order')).count()).toBe(0)
})
