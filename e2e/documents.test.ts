import { expect, test } from 'vitest'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button, field, heading, menuEntries, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { translator } from './translator.ts'
import { DESKTOP, PHONE, type Visiting } from './visitor.ts'

const { service, openPage } = await openJourneys()
const STAFF = '/hallinta/tiedostot'
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')
const asFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })

test.each(
  oneOfVariants(import.meta.url, [
    ['fi', DESKTOP],
    ['sv', PHONE],
  ]),
)(
  'SYSADMIN brings a document, replaces it, puts the first version back, removes it and undoes that (%s)',
  async (lang, size: Visiting) => {
    const t = translator(lang)
    const title = `Kilpailukutsu ${lang}`
    const page = await openPage(`${STAFF}?lang=${lang}`, { ...size, as: 'yllapito' })
    expect(await menuEntries(page, t)).toContain(t('shell.nav.documents'))
    await expectAccessible(page)
    await expectToFit(page)
    await page.getByRole('link', { name: t('documentAdmin.new') }).click()
    await heading(page, t('documentAdmin.new')).waitFor()
    const file = page.locator('input[type=file]')
    await file.setInputFiles(asFile('kutsu.pdf', Buffer.from('<html></html>')))
    await page.getByText(t('errors.DOCUMENT_TYPE_FALSE')).waitFor()
    await file.setInputFiles(asFile(`${title}.pdf`, PDF))
    expect(await field(page, t('documentAdmin.titles.fi')).inputValue()).toBe(title)
    await page.getByRole('checkbox', { name: t('documentAdmin.public') }).check()
    await expectAccessible(page)
    await button(page, t('documentAdmin.add')).click()
    await toast(page, t('documentAdmin.added', { title })).waitFor()
    await heading(page, title).waitFor()

    await file.setInputFiles(asFile('toinen.txt', Buffer.from('Toinen')))
    await toast(page, t('documentAdmin.replaced', { number: '2' })).waitFor()
    await button(page, t('documentAdmin.putBackOf', { number: '1' })).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('documentAdmin.putBackOf', { number: '1' }) })
      .click()
    await toast(page, t('documentAdmin.putBackDone', { number: '3' })).waitFor()
    await expectAccessible(page)
    await expectToFit(page)

    await button(page, t('documentAdmin.remove')).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('documentAdmin.remove') })
      .click()
    await toast(page, t('documentAdmin.removed', { title })).waitFor()
    await page.getByRole('button', { name: t('documentAdmin.undo'), exact: true }).click()
    await toast(page, t('documentAdmin.restored', { title })).waitFor()
    await page.goto(`/tietoja?lang=${lang}`)
    const link = page.getByRole('link', { name: title })
    const saved = page.waitForEvent('download')
    await link.click()
    expect((await saved).suggestedFilename()).toBe(`${title}.pdf`)
    await expectAccessible(page)
  },
)

test('documents of a trial stand on its page for everyone, and those for staff on the page of staff alone', async () => {
  const t = translator('fi')
  const { rows } = await service.database.pool.query<{ id: number; held_on: string; kaer_nr: number }>(
    `select t.id, t.held_on::text, t.kaer_nr from trial t join document d on d.trial_id = t.id limit 1`,
  )
  const { id, held_on, kaer_nr } = rows[0]!
  const visitor = await openPage(`/kokeet/${held_on}/${kaer_nr}`, PHONE)
  await visitor.getByRole('link', { name: 'Ajo-ohje kokoontumispaikalle' }).waitFor()
  expect(await visitor.getByText('Toimitsijoiden työvuorot').count()).toBe(0)
  await expectAccessible(visitor)
  const page = await openPage(`/hallinta/kokeet/${id}`, { ...DESKTOP, as: 'yllapito' })
  await page.getByRole('link', { name: 'Toimitsijoiden työvuorot', exact: true }).waitFor()
  await page.getByRole('link', { name: t('documentAdmin.new') }).click()
  await page.waitForURL(`**/hallinta/tiedostot/uusi?trial=${id}`)
  await heading(page, t('documentAdmin.new')).waitFor()
  await page.locator('input[type=file]').setInputFiles(asFile('ruokailu.txt', Buffer.from('Keittoa')))
  await button(page, t('documentAdmin.add')).click()
  await toast(page, t('documentAdmin.added', { title: 'ruokailu' })).waitFor()
  await page.goBack()
  await page.goBack()
  await page.getByRole('link', { name: 'ruokailu', exact: true }).waitFor()
})

test('SYSADMIN adds a folder, renames it and moves it up; one that holds documents stays', async () => {
  const t = translator('fi')
  const page = await openPage(`${STAFF}/kansiot`, { ...PHONE, as: 'yllapito' })
  await button(page, t('documentAdmin.newFolder')).click()
  await field(page, t('documentAdmin.names.fi')).fill('Kuvat')
  await expectAccessible(page)
  await button(page, t('documentAdmin.saveFolder')).click()
  await toast(page, t('documentAdmin.folderSaved', { name: 'Kuvat' })).waitFor()
  await page.getByRole('button', { name: t('documentAdmin.up', { name: 'Kuvat' }) }).click()
  await toast(page, t('documentAdmin.moved', { name: 'Kuvat', place: '3' })).waitFor()
  await page.getByRole('button', { name: t('documentAdmin.renameOf', { name: 'Kuvat' }) }).click()
  await field(page, t('documentAdmin.names.fi')).fill('Kuvia')
  await button(page, t('documentAdmin.saveFolder')).click()
  await toast(page, t('documentAdmin.folderSaved', { name: 'Kuvia' })).waitFor()
  const remove = page.getByRole('button', { name: t('documentAdmin.removeFolder') })
  expect(await remove.nth(0).isDisabled()).toBe(true)
  await remove.nth(2).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('documentAdmin.removeFolder') })
    .click()
  await toast(page, t('documentAdmin.folderRemoved', { name: 'Kuvia' })).waitFor()
  await expectAccessible(page)
  await expectToFit(page)
})
