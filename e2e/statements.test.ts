import { expect, test } from 'vitest'
import { INFORMATION_TOPICS } from '#contract/informationTopics.ts'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { heading } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { LANGUAGES, translator } from './translator.ts'
import { PHONE } from './visitor.ts'

const { openPage: open } = await openJourneys()

test.each(oneOfVariants(import.meta.url, LANGUAGES))(
  'the foot of a page leads to what the club says of the service (%s)',
  async (language) => {
    const t = translator(language)
    const page = await open(`/haku?lang=${language}`, language === 'fi' ? PHONE : {})
    const foot = page.getByRole('navigation', { name: t('shell.statements.label') })
    for (const name of ['contact', 'terms', 'privacy', 'accessibility']) {
      await foot.getByRole('link', { name: t(`shell.statements.${name}`), exact: true }).click()
      await heading(page, t(`statements.${name}.title`)).waitFor()
      await expectAccessible(page)
      await expectToFit(page)
      expect(await page.getByRole('main').textContent()).not.toMatch(/[{}]|undefined/)
    }
  },
)

test.each(oneOfVariants(import.meta.url, LANGUAGES))(
  'each figure has a page that tells how it is computed (%s)',
  async (language) => {
    const t = translator(language)
    const page = await open(`/tietoja?lang=${language}`, language === 'sv' ? PHONE : {})
    await heading(page, t('information.title')).waitFor()
    await expectAccessible(page)
    for (const topic of Object.keys(INFORMATION_TOPICS)) {
      const title = t(`information.topics.${topic}.title`)
      await page.getByRole('main').getByRole('link', { name: title, exact: true }).click()
      await heading(page, title).waitFor()
      await expectToFit(page)
      expect(await page.getByRole('main').textContent()).not.toMatch(/[{}]|undefined|information\./)
      await page.goBack()
    }
    await page.goto('/tietoja/sukusiitos')
    await page.getByText('F = Σ (½)^(a + b − 1) · (1 + F(A))').waitFor()
    await expectAccessible(page)
    await page.goto('/tietoja/ei-ole')
    await heading(page, t('errors.INFORMATION_NOT_FOUND')).waitFor()
  },
)

test('the registration shows what is accepted beside the form', async () => {
  const t = translator('fi')
  const page = await open('/rekisteroityminen')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: t('accounts.help.readTerms') }).click()
  await heading(await opened, t('statements.terms.title')).waitFor()
})
