import { expect, test } from 'vitest'
import { makeDog } from '#server/testing/factories.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { translator } from './translator.ts'
import { dialog } from './trialSteps.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()
const { db } = service.database
const t = translator('fi')
const NAME = 'Ilmoitettu Iitu'
const CHARACTER = 'Rauhallinen ja ystävällinen.'
const PUBLIC = 'Epilepsia todettu kolmevuotiaana.'
const PDF = { name: 'lausunto.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }
const LIE = { ...PDF, name: 'vale.pdf', buffer: Buffer.from('<html></html>') }

test('a visitor reports on a phone, an adviser publishes and reads the relatives, the visitor withdraws by the link', async () => {
  const [sire, dam] = [await makeDog(db, { sex: 'male' }), await makeDog(db, { sex: 'female' })]
  const born = { sire_id: sire.id, dam_id: dam.id, birth_date: '2020-05-01', birth_year: 2020 }
  const dog = await makeDog(db, { name: NAME, ...born })
  const sibling = await makeDog(db, { name: 'Sisarus Siiri', ...born })

  const visitor = await openPage('/terveysilmoitus', PHONE)
  const send = () => button(visitor, t('healthInquiry.send')).tap()
  await send()
  await visitor.getByText(t('errors.HEALTH_INFORMER_MISSING')).first().waitFor()
  await visitor.getByText(t('errors.HEALTH_CHARACTER_MISSING')).first().waitFor()
  await expectAccessible(visitor)
  await visitor.getByRole('combobox', { name: t('healthInquiry.regnr') }).fill(NAME)
  await visitor.getByRole('option', { name: new RegExp(dog.regnr) }).tap()
  const radio = (name: string) => visitor.getByRole('radio', { name, exact: true })
  await radio(t('healthInquiry.informers.owner')).check()
  await visitor.getByLabel(t('healthInquiry.informerEmail')).fill('iidan.omistaja@example.fi')
  await radio(t('healthInquiry.conditions.problem')).check()
  await visitor.getByLabel(t('healthInquiry.sickness')).fill('Kohtauksia')
  await visitor.getByLabel(t('healthInquiry.character')).fill(CHARACTER)
  const file = visitor.locator('input[type=file]')
  await file.setInputFiles(LIE)
  await visitor.getByText(t('errors.HEALTH_ATTACHMENT_NOT_READABLE')).waitFor()
  await file.setInputFiles(PDF)
  await visitor.getByText(t('healthInquiry.fileAttached', { name: PDF.name })).waitFor()
  await visitor.reload()
  await visitor.getByText(t('healthInquiry.fileAttached', { name: PDF.name })).waitFor()
  expect(await visitor.getByLabel(t('healthInquiry.character')).inputValue()).toBe(CHARACTER)
  await expectToFit(visitor)
  await send()
  await visitor.getByText(t('healthInquiry.next.title')).waitFor()
  await visitor.getByText(t('healthInquiry.next.mark')).waitFor()
  await expectAccessible(visitor)
  await expectToFit(visitor)

  const adviser = await openPage('/hallinta/terveysilmoitukset', { ...DESKTOP, as: 'jalostusneuvoja' })
  await expectAccessible(adviser)
  await adviser.getByRole('link', { name: t('inquiryAdmin.openOf', { name: NAME }) }).click()
  await adviser.getByText(CHARACTER).waitFor()
  await expectAccessible(adviser)
  await button(adviser, t('inquiryAdmin.actions.publish')).click()
  await adviser.getByText(t('errors.HEALTH_PUBLIC_TEXT_MISSING')).first().waitFor()
  await adviser.getByRole('checkbox', { name: /^EPI/ }).check()
  await adviser.getByLabel(t('inquiryAdmin.publicText')).fill(PUBLIC)
  await adviser.getByLabel(t('inquiryAdmin.internalText')).fill('Lausunto nähty')
  await button(adviser, t('inquiryAdmin.actions.publish')).click()
  await toast(adviser, t('inquiryAdmin.done.publish')).waitFor()

  await adviser.goto(`/koira/${sibling.regnr}`)
  await adviser.getByRole('button', { name: t('dogStaff.health.openOf') }).click()
  const drawer = adviser.getByRole('dialog', { name: t('shell.drawer') })
  await drawer.getByRole('row', { name: new RegExp(NAME) }).waitFor()
  await drawer.getByText(PUBLIC).waitFor()
  await drawer.getByText('Lausunto nähty').waitFor()
  await expectAccessible(adviser)
  await adviser.mouse.click(60, 850)
  await drawer.waitFor({ state: 'hidden' })

  const reader = await openPage(`/koira/${dog.regnr}`, DESKTOP)
  await reader.getByText(PUBLIC).waitFor()
  expect(await reader.getByText('Lausunto nähty').count()).toBe(0)

  const { body_text } = await db
    .selectFrom('mail')
    .select('body_text')
    .where('kind', '=', 'healthInquiryDecided')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const [, path = ''] = /https?:\/\/[^/\s]+(\/terveysilmoitus\/\S+)/.exec(body_text) ?? []
  const linked = await openPage(path, DESKTOP)
  await button(linked, t('healthInquiry.own.open')).click()
  await linked.getByRole('heading', { name: t('healthInquiry.own.withdraw') }).waitFor()
  expect(linked.url()).not.toContain('token')
  await expectAccessible(linked)
  await button(linked, t('healthInquiry.own.withdraw')).click()
  await dialog(linked)
    .getByRole('button', { name: t('healthInquiry.own.withdraw') })
    .click()
  await linked.getByText(t('healthInquiry.states.withdrawn'), { exact: true }).waitFor()
  await reader.reload()
  await reader.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => reader.getByText(PUBLIC).count()).toBe(0)

  const codes = await openPage('/hallinta/terveyskoodit/uusi', { ...PHONE, as: 'jalostusneuvoja' })
  await codes.getByLabel(t('healthCodes.code'), { exact: true }).fill('UUSI')
  await codes.getByLabel(t('healthCodes.nameFi')).fill('Uusi löydös')
  await button(codes, t('healthCodes.addGrade')).tap()
  await codes.getByLabel(t('healthCodes.value'), { exact: true }).fill('1')
  await codes.getByLabel(t('healthCodes.meaningIn', { language: 'fi' })).fill('lievä')
  await expectAccessible(codes)
  await expectToFit(codes)
  await button(codes, t('healthCodes.add')).tap()
  await codes.getByRole('heading', { level: 1, name: 'Uusi löydös' }).waitFor()
}, 180_000)

test('says once, where the report would stand, that this browser cannot open it', async () => {
  const { id } = await db.selectFrom('health_inquiry').select('id').orderBy('id').executeTakeFirstOrThrow()
  const page = await openPage(`/terveysilmoitus/${id}`)
  await page.getByText(t('healthInquiry.own.notOpen')).waitFor()
  await page.waitForTimeout(500)
  expect(await page.getByRole('alert').count()).toBe(0)
})
