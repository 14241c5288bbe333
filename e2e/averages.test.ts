import { expect, test } from 'vitest'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible } from './accessibility.ts'
import { openJourneys } from './journey.ts'
import { type Language, translator } from './translator.ts'

const { openPage } = await openJourneys()
const DESKTOP = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test.each<[Language, object]>(
  oneOfVariants(import.meta.url, [
    ['fi', DESKTOP],
    ['sv', PHONE],
    ['en', DESKTOP],
  ]),
)('SYSADMIN calculates the breed averages and sees them done (%s)', async (language, device) => {
  const t = translator(language)
  const page = await openPage(`/hallinta/rotukeskiarvot?lang=${language}`, { ...device, as: 'yllapito' })
  await page.getByRole('heading', { level: 1, name: t('averages.title') }).waitFor()
  await page.getByRole('button', { name: t('averages.start') }).click()
  await page
    .getByText(t('averages.askedBy', { user: 'yllapito' }))
    .first()
    .waitFor()
  await page.getByText(t('averages.running')).waitFor({ state: 'detached' })
  expect(await page.getByText(t('averages.finished')).count()).toBeGreaterThan(0)
  await expectAccessible(page)
})

test('KAER_CHIEF reads the points of every breed, and all averages of one', async () => {
  const t = translator('fi')
  const page = await openPage('/hallinta/rotukeskiarvot?season=2025', { ...DESKTOP, as: 'kaer-vastaava' })
  const points = page.getByRole('table', { name: t('averages.pointsTable') })
  const breed = points
    .getByRole('row')
    .filter({ hasText: /\d,\d\d \(n = \d+\)/ })
    .first()
    .getByRole('link')
  const name = await breed.innerText()
  await breed.click()
  const scores = page.getByRole('table', { name: t('trials.hunt') })
  const shown = await scores.getByRole('row', { name: t('trials.features.speed') }).innerText()
  expect(shown).toMatch(/\d,\d\d \(n = \d+\)/)
  expect(await page.getByLabel(t('averages.breed')).locator('option:checked').innerText()).toBe(name)
  await expectAccessible(page)
  await page.getByRole('link', { name: t('shell.nav.features') }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(new URL(page.url()).searchParams.get('from')).toBe('2025')
})

test('tells on a phone too how many dogs a class has of which no mean is told', async () => {
  const page = await openPage('/hallinta/rotukeskiarvot?season=2025', { ...PHONE, as: 'kaer-vastaava' })
  await page
    .getByText(/^– \(n = [1-4]\)$/)
    .first()
    .waitFor()
})

test('KAER_CHIEF sees the calculations and cannot start one', async () => {
  const t = translator('fi')
  const page = await openPage('/hallinta/rotukeskiarvot', { ...DESKTOP, as: 'kaer-vastaava' })
  await page
    .getByText(t('averages.askedBy', { user: 'yllapito' }))
    .first()
    .waitFor()
  expect(await page.getByRole('button', { name: t('averages.start') }).count()).toBe(0)
})
