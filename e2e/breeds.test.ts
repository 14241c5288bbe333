import { expect, test } from 'vitest'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button, field, heading, menuEntries, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { translator } from './translator.ts'
import { DESKTOP, PHONE, type Visiting } from './visitor.ts'

const { openPage } = await openJourneys()
const STAFF = '/hallinta/rodut'

test.each(
  oneOfVariants(import.meta.url, [
    ['fi', DESKTOP, '398'],
    ['sv', PHONE, '399'],
  ]),
)(
  'SYSADMIN adds a breed, which can be chosen at once, and hides it again (%s)',
  { timeout: 120_000 },
  async (lang, size: Visiting, code) => {
    const t = translator(lang)
    const page = await openPage(`${STAFF}?lang=${lang}`, { ...size, as: 'yllapito' })
    expect(await menuEntries(page, t)).toContain(t('shell.nav.breeds'))
    await expectAccessible(page)
    await expectToFit(page)
    await page.getByRole('link', { name: t('breedAdmin.new') }).click()
    await heading(page, t('breedAdmin.new')).waitFor()
    await field(page, t('breedAdmin.code')).fill('98')
    const name = `Koerotu ${code}`
    for (const language of ['fi', 'sv', 'en'])
      await field(page, t(`breedAdmin.names.${language}`)).fill(`${name} ${language}`)
    await button(page, t('breedAdmin.add')).click()
    await page.getByText(t('errors.BREED_EXISTS')).first().waitFor()
    await expectAccessible(page)
    await field(page, t('breedAdmin.code')).fill(code)
    await button(page, t('breedAdmin.add')).click()
    await toast(page, t('breedAdmin.saved', { name: `${name} fi` })).waitFor()
    await heading(page, `${name} fi`).waitFor()

    await page.goto(`/hallinta/koira/0/0/perustiedot?osa=uusi&lang=${lang}`)
    await page.locator('select option', { hasText: `${name} ${lang}` }).waitFor({ state: 'attached' })
    await page.goBack()
    await page.getByRole('checkbox', { name: t('breedAdmin.hidden') }).check()
    await button(page, t('breedAdmin.save')).click()
    await toast(page, t('breedAdmin.saved', { name: `${name} fi` })).waitFor()
    await page.getByText(t('breedAdmin.states.hidden')).first().waitFor()
    await expectAccessible(page)
    await expectToFit(page)
  },
)

test('a changed name of a breed stands on the pages of its dogs', async () => {
  const t = translator('fi')
  const page = await openPage(STAFF, { ...DESKTOP, as: 'yllapito' })
  await page.getByRole('row', { name: /^98 / }).getByRole('link').first().click()
  await page.getByText(t('breedAdmin.codeStays')).waitFor()
  await field(page, t('breedAdmin.names.fi')).fill('Saksan uudistettu seisoja')
  await button(page, t('breedAdmin.save')).click()
  await toast(page, t('breedAdmin.saved', { name: 'Saksan uudistettu seisoja' })).waitFor()
  await page.goto('/haku?breed=98')
  await page
    .getByText(/saksan uudistettu seisoja/i)
    .first()
    .waitFor()
})
