import { expect, test } from 'vitest'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button, field, heading, menuEntries, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { translator } from './translator.ts'
import { DESKTOP, PHONE, type Visiting } from './visitor.ts'

const { openPage } = await openJourneys()
const STAFF = '/hallinta/tietosivut'

test.each(
  oneOfVariants(import.meta.url, [
    ['fi', DESKTOP],
    ['sv', PHONE],
  ] as const),
)(
  'SYSADMIN writes a page with formatting, publishes it, puts its first text back, removes it and undoes that (%s)',
  { timeout: 120_000 },
  async (lang, size: Visiting) => {
    const t = translator(lang)
    const title = `Kennelneuvonta ${lang}`
    const page = await openPage(`${STAFF}?lang=${lang}`, { ...size, as: 'yllapito' })
    expect(await menuEntries(page, t)).toContain(t('shell.nav.informationAdmin'))
    await page.getByText(t('informationAdmin.explainedHelp')).waitFor()
    await expectAccessible(page)
    await expectToFit(page)
    await page.getByRole('link', { name: t('informationAdmin.new') }).click()
    await heading(page, t('informationAdmin.new')).waitFor()
    await button(page, t('informationAdmin.save')).click()
    await page.getByText(t('errors.VALUE_REQUIRED')).first().waitFor()
    await field(page, t('informationAdmin.titles.fi')).fill(title)
    await field(page, t('informationAdmin.texts.fi')).fill(
      '# Milloin\n\n- **tiistaisin**\n- [kokeissa](/kokeet)\n\n<b>ei merkintää</b>',
    )
    await page.getByRole('textbox', { name: t('informationAdmin.address') }).fill('jaseneksi')
    const preview = page.getByRole('region', { name: t('writing.preview') })
    await preview.getByRole('heading', { name: 'Milloin' }).waitFor()
    await preview.getByRole('listitem').getByText('tiistaisin').waitFor()
    await expectAccessible(page)
    await expectToFit(page)
    await button(page, t('informationAdmin.save')).click()
    await page.getByText(t('errors.INFORMATION_ADDRESS_TAKEN')).first().waitFor()
    await page.getByRole('textbox', { name: t('informationAdmin.address') }).fill('')
    await button(page, t('informationAdmin.save')).click()
    await toast(page, t('informationAdmin.saved.draft', { title })).waitFor()
    await heading(page, title).waitFor()

    await page.getByRole('checkbox', { name: t('informationAdmin.publish') }).check()
    await field(page, t('informationAdmin.texts.fi')).fill('Vain perjantaisin.')
    await button(page, t('informationAdmin.save')).click()
    await toast(page, t('informationAdmin.saved.shown', { title })).waitFor()
    await page.getByRole('button', { name: t('informationAdmin.texts.lookAt', { number: '1' }) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('heading', { name: 'Milloin' }).waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t('informationAdmin.texts.putBack', { number: '1' }) }).click()
    await toast(page, t('informationAdmin.texts.putBackDone', { number: '1' })).waitFor()
    expect(await field(page, t('informationAdmin.texts.fi')).inputValue()).toContain('tiistaisin')

    await page.getByRole('link', { name: t('informationAdmin.toPublic') }).click()
    await page.waitForURL(`**/tietoja/kennelneuvonta-${lang}**`)
    await page.getByRole('heading', { level: 2, name: 'Milloin' }).waitFor()
    await page.getByText('<b>ei merkintää</b>').waitFor()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'kokeissa' }).click()
    await page.waitForURL('**/kokeet**')
    await page.goBack()
    await page.goBack()

    await button(page, t('informationAdmin.remove')).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('informationAdmin.remove') })
      .click()
    await toast(page, t('informationAdmin.removed', { title })).waitFor()
    await page.getByRole('button', { name: t('informationAdmin.undo'), exact: true }).click()
    await toast(page, t('informationAdmin.restored', { title })).waitFor()
    const movers = page.getByRole('button', { name: new RegExp(t('informationAdmin.up', { title: '.+' })) })
    const mover = page.getByRole('button', { name: t('informationAdmin.up', { title }) })
    // The list is asked for anew once the page is back.
    await mover.waitFor()
    const lastButOne = (await movers.count()) - 1
    await mover.click()
    await toast(page, t('informationAdmin.moved', { title, place: String(lastButOne) })).waitFor()
    await page.goto(`/tietoja?lang=${lang}`)
    await page.getByRole('link', { name: title }).waitFor()
    await expectToFit(page)
  },
)

test.each(oneOfVariants(import.meta.url, ['fi', 'sv', 'en'] as const))(
  'a page of the club has its documents, and one that is not there is said to be missing (%s)',
  async (lang) => {
    const t = translator(lang)
    const page = await openPage(`/tietoja/jaseneksi?lang=${lang}`, lang === 'en' ? PHONE : DESKTOP)
    await page.getByRole('main').locator('a[download]').first().waitFor()
    await expectAccessible(page)
    await expectToFit(page)
    await page.goto(`/tietoja/ei-ole?lang=${lang}`)
    await heading(page, t('errors.INFORMATION_NOT_FOUND')).waitFor()
    await page
      .getByRole('main')
      .getByRole('link', { name: t('information.title') })
      .click()
    await heading(page, t('information.title')).waitFor()
  },
)
